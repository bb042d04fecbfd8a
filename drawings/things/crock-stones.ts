import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points, type Shape } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { light } from './light.ts'

/** Half a round stone, its straight side below, a hundred units in radius. */
const half = '-100,0* 100,0* 98,-28 84,-58 58,-84 22,-98 -20,-98 -58,-82 -86,-54 -99,-24'

/** The one that stands on its straight side against the crock. */
export function printLeaningStone(sheet: Sheet, crock: Shape): void {
  const outline = placeOutline(points(half), { x: 500, y: 1012, scale: 2.3, turn: 0.05 })
  const face = sheet.cut(outline, { wander: 2.4 })
  const slab = join(...[0, 8, 16, 24, 32, 40, 48, 56, 64].map((far) => move(face, far, far * -0.7)))
  sheet.print('ink', overlap(move(slab, 150, 26), crock))
  const thrown = '276,990* 800,990* 1000,1120 1010,1180 860,1186 420,1066 290,1020*'
  sheet.print('ink', sheet.cut(thrown, { wander: 3 }))
  sheet.print('paper', halo(slab, { by: 2, towards: light, shift: 6 }))
  sheet.print('deep', slab)
  const edge = cutAway(slab, grow(face, 4))
  const chips = { gap: 22, length: [22, 56], width: [8, 15] } as const
  const round = (x: number, y: number): number => Math.atan2(y - 990, x - 500)
  sheet.print('ink', overlap(sheet.cut('560,760* 840,760* 840,1060* 640,1060*'), edge))
  sheet.print('crust', hatch(sheet.random, edge, { ...chips, along: round, chance: 0.55 }))
  sheet.print('ink', grow(face, 3))
  sheet.print('mist', face)
  printGrain(sheet, face, { lit: 600, dark: 560 })
}

/** The one that lies before it, cut off by the frame. */
export function printLyingStone(sheet: Sheet): void {
  const flat = placeOutline(points(half), { turn: 0.12, scale: 3.1 }).map((point) => ({
    ...point,
    x: point.x + 1120,
    y: point.y * 0.5 + 1146,
  }))
  const top = sheet.cut(flat, { wander: 2.4 })
  const slab = join(...[0, 19, 38, 57, 76].map((far) => move(top, 0, far)))
  sheet.print('ink', move(slab, 60, 22))
  sheet.print('paper', halo(slab, { by: 2, towards: light, shift: 6 }))
  sheet.print('ink', slab)
  const face = cutAway(slab, grow(top, 3))
  const chips = { along: 1.4, gap: 22, length: [26, 60], width: [8, 16] } as const
  sheet.print('leaf', hatch(sheet.random, face, { ...chips, chance: 0.7 }))
  sheet.print('mist', top)
  printGrain(sheet, top, { lit: 1300, dark: 1190 })
}

/** Pale towards the window, dark away from them, and speckled all over. */
function printGrain(sheet: Sheet, face: Shape, { lit, dark }: { lit: number; dark: number }): void {
  const grain = { along: -0.1, gap: 25, length: [60, 190], width: [6, 14] } as const
  sheet.print('paper', hatch(sheet.random, face, { ...grain, chance: (x) => (lit - x) / 300 }))
  sheet.print('leaf', hatch(sheet.random, face, { ...grain, chance: (x) => (x - dark) / 240 }))
  sheet.strew('leaf', scatter(sheet.random, grow(face, -14), 30), [4, 6, 9])
}
