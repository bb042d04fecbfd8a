import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

export type SmallKombucha = {
  readonly day: number
  readonly tea: Ink
  /** How much of the tea is cut through with the paler or darker ink, from 0 to 1. */
  readonly light: number
  /** How thick the mother is that floats on it; 0 while the one put in lies on the floor. */
  readonly mother: number
}

/** Kombucha as it is seen a few centimetres high: colour of the tea, thickness of the mother. */
export function printSmallKombucha(sheet: Sheet, jar: Jar, { tea, light, mother }: SmallKombucha) {
  printGlassBehind(sheet, jar)
  const contents = contentsOf(sheet, jar)
  sheet.print(tea, contents)
  const cuts = hatch(sheet.random, grow(contents, -8), {
    along: Math.PI / 2,
    gap: 15,
    length: [26, 70],
    width: [4, 8],
    chance: () => light,
  })
  sheet.print(tea === 'crust' ? 'turmeric' : 'crust', cuts)
  const surface = surfaceOf(sheet, jar)
  sheet.print('paper', surface)
  sheet.print(mother > 0 ? 'deep' : tea, overlap(move(surface, 0, mother > 0 ? 1 : -3), surface))
  if (mother > 0) printFloating(sheet, jar, mother)
  else printLying(sheet, jar)
  printGlassInFront(sheet, jar)
}

function printFloating(sheet: Sheet, jar: Jar, thick: number): void {
  const { x, level, ring, width } = jar
  const half = width * 0.47
  const disc = overlap(
    sheet.cut(
      `${x - half},${level}* ${x - half * 0.5},${level + ring * 0.5} ${x},${level + ring * 0.62} ` +
        `${x + half * 0.5},${level + ring * 0.5} ${x + half},${level}* ${x + half},${level + thick}* ` +
        `${x + half * 0.5},${level + ring * 0.55 + thick} ${x},${level + ring * 0.66 + thick * 1.15} ` +
        `${x - half * 0.5},${level + ring * 0.5 + thick} ${x - half},${level + thick}*`,
      { wander: 1.2 },
    ),
    grow(jar.inside, -2),
  )
  sheet.print('crust', overlap(move(disc, 0, 4), jar.inside))
  if (thick > 10) {
    const threads = [-0.5, -0.1, 0.34].map((share, i) => {
      const from = { x: x + half * share, y: level + ring * 0.5 + thick }
      const reach = thick * (1.1 + (i % 2) * 0.7)
      return gouge(
        [from, { x: from.x + 5, y: from.y + reach / 2 }, { x: from.x - 2, y: from.y + reach }],
        6,
        'wedge',
      )
    })
    sheet.print('crust', overlap(threads, jar.inside))
  }
  sheet.print('deep', disc)
  sheet.print('paper', cutAway(disc, move(disc, 0, 3)))
}

/** The one from the farm: it sinks first. */
function printLying(sheet: Sheet, jar: Jar): void {
  const { x, base, width } = jar
  const half = width * 0.34
  const low = base - 16
  const disc = overlap(
    sheet.cut(
      `${x - half},${low} ${x - half * 0.4},${low - 9} ${x + half * 0.5},${low - 15} ${x + half},${low - 10} ` +
        `${x + half * 0.8},${low + 3} ${x},${low + 12} ${x - half * 0.8},${low + 10}`,
      { wander: 1.2 },
    ),
    grow(jar.inside, -2),
  )
  sheet.print('deep', disc)
  sheet.print('paper', cutAway(disc, move(disc, 1, 4)))
}
