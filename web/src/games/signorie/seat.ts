// Whose house is on the table: the one that was asked for, one's own, or for onlookers that of whoever plays.

import type { BoardProps } from '../../contract'

export const seatShown = ({ snapshot, shown }: Pick<BoardProps, 'snapshot' | 'shown'>): number =>
  shown ?? snapshot.seat ?? snapshot.asked ?? 0
