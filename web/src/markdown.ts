// The little Markdown that our rulebooks use: headings, paragraphs, lists, tables, bold, italic, code, links.
// Everything is escaped first; only what is written here becomes HTML.

export interface Heading {
  level: number
  text: string
  id: string
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** "V 8.3" → "V-8.3": the id of a rule's paragraph. */
export const ruleId = (rule: string): string => rule.trim().replace(/\s+/g, '-')

const RULE = /^\*\*([A-Z]+ \d+(?:\.\d+)*)\*\*\s*/
const RULE_HEADING = /^([A-Z]+ \d+)\s+/

/** Links to other files of the repository lead nowhere in the browser: only their text stays. */
function inline(text: string, rules: (rule: string) => string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\b([A-Z] \d+(?:\.\d+)?)\b/g, (rule: string) => `<a href="${escape(rules(rule))}">${rule}</a>`)
}

function table(lines: string[], words: (text: string) => string): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => words(cell.trim()))
  const row = (tag: string, line: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  const [head = '', , ...body] = lines
  return `<div class="table"><table><thead>${row('th', head)}</thead><tbody>${body.map((line) => row('td', line)).join('')}</tbody></table></div>`
}

function block(text: string, words: (text: string) => string, headings: Heading[]): string {
  const lines = text.split('\n')
  const heading = /^(#{1,4})\s+(.*)$/.exec(text)
  if (heading && lines.length === 1) {
    const [, marks = '', title = ''] = heading
    const id = ruleId(RULE_HEADING.exec(title)?.[1] ?? title.toLowerCase())
    headings.push({ level: marks.length, text: title, id })
    return `<h${marks.length} id="${escape(id)}">${escape(title)}</h${marks.length}>`
  }
  if (lines[0]?.startsWith('|')) return table(lines, words)
  if (/^[-*] /.test(lines[0] ?? '')) {
    const items = text.split(/\n(?=[-*] )/).map((item) => `<li>${words(item.slice(2).replace(/\n\s*/g, ' '))}</li>`)
    return `<ul>${items.join('')}</ul>`
  }
  const flowing = lines.join(' ')
  const rule = RULE.exec(flowing)
  if (!rule) return `<p>${words(flowing)}</p>`
  const number = rule[1] ?? ''
  return `<p id="${escape(ruleId(number))}" class="rule"><b>${number}</b> ${words(flowing.slice(rule[0].length))}</p>`
}

/** `link` gives the address of a rule, so that "V 8.3" in a sentence can be followed. */
export function render(
  text: string,
  link: (rule: string) => string = (rule) => `#${ruleId(rule)}`,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const words = (part: string) => inline(part, link)
  const blocks = text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  return { html: blocks.map((part) => block(part, words, headings)).join('\n'), headings }
}
