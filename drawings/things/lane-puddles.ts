import { move } from '../kit/place.ts'
import { overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

/** Rain stands where the wheels have worn the lane; each puddle holds a piece of the sky. */
export function printLanePuddles(sheet: Sheet, lane: Shape, horizon: number): void {
  const { random } = sheet
  const pools = [
    ...sheet.cut(
      '250,1062 330,1000 470,962 560,926 720,910 840,926 1000,916 1160,950 1240,1010 1330,1052 1290,1110 1160,1126 1060,1166 860,1150 700,1180 520,1150 400,1146 290,1112',
      { wander: 5, wave: 120 },
    ),
    ...sheet.cut(
      '770,800 830,764 920,752 970,730 1080,736 1124,760 1104,790 1030,800 980,824 860,826',
      {
        wander: 4,
        wave: 90,
      },
    ),
    ...sheet.cut('976,656 1020,634 1066,630 1096,640 1084,658 1040,672 1000,672', {
      wander: 2,
      wave: 50,
    }),
    ...sheet.cut('1074,574 1102,562 1124,564 1118,578 1092,586', { wander: 1 }),
    ...sheet.cut('1110,524 1126,516 1138,520 1126,530', { wander: 1 }),
  ]
  const water = overlap(pools, lane)
  sheet.print('ink', overlap(move(water, -2, -11), lane))
  sheet.print('paper', water)
  const clouds = sheet.cut(
    '200,1090 360,1040 520,1064 640,1010 800,1040 900,1000 1080,1040 1200,1010 1400,1070* 1400,1240* 200,1240*',
    { wander: 5, wave: 70 },
  )
  const cloud = overlap(clouds, water)
  sheet.print('mist', cloud)
  sheet.print(
    'leaf',
    hatch(random, cloud, {
      along: 0,
      gap: 22,
      length: [90, 280],
      width: [6, 13],
      chance: (_, y) => (y - 1030) / 170,
    }),
  )
  sheet.print(
    'turmeric',
    hatch(random, water, {
      along: 0,
      gap: 17,
      length: [60, 190],
      width: (_, y) => 4 + (y - horizon) / 80,
      chance: (_, y) => (y < 1000 ? 0.6 : 0),
    }),
  )
  sheet.print(
    'paper',
    hatch(random, cloud, { along: 0, gap: 26, length: [80, 240], width: [5, 11], chance: 0.55 }),
  )
}
