import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Outline, type Shape } from '../kit/shape.ts'
import { printLit, printMarks } from './lit-mass.ts'

export type FallenQuince = { x: number; y: number; radius: number; turn: number }

/** A quince lying in the grass: lumpy, its withered eye turned to us. Returns its outline. */
export function printFallenQuince(sheet: Sheet, quince: FallenQuince): Shape {
  const { x, y, radius, turn } = quince
  const placing = { x, y, turn, scale: radius / 100 }
  const body = sheet.cut(
    placeOutline(
      points(
        '-30,-118 -4,-112 22,-122 46,-98 84,-62 106,-4 96,44 66,86 24,98 -6,90 -44,100 -86,72 -106,18 -98,-36 -74,-78 -50,-108',
      ),
      placing,
    ),
    { wander: 2, wave: 130 },
  )
  printLit(sheet, 'turmeric', body, {
    towards: [-0.6, -0.8],
    shift: 4 + radius * 0.012,
    shadow: { ink: 'ink', x: radius * 0.2, y: radius * 0.14 },
  })
  const stalk = placeOutline(points('-4,-108 0,-130 -12,-146'), placing)
  printLit(sheet, 'ink', [gouge(stalk, radius * 0.06, 'blunt')], {
    towards: [-0.6, -0.8],
    shift: 2,
  })
  const [eyeX, eyeY] = [x + radius * 0.34, y + radius * 0.3]

  function roundEye(atX: number, atY: number): number {
    return Math.atan2(atY - eyeY, atX - eyeX) + 0.12
  }

  function shade(atX: number, atY: number): number {
    return ((atX - x) * 0.6 + (atY - y) * 0.8) / radius
  }

  const size = radius / 100
  printMarks(sheet, 'crust', body, {
    along: roundEye,
    gap: 7 * size + 8,
    length: [22 * size, 64 * size],
    width: [3 + 2 * size, 5 + 4 * size],
    chance: (atX, atY) => shade(atX, atY) * 1.2 + 0.3,
  })
  if (radius > 70) {
    printMarks(sheet, 'ink', body, {
      along: roundEye,
      gap: 14 * size + 8,
      length: [30 * size, 70 * size],
      width: [3 + 2 * size, 5 + 4 * size],
      chance: (atX, atY) => (shade(atX, atY) - 0.42) * 1.8,
    })
    printMarks(sheet, 'paper', body, {
      along: roundEye,
      gap: 9 * size + 8,
      length: [30 * size, 80 * size],
      width: [3 + 2 * size, 5 + 4 * size],
      chance: (atX, atY) => -shade(atX, atY) * 1.3 - 0.2,
    })
  }
  const crown: Outline[] = [-1.2, -0.2, 0.9, 2, 3.1, 4.2].map((angle) =>
    gouge(
      [0, 0.5, 1].map((part) => ({
        x: eyeX + Math.cos(angle + part * 0.5) * radius * 0.2 * part,
        y: eyeY + Math.sin(angle + part * 0.5) * radius * 0.17 * part,
      })),
      radius * 0.09,
      'wedge',
    ),
  )
  sheet.print('ink', overlap(crown, body))
  return body
}
