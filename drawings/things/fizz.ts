import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import { type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'

/** The pressure leaving the bottle just opened, and what goes on rising in it. */
export function printFizz(sheet: Sheet): void {
  const { random } = sheet
  const mouth = { x: 1344, y: 236 }
  const jets = [
    { aside: -0.42, far: 96, width: 12 },
    { aside: -0.2, far: 150, width: 17 },
    { aside: 0.03, far: 190, width: 20 },
    { aside: 0.26, far: 130, width: 16 },
    { aside: 0.5, far: 104, width: 11 },
  ]
  const spurts = jets.map(({ aside, far, width }) => {
    const angle = aside - Math.PI / 2
    const spine = [18, 9 + far / 2, far].map((reach) => ({
      x: mouth.x + Math.cos(angle) * reach + aside * 40,
      y: mouth.y + Math.sin(angle) * reach,
    }))
    return gouge(spine, width)
  })
  const drops = scatter(random, [ellipse(mouth.x, mouth.y - 120, { rx: 120, ry: 96 })], 16)
  sheet.print('leaf', move(spurts, 5, 5))
  sheet.strew('leaf', move([drops], 4, 4).flat(), [9, 13, 18], 'round')
  sheet.print('paper', spurts)
  sheet.strew('paper', drops, [9, 13, 18], 'round')
  const rising = scatter(
    random,
    rectangle(1216, 620, 1430, 1200),
    34,
    (_, y) => 1 - (y - 600) / 900,
  )
  sheet.strew('turmeric', rising, [7, 10, 15], 'round')
}
