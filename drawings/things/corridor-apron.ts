import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Outline, type Point } from '../kit/shape.ts'

export type ApronPlan = {
  /** Maps a place on the wall (aside from the hook, and down, in hundredths of an apron) to the sheet. */
  at: (across: number, down: number) => Point
  cloth: Ink
  band: Ink
  /** The side of a fold that faces the light, and the side that does not. */
  lit: Ink
  dark: Ink
  striped?: boolean
  towel?: boolean
  size: number
}

const towards = [-0.8, -0.5] as const

/** The bib hangs from its corners, the armholes are hollow, the skirt falls into five pleats. */
const outline =
  '-17,19* -8,22 0,24 9,22 17,18* 17,26 21,36 30,44 39,47* 40,60 43,80 44,101* 36,104 28,101 ' +
  '18,105 7,102 -4,106 -15,103 -26,107 -36,105 -45,100* -43,80 -40,60 ' +
  '-39,47* -30,44 -21,36 -17,27'

/** The folds of the cloth away from the light: from the waist to the hem, wider as it falls. */
const pleats = [
  '-31,52 -33,70 -36,106* -29,106* -30,74',
  '-14,44 -17,70 -23,103* -13,107* -14,70',
  '3,40 4,70 1,104* 10,102* 9,70',
  '19,46 22,70 23,102* 33,104* 28,70',
  '35,50 37,70 38,104* 48,100* 44,60 40,47*',
]

/** An apron on its hook: tapes loose, a pocket on its skirt. */
export function printApron(sheet: Sheet, plan: ApronPlan): void {
  const { at, cloth, band, lit, dark, size } = plan

  function onWall(text: string): Outline {
    return points(text).map((point) => ({ ...point, ...at(point.x, point.y) }))
  }

  const loop = sheet.stroke(onWall('-15,22 -10,9 -2,0 3,0 10,9 15,21'), size * 0.032, 'even')
  const tapes = [
    '39,48 46,56 43,70 49,84 46,95',
    '-39,48 -46,58 -44,72 -50,86 -46,100 -50,112',
  ].flatMap((line) => sheet.stroke(onWall(line), size * 0.022, 'even'))
  const body = sheet.cut(onWall(outline), { wander: 2 })
  for (const [ink, shape, shift] of [
    [band, loop, 5],
    [band, tapes, 3],
    [cloth, body, 3 + size * 0.006],
  ] as const) {
    sheet.print('mist', move(shape, size * 0.1, size * 0.06))
    sheet.printFree(ink, shape, { towards, shift })
  }
  if (plan.striped) {
    const stripes = [-34, -24, -14, -4, 6, 16, 26, 36].map((x) =>
      gouge(onWall(`${x * 0.62},14 ${x * 0.86},50 ${x},76 ${x * 1.1},108`), size * 0.014, 'even'),
    )
    sheet.printWithin(band, stripes, body)
  }
  const folds = pleats.map((text) => sheet.cut(onWall(text), { wander: 2 })).flat()
  sheet.printWithin(dark, folds, body)
  sheet.printWithin(
    lit,
    [
      '-36,54 -38,74 -41,100',
      '-24,50 -26,70 -31,101',
      '-4,48 -5,74 -9,104',
      '14,44 15,70 17,103',
    ].map((text) => gouge(onWall(text), size * 0.016)),
    body,
  )
  const bib = sheet.cut(onWall('-17,19* 0,24 17,18* 17,23* 0,29 -17,24*'), { wander: 1 })
  sheet.printWithin(dark, cutAway(bib, move(bib, 0, -size * 0.02)), body)
  const pocket = sheet.cut(onWall('-21,67* 20,66* 21,84* 10,89 -10,90 -22,86*'), { wander: 2 })
  sheet.printFree(cloth, pocket, { towards, shift: size * 0.009 })
  sheet.print(dark, [
    ...cutAway(pocket, move(pocket, -size * 0.016, -size * 0.016)),
    gouge(onWall('-20,71 0,71 19,70'), size * 0.012),
  ])
  if (plan.towel) printTowel(sheet, plan, onWall)
}

/** A towel tucked into the pocket and hanging out of it, its two stripes near the hem. */
function printTowel(
  sheet: Sheet,
  { size, band, dark }: ApronPlan,
  onWall: (text: string) => Outline,
) {
  const towel = sheet.cut(onWall('-17,68* -12,65 -2,66 3,67* 4,80 6,94* 0,96 -8,93 -16,96* -17,82'))
  sheet.print(dark, move(towel, size * 0.018, size * 0.014))
  sheet.printFree('paper', towel, { towards })
  const folds = ['-9,66* -8,80 -10,94* -6,94* -4,80 -6,66*'].flatMap((text) =>
    sheet.cut(onWall(text)),
  )
  sheet.print('mist', folds)
  const stripes = ['-17,86 -8,84 5,86', '-17,90 -8,88 6,90'].map((text) =>
    gouge(onWall(text), size * 0.014, 'even'),
  )
  sheet.printWithin(band, stripes, towel)
}
