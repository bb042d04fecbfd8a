import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline } from '../kit/shape.ts'

export type PoplarPlan = {
  x: number
  base: number
  height: number
  width: number
  sunX: number
  glow?: Ink
}

/** A Lombardy poplar: a bundle of upright gouges, lit on the edge that faces the sun. */
export function printPoplar(sheet: Sheet, plan: PoplarPlan): void {
  const { x, base, height, width, sunX, glow = 'turmeric' } = plan
  const { random } = sheet
  const tiers = Math.round(11 + height / 34)
  const strokes: Outline[] = []
  for (let tier = 0; tier < tiers; tier++) {
    const up = tier / tiers
    const y = base - height * (0.14 + 0.78 * up)
    const spread = width * Math.sin(Math.PI * (0.1 + 0.84 * up)) ** 0.7 * 0.66
    for (let index = 0; index < 3; index++) {
      const aside = random.spread() * spread
      const reach = height * random.between(0.13, 0.23)
      const lean = -Math.PI / 2 + (aside / width) * 0.5 + random.spread() * 0.09
      strokes.push(
        gouge(
          [
            { x: x + aside * 0.7, y: y + reach * 0.35 },
            { x: x + aside * 0.86 + Math.cos(lean) * reach * 0.3, y: y - reach * 0.3 },
            { x: x + aside + Math.cos(lean) * reach * 0.7, y: y - reach },
          ],
          width * random.between(0.24, 0.42),
        ),
      )
    }
  }
  const crown = join(strokes)
  const trunk = sheet.cut(
    `${x - width * 0.07},${base}* ${x - width * 0.04},${base - height * 0.3} ${x},${base - height * 0.6} ` +
      `${x + width * 0.04},${base - height * 0.3} ${x + width * 0.09},${base}*`,
    { wander: 0.6 },
  )
  sheet.print('leaf', join(trunk, crown))
  const lit = x < sunX ? 1 : -1
  const upright = {
    along: (atX: number) => -Math.PI / 2 + ((atX - x) / width) * 0.5,
    length: [height * 0.06, height * 0.13] as const,
    width: [2, width * 0.05 + 3] as const,
  }
  sheet.hatch(glow, crown, {
    ...upright,
    gap: width * 0.12 + 4,
    chance: (atX) => ((atX - x) * lit > width * 0.12 ? 0.7 : 0.02),
  })
  sheet.hatch('ink', crown, {
    ...upright,
    gap: width * 0.15 + 4,
    chance: (atX) => ((atX - x) * lit < -width * 0.04 ? 0.5 : 0),
  })
}
