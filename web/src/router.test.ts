import { expect, it } from 'vitest'
import { link, parseRoute, tableInLink } from './router.svelte'

it('finds the page of an address, and home for anything else', () => {
  expect(parseRoute(link.table('t-1', 'secret'))).toEqual({ page: 'table', table: 't-1', token: 'secret' })
  expect(parseRoute(link.rules('village', 'V 8.3'))).toEqual({ page: 'rules', title: 'village', rule: 'V 8.3' })
  for (const hash of ['', '#', '#/', '#/nonsense', '#/table', '#/%E0%A4%A']) expect(parseRoute(hash).page).toBe('home')
})

it('takes the seat out of a pasted link', () => {
  expect(tableInLink('  https://example.org/play/#/table/t/secret ')).toEqual({ table: 't', token: 'secret' })
  expect(tableInLink('https://example.org/')).toBeNull()
  expect(tableInLink('#/table/t')).toBeNull()
})
