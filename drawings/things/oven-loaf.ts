import { cutAway, halo } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { pointsAt, move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'

export type OvenLoaf = {
  /** Middle of its foot; half its width. */
  x: number
  y: number
  half: number
  crust: Ink
  /** The edge that faces the fire, and the side that turns away from it. */
  glow: Ink
  shade: Ink
  cuts: Ink
  pattern: keyof typeof slashes
}

const dome = '-100,4 -98,-34 -72,-74 -24,-92 28,-92 74,-72 98,-34 100,2 78,26 30,38 -30,38 -78,26'
const slashes = {
  one: ['-66,-26 -30,-58 20,-66 66,-44'],
  long: ['-80,-8 -40,-40 20,-52 78,-40', '-66,16 -30,2 20,-6 60,-2'],
  ears: [
    '-74,-20 -50,-50 -34,-70',
    '-44,-4 -14,-42 0,-80',
    '-6,6 22,-36 36,-72',
    '34,2 56,-28 64,-56',
  ],
}

/** A round loaf seen a little from above, the fire behind it and to its left. */
export function printOvenLoaf(sheet: Sheet, loaf: OvenLoaf): Shape {
  const { x, y, half } = loaf
  const placing = { x, y, scale: half / 100 }
  const body = sheet.cut(pointsAt(dome, placing), { wander: 2.4, wave: 70 })
  sheet.print('ink', move(body, half * 0.16, half * 0.12))
  sheet.print(loaf.glow, halo(body, { by: 0, towards: [-1, -0.8], shift: half * 0.05 }))
  sheet.print(loaf.crust, body)
  const turned = cutAway(body, move(body, -half * 0.2, -half * 0.16))
  sheet.print(loaf.shade, turned)
  sheet.hatch(loaf.shade, body, {
    along: (atX, atY) => Math.atan2(atY - y + half, atX - x) + Math.PI / 2,
    gap: half * 0.13,
    length: [half * 0.2, half * 0.6],
    width: [half * 0.025, half * 0.06],
    chance: (atX, atY) => ((atX - x) * 0.7 + (atY - y) * 0.9) / half + 0.15,
  })
  sheet.hatch(loaf.glow, body, {
    along: (atX, atY) => Math.atan2(atY - y + half * 0.2, atX - x) + Math.PI / 2,
    gap: half * 0.13,
    length: [half * 0.2, half * 0.55],
    width: [half * 0.03, half * 0.07],
    chance: (atX, atY) => -((atX - x) * 0.8 + (atY - y + half * 0.3)) / half - 0.2,
  })
  const cuts = slashes[loaf.pattern].map((line) => gouge(pointsAt(line, placing), half * 0.15))
  sheet.printWithin('ink', move(cuts, half * 0.03, half * 0.04), body)
  sheet.printWithin(loaf.cuts, cuts, body)
  return body
}
