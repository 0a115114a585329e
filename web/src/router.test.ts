import { expect, it } from 'vitest'
import { link, parseRoute, parseRules, tableInLink } from './router.svelte'

it('finds the page of an address, and home for anything else', () => {
  expect(parseRoute(link.table('t-1', 'secret'))).toEqual({ page: 'table', table: 't-1', token: 'secret' })
  expect(parseRoute(link.rules('village', 'V 8.3'))).toEqual({ page: 'rules', title: 'village', rule: 'V 8.3' })
  expect(parseRoute(link.python)).toEqual({ page: 'python' })
  for (const hash of ['', '#', '#/', '#/nonsense', '#/table', '#/%E0%A4%A']) expect(parseRoute(hash).page).toBe('home')
})

it('lays the rulebook over any page', () => {
  const table = link.table('t-1', 'secret')
  expect(parseRoute(`${table}?rules=V%208.3`)).toEqual(parseRoute(table))
  expect(parseRules(`${table}?rules=V%208.3`)).toBe('V 8.3')
  expect(parseRules(`${table}?rules=`)).toBe('')
  expect(parseRules(table)).toBeNull()
  expect(tableInLink(`${table}?rules=V%208.3`)).toEqual({ table: 't-1', token: 'secret' })
})

it('takes the seat out of a pasted link', () => {
  expect(tableInLink('  https://example.org/play/#/table/t/secret ')).toEqual({ table: 't', token: 'secret' })
  expect(tableInLink('https://example.org/')).toBeNull()
  expect(tableInLink('#/table/t')).toBeNull()
})
