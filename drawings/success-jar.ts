import { halo } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { hatch } from './kit/hatch.ts'
import { move } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { points, rectangle } from './kit/shape.ts'
import { printBailLid } from './things/bail-lid.ts'
import { printCabbageHalf } from './things/cabbage-half.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './things/jar-glass.ts'
import { light } from './things/light.ts'

/**
 * The jar of a booking that was asked for, washed and ready as in its first mail, with an empty label: the
 * page writes the reference on it. Keep the label's place in step with `.jar-label` in the style sheet.
 */
export function drawSuccessJar(): Sheet {
  const sheet = openSheet({
    name: 'success-jar',
    width: 640,
    height: 760,
    bleed: [2000, 900],
    seed: 71,
    thin: 1,
    slip: { turmeric: [-2, 1], crust: [2, -1], mist: [1, 2], beet: [2, -2] },
  })
  printShelf(sheet)
  // The things that go into the jar once the farm has said yes.
  printCabbageHalf(sheet, { x: 42, y: 566, scale: 1.06, turn: -0.5 }, light)
  const jar = shapeJar(sheet, { x: 320, base: 664, width: 430, height: 540, lit: 'left' })
  sheet.print(
    'ink',
    sheet.cut('250,676 520,690 700,664 820,660 700,716 430,722 300,708', { wander: 2 }),
  )
  sheet.print('mist', sheet.cut('330,690 520,694 660,676 720,672 620,704 430,712', { wander: 2 }))
  printGlassBehind(sheet, jar)
  printGlassInFront(sheet, jar)
  printBailLid(sheet, jar, 'beet')
  printLabel(sheet)
  sheet.grain(40)
  return sheet
}

function printShelf(sheet: Sheet): void {
  const { random } = sheet
  const board = sheet.cut('-2000,608* -900,610 0,604 640,610 1540,604* 1540,760* -2000,760*', {
    wander: 2,
  })
  sheet.print('deep', board)
  sheet.print(
    'crust',
    hatch(random, rectangle(-2000, 616, 1540, 756), {
      along: 0.004,
      gap: 21,
      length: [120, 420],
      width: [3, 7],
      chance: 0.5,
    }),
  )
}

/** Paper tied on with string, a little askew; the corners are cut by hand. */
function printLabel(sheet: Sheet): void {
  const label = sheet.cut(
    '166,330* 470,316* 484,330* 492,500* 478,514* 172,522* 158,506* 152,344*',
    {
      wander: 1.4,
    },
  )
  sheet.print('ink', move(label, 9, 10))
  sheet.print('paper', halo(label, { by: 1.5, towards: light, shift: 2 }))
  sheet.print('deep', label)
  sheet.print('beet', [
    gouge(points('176,346 320,338 476,330'), 4, 'even'),
    gouge(points('180,508 320,504 472,498'), 4, 'even'),
  ])
}
