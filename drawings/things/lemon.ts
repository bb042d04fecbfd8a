import { grow, halo } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { type Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'

/** Half a lemon in front, cut side to us and cut off by the frame. */
export function printLemon(sheet: Sheet): void {
  const { random } = sheet
  const [x, y] = [806, 1130]
  const peel = sheet.cut(ellipse(x, y, { rx: 128, ry: 118, corners: 14, turn: 0.2 }), { wander: 2 })
  sheet.print('ink', move(peel, -20, 26))
  sheet.print('paper', halo(peel, { by: 2, towards: [0.5, -1], shift: 5 }))
  sheet.print('turmeric', peel)
  sheet.print('paper', grow(peel, -10))
  const segments = Array.from({ length: 9 }, (_, index) => {
    const middle = (index / 9) * Math.PI * 2 + 0.2
    const tip = { x: x + Math.cos(middle) * 12, y: y + Math.sin(middle) * 11, corner: true }
    const reach = random.between(90, 97)
    const rim = [-0.27, 0, 0.27].map((turn) => ({
      x: x + Math.cos(middle + turn) * reach,
      y: y + Math.sin(middle + turn) * reach * 0.92,
    }))
    return sheet.cut([tip, ...rim], { wander: 1.4, wave: 50 })
  }).flat()
  sheet.print('turmeric', segments)
  const juice = hatch(random, segments, {
    along: (atX, atY) => Math.atan2(atY - y, atX - x),
    gap: 13,
    length: [18, 50],
    width: [3, 6],
    chance: (atX, atY) => 0.3 - (atX - x + (atY - y)) / 400,
  })
  sheet.print('paper', juice)
  const pips = [0.5, 2.6, 4.7].map((angle) =>
    ellipse(x + Math.cos(angle) * 44, y + Math.sin(angle) * 40, {
      rx: 11,
      ry: 6,
      corners: 6,
      turn: angle,
    }),
  )
  sheet.print('crust', pips)
}
