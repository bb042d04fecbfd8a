import { move } from '../kit/place.ts'
import { overlap } from '../kit/geometry.ts'
import { hatch } from '../kit/hatch.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

/** Rain stands where the wheels have worn the lane; each puddle holds a piece of the sky. */
export function printLanePuddles(sheet: Sheet, lane: Shape, horizon: number): void {
  const { random } = sheet
  const pools = [
    ...[
      '250,1062 330,1000 450,966 570,944 690,956 716,1000 660,1060 630,1120 560,1164 400,1146 290,1112',
      '852,980 940,930 1060,922 1180,960 1250,1020 1330,1060 1290,1110 1170,1140 1060,1176 900,1160 800,1110 810,1040',
      '770,800 830,764 896,748 946,756 920,790 880,822 810,832',
      '1000,776 1020,742 1080,736 1124,760 1110,790 1050,806 1006,800',
    ].flatMap((outline) => sheet.cut(outline, { wander: 4, wave: 110 })),
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
