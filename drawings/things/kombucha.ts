import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { printClothCap } from './cloth-cap.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

export function printKombucha(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const tea = contentsOf(sheet, jar)
  sheet.print('turmeric', tea)
  const across = (x: number): number => (jar.x - x) / (jar.width / 2)
  sheet.hatch('crust', tea, {
    along: (x) => Math.PI / 2 + across(x) * 0.05,
    gap: 25,
    length: [90, 260],
    width: (x) => 7 + 10 * Math.max(0, across(x)),
    chance: (x, y) =>
      Math.max(0, across(x)) * 1.1 + (across(x) < -0.8 ? 0.6 : 0) + Math.max(0, (y - 820) / 400),
  })
  sheet.printWithin('crust', shadedSide(sheet, jar), tea)
  sheet.hatch('ink', tea, {
    along: Math.PI / 2,
    gap: 26,
    length: [80, 240],
    width: [7, 15],
    chance: (x) => (across(x) - 0.35) * 1.6,
  })
  sheet.hatch('paper', tea, {
    along: Math.PI / 2,
    gap: 34,
    length: [60, 200],
    width: [5, 12],
    chance: (x, y) => 0.75 - Math.abs(across(x) + 0.35) * 1.6 - (y - 560) / 700,
  })
  printMother(sheet, jar)
  printGlassInFront(sheet, jar)
  printClothCap(sheet, jar, 'paper', 'beet')
}

/** The wall away from the window: one dark mass, its edge torn by the gouge. */
function shadedSide(sheet: Sheet, jar: Jar): Shape {
  const { x, width, level, base, ring } = jar
  const far = x - width * 0.5
  return sheet.cut(
    `${far},${level}* ${x - width * 0.36},${level}* ${x - width * 0.345},${base - 260} ${x - width * 0.34},${base - 90} ` +
      `${x - width * 0.25},${base - 30} ${x + width * 0.1},${base + ring * 0.45} ${x + width * 0.4},${base - 20}* ${x + width * 0.4},${base + 90}* ${far},${base + 90}*`,
    { wander: 5, wave: 60 },
  )
}

/** The mother floats at the top: a pale disc, thick as a hand, trailing brown threads. */
function printMother(sheet: Sheet, jar: Jar): void {
  const { x, level, ring, width } = jar
  const half = width * 0.45
  const low = level + 46
  const disc: Shape = overlap(
    sheet.cut(
      `${x - half},${level}* ${x},${level - ring * 0.6} ${x + half},${level}* ${x + half},${low - 8}* ${x + half * 0.6},${low + ring * 0.5} ` +
        `${x + half * 0.1},${low + ring * 0.62} ${x - half * 0.5},${low + ring * 0.44} ${x - half},${low - 4}*`,
      { wander: 4, wave: 70 },
    ),
    grow(jar.inside, -3),
  )
  const hanging = [
    { share: -0.55, reach: 120 },
    { share: -0.3, reach: 210 },
    { share: -0.05, reach: 90 },
    { share: 0.28, reach: 160 },
    { share: 0.5, reach: 100 },
  ]
  const threads = hanging.map(({ share, reach }) => {
    const from = { x: x + half * share, y: low + ring * 0.4 }
    return gouge(
      [
        from,
        { x: from.x + 14, y: from.y + reach * 0.3 },
        { x: from.x - 10, y: from.y + reach * 0.65 },
        { x: from.x + 6, y: from.y + reach },
      ],
      17,
      'wedge',
    )
  })
  sheet.printWithin('crust', threads, jar.inside)
  sheet.printWithin('crust', move(disc, 0, 14), jar.inside)
  sheet.print('deep', disc)
  const top = overlap(surfaceOf(sheet, jar), disc)
  sheet.print('crust', cutAway(grow(top, 3), grow(top, -3)))
  sheet.hatch('paper', top, {
    along: 0,
    gap: 14,
    length: [60, 200],
    width: [5, 9],
    chance: (atX) => 0.4 + (atX - x) / width,
  })
  sheet.hatch('crust', cutAway(disc, grow(top, 4)), {
    along: (atX) => (-(atX - x) / half) * 0.14,
    gap: 13,
    length: [50, 150],
    width: [3, 6],
    chance: (atX) => 0.5 - (atX - x) / width,
  })
}
