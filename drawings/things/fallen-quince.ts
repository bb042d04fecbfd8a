import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pointAt, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

export type FallenQuince = { x: number; y: number; radius: number; turn: number }

/** Upright, its neck up: a pear that has been knocked about. */
const pear =
  '-16,-116 10,-120 30,-104 44,-72 78,-46 102,4 98,58 66,98 26,108 2,100 -24,110 -70,92 -100,50 -98,-6 -70,-46 -46,-70 -36,-98'

/** A quince lying in the grass, its withered eye towards us. Returns its outline. */
export function printFallenQuince(sheet: Sheet, quince: FallenQuince): Shape {
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
