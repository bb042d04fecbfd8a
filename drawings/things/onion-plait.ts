import { grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import type { Ink } from '../kit/inks.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { pointAt, points, type Outline } from '../kit/shape.ts'

export type PlaitPlan = {
  x: number
  /** Where the string leaves the beam, and where the lowest onion hangs. */
  from: number
  to: number
  size: number
  skin: Ink
  cut: Ink
  /** How far the plait swings sideways on its way down. */
  swing?: number
}

/** Which way the daylight comes into the loft. */
const daylight = [-1, 0.1] as const
const bulb =
  '-12,-118* -20,-92 -62,-66 -92,-22 -92,26 -60,70 -8,88 46,76 86,38 96,-14 70,-58 24,-88 14,-118*'

/** Onions plaited on a string, looked at from below: every bulb shows its roots. */
export function printOnionPlait(sheet: Sheet, plan: PlaitPlan): void {
  const { x, from, to, size, swing = 0 } = plan
  const { random } = sheet
  const rows = Math.max(2, Math.round((to - from) / (size * 1.05)))
  const string = sheet.stroke(
    [
      { x, y: from },
      { x: x + swing * 0.4, y: (from + to) / 2 },
      { x: x + swing, y: to },
    ],
    size * 0.3,
    'even',
  )
  sheet.print('paper', halo(string, { by: 1, towards: daylight, shift: 3 }))
  sheet.print('leaf', string)
  for (let row = 0; row < rows; row++) {
    const part = (row + 0.6) / rows
    const side = row % 2 === 0 ? -1 : 1
    const middle = x + swing * part
    for (const aside of row === rows - 1 ? [0.1] : [side * 0.72, -side * 0.62]) {
      printOnion(sheet, plan, {
        x: middle + aside * size * 1.1,
        y: from + (to - from) * part + (aside === side * 0.72 ? 0 : size * 0.34),
        turn: aside * -0.75 + random.spread() * 0.3,
        scale: (size / 100) * random.between(0.86, 1.06),
      })
    }
  }
}

type OnionPlace = { x: number; y: number; turn: number; scale: number }

function printOnion(sheet: Sheet, { skin, cut }: PlaitPlan, place: OnionPlace): void {
  const { random } = sheet
  const { x, y, turn, scale } = place
  const onion = sheet.cut(placeOutline(points(bulb), place), {
    wander: 2.4 * scale,
    wave: 60 * scale,
  })
  const root = pointAt(placeOutline(points('-4,34'), place), 0)
  sheet.print('ink', move(grow(onion, 2), 12 * scale, 10 * scale))
  sheet.print('paper', halo(onion, { by: 1.5, towards: daylight, shift: 5 }))
  sheet.print(skin, onion)
  const inside = grow(onion, -4 * scale)

  /** The skin's lines leave the roots and close again at the neck. */
  function meridian(atX: number, atY: number): number {
    const out = Math.atan2(atY - root.y, atX - root.x)
    return out + Math.sin(out - turn + Math.PI / 2) * 0.5
  }

  const skinMarks = { along: meridian, length: [40 * scale, 96 * scale] as const }
  sheet.print(
    cut,
    overlap(
      hatch(random, inside, {
        ...skinMarks,
        gap: 19 * scale,
        width: [4 * scale, 10 * scale],
        chance: (atX, atY) => 0.3 + (atX - x) / (120 * scale) + (y - atY) / (500 * scale),
      }),
      inside,
    ),
  )
  sheet.print(
    'paper',
    hatch(random, inside, {
      ...skinMarks,
      gap: 22 * scale,
      width: [9 * scale, 17 * scale],
      chance: (atX) => (x - 26 * scale - atX) / (40 * scale),
    }),
  )
  const roots = Array.from({ length: 8 }, (_, index): Outline => {
    const angle = (index / 8) * Math.PI * 2 + random.spread() * 0.3
    const reach = random.between(15, 27) * scale
    return gouge(
      [0.1, 0.5, 1].map((part) => ({
        x: root.x + Math.cos(angle + part * 0.5) * reach * part,
        y: root.y + Math.sin(angle + part * 0.5) * reach * part * 0.8,
      })),
      7 * scale,
      'wedge',
    )
  })
  sheet.print('ink', join(roots))
}
