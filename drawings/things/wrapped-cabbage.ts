import { cutAway } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { cutLine } from '../kit/knife.ts'
import { pointsAt, move, type Placing } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Outline, Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A cabbage standing on a table, 100 units from heart to rim: two loose leaves, two wrapped. */
const leaves = [
  {
    rim: '-20,96 -86,92 -128,60 -146,4 -128,-40* -118,-30 -104,-76* -90,-60 -60,-84 -20,-50 0,20',
    ribs: ['-24,92 -70,50 -118,-14', '-74,54 -116,50 -134,30', '-88,30 -84,-10 -90,-46'],
  },
  {
    rim: '24,96 90,94 130,56 140,-2* 126,-8 122,-58* 104,-52 78,-90 30,-60 0,20',
    ribs: ['26,92 76,46 116,-24', '80,44 116,46 130,26', '92,20 88,-20 94,-50'],
  },
  {
    rim: '-8,100 -64,92 -94,50 -98,-6 -76,-60 -34,-92 16,-98 62,-80 92,-38 98,12 80,64 42,94',
    ribs: ['-30,92 -74,20 -60,-50 -20,-90', '-66,30 -92,6 -92,-20', '-68,-20 -84,-40 -78,-58'],
  },
  {
    rim: '10,102 60,90 90,56 100,8 90,-42 58,-84* 20,-92 -20,-70 -52,-30 -64,20* -50,70 -24,96',
    ribs: [
      '14,100 34,46 38,-10 34,-80',
      '28,60 -6,36 -56,24',
      '36,26 0,-6 -46,-34',
      '38,-6 12,-40 -10,-70',
      '30,64 62,44 92,34',
      '36,24 68,0 94,-16',
      '38,-14 56,-44 66,-70',
    ],
  },
]

export function printWrappedCabbage(sheet: Sheet, placing: Placing, skin: Ink, dark: Ink): void {
  const { x = 0, y = 0, scale = 1 } = placing
  for (const { rim, ribs } of leaves) {
    const leaf: Shape = sheet.cut(pointsAt(rim, placing), { wander: 4, wave: 50 })
    sheet.printFree(skin, leaf, { by: 2, towards: light, shift: 6 })
    sheet.printWithin(dark, cutAway(leaf, move(leaf, -scale * 18, -scale * 16)), leaf)
    sheet.hatch(dark, leaf, {
      along: (atX, atY) => Math.atan2(atY - y - 96 * scale, atX - x) + 0.2,
      gap: scale * 13,
      length: [scale * 14, scale * 40],
      width: [scale * 2.4, scale * 5],
      chance: (atX, atY) => ((atX - x) * 0.7 + (atY - y) * 0.6) / (scale * 150) - 0.08,
    })
    sheet.hatch('mist', leaf, {
      along: (atX, atY) => Math.atan2(atY - y - 96 * scale, atX - x) + 0.2,
      gap: scale * 12,
      length: [scale * 10, scale * 28],
      width: [scale * 1.6, scale * 3.4],
      chance: (atX, atY) => (x - atX + y - atY) / (scale * 170) - 0.1,
    })
    const cutRib = (line: string, index: number): Outline =>
      gouge(
        cutLine(sheet.random, pointsAt(line, placing), { wander: 2, wave: 60 }),
        scale * (index === 0 ? 8 : 4.6),
        'wedge',
      )
    sheet.printWithin('paper', ribs.map(cutRib), leaf)
  }
}
