// Pages by the part after "#": any static server can hold them, and a seat's token never reaches a server's log.

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; token: string }
  | { page: 'replay'; table: string; token: string }
  | { page: 'rules'; title: string; rule: string }
  | { page: 'about' }
  | { page: 'sample'; name: string }

export function parseRoute(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(safeDecode)
  const [first = '', second = ''] = rest
  if ((page === 'table' || page === 'replay') && first) return { page, table: first, token: second }
  if (page === 'rules') return { page, title: first || 'village', rule: second }
  if (page === 'about') return { page }
  return { page: 'home' }
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const part = encodeURIComponent
export const link = {
  home: '#/',
  about: '#/about',
  table: (table: string, token = '') => `#/table/${part(table)}/${part(token)}`,
  replay: (table: string, token = '') => `#/replay/${part(table)}/${part(token)}`,
  rules: (title: string, rule = '') => `#/rules/${part(title)}/${part(rule)}`,
}

/** What somebody pasted: a whole link, or only its end. */
export function tableInLink(text: string): { table: string; token: string } | null {
  const hash = text.trim().replace(/^[^#]*#/, '#')
  const route = parseRoute(hash)
  return route.page === 'table' && route.token ? { table: route.table, token: route.token } : null
}

class Router {
  route = $state<Route>({ page: 'home' })

  start(): void {
    const read = () => {
      this.route = parseRoute(location.hash)
    }
    addEventListener('hashchange', read)
    read()
    const sample = new URLSearchParams(location.search).get('sample')
    if (import.meta.env.DEV && sample && this.route.page === 'home') this.route = { page: 'sample', name: sample }
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const router = new Router()
