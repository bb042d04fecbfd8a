import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pointAt, points, type Outline, type Point } from '../kit/shape.ts'

export type PlaitPlan = {
  x: number
  /** The ends of the plait: the beam, and the lowest onion. */
  from: number
  to: number
  size: number
  skin: Ink
  cut: Ink
  /** How far the plait swings sideways on its way down. */
  swing?: number
}

/** The direction of the daylight in the loft. */
const daylight = [-1, 0.1] as const
const bulb =
  '-14,-150* -16,-112 -34,-82 -78,-54 -104,-8 -100,40 -64,78 -12,94 14,94 62,80 100,42 106,-6 80,-54 36,-82 16,-112 16,-150*'

/** Onions plaited on a string by their necks; the withered roots hang below every bulb. */
export function printOnionPlait(sheet: Sheet, plan: PlaitPlan): void {
  const { x, from, to, size, swing = 0 } = plan
  const rows = Math.max(2, Math.round((to - from) / (size * 1.32)))
  const string = sheet.stroke(
    [
      { x, y: from },
      { x: x + swing * 0.4, y: (from + to) / 2 },
      { x: x + swing, y: to },
    ],
    size * 0.3,
    'even',
  )
  sheet.printFree('leaf', string, { by: 1, towards: daylight, shift: 3 })
  for (let row = 0; row < rows; row++) {
    const part = (row + 0.6) / rows
    const side = row % 2 === 0 ? -1 : 1
    const middle = x + swing * part
    for (const aside of row === rows - 1 ? [0.1] : [side * 0.72, -side * 0.62]) {
      printOnion(sheet, plan, {
        x: middle + aside * size * 1.1,
        y: from + (to - from) * part + (aside === side * 0.72 ? 0 : size * 0.34),
        turn: aside * -0.6 + sheet.random.spread() * 0.3,
        scale: (size / 100) * sheet.random.between(0.86, 1.06),
      })
    }
  }
}

type OnionPlace = { x: number; y: number; turn: number; scale: number }

function printOnion(sheet: Sheet, { skin, cut }: PlaitPlan, place: OnionPlace): void {
  const { x, scale } = place
  const onion = sheet.cut(pointsAt(bulb, place), {
    wander: 2.4 * scale,
    wave: 60 * scale,
  })
  const at = (spot: string): Point => pointAt(pointsAt(spot, place), 0)
  const [neck, root] = [at('2,-134'), at('2,90')]
  const beard = Array.from({ length: 6 }, (_, index): Outline => {
    const aside = (index - 2.5) * 9
    const reach = sheet.random.between(24, 44)
    return placeOutline(
      gouge(points(`${aside * 0.5},84 ${aside},${92 + reach / 2} ${aside * 1.7},${92 + reach}`), 8),
      place,
    )
  })
  sheet.print('ink', move(grow(onion, 2), 16 * scale, 14 * scale))
  sheet.print('deep', beard)
  sheet.printFree(skin, onion, { by: 1, towards: daylight })
  sheet.print(cut, cutAway(onion, move(onion, -26 * scale, -9 * scale)))

  /** The skin's lines open from the neck and close again at the roots. */
  function meridian(atX: number, atY: number): number {
    const [neckX, neckY, rootX, rootY] = [atX - neck.x, atY - neck.y, atX - root.x, atY - root.y]
    const [toNeck, toRoot] = [neckX ** 2 + neckY ** 2 + 1, rootX ** 2 + rootY ** 2 + 1]
    return Math.atan2(neckY / toNeck - rootY / toRoot, neckX / toNeck - rootX / toRoot)
  }

  const inside = grow(onion, -4 * scale)
  const marks = { along: meridian, length: [60 * scale, 150 * scale] } as const
  sheet.printWithin(
    cut,
    sheet.gouges(inside, {
      ...marks,
      gap: 19 * scale,
      width: [4 * scale, 9 * scale],
      chance: (atX) => 0.55 + (atX - x) / (160 * scale),
    }),
    inside,
  )
  sheet.hatch('paper', grow(inside, -8 * scale), {
    ...marks,
    length: [40 * scale, 80 * scale],
    gap: 20 * scale,
    width: [8 * scale, 16 * scale],
    chance: (atX) => (x - 30 * scale - atX) / (40 * scale),
  })
}
