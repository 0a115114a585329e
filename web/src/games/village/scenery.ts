// The town without its pieces: sky, fields, roads, houses, church, town hall, gate, workshops.

import {
  BRICK,
  BRICK_LIGHT,
  DOOR,
  HAIR,
  house,
  icon,
  INK,
  LINE,
  mill,
  MOSS_LIGHT,
  plaza,
  type Point,
  polygon,
  poplar,
  ROAD,
  round,
  scatter,
  sheaf,
  SLATE,
  STRAW,
  THATCH,
  tree,
  WALL,
} from './art'
import { CHURCH_BASE, COUNCIL_BASE, CRAFTS_BASE, churchX, councilX, MILL, type Spot } from './layout'

const v = (name: string) => `var(--v-${name})`

function ground(): string {
  let o = `<rect width="1116" height="650" fill="${v('meadow')}"/><path d="M0 0H1116V110H0Z" fill="${v('sky')}"/>`
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    const l = i % 2 ? 44 : 35
    o += `<path d="M${round(338 + 26 * Math.cos(a))} ${round(44 + 26 * Math.sin(a))}L${round(338 + l * Math.cos(a))} ${round(44 + l * Math.sin(a))}" stroke="${v('ray')}" stroke-width="${i % 2 ? 2 : 1.4}" stroke-linecap="round"/>`
  }
  o += `<circle cx="338" cy="44" r="21" fill="${v('sun')}" stroke="${v('ochre')}" stroke-width="1.6"/>`
  for (const [x, y] of [
    [8, 22],
    [150, 16],
    [240, 28],
    [560, 18],
    [612, 30],
  ] as const)
    o += `<path d="M${x} ${y}q6-9 15-5q7-9 17-2q11-4 15 7z" fill="${v('cloud')}" stroke="${INK}" stroke-width=".9"/><path d="M${x - 6} ${y + 4}h56M${x + 4} ${y + 8}h34" ${HAIR} opacity=".5"/>`
  const ridge = 'M0 78Q60 40 130 60T280 52T430 40T560 56T690 38V130H0Z'
  o += `<path d="${ridge}" fill="${v('hill')}" ${LINE}/><path d="${ridge}" fill="url(#town-shade)"/>`
  o += `<path d="M0 112Q90 84 180 100T400 90T690 96H1116V150H0Z" fill="${v('hill-near')}" stroke="${INK}" stroke-width=".8"/>`
  o += `<path d="M0 120Q260 96 690 110L1116 90V330Q620 230 0 300Z" fill="${v('meadow-far')}"/><path d="M0 286Q160 260 330 292T820 330T1116 350V650H0Z" fill="${v('meadow')}"/>`
  const throwDice = scatter(7)
  for (let i = 0; i < 70; i++) {
    const x = round(10 + throwDice() * 1090)
    const y = round(130 + throwDice() * 510)
    o += `<path d="M${x} ${y}l-3-5M${x} ${y}v-6M${x} ${y}l3-5" stroke="${v('grass')}" stroke-width="1" fill="none" stroke-linecap="round"/>`
  }
  return o
}

function fields(): string {
  const field = (points: Point[], kind: string) => polygon(points, `url(#town-${kind})`, LINE)
  return (
    field(
      [
        [0, 432],
        [118, 418],
        [150, 470],
        [0, 500],
      ],
      'green',
    ) +
    field(
      [
        [128, 417],
        [262, 430],
        [286, 520],
        [168, 536],
        [156, 470],
      ],
      'corn',
    ) +
    field(
      [
        [0, 510],
        [156, 480],
        [164, 540],
        [150, 650],
        [0, 650],
      ],
      'corn',
    ) +
    field(
      [
        [172, 546],
        [290, 530],
        [306, 650],
        [158, 650],
      ],
      'fallow',
    ) +
    field(
      [
        [196, 300],
        [250, 292],
        [262, 330],
        [206, 340],
      ],
      'green',
    ) +
    (
      [
        [206, 302],
        [220, 300],
        [234, 298],
        [248, 296],
      ] as const
    )
      .map(([x, y]) => tree(x, y + 2, 7, MOSS_LIGHT))
      .join('')
  )
}

const roads = () =>
  ROAD('M480 330Q470 270 505 232', 30) +
  ROAD('M440 330Q320 300 100 240', 26) +
  ROAD('M520 318Q600 290 660 214', 26) +
  ROAD('M560 340Q640 352 720 344', 30) +
  ROAD('M430 344Q330 380 230 376', 24) +
  ROAD('M440 356Q400 420 372 470', 26) +
  ROAD('M372 470Q350 520 330 580', 24) +
  ROAD('M232 388Q244 430 214 468', 18) +
  plaza(480, 332, 108, 44)

function church(): string {
  const x = 98
  const y = CHURCH_BASE
  let o = `<path d="M${x} ${y + 2}H330L344 ${y + 7}H60Z" fill="${INK}" opacity=".15"/><path d="M${x - 2} 126L120 76H300L322 126Z" fill="${SLATE}" ${LINE}/>`
  for (let i = 1; i < 6; i++)
    o += `<path d="M${round(120 - 4 * i)} ${round(76 + 8.3 * i)}H${round(300 + 3.7 * i)}" fill="none" stroke="${v('wall')}" stroke-width=".8" opacity=".35" stroke-dasharray="6 1.5"/>`
  o += `<rect x="${x}" y="126" width="222" height="${y - 126}" fill="${v('wall-2')}" ${LINE}/><rect x="${x}" y="126" width="222" height="5" fill="url(#town-hatch)"/>`
  o += `<path d="M320 132q22 8 22 26V${y}H320Z" fill="${v('stone')}" ${LINE}/><path d="M320 132q22 8 22 26V${y}H320Z" fill="url(#town-hatch)"/><path d="M318 133Q322 104 320 104Q340 116 344 140Z" fill="${SLATE}" ${LINE}/>`
  o += `<rect x="50" y="76" width="50" height="${y - 76}" fill="${WALL}" ${LINE}/><rect x="84" y="76" width="16" height="${y - 76}" fill="url(#town-hatch)"/><path d="M46 78L75 6L104 78Z" fill="${SLATE}" ${LINE}/><path d="M75 6L82 78H104Z" fill="url(#town-hatch)"/><path d="M75 12V2M71 6H79" stroke="${INK}" stroke-width="2"/>`
  o += `<path d="M60 118V100Q66 90 72 100V118ZM78 118V100Q84 90 90 100V118Z" fill="#3b342d"/>${icon('ringing-bell', 66, 110, 11, '#c99b45')}${icon('ringing-bell', 84, 110, 11, '#c99b45')}`
  o += `<path d="M60 ${y}V${y - 28}Q75 ${y - 50} 90 ${y - 28}V${y}Z" fill="${DOOR}" ${LINE}/><path d="M75 ${y - 38}V${y}" stroke="${INK}"/>`
  for (let stage = 1; stage <= 4; stage++) {
    const a = churchX(stage) - 24
    o += `<path d="M${a + 2} ${y - 1}V${y - 38}Q${a + 24} ${y - 72} ${a + 46} ${y - 38}V${y - 1}Z" fill="${v('paper')}" ${LINE}/><path d="M${a + 2} ${y - 38}Q${a + 24} ${y - 72} ${a + 46} ${y - 38}L${a + 42} ${y - 36}Q${a + 24} ${y - 62} ${a + 6} ${y - 36}Z" fill="${v('stone-dark')}"/>`
  }
  return o
}

function townHall(): string {
  const y = COUNCIL_BASE
  let o = `<path d="M376 ${y + 2}H640L652 ${y + 7}H366Z" fill="${INK}" opacity=".15"/><path d="M370 118L394 72H612L636 118Z" fill="${BRICK}" ${LINE}/>`
  for (let i = 1; i < 6; i++)
    o += `<path d="M${394 - 4 * i} ${round(72 + 7.7 * i)}H${612 + 4 * i}" ${HAIR} opacity=".5" stroke-dasharray="6 1.5"/>`
  o += `<rect x="378" y="118" width="250" height="${y - 118}" fill="${WALL}" ${LINE}/><rect x="378" y="118" width="250" height="5" fill="url(#town-hatch)"/>`
  o += `<path d="M470 118V92H478V78H487V64H496V52H510V64H519V78H528V92H536V118Z" fill="${v('wall-2')}" ${LINE}/><circle cx="503" cy="88" r="12" fill="${v('paper')}" ${LINE}/><path d="M503 88V80M503 88L508 91" stroke="${v('text')}" stroke-width="1.6"/>`
  o += `<path d="M497 52V34H509V52Z" fill="${v('wall-2')}" ${LINE}/><path d="M494 35L503 22L512 35Z" fill="${SLATE}" ${LINE}/>`
  for (const x of [402, 440, 560, 596])
    o += `<path d="M${x} 102V88L${x + 8} 80L${x + 16} 88V102Z" fill="${v('wall-2')}" ${LINE}/><rect x="${x + 5}" y="90" width="6" height="8" fill="${v('window')}"/>`
  for (let stage = 1; stage <= 4; stage++) {
    const a = councilX(stage) - 28
    o += `<path d="M${a + 2} ${y - 1}V${y - 36}Q${a + 2} ${y - 58} ${a + 28} ${y - 58}T${a + 54} ${y - 36}V${y - 1}Z" fill="${v('paper')}" ${LINE}/>`
  }
  return o
}

const gate = () =>
  `<g transform="translate(656 212)"><path d="M-22 6V-34H-10V6ZM10 6V-34H22V6Z" fill="${v('stone')}" ${LINE}/><path d="M14-34H22V6H14Z" fill="url(#town-hatch)"/><path d="M-12-8V-30H12V-8Q12-20 0-20T-12-8Z" fill="${v('wall-2')}" ${LINE}/><path d="M-25-34L-16-50L-7-34ZM7-34L16-50L25-34Z" fill="${BRICK}" ${LINE}/></g>`

/** The map sheet with sea, mountains and woods, without its roads. */
function sheet(): string {
  let o = `<path d="M682 14Q678 120 684 236L1110 238V16Z" fill="${INK}" opacity=".2"/><path d="M676 10Q900 0 1106 9Q1112 120 1106 230Q900 238 680 232Q670 120 676 10Z" fill="${v('map')}" ${LINE}/><path d="M683 16Q900 7 1099 15V223Q900 231 686 225Z" fill="none" stroke="${v('road-edge')}" stroke-width="1"/>`
  o += `<path d="M960 222Q1000 200 1050 206T1099 190V222Z" fill="${v('water')}" stroke="${INK}" stroke-width=".8"/><path d="M1010 212h16M1040 214h20M1066 206h14" ${HAIR} opacity=".5"/>`
  for (const [x, y] of [
    [838, 108],
    [852, 102],
    [866, 110],
    [984, 92],
    [996, 88],
    [868, 196],
    [882, 202],
  ] as const)
    o += `<path d="M${x - 10} ${y + 8}L${x} ${y - 8}L${x + 10} ${y + 8}" fill="${v('stone')}" stroke="${INK}" stroke-width="1"/><path d="M${x} ${y - 8}L${x + 3} ${y + 8}H${x + 10}Z" fill="url(#town-hatch)"/>`
  for (const [x, y] of [
    [702, 212],
    [714, 216],
    [726, 210],
    [1088, 84],
    [1078, 80],
    [838, 28],
    [828, 32],
    [700, 56],
    [708, 60],
    [760, 206],
  ] as const)
    o += `<path d="M${x} ${y}v-4" ${HAIR}/><path d="M${x - 5} ${y - 3}Q${x} ${y - 18} ${x + 5} ${y - 3}Z" fill="${MOSS_LIGHT}" stroke="${INK}" stroke-width=".8"/>`
  return o
}

/** A walled town on the map. */
export function city(x: number, y: number): string {
  const tower = (dx: number, w: number, h: number, r: number) =>
    `<path d="M${x + dx} ${y + 8}V${y + 8 - h}H${x + dx + w}V${y + 8}Z" fill="${WALL}" ${LINE}/><path d="M${x + dx - 1.5} ${y + 8 - h}L${x + dx + w / 2} ${y + 8 - h - r}L${x + dx + w + 1.5} ${y + 8 - h}Z" fill="${BRICK}" ${LINE}/>`
  return `${tower(-16, 9, 12, 9)}${tower(7, 10, 13, 9)}${tower(-6, 12, 20, 13)}<path d="M${x - 20} ${y + 10}V${y + 2}h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4V${y + 10}Z" fill="${v('stone')}" ${LINE}/>`
}

export const mapRoad = (a: Spot, b: Spot, bend: number) =>
  `M${a.x} ${a.y + 8}Q${(a.x + b.x) / 2 + (b.y - a.y) * bend} ${(a.y + b.y) / 2 - (b.x - a.x) * bend + 8} ${b.x} ${b.y + 8}`

function houses(solo: boolean): string {
  let o = ''
  for (const [x, y, w, h, d] of [
    [16, 168, 16, 14, 12],
    [344, 112, 18, 14, 16],
    [352, 150, 18, 16, 14],
  ] as const)
    o += house(x, y, w, h, d, { door: false, timber: false, chimney: false, roof: BRICK_LIGHT })
  o += poplar(644, 132, 36) + poplar(660, 140, 30) + poplar(28, 132, 34) + tree(356, 196, 10)
  o +=
    house(268, 322, 30, 22, 26, { roof: BRICK_LIGHT, chimney: false }) +
    house(340, 308, 32, 26, 30) +
    house(302, 346, 34, 24, 30, { roof: THATCH })
  o +=
    house(396, 292, 26, 20, 24, { roof: BRICK_LIGHT, chimney: false }) + house(568, 296, 26, 20, 24, { roof: THATCH })
  if (!solo) {
    o +=
      house(596, 424, 32, 24, 30, { roof: BRICK_LIGHT, chimney: false }) +
      house(646, 442, 28, 20, 24, { roof: STRAW, chimney: false }) +
      house(470, 430, 28, 22, 26, { chimney: false })
    o += tree(696, 446, 11, MOSS_LIGHT) + tree(534, 438, 10) + tree(552, 444, 8, MOSS_LIGHT)
  }
  o += house(58, 372, 70, 44, 58, { roof: STRAW, gable: 42 })
  o += `<path d="M16 384H54M16 376H54" stroke="${v('wood')}" stroke-width="2.5"/><path d="M20 388V370M32 388V370M44 388V370" stroke="${v('wood')}" stroke-width="3"/>`
  o +=
    tree(26, 360, 17, MOSS_LIGHT) +
    tree(44, 308, 13) +
    tree(266, 300, 12) +
    tree(302, 404, 12, MOSS_LIGHT) +
    tree(34, 414, 10) +
    tree(58, 420, 11, MOSS_LIGHT) +
    tree(388, 388, 11) +
    tree(410, 402, 9, MOSS_LIGHT)
  return o + icon('old-wagon', 330, 388, 36, DOOR)
}

const lane = () => ROAD(`M310 ${CRAFTS_BASE + 12}Q560 ${CRAFTS_BASE + 22} 812 ${CRAFTS_BASE + 10}`, 36)

export function workshops(): string {
  const y = CRAFTS_BASE
  return (
    house(330, y, 44, 36, 40, { roof: BRICK_LIGHT }) +
    `<g transform="translate(322 ${y - 8})" stroke="${v('wood')}"><circle r="11" fill="none" stroke-width="3"/><path d="M-10 0H10M0-10V10M-7-7L7 7M7-7L-7 7" stroke-width="1.5"/><circle r="2.5" fill="${v('wood')}"/></g>` +
    house(424, y, 54, 32, 46, { roof: STRAW, chimney: false, gable: 32 }) +
    `<path d="M438 ${y}V${y - 22}H464V${y}Z" fill="${DOOR}" ${LINE}/>${icon('horse-head', 451, y - 10, 17, '#e9d9b2')}` +
    house(532, y, 46, 44, 38, { roof: SLATE, gable: 30 }) +
    house(638, y, 46, 34, 42) +
    `<path d="M693 ${y - 75}q-8-8 0-14t-2-14" fill="none" stroke="#8d826c" stroke-width="2.5" opacity=".6"/><g transform="translate(632 ${y - 2})"><path d="M-10-8H10V-4Q4-4 4 0H-4Q-4-4-10-4Z" fill="#3b342d" ${LINE}/></g>` +
    mill(MILL.x, MILL.y, 1.06)
  )
}

const harvest = () =>
  (
    [
      [120, 500, 1],
      [100, 512, 1.05],
      [84, 498, 0.95],
      [56, 560, 1.1],
      [90, 590, 1.15],
      [30, 610, 1.15],
      [120, 620, 1.2],
      [266, 470, 0.9],
      [268, 508, 0.95],
    ] as const
  )
    .map(([x, y, k]) => sheaf(x, y, k))
    .join('') +
  tree(286, 610, 13) +
  tree(300, 640, 12, MOSS_LIGHT) +
  tree(166, 640, 12)

/** Everything behind the pieces, in one text; the workshops come later, in front of their halos. */
export const scenery = (solo: boolean) =>
  ground() + fields() + roads() + houses(solo) + church() + townHall() + sheet() + gate() + harvest() + lane()
