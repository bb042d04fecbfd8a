import { hatch } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { gouge } from './kit/gouge.ts'
import type { Outline } from './kit/shape.ts'
import { printFallenJar, printLid } from './things/fallen-jar.ts'
import { printPeeringHen } from './things/hen.ts'

/** The page that does not exist: a hen looks into an empty jar. */
export function drawNotFound(): Sheet {
  const sheet = openSheet({
    name: 'not-found',
    width: 800,
    height: 600,
    seed: 27,
    slip: { turmeric: [-2, 2], crust: [2, -1], mist: [2, 3], beet: [2, -2] },
  })
  const { random } = sheet
  const ground = sheet.cut('-30,392* 160,372 340,384 560,366 830,378* 830,630* -30,630*', {
    wander: 4,
    wave: 90,
  })
  sheet.print('mist', ground)
  sheet.print(
    'leaf',
    hatch(random, ground, {
      along: -0.02,
      gap: 24,
      length: [50, 150],
      width: [3, 7],
      chance: (_, y) => (y - 330) / 420,
    }),
  )
  sheet.print(
    'paper',
    hatch(random, ground, {
      along: -0.02,
      gap: 22,
      length: [70, 240],
      width: [5, 11],
      chance: (_, y) => 1.1 - (y - 360) / 220,
    }),
  )
  printFallenJar(sheet)
  printLid(sheet)
  printPeeringHen(sheet)
  sheet.print('leaf', [
    ...tuft(sheet, 30, 610, 9, 90),
    ...tuft(sheet, 420, 612, 6, 54),
    ...tuft(sheet, 690, 612, 10, 80),
  ])
  sheet.grain(40)
  return sheet
}

function tuft(sheet: Sheet, x: number, y: number, count: number, height: number): Outline[] {
  const { random } = sheet
  return Array.from({ length: count }, () => {
    const foot = x + random.spread() * height * 0.5
    const reach = height * random.between(0.5, 1)
    const lean = random.spread() * height * 0.45
    return gouge(
      [
        { x: foot, y },
        { x: foot + lean * 0.3, y: y - reach * 0.55 },
        { x: foot + lean, y: y - reach },
      ],
      random.between(7, 11),
      'wedge',
    )
  })
}
