import { expect, it } from 'vitest'
import { hindrance, isHere } from './able'

const able = {
  isSecureContext: true,
  WebAssembly,
  Worker: function () {},
  indexedDB: {},
  navigator: { locks: {} },
  DecompressionStream: function () {},
  BroadcastChannel: function () {},
}
const found = (without: object) => hindrance({ ...able, ...without } as unknown as typeof globalThis)

it('says what a browser lacks, and nothing of one that lacks nothing', () => {
  expect(found({})).toBeNull()
  expect(found({ isSecureContext: false })).toBe('insecure')
  expect(found({ WebAssembly: undefined })).toBe('no-wasm')
  expect(found({ Worker: undefined })).toBe('no-workers')
  expect(found({ indexedDB: undefined })).toBe('no-storage')
  expect(found({ navigator: {} })).toBe('too-old')
  for (const one of ['DecompressionStream', 'BroadcastChannel'] as const) {
    const { [one]: _, ...rest } = able
    expect(hindrance(rest as unknown as typeof globalThis), one).toBe('too-old')
  }
})

it('knows a table of this device by its name', () => {
  expect([isHere('here-a'), isHere('hereafter')]).toEqual([true, false])
})
