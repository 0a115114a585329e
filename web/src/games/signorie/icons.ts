// Each path is drawn on a field of 512 × 512.

import ICONS from './icons.json'

export { ICONS }
export type IconName = keyof typeof ICONS
