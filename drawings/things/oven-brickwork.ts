import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Outline } from '../kit/shape.ts'

const ring = { x: 700, y: 660 }

/** Brick upon brick, and a ring of bricks on end round the mouth. */
export function printBricks(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('crust', frame, 'exact')
  const joints: Outline[] = []
  for (let y = 40, row = 0; y < 1240; y += 84, row++) {
    joints.push(gouge(points(`-30,${y} 500,${y - 8} 1100,${y + 6} 1630,${y - 4}`), 9, 'even'))
    for (let x = row % 2 === 0 ? -60 : 40; x < 1640; x += 208) {
      const at = x + random.spread() * 12
      joints.push(gouge(points(`${at},${y - 2} ${at + 3},${y + 42} ${at},${y + 84}`), 8, 'even'))
    }
  }
  sheet.print('ink', joints)
  sheet.print(
    'ink',
    hatch(random, frame, {
      along: 0.02,
      gap: 34,
      length: [60, 200],
      width: [5, 14],
      chance: (x, y) => 0.12 + Math.max(0, x - 1150) / 700 + Math.max(0, y - 800) / 700,
    }),
  )
  printBrickRing(sheet)
}

function printBrickRing(sheet: Sheet): void {
  const { random } = sheet
  const ends: Outline[] = []
  for (let turn = -0.08; turn < Math.PI + 0.1; turn += 0.142) {
    const [cos, sin] = [Math.cos(turn), -Math.sin(turn)]
    const side = { x: -sin * 42, y: cos * 42 }
    const near = { x: ring.x + cos * 604, y: ring.y + sin * 516 }
    const far = { x: ring.x + cos * 760, y: ring.y + sin * 660 }
    ends.push([
      { x: near.x - side.x, y: near.y - side.y, corner: true },
      { x: far.x - side.x * 1.16, y: far.y - side.y * 1.16, corner: true },
      { x: far.x + side.x * 1.16, y: far.y + side.y * 1.16, corner: true },
      { x: near.x + side.x, y: near.y + side.y, corner: true },
    ])
  }
  const bricks = ends.flatMap((brick) => sheet.cut(brick, { wander: 2.5, wave: 60 }))
  sheet.print('ink', join(...bricks.map((brick) => grow([brick], 13))))
  sheet.print('crust', bricks)
  sheet.print(
    'turmeric',
    bricks.flatMap((brick) => cutAway([brick], move([brick], 5, -9))),
  )
  sheet.print(
    'ink',
    hatch(random, bricks, {
      along: (x, y) => Math.atan2(y - ring.y, x - ring.x),
      gap: 30,
      length: [50, 130],
      width: [5, 10],
      chance: (x) => 0.25 + x / 3200,
    }),
  )
}
