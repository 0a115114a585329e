// Everything but the home page, in one lazy chunk.
export { default as AboutPage } from './about/AboutPage.svelte'
export { default as SamplePage } from './game/SamplePage.svelte'
export { default as TablePage } from './game/TablePage.svelte'
export { default as NotebookPage } from './notebook/NotebookPage.svelte'
export { default as ReplayPage } from './replay/ReplayPage.svelte'
export { default as RulesPage } from './rules/RulesPage.svelte'
