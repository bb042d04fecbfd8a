import { cutAway, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline } from '../kit/shape.ts'
import { light } from './light.ts'

/** An old kitchen scale: a cast foot, a dial without figures, its needle well over. */
export function printScale(sheet: Sheet, x: number, y: number): void {
  const at = (text: string): Outline => points(text).map((p) => ({ ...p, x: p.x + x, y: p.y + y }))
  const post = sheet.cut(at('-70,-20* 70,-20* 84,60 150,90* -150,90* -84,60'), { wander: 1.5 })
  const body = sheet.cut(
    at('-180,84* 180,84* 226,130 262,240 300,420 330,560* -330,560* -300,420 -262,240 -226,130'),
    { wander: 2.4 },
  )
  const whole = join(post, body)
  sheet.printFree('leaf', whole, { by: 2, towards: light, shift: 6 })
  sheet.print('ink', cutAway(whole, move(whole, -54, -6)))
  sheet.hatch('ink', whole, {
    along: 1.45,
    gap: 34,
    length: [60, 180],
    width: [7, 15],
    chance: (atX) => (atX - x + 60) / 420,
  })
  const face = sheet.cut(ellipse(x - 10, y + 340, { rx: 178, ry: 178, corners: 22 }), { wander: 2 })
  sheet.print('ink', move(face, 12, 12))
  sheet.print('paper', face)
  sheet.printWithin('deep', move(face, 26, 34), face)
  const marks: Outline[] = []
  for (let step = 0; step < 20; step++) {
    const turn = (step / 20) * Math.PI * 2
    const [near, far] = step % 5 === 0 ? [116, 160] : [138, 160]
    const spine = [near, (near + far) / 2, far].map((reach) => ({
      x: x - 10 + Math.cos(turn) * reach,
      y: y + 340 + Math.sin(turn) * reach,
    }))
    marks.push(gouge(spine, step % 5 === 0 ? 13 : 8, 'even'))
  }
  sheet.print('ink', marks)
  const needle = gouge(at('-30,400 -10,340 52,190'), 18, 'both')
  sheet.print('beet', [needle, ellipse(x - 10, y + 340, { rx: 19, ry: 19, corners: 9 })])
}

/** The enamel pan on top of the scale, seen a little from above; `rim` is its opening. */
export function printPan(sheet: Sheet, x: number, y: number): void {
  const at = (text: string): Outline => points(text).map((p) => ({ ...p, x: p.x + x, y: p.y + y }))
  const bowl = sheet.cut(
    at('-478,-8* 478,-8* 452,86 380,178 262,236 120,258 -120,258 -262,236 -380,178 -452,86'),
    { wander: 2 },
  )
  sheet.printFree('mist', bowl, { by: 2, towards: light, shift: 7 })
  const round = (atX: number): number => -((atX - x) / 480) * 0.75
  sheet.hatch('paper', bowl, {
    along: round,
    gap: 34,
    length: [80, 260],
    width: [8, 20],
    chance: (atX, atY) => 0.6 - (atX - x + 180) / 420 - (atY - y - 60) / 400,
  })
  sheet.hatch('leaf', bowl, {
    along: round,
    gap: 28,
    length: [70, 230],
    width: [7, 17],
    chance: (atX, atY) => (atX - x) / 460 + (atY - y - 90) / 240,
  })
  sheet.print('ink', cutAway(bowl, move(bowl, -22, -20)))
  const edge = sheet.cut(at('-492,-22* 492,-22* 486,16* 0,26 -486,16*'), { wander: 2 })
  sheet.printFree('leaf', edge, { by: 1, towards: light, shift: 4 })
}
