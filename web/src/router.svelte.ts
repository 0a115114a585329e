// Pages by the part after "#": any static server can hold them, and a seat's token never reaches a server's log.

import { titles } from './titles'

const part = encodeURIComponent

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; token: string }
  | { page: 'replay'; table: string; token: string }
  | { page: 'rules'; title: string; rule: string }
  | { page: 'about' }
  | { page: 'python' }
  | { page: 'sample'; name: string }

// "?rules=V 8.3" behind a page lays the rulebook over it.
const withoutRules = (hash: string): string => hash.split('?')[0] ?? ''
const withRules = (hash: string, rule: string): string => `${withoutRules(hash) || '#/'}?rules=${part(rule)}`

/** The rule at which the rulebook lies open over the page, "" for its beginning; null if it does not. */
export const parseRules = (hash: string): string | null => new URLSearchParams(hash.split('?')[1]).get('rules')

export function parseRoute(hash: string): Route {
  const [page = '', ...rest] = withoutRules(hash).replace(/^#\/?/, '').split('/').map(safeDecode)
  const [first = '', second = ''] = rest
  if ((page === 'table' || page === 'replay') && first) return { page, table: first, token: second }
  if (page === 'rules') return { page, title: first || titles[0]!.name, rule: second }
  if (page === 'about' || page === 'python') return { page }
  return { page: 'home' }
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const link = {
  home: '#/',
  about: '#/about',
  python: '#/python',
  table: (table: string, token = '') => `#/table/${part(table)}/${part(token)}`,
  replay: (table: string, token = '') => `#/replay/${part(table)}/${part(token)}`,
  rules: (title: string, rule = '') => `#/rules/${part(title)}/${part(rule)}`,
  /** The rulebook over the page that is open now. */
  rulesHere: (rule = '') => withRules(location.hash, rule),
}

/** What somebody pasted: a whole link, or only its end. */
export function tableInLink(text: string): { table: string; token: string } | null {
  const hash = text.trim().replace(/^[^#]*#/, '#')
  const route = parseRoute(hash)
  return route.page === 'table' && route.token ? { table: route.table, token: route.token } : null
}

class Router {
  route = $state.raw<Route>({ page: 'home' })
  rules = $state<string | null>(null)
  /** One step back in the history is the same page without the rulebook. */
  #pageBeneath = false

  start(): void {
    addEventListener('hashchange', () => this.#read())
    this.#read()
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Another paragraph of the open rulebook; one step back still shuts it. */
  turnTo(rule: string): void {
    history.replaceState(null, '', link.rulesHere(rule))
    this.rules = rule
  }

  shutRules(): void {
    if (this.rules === null) return
    this.rules = null
    if (this.#pageBeneath) history.back()
    else history.replaceState(null, '', withoutRules(location.hash))
  }

  #read(): void {
    let route = parseRoute(location.hash)
    const sample = new URLSearchParams(location.search).get('sample')
    if (import.meta.env.DEV && sample && route.page === 'home') route = { page: 'sample', name: sample }
    const rules = parseRules(location.hash)
    const samePage = JSON.stringify(route) === JSON.stringify(this.route)
    this.#pageBeneath = rules !== null && samePage && (this.rules === null || this.#pageBeneath)
    this.rules = rules
    if (!samePage) this.route = route
  }
}

export const router = new Router()
