import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { pointsAt, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

/** An enamel kettle tilted to pour; its handle, and the hand on it, are above the frame. */
export function printPouringKettle(sheet: Sheet, placing: Placing): void {
  const towards = [-0.7, -0.7] as const

  function cut(outline: string, wander = 1.6): Shape {
    return sheet.cut(pointsAt(outline, placing), { wander })
  }

  const bail = cut('-176,-60* -190,-250 -130,-420 40,-470 60,-440 -90,-392 -150,-246 -140,-60*')
  const spout = cut(
    '-236,176* -330,150 -392,70 -424,-40 -470,-128 -540,-176* -500,-196* -436,-190 -384,-120 -356,-30 -318,40 -230,30*',
  )
  const body = cut(
    '-250,306* -296,210 -300,90 -262,-30 -206,-112 -150,-150* 150,-150* 210,-112 266,-30 304,90 300,210 254,306* 120,322 -120,322',
  )
  sheet.printFree('crust', bail, { towards })
  sheet.printFree('mist', spout, { towards, shift: 6 })
  sheet.hatch('leaf', spout, {
    along: (x, y) => Math.atan2(y - (placing.y ?? 0) - 140, x - (placing.x ?? 0)) + 0.2,
    gap: 17,
    length: [50, 130],
    width: [5, 10],
    chance: (x, y) => (x + y * 2.2 - 1500) / 260,
  })
  sheet.printFree('mist', body, { towards, shift: 6 })
  const turn = placing.turn ?? 0
  sheet.hatch('paper', body, {
    along: turn + Math.PI / 2 + 0.1,
    gap: 34,
    length: [120, 320],
    width: [8, 22],
    chance: (x, y) => 1.3 - (x - 960) / 420 - (y - 200) / 1300,
  })
  sheet.hatch('leaf', body, {
    along: turn + Math.PI / 2 - 0.12,
    gap: 30,
    length: [100, 300],
    width: [8, 20],
    chance: (x, y) => (x - 1150) / 300 + (y - 250) / 500,
  })
  const foot = overlap(body, cut('-330,262* 0,284 330,262* 330,360* -330,360*'))
  sheet.print('leaf', foot)
  sheet.wedge('ink', foot, {
    light: towards,
    side: 'shaded',
    threshold: 0,
    gap: 30,
    length: [16, 40],
    width: [8, 14],
  })
  const band = overlap(body, cut('-330,-104* 0,-86 330,-104* 330,-76* 0,-58 -330,-76*'))
  sheet.print('beet', band)
  const mouth = cut('-538,-178* -496,-198 -432,-192* -470,-170', 1)
  sheet.print('ink', cutAway(mouth, grow(spout, -14)))
}
