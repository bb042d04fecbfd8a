import { halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'

export type WillowPlan = {
  x: number
  base: number
  /** Height of trunk and head; the rods come on top. */
  height: number
  rods: number
  mirror?: boolean
}

/** Trunk and knotted head, 100 units from foot to crown. */
const trunk =
  '-26,4* -17,-14 -15,-40 -19,-58 -34,-66 -36,-80 -24,-84 -26,-96 -10,-94 -4,-104 8,-96 22,-101 24,-88 38,-82 36,-66 22,-60 15,-44 17,-20 20,-8 32,4*'

function cutWillow(sheet: Sheet, plan: WillowPlan): { wood: Shape; rods: Shape } {
  const { x, base, height, mirror = false } = plan
  const { random } = sheet
  const scale = height / 100
  const wood = sheet.cut(pointsAt(trunk, { x, y: base, scale, mirror }), {
    wander: 1.2 * scale,
    wave: 24 * scale,
  })
  const rods: Outline[] = []
  for (let index = 0; index < plan.rods; index++) {
    const part = plan.rods === 1 ? 0.5 : index / (plan.rods - 1)
    const across = (part - 0.5) * 60 * scale
    const angle = -Math.PI / 2 + (part - 0.5) * 1.9 + random.spread() * 0.12
    const reach = scale * random.between(62, 112) * (1 - Math.abs(part - 0.5) * 0.45)
    const foot = { x: x + across, y: base - scale * (90 - Math.abs(part - 0.5) * 34) }
    const path = [0, 0.25, 0.5, 0.75, 1].map((along) => {
      const turned = angle + (-Math.PI / 2 - angle) * 0.34 * along
      return {
        x: foot.x + Math.cos(turned) * reach * along,
        y: foot.y + Math.sin(turned) * reach * along,
      }
    })
    rods.push(gouge(path, scale * random.between(3, 5.4), 'wedge'))
  }
  return { wood, rods }
}

/** Far off: one flat ink; `rim` is the width of paper on the side of the light, by which it is seen at night. */
export function printFarWillow(sheet: Sheet, ink: Ink, plan: WillowPlan, rim = 0): void {
  const { wood, rods } = cutWillow(sheet, plan)
  const whole = join(wood, rods)
  if (rim > 0) sheet.print('paper', join(move(whole, rim, -rim * 0.6), whole))
  sheet.print(ink, whole)
}

/** Close by: bark in two inks, deeper away from the light. */
export function printNearWillow(sheet: Sheet, plan: WillowPlan, lit: 1 | -1): void {
  const { x, base, height } = plan
  const scale = height / 100
  const { wood, rods } = cutWillow(sheet, plan)
  sheet.print('paper', halo(join(wood, rods), { by: 1.5, towards: [lit, -0.6], shift: 5 }))
  sheet.print('leaf', rods)
  sheet.print('ink', wood)

  /** Bark runs up the trunk and swirls round the knots of the head. */
  function bark(atX: number, atY: number): number {
    const up = (base - atY) / height
    if (up < 0.56)
      return Math.PI / 2 + Math.sin(atY / (scale * 14)) * 0.16 + (atX - x) / (scale * 220)
    return Math.PI / 2 + ((atX - x) / (scale * 36)) * 1.2 + Math.sin(atY / (scale * 6)) * 0.5
  }

  sheet.hatch('leaf', wood, {
    along: bark,
    gap: scale * 4.6,
    length: [scale * 8, scale * 24],
    width: [scale * 1.4, scale * 3],
    chance: (atX) => 0.65 + ((atX - x) * lit) / (scale * 90),
  })
  sheet.hatch('mist', wood, {
    along: bark,
    gap: scale * 5,
    length: [scale * 6, scale * 18],
    width: [scale * 0.9, scale * 2.2],
    chance: (atX) => ((atX - x) * lit) / (scale * 30) + 0.1,
  })
}
