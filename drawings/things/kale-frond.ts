import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move, placeOutline } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, signedArea, type Outline, type Point, type Shape } from '../kit/shape.ts'

export type FrondPlan = {
  x: number
  y: number
  turn: number
  length: number
  width: number
  /** How far the tip leans aside and sinks under its load. */
  curl: number
  droop: number
  ink: Ink
  /** How deep the snow lies on it; none when zero. */
  snow: number
}

/** A curled kale leaf: a midrib and a margin of round lobes. Returns its outline. */
export function printFrond(sheet: Sheet, plan: FrondPlan, behind: Shape): Shape {
  const { x, y, turn, length, width, snow } = plan
  const { random } = sheet

  function onLeaf(outline: Outline): Outline {
    return placeOutline(outline, { x, y, turn })
  }

  const lobes: Outline[] = []
  // A plant far off is read by its outline alone.
  const count = length < 240 ? 4 : 6
  for (let index = 1; index <= count; index++) {
    const part = 0.1 + (index / count) * 0.86
    const middle = rib(plan, part)
    for (const side of [-1, 1]) {
      const radius = width * random.between(0.22, 0.34) * (0.55 + 0.55 * part)
      const at = {
        x: middle.x + side * half(plan, part),
        y: middle.y + random.spread() * width * 0.1,
      }
      lobes.push(
        onLeaf(
          ellipse(at.x, at.y, {
            rx: radius * 1.12,
            ry: radius * 0.9,
            corners: 9,
            turn: random.between(0, 3),
          }),
        ),
      )
    }
  }
  const tip = rib(plan, 1)
  lobes.push(onLeaf(ellipse(tip.x, tip.y, { rx: width * 0.34, ry: width * 0.3, corners: 9 })))
  const parts = [0, 0.16, 0.33, 0.5, 0.66, 0.83, 1]
  const core = [
    ...parts.map((part) => ({ x: rib(plan, part).x - half(plan, part), y: rib(plan, part).y })),
    ...parts
      .toReversed()
      .map((part) => ({ x: rib(plan, part).x + half(plan, part), y: rib(plan, part).y })),
  ]
  const leaf = join([onLeaf(core)], lobes).filter((outline) => signedArea(outline) > 200)
  sheet.printWithin('ink', move(leaf, 14, 22), behind)
  sheet.printFree(plan.ink, leaf, { towards: [-0.7, -1], shift: 4 })
  sheet.wedge('ink', leaf, {
    light: [-0.7, -0.8],
    side: 'shaded',
    threshold: 0.25,
    gap: Math.max(38, width * 0.46),
    length: [20, width * 0.55],
    width: [width * 0.07, width * 0.14],
    slant: 0.4,
  })
  sheet.print('paper', veins(sheet, plan).map(onLeaf))
  if (snow > 0) printLoad(sheet, leaf, snow)
  return leaf
}

function rib({ length, curl, droop }: FrondPlan, part: number): Point {
  return { x: curl * part * part * length, y: -part * length + droop * part ** 3 * length }
}

function half({ width }: FrondPlan, part: number): number {
  return (
    width * 0.86 * Math.sin(Math.PI * Math.min(1, 0.1 + part * 0.86)) ** 0.8 * (0.45 + 0.75 * part)
  )
}

function veins(sheet: Sheet, plan: FrondPlan): Outline[] {
  const { width } = plan
  const marks = [
    gouge(
      [0, 0.3, 0.6, 0.95].map((part) => rib(plan, part)),
      width * 0.18,
      'wedge',
    ),
  ]
  for (const index of plan.length < 240 ? [1, 3] : [1, 2, 3, 4]) {
    const part = index / 5.9 + 0.04
    const from = rib(plan, part)
    for (const side of [-1, 1]) {
      const reach = half(plan, part) * sheet.random.between(0.8, 1.05)
      const spine = [
        from,
        { x: from.x + side * reach * 0.5, y: from.y - reach * 0.3 },
        { x: from.x + side * reach * 0.95, y: from.y - reach * 0.8 },
      ]
      marks.push(gouge(spine, width * 0.085, 'wedge'))
    }
  }
  return marks
}

/** Snow lies where the leaf, moved down by its depth, no longer reaches. */
function printLoad(sheet: Sheet, leaf: Shape, depth: number): void {
  const smooth = grow(grow(leaf, 20), -20)
  const aside = sheet.random.between(-4, 10)
  const load = cutAway(grow(smooth, 7), move(grow(smooth, 4), aside, depth)).filter(
    (outline) => signedArea(outline) > depth * 26,
  )
  sheet.print('paper', load)
  const under = cutAway(overlap(load, move(load, 0, 2)), move(load, -3, -depth * 0.36))
  sheet.print(
    'mist',
    under.filter((outline) => signedArea(outline) > depth * 9),
  )
}
