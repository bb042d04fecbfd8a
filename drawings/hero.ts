import { cutAway, join } from './kit/geometry.ts'
import type { Ink } from './kit/inks.ts'
import { move } from './kit/place.ts'
import { ellipse, type Shape } from './kit/shape.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printAsparagusJar } from './things/asparagus.ts'
import { printBailLid } from './things/bail-lid.ts'
import { printBeetJar } from './things/beet-slices.ts'
import { printBubbles } from './things/bubble.ts'
import { printClothCap } from './things/cloth-cap.ts'
import { printFarmstead, printSnowOnRoofs } from './things/farmstead.ts'
import { type CabbageFilling, printCabbageJar, printCarrotJar } from './things/filled-jars.ts'
import { printGherkinJar } from './things/gherkins.ts'
import { shapeJar, type Jar } from './things/glass-jar.ts'
import { printKrautJar } from './things/kraut-jar.ts'
import { printDistance, printField, printSky, type Land } from './things/land.ts'
import { printFarWillow } from './things/pollard-willow.ts'
import { printPoplar } from './things/poplar.ts'
import { printRadishJar } from './things/radish-jar.ts'
import { printJarShadow, printTable } from './things/table-edge.ts'
import type { TimeOfYear } from './things/time-of-year.ts'

const land: Land = {
  left: -900,
  right: 2340,
  horizon: 474,
  end: 566,
  sun: { x: 812, y: 452, radius: 31 },
}

/** The home page: the words stand in the sky, which is the paper; a narrow window shows less of the land. */
export function drawHero(time: TimeOfYear): Sheet {
  const sheet = openSheet({
    name: `hero-${time}`,
    width: 1440,
    height: 640,
    bleed: [900, 900],
    rising: 'bubble',
    lit: true,
    thin: 1.8,
    seed: 8,
    slip: { turmeric: [-2, 1], sun: [-2, 1], crust: [2, -1], mist: [1, 2], beet: [2, -2] },
    grain: 36,
  })
  printSky(sheet, land)
  printDistance(sheet, land, 318)
  printField(sheet, land, time)
  for (const poplar of [
    { x: 262, base: 497, height: 92, width: 22 },
    { x: 292, base: 500, height: 118, width: 27 },
    { x: 330, base: 505, height: 150, width: 33 },
  ]) {
    if (time === 'winter')
      printFarWillow(sheet, 'leaf', { ...poplar, height: poplar.height * 0.5, rods: 9 })
    else printPoplar(sheet, { ...poplar, sunX: land.sun.x, glow: 'sun' })
  }
  const farm = { x: 520, y: 488, scale: 0.66 }
  printFarmstead(sheet, farm)
  if (time === 'winter') printSnowOnRoofs(sheet, farm)
  if (time === 'spring') printBlossomTree(sheet, { x: 452, base: 506, size: 86 })
  printTable(sheet, land, 640)
  const small = shapeJar(sheet, { x: 996, base: 612, width: 148, height: 176, lit: 'left' }, 0.9)
  const large = shapeJar(sheet, { x: 1216, base: 602, width: 322, height: 506, lit: 'left' }, 0.94)
  printJarShadow(sheet, small, glow[time].small)
  printJarShadow(sheet, large, glow[time].large)
  printSmallJar(sheet, small, time)
  printLargeJar(sheet, large, {
    time,
    seed: 4,
    bubbles: [
      { across: -0.12, up: 0.83, radius: 12 },
      { across: 0.14, up: 0.71, radius: 9 },
      { across: -0.2, up: 0.56, radius: 8 },
      { across: 0.08, up: 0.44, radius: 14 },
      { across: 0.27, up: 0.86, radius: 7 },
      { across: -0.05, up: 0.25, radius: 10 },
      { across: 0.24, up: 0.18, radius: 8 },
    ],
  })
  return sheet
}

/** A pear tree of the orchard in flower: the sun behind it, its crown white where that comes through. */
function printBlossomTree(
  sheet: Sheet,
  { x, base, size }: { x: number; base: number; size: number },
): void {
  const trunk = join(
    sheet.stroke(
      `${x - size * 0.04},${base} ${x},${base - size * 0.3} ${x + size * 0.06},${base - size * 0.7}`,
      size * 0.09,
    ),
    sheet.stroke(
      `${x},${base - size * 0.26} ${x - size * 0.16},${base - size * 0.5} ${x - size * 0.2},${base - size * 0.7}`,
      size * 0.06,
    ),
  )
  const clouds = [
    [-0.22, 0.56, 0.2],
    [0.2, 0.6, 0.22],
    [-0.02, 0.84, 0.24],
    [0.3, 0.42, 0.12],
    [-0.32, 0.38, 0.1],
  ] as const
  const crown: Shape = join(
    ...clouds.map(([aside, up, share]) =>
      sheet.cut(
        ellipse(x + aside * size, base - up * size, {
          rx: share * size,
          ry: share * size * 0.78,
          corners: 9,
        }),
        { wander: size * 0.02, wave: size * 0.2, facet: 0.9 },
      ),
    ),
  )
  sheet.print('ink', trunk)
  sheet.print('leaf', crown)
  sheet.print('mist', cutAway(crown, move(crown, -size * 0.05, size * 0.07)))
  const flowers = Math.max(3, size * 0.035)
  sheet.strew(
    'paper',
    sheet.scatter(crown, Math.round(size * 0.62)),
    [flowers, flowers * 1.5, flowers * 2].map((each) => Math.round(each)),
    'round',
  )
}

/** The light that the two jars throw on the table. */
const glow: Readonly<Record<TimeOfYear, { readonly large: Ink; readonly small: Ink }>> = {
  spring: { large: 'mist', small: 'beet' },
  summer: { large: 'turmeric', small: 'beet' },
  autumn: { large: 'beet', small: 'turmeric' },
  winter: { large: 'turmeric', small: 'beet' },
}

/**
 * The jar holds what is put up now: asparagus, gherkins, red cabbage; in winter the white cabbage
 * of November is ripe.
 */
function printLargeJar(
  sheet: Sheet,
  jar: Jar,
  { time, seed, bubbles }: CabbageFilling & { time: TimeOfYear },
): void {
  if (time === 'autumn') return printCabbageJar(sheet, jar, { seed, bubbles })
  if (time === 'winter') {
    return printKrautJar(sheet, jar, {
      brine: 'turmeric',
      gaps: 'crust',
      packed: 1,
      shreds: 70,
      seed,
      bubbles,
    })
  }
  const isSpring = time === 'spring'
  if (isSpring) printAsparagusJar(sheet, jar)
  else printGherkinJar(sheet, jar)
  const placed = bubbles.map(({ across, up, radius }) => ({
    x: jar.x + across * jar.width,
    y: jar.base - up * (jar.base - jar.level),
    radius,
  }))
  printBubbles(sheet, placed, isSpring ? 'leaf' : 'turmeric')
  printBailLid(sheet, jar, isSpring ? 'beet' : 'crust')
}

function printSmallJar(sheet: Sheet, jar: Jar, time: TimeOfYear): void {
  if (time === 'autumn') return printCarrotJar(sheet, jar)
  if (time === 'spring') printRadishJar(sheet, jar)
  else printBeetJar(sheet, jar)
  printClothCap(sheet, jar, 'deep', time === 'winter' ? 'leaf' : 'beet')
}
