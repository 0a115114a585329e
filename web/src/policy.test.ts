// The server forbids every script that is not a file of its own (docs/operations.md): none may hide in the page.

import { expect, it } from 'vitest'
import page from '../index.html?raw'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('has no script and no handler inside the page', () => {
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, attributes, text] of scripts) expect([attributes?.includes('src='), text?.trim()]).toEqual([true, ''])
  expect(page).not.toMatch(/\son\w+=/)
})

it.each(['javascript:', 'new Function', 'eval('])('never writes %j', (forbidden) => {
  expect(
    Object.entries(sources)
      .filter(([, text]) => text.includes(forbidden))
      .map(([file]) => file),
  ).toEqual([])
})

it('never puts a handler into HTML that it writes itself', () => {
  const written = Object.entries(sources).filter(
    ([file, text]) => file.endsWith('.ts') && /`[^`]*<\w+[^`>]*\son\w+=/.test(text),
  )
  expect(written.map(([file]) => file)).toEqual([])
})
