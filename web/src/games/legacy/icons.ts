// Each path is drawn on a field of 512 × 512; the poster has them too.

import ICONS from '../../../../src/posterity/games/legacy/drawings/icons.json'

export { ICONS }
export type IconName = keyof typeof ICONS
