import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A flat grater of tinned iron on a wire frame, its handle at the foot. */
export function printHandGrater(sheet: Sheet, placing: Placing): void {
  const turn = placing.turn ?? 0
  const at = (text: string): Outline => pointsAt(text, placing)
  const plate = sheet.cut(at('-150,-400* 150,-400* 156,400* -156,400*'), { wander: 1.6 })
  const wire = join(
    sheet.stroke(at('-140,380 -120,440 -60,490 -24,560'), 24, 'even'),
    sheet.stroke(at('140,380 120,440 60,490 24,560'), 24, 'even'),
  )
  const handle = sheet.cut(at('-42,500* 42,500* 54,600 46,740* -46,740* -54,600'), { wander: 2 })
  const whole = join(plate, wire, handle)
  sheet.print('ink', join(move(join(plate, handle), 44, 58), move(wire, 14, 20)))
  sheet.print('paper', halo(whole, { by: 2, towards: light, shift: 6 }))
  sheet.print('leaf', wire)
  sheet.print('beet', handle)
  sheet.print('ink', cutAway(handle, move(handle, -20, -14)))
  sheet.print('mist', plate)
  sheet.hatch('paper', plate, {
    along: turn + 1.2,
    gap: 46,
    length: [120, 320],
    width: [10, 26],
    chance: 0.34,
  })
  const frame = cutAway(plate, grow(plate, -20))
  sheet.print('leaf', cutAway(frame, move(plate, -14, -12)))
  printTeeth(sheet, placing)
}

/** Punched through from behind: a dark hole, and a bright burr standing up beyond it. */
function printTeeth(sheet: Sheet, placing: Placing): void {
  const holes: Outline[] = []
  const burrs: Outline[] = []
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 5; column++) {
      const x = -108 + column * 52 + (row % 2) * 22
      const y = -356 + row * 58
      if (x > 122) continue
      holes.push(pointsAt(`${x - 13},${y} ${x},${y - 12} ${x + 13},${y} ${x},${y + 17}`, placing))
      burrs.push(
        pointsAt(`${x - 17},${y - 4} ${x},${y - 24} ${x + 17},${y - 4} ${x},${y - 12}`, placing),
      )
    }
  }
  sheet.print('ink', holes)
  const bright: Shape = burrs
  sheet.print('paper', bright)
}
