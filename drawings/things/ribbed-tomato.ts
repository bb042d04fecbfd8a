import { move } from '../kit/place.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type Outline, type Point } from '../kit/shape.ts'

export type TomatoPlan = {
  x: number
  y: number
  radius: number
  ink: Ink
  ribs: number
  turn: number
}

/** A ribbed tomato; the low sun stands behind it on the right. */
export function printTomato(sheet: Sheet, plan: TomatoPlan): void {
  const { random } = sheet
  const { x, y, radius, ink, ribs, turn } = plan
  const eye = { x: x + Math.cos(turn) * radius * 0.34, y: y + Math.sin(turn) * radius * 0.34 }

  function rim(angle: number, share: number): Point {
    return {
      x: x + Math.cos(angle) * radius * share,
      y: y + Math.sin(angle) * radius * share * 0.86,
    }
  }

  const outline: Point[] = []
  for (let index = 0; index < ribs * 2; index++) {
    const angle = turn + (index / (ribs * 2)) * Math.PI * 2
    outline.push(
      rim(angle, index % 2 === 0 ? random.between(0.99, 1.03) : random.between(0.94, 0.975)),
    )
  }
  const body = sheet.cut(outline, { wander: 1.4 })
  sheet.print('ink', move(body, -radius * 0.13, radius * 0.16))
  sheet.printFree(ink, body, { towards: [0.8, -0.7] })
  const dark: Outline[] = []
  const bright: Outline[] = []
  for (let rib = 0; rib < ribs; rib++) {
    const angle = turn + ((rib * 2 + 1) / (ribs * 2)) * Math.PI * 2
    const end = rim(angle, 0.93)
    const reach = Math.cos(angle + 0.7) < 0 ? 0.66 : 0.46
    const spine = [0.2, 0.2 + reach * 0.5, 0.2 + reach].map((part, index) => ({
      x: eye.x + (end.x - eye.x) * part - (end.y - eye.y) * 0.08 * index,
      y: eye.y + (end.y - eye.y) * part + (end.x - eye.x) * 0.08 * index,
    }))
    dark.push(gouge(spine, radius * 0.09, 'wedge'))
  }
  for (let step = 0; step < 9; step++) {
    const angle = 1.5 + step * 0.24
    const depth = 0.3 * Math.sin((Math.PI * (step + 1)) / 10) + 0.06
    dark.push(
      gouge(
        [rim(angle, 1.02), rim(angle + 0.1, 1 - depth * 0.5), rim(angle + 0.26, 1 - depth)],
        radius * 0.13,
        'wedge',
      ),
    )
  }
  bright.push(
    gouge(
      [-1.25, -0.85, -0.4, 0.05].map((angle) => rim(angle, 0.86)),
      radius * 0.17,
    ),
    gouge(
      [-0.75, -0.5, -0.2].map((angle) => rim(angle, 0.66)),
      radius * 0.09,
    ),
  )
  sheet.printWithin('ink', dark, body)
  sheet.printWithin(ink === 'turmeric' ? 'paper' : 'turmeric', bright, body)
  const sepals = Array.from({ length: 6 }, (_, index) => {
    const angle = turn + (index / 6) * Math.PI * 2 + random.spread() * 0.3
    const reach = radius * random.between(0.36, 0.52)
    return gouge(
      [0, 0.5, 1].map((part) => ({
        x: eye.x + Math.cos(angle + part * 0.4) * reach * part,
        y: eye.y + Math.sin(angle + part * 0.4) * reach * part * 0.84,
      })),
      radius * 0.13,
      'wedge',
    )
  })
  sheet.printFree('leaf', sepals, { towards: [0.8, -0.7], shift: 3 })
}
