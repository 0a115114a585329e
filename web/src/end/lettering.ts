// A picture that stands alone knows nothing of the page's fonts: they are put into it, as far as its words need them.

/** Whether a face with this unicode-range ("U+0-FF, U+131") has a letter of the text. */
export function covers(range: string, text: string): boolean {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = '0', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  )
  return (
    !spans.length ||
    [...text].some((letter) =>
      spans.some(([first, last]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last),
    )
  )
}

/** The words in a picture, without its markup. */
export const wordsIn = (svg: string): string => svg.replace(/<[^>]*>/g, '')

function* faces(family: string): Iterable<CSSFontFaceRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && rule.style.fontFamily.replace(/["']/g, '') === family) yield rule
  }
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => failed(reader.error ?? new Error(address))
    reader.readAsDataURL(blob)
  })
}

/** The picture with the faces of a family inside. */
export async function lettered(svg: string, family = 'EB Garamond'): Promise<string> {
  const words = wordsIn(svg)
  const wanted = [...faces(family)].filter((face) => covers(face.style.getPropertyValue('unicode-range'), words))
  const inside = await Promise.all(
    wanted.map(async (face) => {
      const address = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src'))?.[1] ?? ''
      const base = face.parentStyleSheet?.href ?? document.baseURI
      return face.cssText.replace(/url\([^)]*\)/, `url(${await dataUrl(new URL(address, base).href)})`)
    }),
  )
  return svg.replace(/(<svg[^>]*>)/, (head) => `${head}<style>${inside.join('')}</style>`)
}

/** A canvas larger than this is refused by some browsers. */
const MOST_PIXELS = 8192

/** The picture as PNG, twice as large as it is drawn. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const scale = Math.min(2, MOST_PIXELS / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no PNG'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
