/** Let the browser save a file. */
export function save(content: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(content)
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
}
