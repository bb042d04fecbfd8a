import { cutAway, join, overlap } from './kit/geometry.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import type { Shape } from './kit/shape.ts'
import { printClothCap } from './things/cloth-cap.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printHawthornHedge } from './things/hawthorn-hedge.ts'
import { light } from './things/light.ts'
import { printStarterJar } from './things/starter-jar.ts'

/** Spring 2020: starters in borrowed jars along the top bar of the gate, for whoever comes by. */
export function drawAboutStarters(): Sheet {
  const sheet = openSheet({
    name: 'about-starters',
    seed: 33,
    thin: 1.4,
    slip: { turmeric: [-2, 2], crust: [3, -2], mist: [2, 3], beet: [3, -2] },
  })
  printHawthornHedge(sheet)
  printGate(sheet)
  for (const { x, size, cap, string, risen } of jars) {
    const jar = shapeJar(
      sheet,
      { x, base: barAt(x) - 4, width: 250 * size, height: 292 * size, lit: 'left' },
      risen,
    )
    printStarterJar(sheet, jar)
    printClothCap(sheet, jar, cap, string)
  }
  return sheet
}

const jars = [
  { x: 1552, size: 0.26, cap: 'deep', string: 'ink', risen: 0.6 },
  { x: 1482, size: 0.31, cap: 'turmeric', string: 'beet', risen: 0.5 },
  { x: 1398, size: 0.37, cap: 'deep', string: 'beet', risen: 0.72 },
  { x: 1298, size: 0.44, cap: 'mist', string: 'ink', risen: 0.55 },
  { x: 1180, size: 0.53, cap: 'deep', string: 'leaf', risen: 0.8 },
  { x: 1032, size: 0.66, cap: 'turmeric', string: 'beet', risen: 0.62 },
  { x: 840, size: 0.88, cap: 'deep', string: 'beet', risen: 0.86 },
  { x: 452, size: 1.46, cap: 'mist', string: 'beet', risen: 0.78 },
] as const

/** The top of the bar, which runs away from us to the right. */
function barAt(x: number): number {
  return 900 - (x - 430) * 0.32
}

/** Weathered oak: the top bar in the light, the lower ones in the shade, a post at our end. */
function printGate(sheet: Sheet): void {
  const y = (x: number, down: number): number => barAt(x) + down * (1 - (x + 30) / 2300)

  function bar(down: number, thick: number): Shape {
    return sheet.cut(
      `-30,${y(-30, down)}* 700,${y(700, down)} 1640,${y(1640, down)}* 1640,${y(1640, down + thick)}* ` +
        `700,${y(700, down + thick)} -30,${y(-30, down + thick)}*`,
      { wander: 2 },
    )
  }

  const brace = sheet.cut('120,1240* 250,1240* 1640,640* 1640,590*', { wander: 2 })
  const lower = join(bar(300, 120), brace)
  sheet.print('ink', move(lower, 10, 22))
  sheet.print('crust', lower)
  sheet.hatch('ink', lower, {
    along: -0.32,
    gap: 17,
    length: [80, 300],
    width: [4, 10],
    chance: 0.55,
  })
  const top = bar(0, 150)
  sheet.print('ink', move(top, 8, 26))
  sheet.printFree('crust', top, { by: 2, towards: light })
  const face = bar(0, 44)
  sheet.printWithin('deep', face, top)
  const grain = { along: -0.3, length: [120, 420] as const }
  sheet.hatch('crust', face, { ...grain, gap: 15, width: [3, 7], chance: (x) => 0.3 + x / 3000 })
  sheet.hatch('ink', cutAway(top, face), { ...grain, gap: 19, width: [4, 11], chance: 0.6 })
  sheet.hatch('turmeric', cutAway(top, face), { ...grain, gap: 26, width: [3, 7], chance: 0.25 })
  sheet.print('ink', shadowsOfJars(sheet, face))
}

function shadowsOfJars(sheet: Sheet, face: Shape): Shape {
  const shadows = jars.flatMap(({ x, size }) =>
    sheet.cut(
      `${x - 60 * size},${barAt(x) + 8}* ${x + 110 * size},${barAt(x) - 6}* ` +
        `${x + 300 * size},${barAt(x) + 70 * size}* ${x + 90 * size},${barAt(x) + 120 * size}*`,
      { wander: 1.4 },
    ),
  )
  return overlap(shadows, face)
}
