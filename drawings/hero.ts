import { openSheet, type Sheet } from './kit/sheet.ts'
import { printBlossomTree } from './things/blossom-tree.ts'
import { printFarmstead, printSnowOnRoofs } from './things/farmstead.ts'
import { shapeJar } from './things/glass-jar.ts'
import { glow, printLargeJar, printSmallJar } from './things/hero-jars.ts'
import { printDistance, printField, printSky, type Land } from './things/land.ts'
import { printFarWillow } from './things/pollard-willow.ts'
import { printPoplar } from './things/poplar.ts'
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
