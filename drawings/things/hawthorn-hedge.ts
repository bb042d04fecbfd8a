import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle } from '../kit/shape.ts'

/** Hawthorn in first leaf: a dark mass with lit twigs and a few sprays of blossom. */
export function printHawthornHedge(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  sheet.print(
    'paper',
    hatch(random, rectangle(-20, -20, 1620, 330), {
      along: -0.03,
      gap: 30,
      length: [160, 480],
      width: [8, 18],
      chance: 0.5,
    }),
  )
  const hedge = join(
    sheet.cut('-30,150* 600,190 1100,270 1640,350* 1640,1240* -30,1240*'),
    Array.from({ length: 46 }, (_, index) => {
      const x = index * 37 - 20
      const size = { rx: random.between(26, 44), ry: random.between(30, 62), corners: 7 }
      return ellipse(x, 160 + x * 0.115, { ...size, turn: random.spread() })
    }),
  )
  sheet.print('leaf', hedge)
  sheet.print(
    'ink',
    hatch(random, hedge, {
      along: (x, y) => Math.sin(x / 190 + y / 130) * 0.7 - 1.1,
      gap: 58,
      length: [90, 220],
      width: [9, 20],
      chance: (x, y) => (y > 900 - x * 0.3 ? 0.42 : 0.2),
    }),
  )
  for (const spray of sprays) printSpray(sheet, spray)
}

const sprays = [
  { x: -20, y: 330, turn: -0.5, length: 300 },
  { x: 250, y: 400, turn: -1.1, length: 250 },
  { x: 560, y: 420, turn: -0.7, length: 270 },
  { x: 860, y: 440, turn: -1.2, length: 220 },
  { x: 1130, y: 450, turn: -0.6, length: 210 },
  { x: 1390, y: 470, turn: -1, length: 150 },
  { x: 60, y: 760, turn: -1.3, length: 260 },
] as const

/** A twig with its leaves in turn left and right, and blossom at its tip. */
function printSpray(
  sheet: Sheet,
  { x, y, turn, length }: { x: number; y: number; turn: number; length: number },
): void {
  const { random } = sheet
  const at = (part: number) => ({
    x: x + Math.cos(turn + part * 0.35) * length * part,
    y: y + Math.sin(turn + part * 0.35) * length * part,
  })
  sheet.print('crust', [gouge([at(0), at(0.35), at(0.7), at(1)], 9, 'wedge')])
  const leaf = points('0,0* 11,-9 12,-26 0,-44* -12,-26 -11,-9')
  const leaves = [0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((part, index) =>
    placeOutline(leaf, {
      ...at(part),
      turn: turn + Math.PI / 2 + (index % 2 === 0 ? 0.9 : -0.9) + random.spread() * 0.3,
      scale: random.between(0.8, 1.25),
    }),
  )
  sheet.print('mist', leaves)
  const tip = at(1)
  const petals = Array.from({ length: 7 }, (_, flower) => {
    const middle = {
      x: tip.x + Math.cos(flower * 2.4) * 8 * Math.sqrt(flower) * 1.6,
      y: tip.y + Math.sin(flower * 2.4) * 8 * Math.sqrt(flower) * 1.3,
    }
    return Array.from({ length: 5 }, (_unused, petal) => {
      const angle = (petal / 5) * Math.PI * 2 + flower
      const size = { rx: 8.5, ry: 7, corners: 6, turn: angle }
      return ellipse(middle.x + Math.cos(angle) * 9, middle.y + Math.sin(angle) * 9, size)
    })
  })
  sheet.print('paper', join(petals.flat()))
}
