import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge, type Taper } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { cutDense } from '../kit/knife.ts'
import { move, place, placeOutline, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'
import { splineThrough } from '../kit/spline.ts'
import { wedges } from '../kit/wedges.ts'
import type { HandBones } from './hand-bones.ts'
import { creases, gapBetween, nail, showsNail, tendons, thumbCreases } from './hand-lines.ts'

export type PlacedHand = { bones: HandBones; placing: Placing; outline: Shape }

export function placeHand(sheet: Sheet, bones: HandBones, placing: Placing): PlacedHand {
  const outline = place(bones.outline, placing).map((line) =>
    cutDense(sheet.random, splineThrough(line, true, 9), { wander: 1.1, wave: 80, facet: 1.4 }),
  )
  return { bones, placing, outline }
}

/** A hand in crust ink, lit from `light`: creases and shade dark, tendons and edges pale. */
export function printHand(sheet: Sheet, hand: PlacedHand, light: readonly [number, number]): void {
  const { bones, placing, outline } = hand
  const scale = placing.scale ?? 1

  function mark(
    line: readonly (readonly [number, number])[],
    width: number,
    taper?: Taper,
  ): Outline {
    const spine = line.map(([x, y]) => ({ x, y }))
    return gouge(placeOutline(spine, { ...placing, mirror: false }), width * scale, taper)
  }

  function mirrored(line: readonly (readonly [number, number])[]): (readonly [number, number])[] {
    return line.map(([x, y]) => [placing.mirror ? -x : x, y] as const)
  }

  function cut(
    line: readonly (readonly [number, number])[],
    width: number,
    taper?: Taper,
  ): Outline {
    return mark(mirrored(line), width, taper)
  }

  sheet.print('paper', halo(outline, { by: 0.2, towards: light, shift: 5 }))
  sheet.print('crust', outline)
  printShade(sheet, hand, light)
  printForearm(sheet, hand, light)
  const tips = [...bones.fingers, bones.thumb].filter(showsNail).map(nail)
  sheet.print('tan', place(tips, placing))
  sheet.print(
    'paper',
    bones.fingers.flatMap((finger) => tendons(finger, cut)),
  )
  const [, base, middle] = bones.thumb.joints
  const [fore, long, ring, little] = bones.fingers
  sheet.print('paper', [
    cut(
      [
        [base.x - 1, base.y - 3],
        [(base.x + middle.x) / 2 - 1.6, (base.y + middle.y) / 2],
        [middle.x - 1.4, middle.y + 2],
      ],
      0.9,
    ),
  ])
  const dark = [
    gapBetween(fore, long, cut),
    gapBetween(long, ring, cut),
    gapBetween(ring, little, cut),
    cut(
      [
        [base.x + 9, base.y - 5],
        [base.x + 8.4, base.y + 3],
        [base.x + 9.6, base.y + 11],
      ],
      1.4,
      'wedge',
    ),
    ...bones.fingers.flatMap((finger) => creases(finger, cut)),
    ...thumbCreases(bones.thumb, cut),
  ]
  sheet.print('ink', dark)
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

function printForearm(sheet: Sheet, hand: PlacedHand, light: readonly [number, number]): void {
  const { placing, bones } = hand
  const { x = 0, y = 0, turn = 0, scale = 1 } = placing
  const arm = overlap(hand.outline, grow(place(bones.forearm, placing), -scale))

  /** How far a place lies towards the shaded side of the arm, in hand units. */
  function shade(atX: number, atY: number): number {
    const across = ((atX - x) * Math.cos(turn) + (atY - y) * Math.sin(turn)) / scale
    const lightAcross = light[0] * Math.cos(turn) + light[1] * Math.sin(turn)
    return -across * Math.sign(lightAcross)
  }

  const along = Math.PI / 2 + turn
  sheet.print(
    'ink',
    hatch(sheet.random, arm, {
      along: along + 0.05,
      gap: scale * 4.4,
      length: [scale * 26, scale * 52],
      width: [scale * 1.4, scale * 2.4],
      chance: (atX, atY) => (shade(atX, atY) > 1 ? 0.7 : 0),
    }),
  )
  sheet.print(
    'paper',
    hatch(sheet.random, arm, {
      along,
      gap: scale * 4,
      length: [scale * 16, scale * 34],
      width: [scale * 1, scale * 1.7],
      chance: (atX, atY) => (shade(atX, atY) < -6 ? 0.6 : 0),
    }),
  )
}
