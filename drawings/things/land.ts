import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle, type Point } from '../kit/shape.ts'
import { grow } from '../kit/geometry.ts'
import type { TimeOfYear } from './time-of-year.ts'

/** The land reaches past both edges of the sheet, so the page can show more of it. */
export type Land = {
  left: number
  right: number
  horizon: number
  /** The end of the field, where the table begins. */
  end: number
  sun: { x: number; y: number; radius: number }
}

export function printSky(sheet: Sheet, land: Land): void {
  const { sun, horizon } = land
  const reach = sun.radius * 6
  const glow = rectangle(
    sun.x - reach * 1.3,
    horizon - sun.radius * 3.4,
    sun.x + reach * 1.5,
    horizon - 4,
  )
  sheet.hatch('sun', glow, {
    along: -0.012,
    gap: 12,
    length: [60, 190],
    width: (_, y) => 2.5 + Math.max(0, 5 - (horizon - y) / 18),
    chance: (x, y) =>
      1.2 - Math.abs(x - sun.x) / (reach * 1.3) - (horizon - y) / (sun.radius * 4.6),
  })
  const disc = sheet.cut(ellipse(sun.x, sun.y, { rx: sun.radius, ry: sun.radius }), { wander: 1 })
  sheet.print('paper', grow(disc, 7))
  sheet.print('sun', disc)
}

/** Woods and a spire in the haze, and the bright strip of meadow before them. */
export function printDistance(sheet: Sheet, land: Land, spireX: number): void {
  const { left, right, horizon } = land
  const crest: Point[] = []
  for (let x = left; x < right; x += sheet.random.between(70, 150)) {
    crest.push({ x, y: horizon - sheet.random.between(11, 27) })
  }
  const woods = [
    { x: left, y: horizon + 8, corner: true },
    ...crest,
    { x: right, y: horizon - 16 },
    { x: right, y: horizon + 8, corner: true },
  ]
  sheet.printCut('mist', woods, { wander: 2.5, wave: 40 })
  sheet.printCut(
    'mist',
    `${spireX - 5},${horizon}* ${spireX - 5},${horizon - 34}* ${spireX},${horizon - 66}* ${spireX + 5},${horizon - 34}* ${spireX + 5},${horizon - 24}* ${spireX + 32},${horizon - 23}* ${spireX + 35},${horizon}*`,
    { wander: 0.5 },
  )
  const haze = rectangle(left, horizon - 15, right, horizon + 2)
  sheet.hatch('paper', haze, { along: 0, gap: 8, length: [90, 300], width: [2.5, 5], chance: 0.4 })
  sheet.printCut(
    'brine',
    `${left},${horizon}* ${right},${horizon - 2}* ${right},${horizon + 40}* ${left},${horizon + 40}*`,
    { wander: 1 },
  )
}

/**
 * The ground of each season, its furrows, and the parts the sun strikes, nearer and nearest to it.
 */
const fields: Readonly<
  Record<TimeOfYear, readonly [ground: Ink, dark: Ink, lit: Ink, glare: Ink]>
> = {
  spring: ['leaf', 'mist', 'brine', 'sun'],
  summer: ['crust', 'ink', 'sun', 'paper'],
  autumn: ['leaf', 'ink', 'sun', 'paper'],
  winter: ['brine', 'leaf', 'paper', 'sun'],
}

/** A field whose furrows run to the sun. */
export function printField(sheet: Sheet, land: Land, time: TimeOfYear): void {
  const { left, right, horizon, end, sun } = land
  const [ground, dark, lit, glare] = fields[time]
  const field = sheet.cut(
    `${left},${horizon + 27}* ${sun.x - 620},${horizon + 21} ${sun.x},${horizon + 10} ` +
      `${sun.x + 500},${horizon + 17} ${right},${horizon + 15}* ${right},${end + 40}* ${left},${end + 40}*`,
  )
  sheet.print(ground, field)

  function furrow(x: number, y: number): number {
    return Math.atan2(y - (horizon - 9), x - sun.x)
  }

  function near(x: number): number {
    return Math.abs(x - sun.x)
  }

  function broader(factor: number): (x: number, y: number) => number {
    return (_, y) => Math.min(11, 2 + Math.max(0, y - horizon) * factor)
  }

  const depth = end - horizon
  const long = { along: furrow, bend: 0.008 }
  sheet.hatch(dark, field, {
    ...long,
    gap: 17,
    length: [90, 270],
    width: broader(0.075),
    chance: (x) => Math.min(0.62, 0.24 + near(x) / 900),
  })
  sheet.hatch(lit, field, {
    ...long,
    gap: 13,
    length: [60, 210],
    width: broader(0.05),
    chance: (x) => 0.92 - near(x) / 560,
  })
  sheet.hatch(glare, field, {
    ...long,
    gap: 19,
    length: [36, 130],
    width: broader(0.03),
    chance: (x, y) => 0.8 - near(x) / 330 - (y - horizon) / (depth * 4),
  })
}
