import { overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { printLit, printMarks } from './lit-mass.ts'

export type ApronPlan = {
  /** Maps a place on the wall (0 to 1 from hook to hook, down in hook lengths) to the sheet. */
  at: (along: number, down: number) => Point
  cloth: Ink
  band: Ink
  mark: Ink
  /** How far the folds hang open. */
  size: number
}

/** An apron on its hook, hanging a little twisted, its strings loose. */
export function printApron(sheet: Sheet, plan: ApronPlan): void {
  const { at, cloth, band, mark, size } = plan

  function onWall(text: string): Outline {
    return points(text).map((point) => ({ ...point, ...at(point.x / 100, point.y / 100) }))
  }

  const towards = [0.8, -0.5] as const
  const loop = onWall('-9,22 -4,2 3,-1 9,20').map(({ x, y }) => ({ x, y }))
  sheet.print(band, sheet.stroke(loop, size * 0.05, 'even'))
  const outline = onWall(
    '-12,19* 0,24 13,18* 15,34 24,50 31,62* 33,96 28,128* 18,133 6,127 -6,135 -18,129 -27,133* -30,96 -27,64* -20,48 -14,34',
  )
  const body: Shape = sheet.cut(outline, { wander: 2.5 })
  printLit(sheet, cloth, body, {
    towards,
    shift: 4 + size * 0.008,
    shadow: { ink: 'mist', x: -size * 0.09, y: size * 0.05 },
  })
  printMarks(sheet, 'ink', body, {
    along: Math.PI / 2 + 0.05,
    gap: size * 0.06,
    length: [size * 0.16, size * 0.5],
    width: [size * 0.012, size * 0.034],
    chance: (x) => (at(0.02, 0).x - x) / (size * 0.24),
  })
  printMarks(sheet, mark, body, {
    along: Math.PI / 2 - 0.04,
    gap: size * 0.075,
    length: [size * 0.12, size * 0.42],
    width: [size * 0.008, size * 0.02],
    chance: (x) => 0.2 + (x - at(0.04, 0).x) / (size * 0.26),
  })
  const pocket = sheet.cut(onWall('-14,70* 18,68* 18,92* 2,97 -14,94*'), { wander: 2 })
  printLit(sheet, cloth, overlap(pocket, body), { towards, shift: size * 0.012 })
  sheet.print('ink', [gouge(onWall('-13,72 2,72 17,71'), size * 0.02)])
  sheet.print(
    band,
    [
      sheet.stroke(onWall('30,63 38,78 35,98 41,122'), size * 0.022, 'even'),
      sheet.stroke(onWall('-26,65 -34,84 -30,104 -35,118'), size * 0.022, 'even'),
    ].flat(),
  )
}
