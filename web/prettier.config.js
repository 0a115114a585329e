import * as svelte from 'prettier-plugin-svelte'

export default {
  semi: false,
  singleQuote: true,
  printWidth: 120,
  bracketSameLine: true,
  quoteProps: 'consistent',
  plugins: [svelte], // itself instead of its name, so that Prettier can be called from any folder
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
