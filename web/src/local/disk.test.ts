import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { Disk, type KeptTable } from './disk'

const ID = 'here-a'
const TABLE: KeptTable = { id: ID, seats: [{ name: 'Ola' }, { name: 'Agnes' }], created: 1, ended: null }
const BEGIN = JSON.stringify([
  [0, 0, 'chance', -1, 'deal', '', 1, ''],
  [1, 0, 'chance', -1, 'deal', '', 1, ''],
])
const answer = (number: number, text = 'pass') => JSON.stringify([[number, number, 'choice', 0, text, 'm', 2, '']])
const texts = async (disk: Disk, from = 0) =>
  (JSON.parse(await disk.rest(ID, from)) as unknown[][]).map((one) => [one[0], one[4]])

let disk: Disk
/** Another page of the same browser. */
let other: Disk
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  ;[disk, other] = [new Disk(), new Disk()]
  await disk.create(JSON.stringify(TABLE), BEGIN)
})

it('gives back what was written, to every page', async () => {
  await disk.append(ID, answer(2), false)
  const found = JSON.parse((await other.load(ID))!) as { table: KeptTable; answers: unknown[][] }
  expect(found.table).toEqual(TABLE)
  expect(found.answers.map(([number]) => number)).toEqual([0, 1, 2])
  expect(await texts(other, 2)).toEqual([[2, 'pass']])
  expect(await other.load('here-b')).toBeUndefined()
})

it('takes a number once: whoever comes later hears so, and nothing of theirs is written', async () => {
  await disk.append(ID, answer(2, 'first'), false)
  const late = JSON.stringify([
    ...(JSON.parse(answer(3, 'third')) as unknown[]),
    ...(JSON.parse(answer(2)) as unknown[]),
  ])
  await expect(other.append(ID, late, true)).rejects.toThrow(/^conflict:/)
  await expect(other.create(JSON.stringify(TABLE), '[]')).rejects.toThrow(/^conflict:/)
  expect(await texts(disk)).toEqual([
    [0, 'deal'],
    [1, 'deal'],
    [2, 'first'],
  ])
  expect(JSON.parse(await disk.waiting())).toEqual([ID])
})

it('remembers what is over, and is open again when the end was taken back', async () => {
  await disk.append(ID, answer(2), true)
  expect(JSON.parse(await disk.waiting())).toEqual([])
  await disk.append(ID, answer(3), false)
  expect(JSON.parse(await disk.waiting())).toEqual([ID])
})

it('writes nothing to a table that another page took away', async () => {
  await disk.keepAnalysis(ID, 'deep')
  await other.remove(ID)
  await expect(disk.append(ID, answer(2), false)).rejects.toThrow(/^refused:/)
  expect(await texts(disk)).toEqual([])
  expect(await disk.analysis(ID)).toBeUndefined()
  expect(JSON.parse(await disk.tables())).toEqual([])
})

it('keeps names', async () => {
  await disk.rename(ID, 0, 'Zofia')
  expect(JSON.parse(await other.names(ID))).toEqual(['Zofia', 'Agnes'])
})

it('says which trouble it was when there is no room', async () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- only put back
  const plain = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await expect(disk.append(ID, answer(2), false)).rejects.toThrow(/^full:/)
  } finally {
    IDBObjectStore.prototype.add = plain
  }
  expect(await texts(disk, 2)).toEqual([])
})

it('opens again after a newer app in another tab wanted the database', async () => {
  ;(
    await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('posterity')
      asked.onsuccess = () => done(asked.result)
    })
  ).close()
  await other.names(ID)
  const newer = indexedDB.open('posterity', 2)
  const database = await new Promise<IDBDatabase>((done, failed) => {
    newer.onsuccess = () => done(newer.result)
    newer.onerror = () => failed(newer.error!)
  })
  database.close()
  await expect(disk.append(ID, answer(2), false)).rejects.toThrow(/^refused:/)
})
