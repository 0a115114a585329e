import { beforeEach, expect, it } from 'vitest'
import { indentation, keep, kept } from './cells'
import { examplesIn } from './examples'

beforeEach(() => {
  const stored = new Map<string, string>()
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  } as Storage
})

const DOCUMENT = `# Bots

Of old.

Run it like
this:

\`\`\`python
# a remark
run()

again()
\`\`\`

\`\`\`
# no heading
\`\`\`
\`\`\`python
at_once()
\`\`\`

## Servers

Not here.

\`\`\`python no-page
serve()
\`\`\`
`

it('finds the examples of a document, with the heading over them and the paragraph before them', () => {
  expect(examplesIn(DOCUMENT, 'docs/bots.md')).toEqual([
    {
      document: 'docs/bots.md',
      heading: 'Bots',
      about: 'Run it like\nthis:',
      source: '# a remark\nrun()\n\nagain()',
    },
    { document: 'docs/bots.md', heading: 'Bots', about: '', source: 'at_once()' },
  ])
})

it('keeps what differs from the documents, and what is one’s own', () => {
  expect(kept()).toEqual({ changed: {}, own: [] })
  keep([
    { was: 'a', source: 'a', own: false },
    { was: 'b', source: 'c', own: false },
    { was: '', source: '', own: true },
    { was: '', source: 'mine', own: true },
  ])
  expect(kept()).toEqual({ changed: { b: 'c' }, own: ['mine'] })
})

it('begins the next line as far in as this one, and further after a colon', () => {
  expect(indentation('    x = 1')).toBe('    ')
  expect(indentation('  for x in y:  # all')).toBe('      ')
  expect(indentation('x')).toBe('')
})
