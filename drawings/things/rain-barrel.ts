import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** The middle of its mouth, half its breadth there, how flat the mouth is seen, and its height. */
export type BarrelPlace = { x: number; y: number; rx: number; ry: number; tall: number }

/** An oak barrel, taller than it is wide, full to the brim. Returns its outline. */
export function printRainBarrel(sheet: Sheet, barrel: BarrelPlace): Shape {
  const { x, y, rx, ry, tall } = barrel
  const rim = disc(sheet, barrel, 1)
  const sides = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1]
  const body = sheet.cut(
    [
      ...sides.map((down) => ({ x: x - girth(down) * rx, y: y + down * tall, corner: down === 0 })),
      { x, y: y + tall + ry * 1.2 },
      ...sides
        .toReversed()
        .map((down) => ({ x: x + girth(down) * rx, y: y + down * tall, corner: down === 0 })),
    ],
    { wander: 2 },
  )
  const whole = join(rim, body)
  sheet.print('ink', move(whole, 40, 16))
  sheet.printFree('crust', whole, { by: 2, towards: light, shift: 6 })
  printStaves(sheet, barrel, cutAway(whole, rim))
  for (const down of [0.13, 0.3, 0.78]) printHoop(sheet, barrel, down)
  sheet.printFree('crust', rim, { by: 1, towards: light })
  printWater(sheet, barrel)
  return whole
}

/** Coopers bend the staves: widest halfway down. */
function girth(down: number): number {
  return 1 + 0.2 * Math.sin(Math.PI * Math.min(1, down * 0.94 + 0.03)) - 0.01
}

function disc(sheet: Sheet, { x, y, rx, ry }: BarrelPlace, part: number, down = 0): Shape {
  const size = { rx: rx * part, ry: ry * part, corners: 24 }
  return sheet.cut(ellipse(x, y + down, size), { wander: 1.6 })
}

/** A place on the front of the barrel: turned from the middle, and down in parts of its height. */
function onFront({ x, y, rx, ry, tall }: BarrelPlace, turn: number, down: number): Point {
  const wide = girth(down)
  return { x: x + Math.sin(turn) * rx * wide, y: y + down * tall + Math.cos(turn) * ry * wide }
}

function printStaves(sheet: Sheet, barrel: BarrelPlace, side: Shape): void {
  const seams: Outline[] = []
  for (let turn = -1.35; turn < 1.5; turn += 0.24) {
    const line = [0, 0.25, 0.5, 0.75, 1].map((down) => onFront(barrel, turn, down))
    seams.push(gouge(line, 6 + Math.cos(turn) * 6, 'even'))
  }
  const dark = [0.62, 0.86, 1.1, 1.34].map((turn): Outline => {
    const edge = (at: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((down) => onFront(barrel, at, down))
    return [...edge(turn + 0.02), ...edge(turn + (turn > 1 ? 0.4 : 0.13)).toReversed()]
  })
  sheet.printWithin('ink', join(seams, dark), side)
  const grain = { along: Math.PI / 2, length: [70, 220] } as const
  const { x, rx } = barrel
  sheet.hatch('ink', side, {
    ...grain,
    gap: 30,
    width: [5, 10],
    chance: (atX) => 0.15 + (atX - x) / (rx * 1.6),
  })
  sheet.hatch('turmeric', side, {
    ...grain,
    gap: 26,
    width: [6, 12],
    chance: (atX) => 0.5 - Math.abs((atX - x) / rx + 0.62) * 1.5,
  })
}

function printHoop(sheet: Sheet, barrel: BarrelPlace, down: number): void {
  const turns = [-1.57, -1.3, -0.9, -0.45, 0, 0.45, 0.9, 1.3, 1.57]
  const edge = (at: number): Point[] => turns.map((turn) => onFront(barrel, turn, at))
  const hoop = sheet.cut([...edge(down), ...edge(down + 0.055).toReversed()], { wander: 1 })
  sheet.print('paper', move(hoop, -1, -6))
  sheet.print('ink', hoop)
  const glint = turns.slice(1, 4).map((turn) => onFront(barrel, turn, down + 0.026))
  sheet.print('mist', [gouge(glint, 17)])
}

/** The wall lies dark in the water, the sky pale; it stands above the wood and runs over it. */
function printWater(sheet: Sheet, barrel: BarrelPlace): void {
  const { x, y, rx, ry } = barrel
  const water = disc(sheet, barrel, 0.9, 3)
  sheet.print('ink', grow(water, 4))
  sheet.print('leaf', water)
  const sky = sheet.cut(
    ellipse(x - rx * 0.3, y + ry * 0.34, { rx: rx * 0.74, ry: ry * 0.66, corners: 12, turn: 0.1 }),
    { wander: 6, wave: 160 },
  )
  sheet.printWithin('brine', sky, water)
  const rings = [0.2, 0.42, 0.66].map((part): Shape => {
    const outer = disc(sheet, barrel, part, 4)
    return cutAway(outer, move(grow(outer, -(11 - part * 6)), 2, 3))
  })
  sheet.printWithin('ink', move(join(...rings), 3, 5), water)
  sheet.printWithin('paper', join(...rings), water)
  const spilt = [
    [-0.16, 0.5, 40],
    [0.02, 0.28, 30],
  ] as const
  const streams = spilt.map(([turn, far, width]) =>
    gouge(
      [-0.02, far * 0.25, far * 0.6, far].map((down) => onFront(barrel, turn, down)),
      width,
      'wedge',
    ),
  )
  sheet.print('ink', move(streams, 7, 3))
  sheet.print('mist', streams)
  sheet.print(
    'paper',
    spilt.map(([turn, far, width]) =>
      gouge(
        [0.01, far * 0.35, far * 0.7].map((down) => onFront(barrel, turn - 0.03, down)),
        width * 0.3,
      ),
    ),
  )
}
