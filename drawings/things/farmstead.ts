import { grow, halo, join, overlap } from '../kit/geometry.ts'
import { pointsAt, move, place, placeOutline } from '../kit/place.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Shape } from '../kit/shape.ts'

/** The near corner of the yard, and its scale. */
export type FarmPlace = { x: number; y: number; scale: number }

const barnRoof = '-262,-62* -214,-168* -52,-178* -16,-72* -16,-50* -258,-50*'
const houseRoof = '84,-38* 92,-48 56,-106* 300,-66* 334,-18* 330,-14*'

/**
 * A long Flemish farmhouse seen past its gable, and a barn behind it across the yard. The sun
 * is low and to the right: walls facing us are dark, edges facing the sun are bright.
 */
export function printFarmstead(sheet: Sheet, farm: FarmPlace): void {
  printBarn(sheet, farm)
  printHouse(sheet, farm)
  printHedge(sheet, farm)
}

function cutAt(sheet: Sheet, farm: FarmPlace, outline: string, wander = 1): Shape {
  return sheet.cut(pointsAt(outline, farm), {
    wander: wander * farm.scale,
    facet: 0.9,
    wave: 70,
  })
}

function strokeAt(sheet: Sheet, farm: FarmPlace, line: string, width: number): Shape {
  return sheet.stroke(pointsAt(line, farm), width * farm.scale)
}

function printBarn(sheet: Sheet, farm: FarmPlace): void {
  const { scale } = farm
  const roof = cutAt(sheet, farm, barnRoof, 1.6)
  const wall = cutAt(sheet, farm, '-246,-56* -30,-56* -30,12* -246,8*')
  const end = cutAt(
    sheet,
    farm,
    '-52,-177* -40,-178 -6,-118* 14,-70* 14,12* -34,12* -34,-60* -18,-66*',
  )
  sheet.print(
    'paper',
    halo(join(roof, wall, end), { by: 1.5, towards: [1, -0.7], shift: 3 * scale }),
  )
  sheet.print('crust', wall)
  sheet.hatch('ink', wall, {
    along: 0,
    gap: 10 * scale,
    length: [16 * scale, 50 * scale],
    width: [3 * scale, 5.5 * scale],
    chance: 0.8,
  })
  sheet.print('crust', end)
  sheet.printWithin('turmeric', cutAt(sheet, farm, '-6,-150* 30,-150* 30,20* 2,20* 2,-92*'), end)
  sheet.print('ink', roof)
  sheet.hatch('crust', roof, {
    along: 1.86,
    gap: 17 * scale,
    length: [18 * scale, 62 * scale],
    width: [2.5 * scale, 5 * scale],
    chance: (x) => 0.3 + (x - farm.x + 200 * scale) / (420 * scale),
  })
  sheet.print('ink', cutAt(sheet, farm, '-176,14* -176,-44* -122,-46* -120,14*'))
  sheet.print('turmeric', strokeAt(sheet, farm, '-119,-40 -118,-14 -118,10', 5))
  sheet.print('turmeric', strokeAt(sheet, farm, '-210,-171 -130,-177 -56,-181', 5))
}

function printHouse(sheet: Sheet, farm: FarmPlace): void {
  const { scale } = farm
  const gable = cutAt(sheet, farm, '14,14* 12,-36* 36,-78* 54,-80* 84,-42* 84,22*')
  const front = cutAt(sheet, farm, '84,-44* 322,-22* 322,14* 84,22*')
  const roof = cutAt(sheet, farm, houseRoof, 1.4)
  const hip = cutAt(sheet, farm, '56,-108* 28,-74* 62,-68* 70,-86*')
  const verge = cutAt(sheet, farm, '56,-107* 64,-104* 96,-40* 84,-34* 78,-48*')
  const leftVerge = cutAt(sheet, farm, '34,-80* 28,-74* 2,-30* 8,-26* 40,-72*')
  const chimneys = join(
    cutAt(sheet, farm, '112,-92* 112,-126* 130,-124* 130,-88*'),
    cutAt(sheet, farm, '246,-70* 246,-96* 259,-94* 259,-68*'),
  )
  const house = join(gable, front, roof, hip, chimneys)
  sheet.print('paper', halo(house, { by: 1.6, towards: [1, -0.7], shift: 3.4 * scale }))
  sheet.print('ink', chimneys)
  sheet.print('mist', gable)
  const shadeOfRoof = cutAt(sheet, farm, '84,-44* 326,-22* 326,-14* 84,-26*')
  sheet.print('paper', front)
  sheet.hatch('leaf', gable, {
    along: 1.45,
    gap: 9 * scale,
    length: [14 * scale, 44 * scale],
    width: [3 * scale, 5.5 * scale],
    chance: 0.85,
  })
  sheet.print('mist', shadeOfRoof)
  sheet.print('ink', cutAt(sheet, farm, '12,6* 84,13* 322,8* 322,14* 84,23* 12,15*', 0.5))
  printOpenings(sheet, farm)
  sheet.print('crust', roof)
  sheet.hatch('ink', roof, {
    along: 0.14,
    gap: 10 * scale,
    length: [20 * scale, 70 * scale],
    width: [2.6 * scale, 5 * scale],
    chance: (x) => 0.95 - (x - farm.x - 60 * scale) / (250 * scale),
  })
  sheet.hatch('turmeric', roof, {
    along: 0.14,
    gap: 10 * scale,
    length: [18 * scale, 60 * scale],
    width: [2.6 * scale, 5 * scale],
    chance: (x) => (x - farm.x - 150 * scale) / (190 * scale),
  })
  sheet.print('ink', join(hip, verge, leftVerge))
  sheet.print('turmeric', strokeAt(sheet, farm, '66,-108 180,-90 300,-69', 4.4))
  sheet.print(
    'turmeric',
    join(
      strokeAt(sheet, farm, '131,-123 131,-108 131,-93', 4.5),
      strokeAt(sheet, farm, '260,-94 260,-82 260,-71', 3.6),
    ),
  )
  sheet.print(
    'mist',
    strokeAt(sheet, farm, '122,-130 114,-152 130,-174 120,-198 138,-226 134,-250', 9),
  )
}

function printOpenings(sheet: Sheet, farm: FarmPlace): void {
  const panes: readonly [string, Ink][] = [
    ['38,-22* 38,-46* 56,-47* 56,-22*', 'pane'],
    ['104,-4* 104,-29* 122,-28* 122,-4*', 'leaf'],
    ['108,-6* 108,-26* 118,-26* 118,-6*', 'pane'],
    ['148,-4* 148,-26* 164,-25* 164,-4*', 'pane'],
    ['187,16* 187,-23* 204,-22* 204,15*', 'beet'],
    ['226,-3* 226,-20* 239,-19* 239,-3*', 'leaf'],
    ['263,-3* 263,-17* 274,-16* 274,-3*', 'leaf'],
    ['294,-3* 294,-15* 303,-14* 303,-3*', 'leaf'],
  ]
  for (const [outline, ink] of panes) sheet.print(ink, cutAt(sheet, farm, outline, 0.4), 'exact')
}

/** Hedge and a heap of wood at the foot of the walls: no building stands on a bare line. */
function printHedge(sheet: Sheet, farm: FarmPlace): void {
  const { random } = sheet
  const bushes = Array.from({ length: 24 }, (_, index) => {
    const x = -278 + index * 26 + random.spread() * 8
    const small = index > 11 && index < 22
    const size = { rx: random.between(15, 27), ry: random.between(6, small ? 9 : 20), corners: 8 }
    return placeOutline(ellipse(x, 20 - (x > 90 ? (x - 90) * 0.02 : 0), size), farm)
  })
  const ground = place([points('-300,18* 340,14* 340,34* -300,40*')], farm)
  const hedge = join(bushes, ground)
  sheet.print('leaf', hedge)
  sheet.hatch('turmeric', hedge, {
    along: -0.5,
    gap: 11 * farm.scale,
    length: [8 * farm.scale, 20 * farm.scale],
    width: [3 * farm.scale, 5 * farm.scale],
    chance: (_, y) => (y < farm.y + 18 * farm.scale ? 0.32 : 0.02),
  })
}

/** Snow on both roofs; the tiles show under the eaves, where it slid off. */
export function printSnowOnRoofs(sheet: Sheet, farm: FarmPlace): void {
  const { scale } = farm
  for (const outline of [barnRoof, houseRoof]) {
    const roof = cutAt(sheet, farm, outline, 1.4)
    const snow = overlap(move(roof, 0, -13 * scale), grow(roof, 4 * scale))
    sheet.print('ink', move(snow, 0, 3 * scale))
    sheet.print('mist', snow)
    sheet.hatch('paper', snow, {
      along: outline === barnRoof ? 1.86 : 0.14,
      gap: 11 * scale,
      length: [18 * scale, 60 * scale],
      width: [4 * scale, 8 * scale],
      chance: 0.75,
    })
  }
}
