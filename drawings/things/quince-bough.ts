import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline } from '../kit/shape.ts'
import { light } from './light.ts'

const blade = '0,0* 22,-18 38,-52 32,-86 4,-112* -26,-88 -36,-54 -22,-18'

/** Broad leaves that leave one point of the bough in different directions. */
export function printSpray(
  sheet: Sheet,
  place: { x: number; y: number; scale: number; turn: number; ink?: Ink; count?: number },
): void {
  const { x, y, scale, turn, ink = 'leaf', count = 5 } = place
  for (let index = 0; index < count; index++) {
    const spread = (index / Math.max(1, count - 1) - 0.5) * 3.6
    const placing: Placing = {
      x: x + sheet.random.spread() * 12 * scale,
      y: y + sheet.random.spread() * 12 * scale,
      turn: turn + spread + sheet.random.spread() * 0.2,
      scale: scale * (1.2 - Math.abs(spread) * 0.16),
    }
    const leaf = sheet.cut(pointsAt(blade, placing), { wander: 2, facet: 2.8 })
    sheet.printFree(ink, leaf, { towards: light, shift: 4 })
    const rib: Outline = gouge(pointsAt('0,6 2,-50 4,-104', placing), 8 * scale, 'wedge')
    const veins = ['0,-24 14,-40 28,-50', '1,-50 -14,-62 -28,-74', '2,-62 14,-76 24,-84'].map(
      (line) => gouge(pointsAt(line, placing), 5 * scale, 'wedge'),
    )
    sheet.printWithin(ink === 'leaf' ? 'paper' : 'ink', [rib, ...veins], leaf)
  }
}

/** A quince seen from below, its neck behind: one looks on to the star of its dried flower. */
export function printQuinceFromBelow(
  sheet: Sheet,
  place: { x: number; y: number; radius: number; turn: number },
): void {
  const { x, y, radius, turn } = place
  const placing = { x, y, turn, scale: radius / 100 }
  const body = sheet.cut(
    pointsAt(
      '-22,-136 18,-138 38,-112 50,-76 86,-52 108,-6 104,48 78,84 40,104 14,94 -8,108 -52,100 -92,66 -108,16 -94,-36 -58,-66 -46,-104',
      placing,
    ),
    { wander: 2.4 },
  )
  sheet.printFree('turmeric', body, { by: 2, towards: light, shift: 6 })
  sheet.print('crust', cutAway(body, move(body, -radius * 0.24, -radius * 0.3)))
  const eye = pointsAt('12,36', placing)[0] ?? { x, y }
  const round = (atX: number, atY: number): number => Math.atan2(atY - eye.y, atX - eye.x)
  sheet.hatch('crust', body, {
    along: round,
    gap: radius * 0.17,
    length: [radius * 0.25, radius * 0.6],
    width: [radius * 0.03, radius * 0.075],
    chance: (atX, atY) => ((atX - x) * 0.6 + (atY - y) * 0.7) / radius + 0.34,
  })
  sheet.hatch('paper', grow(body, -radius * 0.12), {
    along: (atX, atY) => round(atX, atY) + Math.PI / 2,
    gap: radius * 0.22,
    length: [radius * 0.2, radius * 0.5],
    width: [radius * 0.05, radius * 0.1],
    chance: (atX, atY) => -((atX - x) * 0.7 + (atY - y) * 0.8) / radius - 0.28,
  })
  const dent = sheet.cut(pointsAt('-18,34 4,10 36,20 40,46 14,60 -12,54', placing), {
    wander: radius * 0.01,
  })
  sheet.print('crust', dent)
  const star = [0, 1, 2, 3, 4].map((index) => {
    const angle = turn + index * 1.257 + 0.3
    return gouge(
      [0, 0.5, 1].map((part) => ({
        x: eye.x + Math.cos(angle + part * 0.2) * radius * 0.21 * part,
        y: eye.y + Math.sin(angle + part * 0.2) * radius * 0.21 * part,
      })),
      radius * 0.11,
      'wedge',
    )
  })
  sheet.print('ink', star)
}
