import { describe, expect, it } from 'vitest'
import text from '../../docs/rules/village.md?raw'
import { render, ruleId } from './markdown'

describe('a rulebook in Markdown', () => {
  it('gives every rule an anchor', () => {
    expect(render('**V 8.3** Serve *one* customer.').html).toBe(
      '<p id="V-8.3" class="rule"><b>V 8.3</b> Serve <em>one</em> customer.</p>',
    )
  })

  it('links rules that a sentence names', () => {
    expect(render('as in V 12.', (rule) => `#/rules/village/${ruleId(rule)}`).html).toContain(
      '<a href="#/rules/village/V-12">V 12</a>',
    )
  })

  it('draws tables', () => {
    expect(render('| a | b |\n|---|---|\n| 1 | 2† |').html).toContain('<tr><td>1</td><td>2†</td></tr>')
  })

  it('lets no HTML through, and no link into the repository', () => {
    const { html } = render('<script>x</script> [data](../data.md) [site](https://example.org/)')
    expect(html).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt; data <a href="https://example.org/" rel="noreferrer">site</a></p>',
    )
  })

  it('finds every rule of Village', () => {
    const numbers = [...text.matchAll(/^\*\*(V \d+\.\d+)\*\*/gm)].map((m) => m[1] ?? '')
    const { html, headings } = render(text)
    expect(numbers.length).toBeGreaterThan(100)
    for (const number of numbers) expect(html).toContain(`id="${ruleId(number)}"`)
    expect(headings[1]).toEqual({ level: 2, text: 'V 1 Setup', id: 'V-1' })
  })
})
