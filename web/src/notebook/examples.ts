// What is an example: a block of a document that begins with ```python. One that cannot run in a page begins with
// ```python no-page.

export interface Example {
  document: string
  heading: string
  /** The paragraph before it, in Markdown. */
  about: string
  source: string
}

/** Each with the heading under which it stands and the paragraph before it. */
export function examplesIn(text: string, document: string): Example[] {
  const found: Example[] = []
  let heading = ''
  let about: string[] = []
  let code: string[] | null = null
  let wanted = false
  let blank = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (code === null) wanted = line === '```python'
      else if (wanted) found.push({ document, heading, about: about.join('\n'), source: code.join('\n') })
      if (code !== null) about = []
      code = code === null ? [] : null
    } else if (code !== null) code.push(line)
    else if (/^#+ /.test(line)) {
      heading = line.replace(/^#+ /, '')
      about = []
    } else if (line) about = blank ? [line] : [...about, line]
    blank = !line
  }
  return found
}
