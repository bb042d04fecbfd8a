import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move, pointsAt } from '../kit/place.ts'
import { pointAt, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { growTuft } from '../things/gouged-lines.ts'
import { poseHand } from '../things/hand-bones.ts'
import { placeHand, printHand } from '../things/hand.ts'
import { light } from '../things/light.ts'
import { printSleeve } from '../things/sleeve.ts'

const reaching = { x: 1130, y: 860, turn: -0.95, scale: 5.2 }

/** Fallen quinces, and a hand that comes for the first of them. */
export function drawQuincesInTheGrass(): Sheet {
  const sheet = openSheet({
    name: 'quinces-in-the-grass',
    seed: 61,
    thin: 1.5,
    slip: { turmeric: [-3, 3], crust: [3, -2], leaf: [2, 2], beet: [3, -2] },
  })
  printGrass(sheet)
  printFallenQuince(sheet, { x: 300, y: 220, radius: 150, turn: 2 })
  printFallenQuince(sheet, { x: 1330, y: 180, radius: 168, turn: -1.9 })
  printFallenQuince(sheet, { x: 190, y: 960, radius: 190, turn: -0.6 })
  printLeaves(sheet)
  const first = printFallenQuince(sheet, { x: 700, y: 570, radius: 292, turn: 0.5 })
  printTufts(sheet)
  const hand = placeHand(
    sheet,
    poseHand({
      fore: { lean: -10, bends: [-2, 4, 8], shorten: [1, 0.9, 0.72] },
      middle: { lean: -3, bends: [0, 2, 4], shorten: [1, 0.9, 0.7] },
      ring: { lean: 6, bends: [0, 0, -2], shorten: [1, 0.88, 0.7] },
      little: { lean: 18, bends: [-2, -4, -6], shorten: [1, 0.9, 0.74] },
      thumb: [
        { x: -13, y: -13 },
        { x: -29, y: -26 },
        { x: -41, y: -41 },
        { x: -45, y: -59 },
      ],
    }),
    reaching,
  )
  sheet.printWithin('ink', move(hand.outline, 26, 34), first)
  sheet.print('ink', move(hand.outline, 16, 22))
  printHand(sheet, hand, light, 'tan')
  printSleeve(sheet, reaching, { ink: 'beet', stripe: 'paper', light })
  return sheet
}

/** Grass lies as the wind and the feet left it, in swathes. */
function printGrass(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('leaf', frame, 'exact')
  const lie = (x: number, y: number): number => -1.2 + Math.sin(x / 330 + y / 250) * 0.7
  sheet.hatch('ink', frame, {
    along: lie,
    gap: 46,
    length: [90, 240],
    width: [8, 20],
    chance: (x, y) => 0.25 + (x + y) / 4000,
  })
  sheet.hatch('mist', frame, {
    along: lie,
    gap: 74,
    length: [70, 190],
    width: [5, 10],
    chance: (x, y) => 0.6 - (x + y) / 4200,
  })
}

function printLeaves(sheet: Sheet): void {
  for (const [leaf, vein] of [
    ['936,60* 1010,50 1080,90 1120,170* 1040,170 970,130', '920,40 1030,110 1110,164'],
    ['420,1160* 450,1080 530,1040 640,1050* 600,1130 520,1170', '400,1180 510,1110 630,1056'],
  ] as const) {
    const blade = sheet.cut(leaf, { wander: 3 })
    sheet.print('ink', move(blade, 14, 18))
    sheet.print('crust', blade)
    sheet.print('ink', sheet.stroke(vein, 9, 'wedge'))
  }
}

function printTufts(sheet: Sheet): void {
  const blades = { count: 9, spread: 120, width: [12, 20] as const, lean: 0.15, height: 150 }
  for (const [x, y] of [
    [520, 900],
    [840, 880],
    [330, 420],
    [110, 1190],
    [1420, 420],
  ] as const) {
    sheet.print('ink', growTuft(sheet.random, { x: x + 8, y: y + 6 }, blades))
    sheet.print('leaf', growTuft(sheet.random, { x, y }, blades))
  }
}

type FallenQuince = { x: number; y: number; radius: number; turn: number }

/** Upright, its neck up: a pear that has been knocked about. */
const pear =
  '-16,-116 10,-120 30,-104 44,-72 78,-46 102,4 98,58 66,98 26,108 2,100 -24,110 -70,92 -100,50 -98,-6 -70,-46 -46,-70 -36,-98'

/** A quince lying in the grass, its withered eye towards us. Returns its outline. */
function printFallenQuince(sheet: Sheet, quince: FallenQuince): Shape {
  const { x, y, radius, turn } = quince
  const placing = { x, y, turn, scale: radius / 100 }
  const size = radius / 100
  const body = sheet.cut(pointsAt(pear, placing), { wander: 1 + size, wave: 130 })
  const at = (place: string): Point => pointAt(pointsAt(place, placing), 0)
  const [neck, eye] = [at('-2,-128'), at('20,72')]
  sheet.print('ink', move(body, radius * 0.2, radius * 0.14))
  sheet.printFree('turmeric', body, { towards: light, shift: 4 + radius * 0.012 })

  /** The skin runs in meridians from the neck to the eye, as a magnet draws iron filings. */
  function meridian(atX: number, atY: number): number {
    const [neckX, neckY, eyeX, eyeY] = [atX - neck.x, atY - neck.y, atX - eye.x, atY - eye.y]
    const [toNeck, toEye] = [neckX ** 2 + neckY ** 2 + 1, eyeX ** 2 + eyeY ** 2 + 1]
    return Math.atan2(neckY / toNeck - eyeY / toEye, neckX / toNeck - eyeX / toEye)
  }

  function shade(atX: number, atY: number): number {
    return -((atX - x) * light[0] + (atY - y) * light[1]) / radius
  }

  const turned = cutAway(body, move(body, light[0] * radius * 0.16, light[1] * radius * 0.16))
  sheet.print('crust', turned)
  const along = { along: meridian, gap: 8 * size + 8, width: [3 + 2 * size, 6 + 4 * size] } as const
  sheet.hatch('crust', body, {
    ...along,
    length: [26 * size, 74 * size],
    chance: (atX, atY) => shade(atX, atY) * 1.1 + 0.3,
  })
  if (radius > 70) {
    sheet.hatch('ink', grow(body, -2), {
      ...along,
      gap: 13 * size + 8,
      length: [30 * size, 80 * size],
      chance: (atX, atY) => (shade(atX, atY) - 0.5) * 2,
    })
    sheet.hatch('paper', grow(body, -8 * size), {
      ...along,
      length: [36 * size, 90 * size],
      chance: (atX, atY) => -shade(atX, atY) * 1.5 - 0.2,
    })
  }
  const stalk = pointsAt('-2,-112 2,-132 16,-146', placing)
  sheet.printFree('ink', [gouge(stalk, radius * 0.09, 'blunt')], { towards: light, shift: 2 })
  printEye(sheet, eye, { body, radius })
  return body
}

/** The rest of the blossom: five dry sepals in a dent. */
function printEye(sheet: Sheet, eye: Point, { body, radius }: { body: Shape; radius: number }) {
  const sepals: Outline[] = [-1.4, -0.3, 1, 2.3, 3.5].map((angle, index) =>
    gouge(
      [0.15, 0.5, 1].map((part) => ({
        x: eye.x + Math.cos(angle + part * 0.5) * radius * (0.13 + (index % 2) * 0.05) * part,
        y: eye.y + Math.sin(angle + part * 0.5) * radius * (0.1 + (index % 2) * 0.03) * part,
      })),
      radius * 0.07,
      'wedge',
    ),
  )
  sheet.printWithin('ink', sepals, body)
}
