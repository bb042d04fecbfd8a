import { cutAway, join, overlap } from '../kit/geometry.ts'
import { gouge, type Taper } from '../kit/gouge.ts'
import { cutDense } from '../kit/knife.ts'
import { move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'
import { wedges } from '../kit/wedges.ts'
import type { HandBones } from './hand-bones.ts'
import { creases, gapBetween, nail, showsNail, tendon } from './hand-lines.ts'

export type PlacedHand = { bones: HandBones; placing: Placing; outline: Shape }

export function placeHand(sheet: Sheet, bones: HandBones, placing: Placing): PlacedHand {
  const outline = place(bones.outline, placing).map((line) =>
    cutDense(sheet.random, splineThrough(line, true, 9), { wander: 1.1, wave: 80, facet: 1.4 }),
  )
  return { bones, placing, outline }
}

/** A hand lit from `light`: big quiet plates, a dark side, and few lines. */
export function printHand(
  sheet: Sheet,
  hand: PlacedHand,
  light: readonly [number, number],
  skin: 'crust' | 'tan' = 'crust',
): void {
  const { bones, placing, outline } = hand
  const scale = placing.scale ?? 1

  function cut(
    line: readonly (readonly [number, number])[],
    width: number,
    taper?: Taper,
  ): Outline {
    const spine = line.map(([x, y]) => ({ x, y }))
    return gouge(placeOutline(spine, placing), width * scale, taper)
  }

  sheet.printFree(skin, outline, { by: 0.4, towards: light })
  printShade(sheet, hand, light)
  const { fingers, thumb } = bones
  const tips = [...fingers, thumb].filter(showsNail).map(nail)
  sheet.print(skin === 'crust' ? 'tan' : 'deep', place(tips, placing))
  const [fore, long, ring, little] = fingers
  sheet.print(
    skin === 'crust' ? 'tan' : 'deep',
    [fore, long, ring].map((finger) => tendon(finger, cut)),
  )
  sheet.print('ink', [
    gapBetween(fore, long, cut),
    gapBetween(long, ring, cut),
    gapBetween(ring, little, cut),
    ...fingers.flatMap((finger) => creases(finger, cut)),
  ])
}

/** The side that turns away is one dark plate, and long cuts lead out of it: short ones were fur. */
function printShade(sheet: Sheet, hand: PlacedHand, light: readonly [number, number]): void {
  const { outline, placing } = hand
  const scale = placing.scale ?? 1
  const turned = cutAway(outline, move(outline, light[0] * scale * 2.6, light[1] * scale * 2.6))
  const cuts = wedges(sheet.random, outline, {
    light,
    side: 'shaded',
    threshold: 0.45,
    gap: scale * 9,
    length: [scale * 9, scale * 19],
    width: [scale * 1.8, scale * 2.8],
    slant: 1.12,
  })
  sheet.print('ink', join(turned, overlap(cuts, outline)))
}
