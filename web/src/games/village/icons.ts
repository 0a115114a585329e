// Each path is drawn on a field of 512 × 512.

import set from './icons.json'

export const ICONS = {
  ...set,
  // Beams as outlines, so that a plow is one path like the others.
  plow: 'M146 303L415 231L425 268L155 341ZM255 347C180 318 140 205 38 136L59 104C166 176 205 288 269 313ZM344 313C280 272 250 184 166 100L187 77C275 164 305 250 360 287ZM96 452C150 420 176 380 178 318L352 282L330 420C250 470 170 468 96 452ZM420 254a76 76 0 1 0 .1 0zM420 282a48 48 0 1 1-.1 0zM420 314a16 16 0 1 0 .1 0z',
}

export type IconName = keyof typeof ICONS
