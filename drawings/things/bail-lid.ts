import { halo, join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Point, type Shape } from '../kit/shape.ts'
import type { Jar } from './glass-jar.ts'

/** The glass lid of a preserving jar: rubber ring with its tongue, wire and clasp. */
export function printBailLid(sheet: Sheet, jar: Jar, rubber: Ink): void {
  const unit = jar.width / 100
  const rim = jar.neck + 2 * unit
  const ring = jar.ring
  const line = jar.mouth + 1 * unit
  const side = jar.lit === 'left' ? 1 : -1

  const top = sheet.cut(
    ellipse(jar.x, line - 15 * unit, { rx: rim * 0.97, ry: ring * 1.02, corners: 20 }),
  )
  const lid = drum(sheet, jar, { high: line - 15 * unit, low: line - 3.4 * unit, rim, ring })
  const seal = drum(sheet, jar, {
    high: line - 4 * unit,
    low: line + 1.2 * unit,
    rim: rim + 1.6 * unit,
    ring,
  })
  sheet.print('paper', halo(join(top, lid, seal), { by: 2, towards: [-side, -0.5], shift: 5 }))
  sheet.print(rubber, seal)
  sheet.print(rubber, tongue(sheet, jar, line))
  sheet.print('mist', lid)
  printLidMarks(sheet, jar, lid, top, side)
  printWire(sheet, jar, line, side)
}

type DrumPlan = { high: number; low: number; rim: number; ring: number }

function drum(sheet: Sheet, jar: Jar, { high, low, rim, ring }: DrumPlan): Shape {
  const { x } = jar
  return sheet.cut(
    `${x - rim},${high}* ${x - rim},${low}* ${x - rim * 0.72},${low + ring * 0.7} ${x},${low + ring} ` +
      `${x + rim * 0.72},${low + ring * 0.7} ${x + rim},${low}* ${x + rim},${high}* ${x},${high - 4}`,
    { wander: 1.1 },
  )
}

function tongue(sheet: Sheet, jar: Jar, line: number): Shape {
  const unit = jar.width / 100
  const [x, y] = [jar.x - 17 * unit, line + jar.ring * 0.9]
  return sheet.cut(
    `${x - 5 * unit},${y - 2 * unit}* ${x + 6 * unit},${y - unit}* ${x + 5 * unit},${y + 7 * unit} ` +
      `${x},${y + 9 * unit} ${x - 4 * unit},${y + 6 * unit}`,
    { wander: 1 },
  )
}

function printLidMarks(sheet: Sheet, jar: Jar, lid: Shape, top: Shape, side: number): void {
  const unit = jar.width / 100
  const reach = jar.neck
  const shade = sheet.gouges(lid, {
    along: (x) => Math.PI / 2 + ((x - jar.x) / reach) * 0.12,
    gap: 5.5 * unit,
    length: [5 * unit, 15 * unit],
    width: [1.4 * unit, 3 * unit],
    chance: (x) => ((x - jar.x) * side) / reach + 0.12,
  })
  sheet.print('leaf', shade)
  sheet.print('brine', top)
  const well = ellipse(jar.x, jar.mouth - 13.4 * unit, { rx: reach * 0.8, ry: jar.ring * 0.72 })
  sheet.printWithin('mist', sheet.cut(well), top)
  const floor = ellipse(jar.x + side * unit, jar.mouth - 12 * unit, {
    rx: reach * 0.72,
    ry: jar.ring * 0.58,
  })
  sheet.printCut('brine', floor)
  const sky = sheet.gouges(
    [ellipse(jar.x, jar.mouth - 12.4 * unit, { rx: reach * 0.66, ry: jar.ring * 0.5 })],
    {
      along: -0.04,
      gap: 3.4 * unit,
      length: [14 * unit, 44 * unit],
      width: [1.2 * unit, 2.4 * unit],
      chance: (x) => 0.6 - ((x - jar.x) * side) / reach,
    },
  )
  sheet.print('paper', sky)
  const edge = [-0.94, -0.6, -0.1].map((across) => ({
    x: jar.x + side * across * reach,
    y: jar.mouth - 14 * unit + jar.ring * Math.sqrt(1 - across * across),
  }))
  sheet.print('paper', sheet.stroke(edge, 3 * unit))
}

/** One wire lies round the lid, one round the neck; the clasp hangs on the shaded side. */
function printWire(sheet: Sheet, jar: Jar, line: number, side: number): void {
  const unit = jar.width / 100
  const gauge = 2.3 * unit
  const half = jar.neck / unit

  function at(across: number, down: number): Point {
    return { x: jar.x + side * across * unit, y: line + down * unit }
  }

  function around(down: number, reach: number): Point[] {
    return [-1, -0.85, -0.5, 0, 0.5, 0.85, 1].map((across) => {
      const sunk = (jar.ring / unit) * Math.sqrt(1 - across * across)
      return at(across * reach, down + sunk)
    })
  }

  const rings = join(
    sheet.stroke(around(-9.5, half + 2), gauge, 'even'),
    sheet.stroke(around(6.5, half + 0.5), gauge, 'even'),
  )
  const clasp = join(
    sheet.stroke(
      [at(half + 1, -9.5), at(half + 7, -8), at(half + 9, 1), at(half + 7.5, 8)],
      gauge,
      'even',
    ),
    sheet.stroke(
      [
        at(half, 6.5),
        at(half + 8.5, 7),
        at(half + 12.5, 16),
        at(half + 12, 28),
        at(half + 8.6, 33),
      ],
      gauge * 1.15,
      'even',
    ),
  )
  const hinge = sheet.stroke(
    [at(-half - 1, -9.5), at(-half - 6, -6), at(-half - 6.5, 2), at(-half, 6.5)],
    gauge * 1.2,
    'even',
  )
  const wire = join(rings, clasp, hinge)
  sheet.printFree('ink', wire, { by: 1.4, towards: [-side, -0.8], shift: 2.6 })
}
