export { default as Board } from './Board.svelte'
export { default as Farm } from './Farm.svelte'
