import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline } from '../kit/shape.ts'
import { light } from './light.ts'

const pleats = 44

/** A checked cloth over the mouth of a jar, from straight above, its hem in pleats. */
export function printClothLid(
  sheet: Sheet,
  lid: { readonly x: number; readonly y: number; readonly radius: number; readonly checks: Ink },
): void {
  const { x, y, radius, checks } = lid
  const at = (turn: number, reach: number) => ({
    x: x + Math.cos(turn) * reach * radius,
    y: y + Math.sin(turn) * reach * radius,
  })
  const turns = Array.from({ length: pleats }, (_, index) => (index / pleats) * Math.PI * 2)
  const hem = turns.map((turn, index) =>
    at(turn, (index % 2 === 0 ? 1.04 : 0.93) * sheet.random.between(0.97, 1.03)),
  )
  const cloth = sheet.cut(hem, { wander: 2 })
  const inner = { rx: radius * 0.69, ry: radius * 0.69, corners: 22 }
  const mouth = sheet.cut(ellipse(x, y, inner), { wander: 2 })
  sheet.print('ink', move(cloth, radius * 0.12, radius * 0.17))
  sheet.printFree('deep', cloth, { by: 2, towards: light, shift: 7 })
  const stripes = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) =>
    [0.5, 0.5 + Math.PI / 2].map((turn): Outline => {
      const line = points(
        `${step - 0.15},-4.8 ${step + 0.1},-2 ${step - 0.06},0.6 ${step + 0.08},4.8`,
      )
      const scale = radius * 0.29
      return gouge(placeOutline(line, { x, y, turn, scale }), radius * 0.103, 'even')
    }),
  )
  sheet.printWithin(checks, stripes, cloth)
  const folds = turns.map((turn) =>
    gouge(
      [0.95, 0.84, 0.745].map((reach) => at(turn + Math.PI / pleats, reach)),
      radius * 0.055,
      'wedge',
    ),
  )
  sheet.printWithin('ink', folds, cloth)
  const string = cutAway(grow(mouth, radius * 0.048), mouth)
  sheet.print('ink', move(string, 5, 7))
  sheet.print('paper', string)
  const chance = (atX: number, atY: number) => ((atX - x) * 0.6 + (atY - y) * 0.8) / (radius * 0.79)
  const shade = { along: 0.5, gap: 40, length: [70, 220] as const, width: [6, 12] as const }
  sheet.hatch('ink', mouth, { ...shade, chance })
}
