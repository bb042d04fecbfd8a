import { cutAway, grow } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points } from '../kit/shape.ts'

const towards = [-0.6, -0.8] as const

/** A board with half a loaf, two slices and a wedge of cheese, seen from above. */
export function printSupperBoard(sheet: Sheet): void {
  const board = sheet.cut('-40,70* 640,-60* 1010,-60* 960,330* 610,560* 130,690* -40,700*', {
    wander: 3,
  })
  sheet.printFree('ink', board, { towards })
  sheet.hatch('crust', board, {
    along: -0.42,
    gap: 40,
    length: [120, 360],
    width: [5, 12],
    chance: (x, y) => 0.75 - (x * 0.4 + y) / 1500,
  })
  const crust = sheet.cut('-40,120 60,40 210,20 330,70 390,170 372,290 280,380 120,420 -40,430*')
  sheet.printFree('ink', crust, { towards })
  const top = sheet.cut('-40,136 70,62 206,44 312,88 364,176 346,276 262,356 110,392 -40,400*')
  sheet.print('crust', top)
  sheet.print(
    'paper',
    ['-30,240 90,150 230,120', '10,330 140,240 300,190'].flatMap((line) => sheet.stroke(line, 46)),
  )
  sheet.strew(
    'paper',
    sheet.scatter(top, 60, (x, y) => 1 - (x + y) / 800),
    [4, 6, 9],
  )
  for (const slice of [
    { x: 640, y: 236, turn: -0.5, scale: 1.5 },
    { x: 452, y: 452, turn: 0.5, scale: 1.62 },
  ]) {
    printSlice(sheet, slice)
  }
  const cheese = sheet.cut('640,96* 880,-50* 1010,20 1000,110 950,200* 780,150')
  sheet.print('ink', move(cheese, 24, 30))
  sheet.printFree('turmeric', cheese, { towards })
  const rind = sheet.cut('880,-60* 1040,10 1024,130 960,220* 930,190* 968,100 960,40 850,-30*')
  sheet.printWithin('beet', rind, cheese)
  const eyes = points('740,84 800,40 850,120 900,70 876,16').map((at) =>
    ellipse(at.x, at.y, {
      rx: sheet.random.between(6, 17),
      ry: sheet.random.between(5, 10),
      corners: 7,
      turn: 0.4,
    }),
  )
  sheet.print('crust', eyes)
  sheet.print('paper', [gouge(points('664,88 770,24 860,-34'), 12)])
}

/** A slice of a tin loaf: a brown edge, and a crumb whose holes were drawn upwards by the oven. */
function printSlice(sheet: Sheet, placing: Placing): void {
  const { random } = sheet
  const slice = sheet.cut(pointsAt(sliceOfBread, placing), { wander: 1.6 })
  sheet.print('ink', move(slice, 18, 22))
  sheet.printFree('crust', slice, { towards, shift: 6 })
  sheet.print('ink', cutAway(slice, move(slice, -6, -8)))
  const crumb = grow(slice, -13)
  sheet.print('deep', crumb)
  sheet.printWithin('paper', move(crumb, -10, -14), crumb)
  const holes = sheet.scatter(grow(crumb, -14), 19).map((at) =>
    ellipse(at.x, at.y, {
      rx: random.between(4, 9),
      ry: random.between(6, 16),
      corners: 6,
      turn: (placing.turn ?? 0) + random.spread() * 0.5,
    }),
  )
  sheet.printWithin('tan', holes, crumb)
  sheet.printWithin('crust', cutAway(holes, move(holes, 4, 6)), crumb)
}

const sliceOfBread =
  '-70,96 -76,10 -90,-20 -88,-62 -50,-88 0,-94 50,-88 88,-62 90,-20 76,10 70,96 0,100'
