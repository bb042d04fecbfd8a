import { cutAway } from '../kit/geometry.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'

export type BowlPlace = { x: number; y: number; radius: number }

/** A glazed bowl of pumpkin soup seen from straight above. */
export function printBowl(sheet: Sheet, bowl: BowlPlace): void {
  const { x, y, radius } = bowl

  function round(share: number, aside = 0): Shape {
    const size = { rx: radius * share, ry: radius * share, corners: 20 }
    return sheet.cut(ellipse(x + aside * radius, y + aside * radius, size), { wander: 2 })
  }

  function around(atX: number, atY: number): number {
    return Math.atan2(atY - y, atX - x) + Math.PI / 2
  }

  function shade(atX: number, atY: number): number {
    return ((atX - x) * 0.6 + (atY - y) * 0.8) / radius
  }

  const rim = round(1)
  sheet.print('ink', move(rim, radius * 0.14, radius * 0.17))
  sheet.printFree('deep', rim, { towards: [-0.6, -0.8], shift: 6 })
  const soup = round(0.8, 0.01)
  const wall = cutAway(round(0.92), soup)
  sheet.printWithin('mist', wall, round(1, -0.1))
  sheet.hatch('crust', cutAway(rim, soup), {
    along: around,
    gap: 18,
    length: [60, 190],
    width: [5, 11],
    chance: (atX, atY) => 0.1 + shade(atX, atY) * 0.9,
  })
  sheet.printWithin('crust', move(soup, -5, -6), round(0.86))
  sheet.print('turmeric', soup)
  sheet.hatch('crust', soup, {
    along: around,
    gap: 34,
    length: [80, 220],
    width: [6, 14],
    chance: (atX, atY) => Math.hypot(atX - x, atY - y) / radius - 0.35 - shade(atX, atY) * 0.5,
  })
  const start = sheet.random.between(0, 6)
  const cream = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const [angle, reach] = [start + step * 0.78, radius * (0.6 - step * 0.062)]
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  sheet.print('paper', sheet.stroke(cream, radius * 0.07))
  sheet.strew('leaf', sheet.scatter(round(0.62), Math.round(radius / 16)), [8, 11, 15])
}
