import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle, type Shape } from '../kit/shape.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'

const towards = [-0.7, -0.7] as const

/** An open jar half full of tea, with the stream still falling into it; gives the stream. */
export function printJarOfTea(sheet: Sheet, jar: Jar): Shape {
  const { x, mouth, neck, ring, level, width } = jar
  sheet.printFree('leaf', jar.body, { towards, shift: 8 })
  const back = sheet.cut(ellipse(x, mouth + 6, { rx: neck, ry: ring }), { wander: 1 })
  sheet.print('leaf', back)
  sheet.print('mist', cutAway(back, grow(back, -13)))
  const tea = contentsOf(sheet, jar)
  sheet.hatch('ink', cutAway(jar.inside, grow(tea, 20)), {
    along: Math.PI / 2,
    gap: 34,
    length: [90, 260],
    width: [6, 15],
    chance: (atX) => 0.12 + (atX - x) / 500,
  })
  const surface = surfaceOf(sheet, jar)
  sheet.print('crust', tea)
  sheet.printWithin(
    'turmeric',
    sheet.cut('120,900* 880,900* 872,1060 820,1240* 120,1240*', { wander: 6 }),
    tea,
  )
  sheet.hatch('turmeric', overlap(tea, rectangle(790, 900, 1000, 1240)), {
    along: Math.PI / 2,
    gap: 30,
    length: [60, 190],
    width: [8, 18],
    chance: (atX) => 1 - (atX - 800) / 130,
  })
  sheet.hatch('crust', overlap(tea, rectangle(0, 900, 880, 1240)), {
    along: Math.PI / 2 + 0.05,
    gap: 40,
    length: [80, 220],
    width: [6, 14],
    chance: (atX, y) => 0.1 + (y - 950) / 700 + (atX - 480) / 700,
  })
  sheet.print('paper', move(surface, 0, -5))
  sheet.print('turmeric', surface)
  const stream = sheet.cut(
    '726,296 676,286 628,316 584,400 558,540 544,720 538,900* 604,900* 602,730 608,580 626,452 650,384 684,344',
    { wander: 1.3, wave: 170 },
  )
  const foot = { x: 571, y: level }
  for (const [share, ink] of [
    [1, 'crust'],
    [0.74, 'paper'],
    [0.56, 'turmeric'],
    [0.38, 'paper'],
  ] as const) {
    sheet.printCut(ink, ellipse(foot.x, foot.y, { rx: 178 * share, ry: 27 * share }), {
      wander: 1.5,
      wave: 90,
    })
  }
  sheet.printFree('turmeric', stream, { towards: [-1, 0], shift: 6 })
  sheet.print('crust', [
    gouge(points('668,350 630,420 602,600 592,800'), 14),
    gouge(points('596,700 592,800 594,890'), 10),
  ])
  sheet.print('paper', [gouge(points('690,304 630,336 590,440 566,620 560,760'), 9)])
  printGlass(sheet, jar, width)
  return stream
}

/** The front of the glass: a bright rim, two window panes and one dark wall. */
function printGlass(sheet: Sheet, jar: Jar, width: number): void {
  const { x, mouth, neck, ring, shoulder } = jar
  const rim = sheet.cut(ellipse(x, mouth + 6, { rx: neck + 8, ry: ring + 6 }), { wander: 1.2 })
  const front = overlap(
    cutAway(rim, move(grow(rim, -16), 0, -9)),
    rectangle(0, mouth + 6, 1600, 1200),
  )
  sheet.print('paper', front)
  sheet.print('mist', [
    gouge(
      points(
        `${x - 180},${mouth + ring + 26} ${x},${mouth + ring + 38} ${x + 240},${mouth + ring + 10}`,
      ),
      12,
    ),
  ])
  const left = jar.left
  sheet.print('paper', [
    ...sheet.cut(
      `${left + 50},${shoulder + 90}* ${left + 112},${shoulder + 104}* ${left + 108},${shoulder + 250}* ${left + 50},${shoulder + 240}*`,
    ),
    ...sheet.cut(
      `${left + 50},${shoulder + 268}* ${left + 106},${shoulder + 278}* ${left + 96},${shoulder + 520}* ${left + 78},${shoulder + 470}* ${left + 52},${shoulder + 560}*`,
    ),
    ...sheet.stroke(
      `${left + 138},${shoulder + 110} ${left + 134},${shoulder + 260} ${left + 130},${shoulder + 380}`,
      11,
    ),
  ])
  sheet.print('ink', [
    ...sheet.stroke(
      `${x + width * 0.4},${shoulder} ${x + width * 0.478},${shoulder + 60} ${x + width * 0.486},${shoulder + 240} ${x + width * 0.486},1210`,
      26,
    ),
  ])
  sheet.print(
    'mist',
    sheet.stroke(
      `${x + width * 0.435},${shoulder + 90} ${x + width * 0.44},${shoulder + 240} ${x + width * 0.44},1060`,
      13,
    ),
  )
}
