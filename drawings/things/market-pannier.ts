import { grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point } from '../kit/shape.ts'
import { light } from './light.ts'

/** A canvas bag over the rear wheel, with what came off the field that morning. */
export function printPannier(sheet: Sheet): void {
  printLeeks(sheet)
  printKale(sheet)
  const bag = sheet.cut(
    '940,500* 1130,488 1376,506* 1388,700 1368,890 1330,918 1130,926 962,908 938,870 930,690',
    { wander: 3 },
  )
  sheet.print('ink', move(bag, 14, 18))
  sheet.printFree('deep', bag, { by: 2, towards: light })
  sheet.hatch('crust', bag, {
    along: (x) => Math.PI / 2 + (x - 1150) / 1500,
    gap: 30,
    length: [60, 190],
    width: [5, 12],
    chance: (x, y) => 0.2 + (x - 1130) / 330 + (y - 700) / 500,
  })
  sheet.hatch('ink', grow(bag, -6), {
    along: 0.06,
    gap: 26,
    length: [50, 150],
    width: [4, 9],
    chance: (x, y) => (y - 836) / 130 + (x - 1300) / 300,
  })
  const flap = sheet.cut('930,492* 1130,478 1386,498* 1392,600 1370,634 1150,648 960,630 926,590', {
    wander: 3,
  })
  sheet.printWithin('ink', move(flap, 4, 12), bag)
  sheet.print('deep', flap)
  sheet.wedge('crust', flap, {
    light,
    side: 'shaded',
    threshold: 0.2,
    gap: 34,
    length: [30, 80],
    width: [6, 12],
    slant: 0.9,
  })
  const straps = join(
    sheet.cut('1014,486* 1056,484* 1062,792* 1040,806* 1018,792*', { wander: 1.4 }),
    sheet.cut('1256,488* 1298,490* 1302,792* 1280,806* 1258,792*', { wander: 1.4 }),
  )
  sheet.print('beet', straps)
  sheet.print(
    'turmeric',
    [1039, 1279].flatMap((x) => {
      const buckle: Outline = ellipse(x, 690, { rx: 31, ry: 25, corners: 4, turn: 0.78 })
      return [buckle]
    }),
  )
  sheet.print('beet', [
    ellipse(1040, 690, { rx: 13, ry: 13, corners: 6 }),
    ellipse(1280, 690, { rx: 13, ry: 13, corners: 6 }),
  ])
}

type Leek = { line: string; tip: Point; turn: number; leaves: readonly number[] }

const leeks: readonly Leek[] = [
  {
    line: '1030,600 1130,420 1206,262',
    tip: { x: 1196, y: 284 },
    turn: -1.22,
    leaves: [-0.5, 0.42, 0],
  },
  {
    line: '1110,620 1270,490 1404,388',
    tip: { x: 1388, y: 400 },
    turn: -0.6,
    leaves: [-0.42, 0.5, 0.06],
  },
]

/** Leeks stand in the bag, their tops past the edge of the sheet. */
function printLeeks(sheet: Sheet): void {
  for (const leek of leeks) {
    for (const aside of leek.leaves) printStrap(sheet, leek, aside)
    const shank = sheet.stroke(leek.line, 70, 'even')
    sheet.print('ink', move(shank, 8, 12))
    sheet.print('paper', shank)
    sheet.print('mist', move(sheet.stroke(leek.line, 13), 16, 12))
    sheet.print('leaf', move(sheet.stroke(leek.line, 6), -4, -4))
  }
}

/** One leaf: a strap that leaves the shank straight and then falls over under its own weight. */
function printStrap(sheet: Sheet, { tip, turn }: Leek, aside: number): void {
  const spine = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const angle = turn + aside * (0.5 + part * 0.8)
    const reach = part * (470 - Math.abs(aside) * 210)
    return { x: tip.x + Math.cos(angle) * reach, y: tip.y + Math.sin(angle) * reach }
  })
  const strap = [gouge(spine, 74, 'blunt')]
  sheet.printFree('leaf', strap, { by: 2, towards: light, shift: 6 })
  sheet.print('mist', [gouge(spine, 12)])
  sheet.print('ink', move([gouge(spine.slice(0, 4), 13)], 17, 10))
}

/** Curly kale: a bunch of frilled leaves, each cut free of the next. */
function printKale(sheet: Sheet): void {
  printFrill(sheet, { x: 930, y: 452, reach: 96, turn: -2.3 })
  printFrill(sheet, { x: 1080, y: 440, reach: 84, turn: -1.1 })
  printFrill(sheet, { x: 1000, y: 440, reach: 116, turn: -1.65 })
}

type Frill = { x: number; y: number; reach: number; turn: number }

function printFrill(sheet: Sheet, { x, y, reach, turn }: Frill): void {
  const lobes = Array.from({ length: 17 }, (_, index): Outline => {
    const angle = (index / 17) * Math.PI * 2
    const size = reach * sheet.random.between(0.16, 0.3)
    return ellipse(x + Math.cos(angle) * reach * 0.8, y + Math.sin(angle) * reach * 0.86, {
      rx: size,
      ry: size * 0.8,
      corners: 7,
    })
  })
  const leaf = join(lobes, [ellipse(x, y, { rx: reach * 0.8, ry: reach * 0.86 })])
  sheet.printFree('leaf', leaf, { towards: light, shift: 6 })
  sheet.wedge('ink', leaf, {
    light,
    side: 'shaded',
    threshold: -0.2,
    gap: 27,
    length: [reach * 0.25, reach * 0.55],
    width: [9, 16],
  })
  const root = { x: x - Math.cos(turn) * reach * 0.7, y: y - Math.sin(turn) * reach * 0.7 }
  const ribs = [-0.75, -0.35, 0, 0.35, 0.75].map((aside, index): Outline => {
    const angle = turn + aside
    const out = reach * (index === 2 ? 1.4 : 1.1)
    return gouge(
      [
        root,
        { x: root.x + Math.cos(turn) * out * 0.4, y: root.y + Math.sin(turn) * out * 0.4 },
        { x: root.x + Math.cos(angle) * out, y: root.y + Math.sin(angle) * out },
      ],
      index === 2 ? 16 : 10,
      'wedge',
    )
  })
  sheet.printWithin('paper', ribs, grow(leaf, -8))
}
