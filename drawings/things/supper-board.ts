import { cutAway, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points } from '../kit/shape.ts'
import { scatter } from '../kit/specks.ts'
import { printLit, printMarks } from './lit-mass.ts'

const towards = [-0.6, -0.8] as const

/** A board with half a loaf, two slices and a wedge of cheese, seen from above. */
export function printSupperBoard(sheet: Sheet): void {
  const { random } = sheet
  const board = sheet.cut('-40,70* 640,-60* 1010,-60* 960,330* 610,560* 130,690* -40,700*', {
    wander: 3,
  })
  printLit(sheet, 'crust', board, { towards, shadow: { ink: 'ink', x: 26, y: 34 } })
  printMarks(sheet, 'ink', board, {
    along: -0.42,
    gap: 42,
    length: [120, 340],
    width: [5, 12],
    chance: (x, y) => 0.2 + (x * 0.4 + y) / 1600,
  })
  printMarks(sheet, 'turmeric', board, {
    along: -0.42,
    gap: 60,
    length: [90, 260],
    width: [4, 9],
    chance: 0.45,
  })
  const crust = sheet.cut('-40,120 60,40 210,20 330,70 390,170 372,290 280,380 120,420 -40,430*')
  printLit(sheet, 'ink', crust, { towards, shadow: { ink: 'ink', x: 20, y: 26 } })
  const top = sheet.cut('-40,136 70,62 206,44 312,88 364,176 346,276 262,356 110,392 -40,400*')
  sheet.print('crust', top)
  sheet.print(
    'paper',
    ['-30,240 90,150 230,120', '10,330 140,240 300,190'].flatMap((line) => sheet.stroke(line, 46)),
  )
  sheet.strew(
    'paper',
    scatter(random, top, 60, (x, y) => 1 - (x + y) / 800),
    [4, 6, 9],
  )
  for (const [outline, x] of [
    ['330,420 350,300 440,230 560,220 620,290 600,400 520,470 400,490', 480],
    ['470,300 500,190 590,120 720,120 772,190 744,300 660,362 540,380', 620],
  ] as const) {
    const slice = sheet.cut(outline)
    printLit(sheet, 'ink', slice, { towards, shadow: { ink: 'ink', x: 16, y: 20 } })
    const crumb = overlap(slice, cutAway(slice, []))
    sheet.print('deep', sheet.cut(shrink(outline, x)))
    const holes = scatter(random, sheet.cut(shrink(outline, x)), 13).map((at) =>
      ellipse(at.x, at.y, {
        rx: random.between(5, 15),
        ry: random.between(4, 8),
        corners: 6,
        turn: -0.5,
      }),
    )
    sheet.print('crust', overlap(holes, crumb))
  }
  const cheese = sheet.cut('640,96* 880,-50* 1010,20 1000,110 950,200* 780,150')
  printLit(sheet, 'turmeric', cheese, { towards, shadow: { ink: 'ink', x: 24, y: 30 } })
  const rind = sheet.cut('880,-60* 1040,10 1024,130 960,220* 930,190* 968,100 960,40 850,-30*')
  sheet.print('beet', overlap(rind, cheese))
  const eyes = points('740,84 800,40 850,120 900,70 876,16').map((at) =>
    ellipse(at.x, at.y, {
      rx: random.between(6, 17),
      ry: random.between(5, 10),
      corners: 7,
      turn: 0.4,
    }),
  )
  sheet.print('crust', eyes)
  sheet.print('paper', [gouge(points('664,88 770,24 860,-34'), 12)])
}

function shrink(outline: string, middle: number): string {
  const outer = points(outline)
  const centreY = outer.reduce((sum, { y }) => sum + y, 0) / outer.length
  return outer
    .map(({ x, y }) => `${middle + (x - middle) * 0.9},${centreY + (y - centreY) * 0.9}`)
    .join(' ')
}
