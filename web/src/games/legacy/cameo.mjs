// Cameos for the pictures of the home page.
import { readFileSync } from 'node:fs'
import { nextId } from '../../../scripts/pictures/tools.mjs'

const drawings = new URL('../../../../src/posterity/games/legacy/drawings/', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, drawings), 'utf8'))
const { inks, figures, layers } = read('portraits')
export const ornaments = read('ornaments')

/** The outline of a face alone. */
export const profile = (name) => /d='([^']+)'/.exec(layers[`${name}-face`][0])[1]

/** Around a point; `rx` is half its width. */
export function cameo({ x, y, rx, look, left = false, upside = false }) {
  const id = nextId('c')
  const ry = (rx * 38) / 31
  const s = (2 * ry) / 120
  const paint = inks[figures[look].inks]
  const parts = figures[look].layers.flatMap((layer) => layers[layer])
  const figure = parts.join('').replace(/\{(\w+)\}/g, (_, ink) => paint[ink])
  return `<g transform="translate(${x},${y})"><ellipse cx="1" cy="3" rx="${rx + 3}" ry="${ry + 3}" fill="#2B2F45" opacity=".16"/><ellipse rx="${rx + 3.2}" ry="${ry + 3.2}" fill="#FBF4E6" stroke="#A8802F" stroke-width="1.4"/><ellipse rx="${rx + 0.6}" ry="${ry + 0.6}" fill="${paint.ground}" stroke="#C9A253" stroke-width="1.3"/><clipPath id="${id}"><ellipse rx="${rx}" ry="${ry}"/></clipPath><g clip-path="url(#${id})"><g transform="${upside ? 'rotate(180) ' : ''}scale(${left ? -1 : 1},1) translate(${-50 * s},${-ry * 0.94}) scale(${s})">${figure}</g></g></g>`
}
