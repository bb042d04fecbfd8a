import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Point } from '../kit/shape.ts'
import type { Jar } from './glass-jar.ts'

/** A square of cloth over the mouth of a jar, tied with string. */
export function printClothCap(sheet: Sheet, jar: Jar, cloth: Ink, string: Ink): void {
  const { x, mouth, ring, neck, width } = jar
  const side = jar.lit === 'left' ? 1 : -1
  const tie = mouth + width * 0.07
  const hem = tie + width * 0.2
  const flare = neck * 1.3
  const top = mouth - ring * 1.1
  const cap = sheet.cut(
    `${x - neck * 0.7},${top + ring * 0.3} ${x},${top - ring * 0.2} ${x + neck * 0.72},${top + ring * 0.35} ` +
      `${x + neck * 1.02},${mouth} ${x + neck},${tie}* ${x + flare},${hem - width * 0.05}* ` +
      `${x + flare * 0.76},${hem + ring * 0.3}* ${x + flare * 0.46},${hem + ring * 0.05}* ${x + flare * 0.2},${hem + ring * 0.85}* ` +
      `${x - flare * 0.14},${hem + ring * 0.25}* ${x - flare * 0.42},${hem + ring * 0.8}* ${x - flare * 0.72},${hem - ring * 0.2}* ` +
      `${x - flare},${hem}* ${x - neck},${tie}* ${x - neck * 1.02},${mouth}`,
  )
  sheet.printFree(cloth, cap, { towards: [-side, -0.6], shift: 4 })
  const shade = sheet.gouges(cap, {
    along: (atX) => Math.PI / 2 - ((atX - x) / neck) * 0.25,
    gap: 4 + width * 0.02,
    length: [width * 0.06, width * 0.16],
    width: [2 + width * 0.005, 3 + width * 0.018],
    chance: (atX) => ((atX - x) * side) / neck - 0.05,
  })
  sheet.print('mist', shade)
  const folds: Outline[] = [-0.8, -0.5, -0.16, 0.2, 0.52, 0.84].map((across) =>
    fold(
      x,
      across,
      { tie: tie + ring * Math.sqrt(1 - across * across) * 0.8, hem, neck, flare, ring },
      4 + width * 0.026 + Math.abs(Math.sin(across * 9)) * width * 0.014,
    ),
  )
  const creases: Outline[] = [-0.62, -0.2, 0.25, 0.6].map((across) =>
    gouge(
      [
        { x: x + neck * across, y: tie + ring * 0.5 },
        { x: x + neck * across * 0.96, y: mouth + ring * 0.1 },
        { x: x + neck * across * 0.7, y: top + ring * 0.7 },
      ],
      2 + width * 0.015,
      'wedge',
    ),
  )
  sheet.printWithin('ink', [...folds, ...creases], cap)
  const cord = sheet.stroke(
    [-1, -0.6, 0, 0.6, 1].map((across) => ({
      x: x + across * neck * 1.03,
      y: tie + ring * 0.8 * Math.sqrt(1 - across * across),
    })),
    width * 0.045,
    'even',
  )
  const knot: Point = { x: x + side * neck * 0.3, y: tie + ring * 0.8 }
  const bow = join(
    sheet.stroke(
      [
        knot,
        { x: knot.x + width * 0.07, y: knot.y + width * 0.09 },
        { x: knot.x + width * 0.05, y: knot.y + width * 0.19 },
      ],
      width * 0.03,
      'even',
    ),
    sheet.stroke(
      [
        knot,
        { x: knot.x - width * 0.05, y: knot.y + width * 0.07 },
        { x: knot.x - width * 0.09, y: knot.y + width * 0.16 },
      ],
      width * 0.03,
      'even',
    ),
  )
  sheet.printFree(string, join(cord, bow), { by: 1.2, towards: [-side, -0.6], shift: 2 })
}

type Skirt = { tie: number; hem: number; neck: number; flare: number; ring: number }

function fold(x: number, across: number, skirt: Skirt, width: number): Outline {
  const foot = { x: x + across * skirt.flare, y: skirt.hem + skirt.ring * 0.4 }
  const head = { x: x + across * skirt.neck * 0.96, y: skirt.tie }
  const middle = { x: (foot.x + head.x) / 2, y: (foot.y + head.y) / 2 - 2 }
  return gouge([foot, middle, head], width, 'wedge')
}
