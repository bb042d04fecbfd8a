import { cutAway, grow } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { type Ink, inks } from './kit/inks.ts'
import { pathData } from './kit/path-data.ts'
import { move } from './kit/place.ts'
import { createRandom, type Random } from './kit/random.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { ellipse, type Outline, type Point, pointAt, points } from './kit/shape.ts'
import { printBailLid } from './things/bail-lid.ts'
import { contentsOf, type Jar, shapeJar, surfaceOf } from './things/glass-jar.ts'
import { printBand, printCloth, printRibbon } from './things/jar-dress.ts'
import { printGlassBehind, printGlassInFront } from './things/jar-glass.ts'

const frame = { width: 200, height: 256 } as const
const plan = { x: 100, base: 236, width: 164, height: 184, lit: 'left' } as const

/**
 * The one jar of the site, which a page holds once. Its inks, what is in it, how full it is, and whether it has a
 * label and is closed are custom properties (`app/ui/jar.css`).
 */
export function drawJar(): string {
  const jar = shapeJar(openPart(1), plan, 0.95)
  const parts = [
    // The outline of the glass is seen where the jar is small.
    part(2, (sheet) => printBack(sheet, jar)).replace(
      'fill="var(--jar-brine)"',
      '$& class="jar-edge"',
    ),
    `<clipPath id="jar-inside"><path d="${pathData(jar.inside)}"/></clipPath>`,
    '<g clip-path="url(#jar-inside)"><g class="jar-contents">',
    part(3, (sheet) => printLiquid(sheet, jar), { leaf: 'food', ink: 'gap', mist: 'top' }),
    shredMarkup(jar),
    `<g class="jar-fizz">${part(5, (sheet) => printFizz(sheet, jar), { leaf: 'food', paper: 'bubble' })}</g>`,
    '</g></g>',
    part(6, (sheet) => printGlassInFront(sheet, { ...jar, level: jar.shoulder })),
    `<g class="jar-label">${part(7, printLabel)}</g>`,
    `<g class="jar-lid">${part(8, (sheet) => printBailLid(sheet, jar, 'beet'))}</g>`,
    // Some jars wear something: a gift a ribbon, kombucha a cloth, a starter the band up to which
    // it was fed.
    `<g class="jar-ribbon">${part(21, printRibbon)}</g>`,
    `<g class="jar-cloth">${part(22, printCloth)}</g>`,
    `<g class="jar-band">${part(23, printBand)}</g>`,
  ]
  const { width, height } = frame
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`
}

function openPart(seed: number): Sheet {
  return openSheet({ name: 'jar', ...frame, bleed: [20, 20], seed, thin: 1.5, grain: 0 })
}

/** Markup of one part, its inks under the names of the custom properties that a page may set. */
function part(
  seed: number,
  print: (sheet: Sheet) => void,
  names: Partial<Record<Ink, string>> = {},
) {
  const sheet = openPart(seed)
  print(sheet)
  const markup = sheet.svg().replaceAll(/^<svg[^>]*>|<style>.*<\/style>|<\/svg>\n/g, '')
  return markup.replaceAll(/"(#\w+)"/g, (_, colour: string) => {
    const ink = keysOf(inks).find((each) => inks[each] === colour) ?? 'ink'
    return `"var(--jar-${names[ink] ?? ink})"`
  })
}

function keysOf(named: typeof inks): readonly Ink[] {
  return Object.keys(named) as Ink[]
}

function printBack(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const rim = (y: number, rx: number, ry: number) => [ellipse(jar.x, y, { rx, ry, corners: 18 })]
  sheet.print('leaf', rim(jar.mouth + 2.5, 64, 13))
  sheet.print('brine', rim(jar.mouth + 1, 63, 12))
  sheet.print('mist', rim(jar.mouth + 2, 56, 8.5))
  // The side away from the light.
  sheet.printWithin('mist', cutAway(jar.body, move(jar.body, -15, -4)), jar.body)
}

function printLiquid(sheet: Sheet, jar: Jar): void {
  const wide = { ...jar, inside: grow(jar.inside, 60) }
  const liquid = contentsOf(sheet, wide)
  sheet.print('leaf', liquid)
  // A mother floats, or the liquid of a hungry starter.
  sheet.print('mist', cutAway(liquid, move(liquid, 0, 10)))
  sheet.print('ink', [gouge(points('170,96 174,140 172,190 162,228'), 12)])
  const surface = surfaceOf(sheet, wide)
  sheet.print('paper', surface)
  sheet.printWithin('mist', move(surface, 0, -2.5), surface)
}

/** Each shred throws a shadow: the same path, printed twice. */
function shredMarkup(jar: Jar): string {
  const { pale, dark } = cutShreds(jar)
  return (
    `<defs><path id="jar-shreds" d="${pathData(pale)}"/></defs><g class="jar-shreds">` +
    `<path fill="var(--jar-gap)" d="${pathData(dark)}"/>` +
    '<use href="#jar-shreds" x="2" y="3" fill="var(--jar-gap)"/>' +
    '<use href="#jar-shreds" fill="var(--jar-mark)"/></g>'
  )
}

/** Long curls in the light, and gaps in the shade; they lie in rings round the jar, and slide. */
function cutShreds(jar: Jar): {
  readonly pale: readonly Outline[]
  readonly dark: readonly Outline[]
} {
  const random = createRandom(14)
  const pale: Outline[] = []
  const dark: Outline[] = []
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 5; column++) {
      const x = jar.left + 16 + column * 31 + (row % 2) * 15 + random.between(-7, 7)
      const y = jar.level + 22 + row * 20 + random.between(-5, 5)
      const shade = ((x - jar.x) / jar.width) * 2
      const isDark = random.next() < shade * 0.75
      ;(isDark ? dark : pale).push(cutShred(random, { x, y }, shade, isDark))
    }
  }
  return { pale, dark }
}

/** @param shade -1 at the lit wall, 1 at the other */
function cutShred(random: Random, { x, y }: Point, shade: number, isDark: boolean): Outline {
  const turn = Math.sin(x / 23 + y / 31) * 0.75 - shade * 0.35 + random.spread() * 0.35
  const isRib = !isDark && random.next() < 0.14
  const reach = isRib ? random.between(11, 15) : random.between(14, 27) * (1.1 - 0.3 * shade)
  const bow = isRib ? 6 : random.pick([-1, 1, 1]) * random.between(3, 13)
  const width = isRib ? random.between(7, 9) : random.between(3, 5.4) * (1 - 0.2 * shade)
  const at = (along: number, aside: number): Point => ({
    x: x + Math.cos(turn) * along * reach - Math.sin(turn) * aside * bow,
    y: y + Math.sin(turn) * along * reach + Math.cos(turn) * aside * bow,
  })
  if (isDark) return gouge([at(-0.8, 0), at(0, -0.4), at(0.8, 0)], width * 1.3)
  return gouge([at(-1, 1), at(-0.5, 0.2), at(0.1, -0.1), at(0.65, 0.25), at(1, 1)], width)
}

function printFizz(sheet: Sheet, jar: Jar): void {
  const bubbles = points('70,86 128,90 104,66 146,55 62,42 120,30 88,96')
  const disc = (index: number, grown: number, aside = 0): Outline => {
    const { x, y: up } = pointAt(bubbles, index)
    const radius = (6 + ((index * 5) % 4)) * grown
    const y = jar.base - (up / 100) * (jar.base - jar.level)
    return ellipse(x + aside, y + aside, { rx: radius, ry: radius, corners: 9 })
  }
  const discs = (grown: number, aside?: number) => bubbles.map((_, i) => disc(i, grown, aside))
  sheet.print('leaf', discs(1.35))
  sheet.print('paper', cutAway(discs(1), discs(0.7, 1)))
}

/** Paper, a little askew; the page writes on it. */
function printLabel(sheet: Sheet): void {
  const label = sheet.cut('37,116* 156,110* 162,115* 164,181* 159,187* 40,190* 34,185* 32,121*', {
    wander: 0.8,
  })
  sheet.print('ink', move(label, 3, 4))
  sheet.print('paper', label)
  const lines = ['40,121 100,118 157,115', '40,185 100,184 158,182']
  sheet.print(
    'beet',
    lines.map((line) => gouge(points(line), 2, 'even')),
  )
}
