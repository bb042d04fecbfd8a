import { halo, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { points } from './kit/shape.ts'
import { type Jar, shapeJar } from './things/glass-jar.ts'
import { printKrautJar } from './things/kraut-jar.ts'
import { light } from './things/light.ts'
import { printBow } from './things/ribbon.ts'

/** The sign of a gift voucher: a golden jar with a ribbon round its neck. */
export function drawGiftJar(): Sheet {
  const sheet = openSheet({
    name: 'jar-gift',
    width: 320,
    height: 400,
    seed: 49,
    thin: 1,
    slip: { turmeric: [-1, 1], mist: [1, 2], beet: [1, -1] },
  })
  printGiftJar(sheet, shapeJar(sheet, { x: 160, base: 372, width: 240, height: 310, lit: 'left' }))
  return sheet
}

export function printGiftJar(sheet: Sheet, jar: Jar): void {
  printKrautJar(sheet, jar, {
    brine: 'turmeric',
    gaps: 'crust',
    packed: 1,
    shreds: 44,
    seed: 8,
    bubbles: [],
  })
  const { left, right, shoulder, height, width } = jar
  const y = shoulder + height * 0.17
  const sag = width * 0.05
  const band = sheet.cut(
    `${left - 20},${y - 6}* ${jar.x},${y + sag}  ${right + 20},${y - 6}* ${right + 20},${y + width * 0.09}* ${jar.x},${y + width * 0.1 + sag} ${left - 20},${y + width * 0.09}*`,
    { wander: 0.6 },
  )
  sheet.print('ink', overlap(move(band, 2, 4), jar.body))
  sheet.print('beet', overlap(band, jar.body))
  printTag(sheet, { x: jar.x + width * 0.2, y: y + width * 0.16, unit: width / 100 })
  printBow(sheet, { x: jar.x - width * 0.02, y: y + width * 0.08, scale: width / 210, turn: -0.08 })
}

/** A card on a string, with something written on it. */
function printTag(sheet: Sheet, { x, y, unit }: { x: number; y: number; unit: number }): void {
  const at = (text: string) =>
    points(text).map((point) => ({ ...point, x: x + point.x * unit, y: y + point.y * unit }))
  const tag = sheet.cut(at('-6,6* 6,0* 28,30* 24,52* 2,58* -10,26*'), { wander: 0.8 })
  sheet.print('ink', move(tag, 1.6 * unit, 2.4 * unit))
  sheet.print('paper', halo(tag, { by: 0.6, towards: light, shift: unit }))
  sheet.print('deep', tag)
  sheet.print(
    'ink',
    ['-2,28 8,25 18,22', '1,36 11,33 22,30', '4,44 10,42 17,40'].map((line) =>
      gouge(at(line), 2 * unit),
    ),
  )
}
