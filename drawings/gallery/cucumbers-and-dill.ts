import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import { points, type Shape, ellipse, type Outline, type Point } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'

const towards = [0.8, -0.5] as const

/** Cucumbers on the vine and dill in flower, seen from below against a hot sky. */
export function drawCucumbersAndDill(): Sheet {
  const sheet = openSheet({
    name: 'cucumbers-and-dill',
    seed: 377,
    thin: 1.2,
    slip: { leaf: [3, -2], crust: [-3, 3], beet: [3, -2] },
    grain: 50,
  })
  sheet.print('turmeric', sheet.frame, 'exact')
  sheet.hatch('paper', sheet.frame, {
    along: (x, y) => Math.atan2(y + 260, x - 1500),
    gap: 76,
    length: [160, 460],
    width: [7, 18],
    chance: (x, y) => 0.75 - (y - x * 0.4) / 1500,
  })
  printDill(sheet, {
    x: 820,
    y: 1010,
    reach: 250,
    turn: -1.2,
    spread: 1.3,
    rays: 8,
    ink: 'crust',
    flower: 'crust',
  })
  sheet.print('crust', [gouge(points('700,1260 770,1130 820,1010'), 26, 'even')])
  printVine(sheet)
  printCucumber(sheet, { x: 1080, y: 250, turn: 0.06, scale: 0.72 })
  const big = printCucumber(sheet, { x: 420, y: 170, turn: -0.12, scale: 1.3 })
  printLeaves(sheet, big)
  printDill(sheet, {
    x: 1290,
    y: 960,
    reach: 430,
    turn: -1.75,
    spread: 1.35,
    rays: 11,
    ink: 'ink',
    flower: 'paper',
  })
  sheet.printFree('ink', [gouge(points('1330,1260 1300,1120 1290,955'), 30, 'even')], { towards })
  return sheet
}

function printVine(sheet: Sheet): void {
  const lines: readonly (readonly [string, number])[] = [
    ['-30,130 300,60 620,90 960,30 1640,90', 34],
    ['420,80 440,120 424,190', 24],
    ['1050,40 1090,150 1080,260', 18],
  ]
  const vine = lines.flatMap(([line, width]) => sheet.stroke(line, width, 'even'))
  sheet.printFree('leaf', vine, { towards })
  sheet.print(
    'leaf',
    sheet.stroke('700,70 760,190 700,250 660,190 730,160 790,260 740,330', 11, 'even'),
  )
}

function printCucumber(sheet: Sheet, placing: Placing): Shape {
  const scale = placing.scale ?? 1

  function cut(outline: string, wander = 2): Shape {
    return sheet.cut(pointsAt(outline, placing), { wander })
  }

  const body = cut(
    '-22,0* 24,0* 66,44 92,150 104,300 98,450 74,560 30,612 -16,606 -66,552 -96,440 -108,290 -96,140 -66,40',
  )
  sheet.printFree('leaf', body, { towards, shift: 9 * scale })
  const flower = cut('-20,600 -44,640 -30,676* -8,650 4,690* 18,650 44,668* 34,632 20,602')
  sheet.printFree('crust', flower, { towards })
  const turn = (placing.turn ?? 0) + Math.PI / 2
  const middle = placing.x ?? 0
  sheet.hatch('ink', body, {
    along: turn,
    gap: 30 * scale,
    length: [90 * scale, 260 * scale],
    width: [10 * scale, 24 * scale],
    chance: (x) => 0.1 + (middle - x + 40) / (130 * scale),
  })
  sheet.hatch('brine', body, {
    along: turn,
    gap: 34 * scale,
    length: [70 * scale, 200 * scale],
    width: [6 * scale, 13 * scale],
    chance: (x, y) => (x - middle) / (110 * scale) + (y - 700) / 1400,
  })
  const warts = sheet.scatter(body, 20, (x) => 0.6 + (x - middle) / (200 * scale))
  sheet.strew('ink', move([warts], -5, 6).flat(), [9 * scale, 13 * scale], 'round')
  sheet.strew('paper', warts, [7 * scale, 11 * scale], 'round')
  return body
}

/** Broad leaves with the light behind them: one hides the top of a cucumber, one grows up to us. */
function printLeaves(sheet: Sheet, shaded: Shape): void {
  const blade =
    '0,0* -60,-70 -150,-60* -140,0 -220,50* -170,110 -190,190* -100,200 -50,270* 0,330* 60,262 110,190* 190,180* 176,100 226,30* 150,-10 140,-70* 50,-60'
  const veins = [
    '0,4 0,120 0,310',
    '0,30 -80,70 -190,150',
    '0,20 -90,10 -200,44',
    '0,30 80,66 170,150',
    '0,20 90,4 204,30',
    '0,140 -30,190 -70,220',
    '0,140 40,180 80,212',
  ]
  for (const placing of [
    { x: 120, y: 60, turn: 0.3, scale: 1.25 },
    { x: 640, y: -40, turn: -0.2, scale: 1.15 },
    { x: 1440, y: 30, turn: 0.5, scale: 1.5 },
    { x: -30, y: 1290, turn: 3.75, scale: 1.7 },
  ]) {
    const leaf = sheet.cut(pointsAt(blade, placing), { wander: 4, wave: 60 })
    sheet.printWithin('ink', move(leaf, -18, 34), shaded)
    sheet.printFree('leaf', leaf, { towards, shift: 6 })
    sheet.hatch('ink', leaf, {
      along: placing.turn + 1,
      gap: 40,
      length: [60, 150],
      width: [9, 20],
      chance: 0.35,
    })
    sheet.printWithin(
      'turmeric',
      veins.map((line, index) => gouge(pointsAt(line, placing), index === 0 ? 18 : 12, 'wedge')),
      leaf,
    )
  }
}

type DillPlan = {
  x: number
  y: number
  reach: number
  /** The direction in which it opens, and the width of its rays. */
  turn: number
  spread: number
  rays: number
  ink: Ink
  flower: Ink
}

/** A head of dill: rays from one point, each with a lesser head of short rays and knobs. */
function printDill(sheet: Sheet, plan: DillPlan): void {
  const { random } = sheet
  const { x, y, reach, turn, spread, rays, ink, flower } = plan
  const stalks: Outline[] = []
  const knobs: Outline[] = []
  for (let ray = 0; ray < rays; ray++) {
    const aside = (ray / (rays - 1)) * 2 - 1
    const angle = turn + aside * spread + random.spread() * 0.05
    const far = reach * (1 - 0.2 * aside * aside) * random.between(0.92, 1.06)
    const end = along({ x, y }, angle, far)
    const bend = along({ x, y }, angle - aside * 0.14, far * 0.55)
    stalks.push(
      gouge([{ x, y }, bend, end], reach * 0.034, 'wedge'),
      gouge([{ x, y }, bend, end], reach * 0.018, 'even'),
    )
    for (let index = 0; index < 7; index++) {
      const fan = angle + ((index / 6) * 2 - 1) * 1.25
      const small = reach * random.between(0.15, 0.21)
      const tip = along(end, fan, small)
      stalks.push(gouge([end, along(end, fan, small * 0.5), tip], reach * 0.016, 'even'))
      const size = reach * random.between(0.026, 0.042)
      knobs.push(ellipse(tip.x, tip.y, { rx: size, ry: size * 0.86, corners: 6, turn: fan }))
    }
  }
  sheet.print(ink, stalks)
  sheet.print(flower, knobs)
}

function along({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
}
