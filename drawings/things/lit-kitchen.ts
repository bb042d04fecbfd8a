import { cutAway, grow } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle, type Shape } from '../kit/shape.ts'
import { contentsOf, shapeJar, type JarPlan } from './glass-jar.ts'
import { printBack, type Lit } from './figure.ts'
import { printBowedHead, printHead } from './head.ts'

const lamp = { x: 1230, y: 104 }

/** The room behind the panes: a lamp, a wall full of its light, a shelf of small jars. */
export function printLitRoom(sheet: Sheet): void {
  const room = rectangle(560, -30, 1640, 820)
  sheet.print('turmeric', room, 'exact')
  const reach = (x: number, y: number): number => Math.hypot(x - lamp.x, y - lamp.y)
  const rays = (x: number, y: number): number => Math.atan2(y - lamp.y, x - lamp.x)
  sheet.hatch('paper', room, {
    along: rays,
    gap: 36,
    length: [90, 300],
    width: (x, y) => 20 - reach(x, y) / 44,
    chance: (x, y) => 1.05 - reach(x, y) / 620,
  })
  sheet.hatch('crust', room, {
    along: rays,
    gap: 40,
    length: [90, 280],
    width: (x, y) => Math.min(16, 4 + reach(x, y) / 70),
    chance: (x, y) => (reach(x, y) - 330) / 620,
  })
  printShelf(sheet)
  const shade = sheet.cut('1120,96* 1164,20 1206,-10* 1262,-12* 1300,20 1340,90* 1230,104', {
    wander: 2,
  })
  sheet.printCut('paper', ellipse(1230, 112, { rx: 64, ry: 42, corners: 12 }), { wander: 2 })
  sheet.print('ink', shade)
  printGuests(sheet)
}

/** Four are still at the table under the lamp: two across from us, two with their backs to the window. */
function printGuests(sheet: Sheet): void {
  const arms = ['-13,11,6 -22,34,5.4 -12,48,4.6', '13,11,6 22,35,5.4 12,48,4.6']
  const across = [
    [850, 470, 4.4, { hair: 'bun', hairInk: 'ink', skin: 'crust' }, 'beet'],
    [1196, 452, 4.6, { hair: 'short', hairInk: 'ink', skin: 'crust' }, 'leaf'],
  ] as const
  for (const [x, y, scale, head, top] of across) {
    const lit: Lit = { placing: { x, y, scale }, light: [(lamp.x - x) / 500, -0.8] }
    printBack(sheet, top, lit, { arms, wide: 0.94 })
    printBowedHead(sheet, head, lit)
  }
  sheet.printCut('crust', '560,664* 1640,628* 1640,760* 560,800*', { wander: 2 })
  sheet.printCut('paper', '560,656* 1640,620* 1640,632* 560,670*', { wander: 1 })
  const near = [
    [950, 560, 5.8, { hair: 'tail', hairInk: 'crust', skin: 'tan', looks: 0.8 }, 'leaf'],
    [
      1346,
      530,
      6.2,
      { hair: 'cap', hairInk: 'ink', cloth: 'beet', skin: 'tan', looks: -0.8 },
      'ink',
    ],
  ] as const
  for (const [x, y, scale, head, top] of near) {
    const lit: Lit = { placing: { x, y, scale }, light: [(lamp.x - x) / 400, -0.9] }
    printBack(sheet, top, lit, { arms, hem: 44 })
    printHead(sheet, head, lit)
  }
}

function printShelf(sheet: Sheet): void {
  const jars: Shape = [640, 724, 802, 892, 968].flatMap((x, index) => {
    const [half, high] = [30 + (index % 2) * 5, 92 + ((index * 37) % 30)]
    return sheet.cut(
      `${x - half},468* ${x - half},${468 - high + 20} ${x - half * 0.7},${468 - high}* ${x + half * 0.7},${468 - high}* ${x + half},${468 - high + 20} ${x + half},466*`,
      { wander: 2 },
    )
  })
  sheet.print('crust', jars)
  sheet.printCut('crust', '560,466* 1000,456* 1000,480* 560,490*', { wander: 1.5 })
  sheet.hatch('paper', jars, {
    along: Math.PI / 2,
    gap: 22,
    length: [20, 60],
    width: [4, 8],
    chance: 0.4,
  })
}

type LitJar = { plan: JarPlan; ink: Ink; lid: Ink; fill: number; lean: number }

const jars: readonly LitJar[] = [
  {
    plan: { x: 668, base: 806, width: 96, height: 128, lit: 'right' },
    ink: 'beet',
    lid: 'crust',
    fill: 0.88,
    lean: 1.45,
  },
  {
    plan: { x: 1550, base: 768, width: 112, height: 160, lit: 'left' },
    ink: 'leaf',
    lid: 'beet',
    fill: 0.9,
    lean: 0.6,
  },
]

/** Lit from behind, a jar is the colour of what is in it; only its rims are dark. */
export function printLitJars(sheet: Sheet): void {
  for (const { plan, ink, lid, fill, lean } of jars) {
    const jar = shapeJar(sheet, plan, fill)
    const { x, width, mouth, neck, shoulder } = jar
    sheet.print('paper', grow(jar.body, 4))
    sheet.print('ink', cutAway(jar.body, grow(jar.inside, -2)))
    sheet.print('turmeric', jar.inside)
    const contents = contentsOf(sheet, jar)
    sheet.print(ink, contents)
    const pieces = { along: lean, bend: 0.3, length: [width * 0.2, width * 0.5] as const }
    sheet.hatch('ink', contents, {
      ...pieces,
      gap: width * 0.09,
      width: [width * 0.02, width * 0.06],
      chance: (atX) => Math.abs(atX - x) / (width * 0.5) - 0.15,
    })
    sheet.hatch(ink === 'beet' ? 'paper' : 'turmeric', contents, {
      ...pieces,
      gap: width * 0.1,
      width: [width * 0.025, width * 0.055],
      chance: (atX) => 0.95 - Math.abs(atX - x) / (width * 0.4),
    })
    const [high, low] = [mouth - width * 0.12, mouth + width * 0.05]
    const cap = sheet.cut(
      `${x - neck - 5},${mouth}* ${x - neck},${high} ${x},${high - 5} ${x + neck},${high} ${x + neck + 5},${mouth}* ${x + neck},${low} ${x},${low + 6} ${x - neck},${low}`,
      { wander: 1 },
    )
    sheet.print('paper', grow(cap, 3))
    sheet.print(lid, cap)
    sheet.printWithin(
      'paper',
      sheet.strokes([
        [
          `${x + width * 0.3},${shoulder + 30} ${x + width * 0.34},${shoulder + width * 0.4} ${x + width * 0.33},${shoulder + width * 0.7}`,
          width * 0.05,
        ],
      ]),
      jar.inside,
    )
  }
}
