import type { TablePart } from '../../contract'
import Own from './Own.svelte'

export { default as Board } from './Board.svelte'
export const own: TablePart = { name: 'own', label: 'web-tab-own', Component: Own }
