import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import { rectangle, ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { layBricks } from '../things/brick-wall.ts'
import { light } from '../things/light.ts'
import { printPannier } from '../things/market-pannier.ts'

/** The bicycle leans against the barn, its bags full; the sun is high on the left. */
export function drawBicycleWithLeeks(): Sheet {
  const sheet = openSheet({
    name: 'bicycle-with-leeks',
    seed: 38,
    thin: 1.2,
    slip: { beet: [3, 3], leaf: [2, -2], deep: [-2, 2], mist: [3, 2] },
    grain: 50,
  })
  const wall = rectangle(-40, -40, 1640, 1090)
  sheet.print('crust', wall, 'exact')
  const { joints, burnt } = layBricks(sheet, wall, {
    brick: [178, 66],
    joints: (x, y) => 1.05 - (x + y) / 2300,
    burnt: (_, y) => (y < 330 ? 0.07 : 0),
  })
  sheet.print('beet', burnt)
  const bicycle = cutBicycle(sheet)
  const bag = sheet.cut('936,492* 1386,492* 1388,880 1330,920 980,910 930,860')
  const shadow = overlap(move(join(bicycle.wheels, bicycle.frame, bag), 108, 62), wall)
  sheet.print('paper', cutAway(joints, grow(shadow, 3)))
  sheet.print('beet', shadow)
  printYard(sheet)
  sheet.print('paper', halo(join(bicycle.frame), { by: 1, towards: light, shift: 4 }))
  printBicycle(sheet, bicycle)
  printPannier(sheet)
  return sheet
}

/** The strip of paving the wheels stand on. */
function printYard(sheet: Sheet): void {
  const yard = sheet.cut('-30,1046* 400,1040 1000,1050 1630,1042* 1630,1230* -30,1230*', {
    wander: 3,
  })
  sheet.print('paper', move(yard, 0, -6))
  sheet.print('mist', yard)
  sheet.hatch('ink', sheet.cut('60,1082* 420,1074 420,1112 90,1116*'), {
    along: 0,
    gap: 13,
    length: [80, 220],
    width: [8, 14],
    chance: 1,
  })
  sheet.hatch('ink', sheet.cut('940,1082* 1560,1074 1600,1116 980,1118*'), {
    along: 0,
    gap: 13,
    length: [80, 220],
    width: [8, 14],
    chance: 1,
  })
  sheet.hatch('leaf', yard, {
    along: 0.01,
    gap: 26,
    length: [60, 220],
    width: [4, 9],
    chance: 0.55,
  })
  sheet.hatch('paper', yard, {
    along: 0.01,
    gap: 30,
    length: [80, 260],
    width: [6, 12],
    chance: (x) => 0.9 - x / 1600,
  })
}

type Centre = { readonly x: number; readonly y: number }

const rear: Centre = { x: 1120, y: 800 }
const front: Centre = { x: 176, y: 800 }
const tyre = 296

/** The whole bicycle as one dark shape, for its shadow; the rest is printed over it. */
type Bicycle = { wheels: Shape; frame: Shape }

/** A roadster that faces left, its front wheel out of the sheet. */
function cutBicycle(sheet: Sheet): Bicycle {
  const wheels = join(wheelAt(sheet, rear), wheelAt(sheet, front))
  const frame = join(
    sheet.strokes(
      [
        ['772,830 830,620 884,392', 26],
        ['330,452 520,650 772,836', 28],
        ['340,410 500,560 680,660 832,664', 22],
        ['350,352 332,420 312,490', 34],
        ['316,480 282,600 238,720 176,800', 24],
        ['772,830 940,822 1120,800', 24],
        ['866,470 990,640 1120,800', 17],
        ['356,372 362,326 384,306', 18],
        ['384,306 430,286 500,304 560,330', 17],
        ['880,470 1080,462 1340,468', 17],
        ['1300,470 1220,630 1120,800', 12],
      ],
      'even',
    ),
    mudguard(sheet, rear, [-2.9, -0.35]),
    mudguard(sheet, front, [-2.2, -0.5]),
    sheet.cut('782,350* 800,330 880,334 990,318 1010,344 994,378 910,386 870,398 800,366', {
      wander: 1.4,
    }),
  )
  return { wheels, frame }
}

function wheelAt(sheet: Sheet, { x, y }: Centre): Shape {
  function ring(radius: number): Shape {
    return sheet.cut(ellipse(x, y, { rx: radius, ry: radius, corners: 24 }), { wander: 1.6 })
  }

  const spokes = Array.from({ length: 18 }, (_, index): Outline => {
    const angle = (index / 18) * Math.PI * 2 + 0.1
    const hub = angle + (index % 2 === 0 ? 1.2 : -1.2)
    return gouge(
      [
        { x: x + Math.cos(hub) * 22, y: y + Math.sin(hub) * 22 },
        { x: x + Math.cos(angle) * 150, y: y + Math.sin(angle) * 150 },
        { x: x + Math.cos(angle) * 276, y: y + Math.sin(angle) * 276 },
      ],
      5,
      'even',
    )
  })
  const rim = cutAway(ring(tyre), ring(tyre - 27))
  return join(rim, ...spokes.map((spoke) => [spoke]), ring(30))
}

function mudguard(sheet: Sheet, { x, y }: Centre, [from, to]: readonly [number, number]): Shape {
  const reach = tyre + 20
  const line = Array.from({ length: 7 }, (_, index) => {
    const angle = from + ((to - from) * index) / 6
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  return sheet.stroke(line, 18, 'even')
}

function printBicycle(sheet: Sheet, { wheels, frame }: Bicycle): void {
  sheet.print('ink', join(wheels, frame))
  printChainCase(sheet)
  sheet.printStrokes('paper', [
    ['826,600 846,520 868,430', 6],
    ['360,470 470,590 590,690', 7],
    ['372,428 500,546 640,634', 6],
    ['300,500 270,604 232,700', 5],
    ['820,340 900,342 980,328', 6],
    ['392,304 440,290 500,306', 5],
    ['900,462 1000,458 1120,458', 5],
  ])
  sheet.printCut('crust', '506,292* 530,296 596,332 604,352* 584,354 520,326*', { wander: 1 })
  sheet.print(
    'paper',
    [rear, front].flatMap(({ x, y }) =>
      sheet.stroke(
        [2.9, 3.3, 3.7, 4.1, 4.4].map((angle) => ({
          x: x + Math.cos(angle) * (tyre - 12),
          y: y + Math.sin(angle) * (tyre - 12),
        })),
        7,
      ),
    ),
  )
}

function printChainCase(sheet: Sheet): void {
  const cover = sheet.cut(
    '690,832 706,772 768,750 850,766 1060,774 1140,790 1150,824 1100,842 900,868 800,908 724,896',
    { wander: 2 },
  )
  sheet.print('leaf', cover)
  sheet.printStrokes('mist', [['716,800 768,770 860,784 980,790', 9]])
  const crank = sheet.strokes(
    [
      ['772,830 748,900 722,976', 20],
      ['772,830 790,770 812,710', 16],
    ],
    'even',
  )
  const pedals = join(
    sheet.cut('664,966* 778,972* 776,1000* 662,996*', { wander: 1 }),
    sheet.cut('772,690* 866,694* 864,716* 770,714*', { wander: 1 }),
  )
  sheet.print('ink', join(crank, pedals))
  sheet.printCut('mist', ellipse(772, 830, { rx: 20, ry: 20, corners: 10 }), { wander: 1 })
}
