import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Random } from '../kit/random.ts'
import { ellipse, rectangle, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { scatter } from '../kit/specks.ts'
import { light } from '../things/light.ts'
import { printPeckingHen } from '../things/pecking-hen.ts'
import { cutSittingHen, printSittingHen } from '../things/sitting-hen.ts'

/** A black hen sits deep in the straw; a brown one looks for what fell beside her. */
export function drawHenOnStraw(): Sheet {
  const sheet = openSheet({
    name: 'hen-on-straw',
    seed: 52,
    thin: 1.2,
    slip: { turmeric: [-4, 3], crust: [3, -2], beet: [3, -2], leaf: [2, 2] },
    grain: 50,
  })
  printStraw(sheet)
  printPeckingHen(
    sheet,
    { x: 4, y: 322, scale: 1.56, mirror: true },
    { coat: 'crust', cut: 'paper', shade: 'ink' },
  )
  printShadow(sheet)
  printEgg(sheet)
  printSittingHen(sheet)
  printStrawInFront(sheet)
  return sheet
}

/** Straw lies every way, but round her it follows the hollow she has made. */
function lieAt(x: number, y: number): number {
  return Math.atan2((y - 640) * 1.6, x - 900) + Math.PI / 2 + Math.sin(x / 310) * 0.4
}

function printStraw(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('deep', frame, 'exact')
  const floor = rectangle(-40, -40, 1640, 1240)
  const loose = { lie: lieAt, stray: 1.3, length: [130, 380] as const }
  sheet.print('paper', strewStraw(random, floor, { ...loose, count: 70, width: [10, 20] }))
  sheet.print('turmeric', strewStraw(random, floor, { ...loose, count: 150, width: [9, 18] }))
  sheet.print('crust', strewStraw(random, floor, { ...loose, count: 46, width: [4, 9] }))
  sheet.print('paper', strewStraw(random, floor, { ...loose, count: 40, width: [8, 16] }))
}

function printShadow(sheet: Sheet): void {
  const shade = move(cutSittingHen(sheet), 60, 74)
  sheet.print(
    'crust',
    strewStraw(sheet.random, shade, {
      count: 130,
      lie: () => -0.25,
      stray: 0.7,
      length: [120, 260],
      width: [16, 30],
      chance: (x, y) => (y > 760 || x > 1330 ? 1 : 0),
    }),
  )
}

function printEgg(sheet: Sheet): void {
  const egg = sheet.cut(ellipse(330, 962, { rx: 104, ry: 78, corners: 12, turn: 0.35 }), {
    wander: 1.4,
  })
  sheet.print('ink', move(egg, 22, 24))
  sheet.printFree('brine', egg, { by: 2, towards: light })
  sheet.hatch('mist', egg, {
    along: (x, y) => Math.atan2(y - 940, x - 310) + Math.PI / 2,
    gap: 19,
    length: [50, 130],
    width: [6, 12],
    chance: (x, y) => (x - 330 + (y - 962) * 1.4) / 110,
  })
}

/** The hen sits in the straw, not on it: some of it lies over her. */
function printStrawInFront(sheet: Sheet): void {
  const rim = sheet.cut(
    '300,1010 420,960 560,1010 760,1050 1000,1052 1220,1020 1420,930 1640,820* 1640,1240* 260,1240*',
    { wander: 6 },
  )
  for (const [ink, count, width] of [
    ['crust', 30, 13],
    ['turmeric', 70, 22],
    ['paper', 34, 18],
  ] as const) {
    sheet.print(
      ink,
      strewStraw(sheet.random, rim, {
        count,
        lie: (x) => (900 - x) / 1500,
        stray: 0.8,
        length: [130, 340],
        width: [width * 0.6, width],
        chance: (_, y) => (1230 - y) / 190,
      }),
    )
  }
}

type StrawStyle = {
  count: number
  lie: Field
  /** How far a straw may lie across its neighbours, in radians. */
  stray: number
  length: readonly [number, number]
  width: readonly [number, number]
  chance?: Field
}

/** Straws are stiff: each is straight or bowed a little, never curled. */
function strewStraw(random: Random, region: Shape, style: StrawStyle): Shape {
  const { count, lie, stray, length, width, chance } = style
  return scatter(random, region, count, chance).map(({ x, y }) => {
    const angle = lie(x, y) + random.spread() * stray
    const half = random.between(length[0], length[1]) / 2
    const bow = random.spread() * half * 0.12
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return gouge(
      [
        { x: x - across * half, y: y - down * half },
        { x: x - down * bow, y: y + across * bow },
        { x: x + across * half, y: y + down * half },
      ],
      random.between(width[0], width[1]),
      random.next() < 0.5 ? 'both' : 'even',
    )
  })
}
