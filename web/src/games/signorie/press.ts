/** What makes a button of something drawn. */
export const press = (go: () => void) => ({
  role: 'button',
  tabindex: 0,
  onclick: go,
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    go()
  },
})
