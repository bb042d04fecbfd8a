import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutLine } from '../kit/knife.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pointAt, points, type Outline, type Shape } from '../kit/shape.ts'

/** Steam: a few long plumes, split by the gouge along their length, never closed into a cloud. */
export function cutSteam(sheet: Sheet, plumes: readonly (readonly [string, number])[]): Shape {
  return plumes.flatMap(([line, width]) => {
    const spine = cutLine(sheet.random, points(line), { wander: 2, wave: 130, facet: 0.7 })
    const splits = [0.14, -0.2].map((aside, index) =>
      gouge(beside(spine, width * aside, index === 0 ? [0.12, 0.62] : [0.45, 0.93]), width * 0.16),
    )
    return cutAway([gouge(spine, width)], width > 24 ? splits : [])
  })
}

function beside(spine: Outline, aside: number, part: readonly [number, number]): Outline {
  const last = spine.length - 1
  const piece = spine.slice(Math.round(last * part[0]), Math.round(last * part[1]) + 1)
  return piece.map((point, index) => {
    const before = pointAt(piece, Math.max(0, index - 1))
    const after = pointAt(piece, Math.min(piece.length - 1, index + 1))
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return {
      x: point.x - ((after.y - before.y) / length) * aside,
      y: point.y + ((after.x - before.x) / length) * aside,
    }
  })
}
