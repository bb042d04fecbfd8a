import { cutAway, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { ellipse, points, rectangle, type Shape } from '../kit/shape.ts'
import { printBailLid } from '../things/bail-lid.ts'
import { printBeetJar } from '../things/beet-slices.ts'
import { printCarrotJar } from '../things/filled-jars.ts'
import { printGherkinJar } from '../things/gherkins.ts'
import { shapeJar, type Jar } from '../things/glass-jar.ts'
import { printOnionJar } from '../things/small-onions.ts'

const lamp = { x: 560, y: 300 }

/** A shelf of jars in the evening under an enamel lamp; one stands close to us. */
export function drawJarsByLamplight(): Sheet {
  const sheet = openSheet({
    name: 'jars-by-lamplight',
    width: 1600,
    height: 1200,
    seed: 64,
    thin: 1.9,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], beet: [3, -2] },
  })
  printDusk(sheet)
  const jars = {
    carrots: shapeJar(sheet, { x: 96, base: 850, width: 250, height: 300, lit: 'right' }, 0.86),
    beets: shapeJar(sheet, { x: 400, base: 862, width: 232, height: 350, lit: 'right' }, 0.82),
    onions: shapeJar(sheet, { x: 660, base: 858, width: 196, height: 214, lit: 'left' }, 0.84),
    gherkins: shapeJar(sheet, { x: 1176, base: 1330, width: 640, height: 940, lit: 'left' }, 0.88),
  }
  printShelf(sheet, Object.values(jars).slice(0, 3))
  printCarrotJar(sheet, jars.carrots)
  printBeetJar(sheet, jars.beets)
  printBailLid(sheet, jars.beets, 'crust')
  printOnionJar(sheet, jars.onions)
  printBailLid(sheet, jars.onions, 'beet')
  printLamp(sheet)
  sheet.print('ink', sheet.cut('850,1200* 830,760 900,480 960,1230*', { wander: 3 }))
  printGherkinJar(sheet, jars.gherkins)
  printBailLid(sheet, jars.gherkins, 'crust')
  sheet.grain(60)
  return sheet
}

/** Dark boards, and the light that falls on them in a cone. */
function printDusk(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('ink', frame, 'exact')
  const from = (x: number, y: number): number => Math.atan2(y - lamp.y + 190, x - lamp.x)
  const cone = sheet.cut('440,290* 690,290* 1080,1230* -60,1230*', { wander: 3 })
  sheet.print('crust', cone)
  const far = (x: number, y: number): number => Math.hypot(x - lamp.x, y - lamp.y)
  sheet.print(
    'turmeric',
    hatch(random, cone, {
      along: from,
      gap: 34,
      length: [120, 360],
      width: [9, 24],
      chance: (x, y) => 1.25 - far(x, y) / 620,
    }),
  )
  sheet.print(
    'ink',
    hatch(random, cone, {
      along: from,
      gap: 50,
      length: [100, 300],
      width: [6, 16],
      chance: (x, y) => far(x, y) / 1100 - 0.1,
    }),
  )
  sheet.print(
    'crust',
    hatch(random, cutAway(frame, cone), {
      along: from,
      gap: 76,
      length: [90, 300],
      width: [4, 10],
      chance: (x, y) => 0.7 - far(x, y) / 1400,
    }),
  )
}

function printShelf(sheet: Sheet, jars: readonly Jar[]): void {
  const { random } = sheet
  const top = sheet.cut('-30,820* 500,812 1630,826* 1630,910* 500,902 -30,908*', { wander: 2 })
  const front = sheet.cut('-30,906* 500,900 1630,908* 1630,968* 500,960 -30,966*', { wander: 2 })
  sheet.print('ink', move(front, 0, 60))
  sheet.print('turmeric', top)
  sheet.print(
    'crust',
    hatch(random, top, { along: 0, gap: 18, length: [90, 300], width: [4, 9], chance: 0.5 }),
  )
  for (const { x, base, width } of jars) {
    const lean = (x - lamp.x) * 0.25
    sheet.print(
      'ink',
      sheet.cut([
        { x: x - width * 0.5, y: base - 12, corner: true },
        { x: x + width * 0.5, y: base - 12, corner: true },
        { x: x + width * 0.56 + lean, y: 902, corner: true },
        { x: x - width * 0.56 + lean, y: 902, corner: true },
      ]),
    )
  }
  sheet.print('leaf', front)
  sheet.print(
    'ink',
    hatch(random, front, { along: 0, gap: 16, length: [90, 300], width: [4, 9], chance: 0.5 }),
  )
  sheet.print('paper', [gouge(points('-30,906 500,900 1100,902 1630,908'), 9, 'even')])
}

/** An enamel shade, cut off by the upper edge: dark outside, blazing within. */
function printLamp(sheet: Sheet): void {
  const shade = sheet.cut(
    '500,60* 620,60* 640,150 700,220 850,290* 850,316* 270,316* 270,290* 420,220 480,150',
  )
  const flex: Shape = [gouge(points('556,-40 562,10 560,70'), 16, 'even')]
  const cap = sheet.cut('516,20* 604,20* 616,70* 504,70*', { wander: 1 })
  sheet.print('turmeric', halo(join(shade, cap), { by: 1.5, towards: [0.2, 1], shift: 4 }))
  sheet.print('leaf', join(shade, cap, flex))
  sheet.print('ink', cutAway(shade, move(shade, -70, 0)))
  sheet.print('paper', [gouge(points('330,286 420,236 480,186 506,120'), 15)])
  const mouth = [ellipse(560, 312, { rx: 286, ry: 30, corners: 22 })]
  sheet.print('paper', mouth)
  sheet.print('turmeric', cutAway(mouth, move(mouth, 0, -14)))
  const bulb = sheet.cut(ellipse(560, 334, { rx: 54, ry: 58, corners: 14 }), { wander: 1 })
  sheet.print('turmeric', move(bulb, 0, 8))
  sheet.print('paper', overlap(bulb, rectangle(0, 300, 1600, 500)))
}
