import { cutAway } from './geometry.ts'
import { boundsOf, contains, signedArea, type Bounds, type Outline, type Shape } from './shape.ts'

/** Smaller prints hardly ever cover another. */
const smallestCover = 2000

/**
 * Prints without the outlines that one later print covers whole: nobody sees them, and every visitor
 * would fetch them.
 *
 * @param prints in the order they are printed
 */
export function uncovered(prints: readonly Shape[]): readonly Shape[] {
  const covers: Cover[] = []
  const fromTheTop = prints.toReversed().map((shape) => {
    const seen = shape.filter((outline) => !covers.some((cover) => hides(cover, outline)))
    if (shape.some((outline) => Math.abs(signedArea(outline)) > smallestCover)) {
      covers.push({ shape, bounds: boundsOf(shape) })
    }
    return seen
  })
  return fromTheTop.toReversed()
}

type Cover = { readonly shape: Shape; readonly bounds: Bounds }

/** The cheap questions come first: the geometry has the last word. */
function hides({ shape, bounds }: Cover, outline: Outline): boolean {
  const { left, top, right, bottom } = boundsOf([outline])
  if (left < bounds.left || top < bounds.top) return false
  if (right > bounds.right || bottom > bounds.bottom) return false
  if (!outline.every(({ x, y }) => contains(shape, x, y))) return false
  return cutAway([outline], shape).length === 0
}
