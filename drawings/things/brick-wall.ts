import { gouge } from '../kit/gouge.ts'
import type { Field } from '../kit/hatch.ts'
import type { Sheet } from '../kit/sheet.ts'
import { boundsOf, rectangle, type Outline, type Shape } from '../kit/shape.ts'

export type BrickStyle = {
  /** Length and height of a brick with its joint. */
  brick: readonly [number, number]
  /** How likely a joint is cut here: elsewhere the wall stays flat. */
  joints: Field
  /** How likely a single brick is burnt darker. */
  burnt: Field
}

/** Courses of brick: the joints are cut only where the light catches them. */
export function layBricks(
  sheet: Sheet,
  wall: Shape,
  style: BrickStyle,
): { joints: Shape; burnt: Shape } {
  const { random } = sheet
  const { left, top, right, bottom } = boundsOf(wall)
  const [long, high] = style.brick
  const joints: Outline[] = []
  const burnt: Outline[] = []
  let course = 0
  for (let y = top; y < bottom; y += high) {
    course++
    const start = left - long + (course % 2 === 0 ? 0 : long / 2) + random.spread() * 6
    for (let x = start; x < right; x += long) {
      if (random.next() < style.burnt(x, y)) burnt.push(...brickAt(sheet, { x, y }, style.brick))
      if (random.next() > style.joints(x, y)) continue
      joints.push(
        gouge(
          [
            { x, y: y + high * 0.12 },
            { x: x + 1, y: y + high * 0.5 },
            { x, y: y + high * 0.9 },
          ],
          random.between(5, 8),
        ),
      )
    }
    for (let x = left; x < right;) {
      const length = random.between(long * 0.9, long * 2.7)
      if (random.next() < style.joints(x + length / 2, y)) {
        joints.push(
          gouge(
            [
              { x, y: y + random.spread() * 3 },
              { x: x + length / 2, y: y + random.spread() * 3 },
              { x: x + length, y: y + random.spread() * 3 },
            ],
            random.between(6, 10),
          ),
        )
      }
      x += length * 0.96
    }
  }
  return { joints, burnt }
}

function brickAt(
  sheet: Sheet,
  at: { x: number; y: number },
  [long, high]: readonly [number, number],
): Shape {
  const [outline] = rectangle(at.x + 7, at.y + 7, at.x + long - 6, at.y + high - 5)
  return outline ? sheet.cut(outline, { wander: 2, wave: 50 }) : []
}
