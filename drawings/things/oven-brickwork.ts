import { grow, join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Point, Shape } from '../kit/shape.ts'

const ring = { x: 700, y: 660 }

/** Brick upon brick, black where the mortar fell out, and a ring of bricks on end round the mouth. */
export function printBricks(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  const laid: { ink: Ink; brick: Shape }[] = []
  for (let y = -40, row = 0; y < 1240; y += 86, row++) {
    for (let x = row % 2 === 0 ? -60 : -164; x < 1640; x += 210) {
      const hidden = Math.hypot((x + 100 - ring.x) / 690, (y + 40 - ring.y) / 590) < 1 && y < 930
      if (hidden) continue
      const [left, top] = [x + random.spread() * 7, y + random.spread() * 5]
      const [right, foot] = [x + 198 + random.spread() * 7, y + 75 + random.spread() * 5]
      const edge = `${left},${top}* ${right},${top + random.spread() * 6}* ${right},${foot}* ${left},${foot}*`
      const ink = random.next() < 0.13 ? 'beet' : 'crust'
      laid.push({ ink, brick: sheet.cut(edge, { wander: 2.6, wave: 70 }) })
    }
  }
  for (const ink of ['crust', 'beet'] as const) {
    sheet.print(
      ink,
      laid.flatMap((each) => (each.ink === ink ? each.brick : [])),
    )
  }
  const worn = { along: 0.02, gap: 30, length: [50, 190], width: [5, 15] } as const
  sheet.hatch('ink', frame, {
    ...worn,
    chance: (x, y) => 0.1 + Math.max(0, x - 1100) / 560 + Math.max(0, y - 900) / 500,
  })
  sheet.hatch('turmeric', frame, {
    ...worn,
    width: [4, 8],
    chance: (x, y) => 0.34 - (x + y) / 1700,
  })
  printBrickRing(sheet)
}

function printBrickRing(sheet: Sheet): void {
  const laid: Outline[] = []
  for (let turn = -0.08; turn < Math.PI + 0.1; turn += 0.142) {
    const corner = (aside: number, wide: number, high: number): Point => ({
      x: ring.x + Math.cos(turn + aside) * wide,
      y: ring.y - Math.sin(turn + aside) * high,
      corner: true,
    })
    const half = 0.064
    laid.push([
      corner(half, 604, 516),
      corner(half, 760, 660),
      corner(-half, 760, 660),
      corner(-half, 604, 516),
    ])
  }
  const bricks = laid.flatMap((brick) => sheet.cut(brick, { wander: 2.5, wave: 60 }))
  sheet.print('ink', join(...bricks.map((brick) => grow([brick], 13))))
  sheet.print('crust', bricks)
  const outward = (x: number, y: number): number => Math.atan2(y - ring.y, x - ring.x)
  const depth = (x: number, y: number): number =>
    (Math.hypot((x - ring.x) / 604, (y - ring.y) / 516) - 1) / 0.27
  const ends = { along: outward, gap: 22, length: [40, 110], width: [6, 14] } as const
  sheet.hatch('ink', bricks, { ...ends, chance: (x, y) => depth(x, y) - 0.35 })
  sheet.printWithin(
    'turmeric',
    sheet.gouges(bricks, { ...ends, chance: (x, y) => 1.25 - depth(x, y) * 2 - x / 2200 }),
    bricks,
  )
}
