// Whose house is on the table: the one that was asked for, one's own, or for onlookers that of whoever plays.

import type { BoardProps } from '../../contract'

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

export const seatShown = ({ snapshot, shown }: Pick<BoardProps, 'snapshot' | 'shown'>): number =>
  shown ?? snapshot.seat ?? snapshot.asked ?? 0
