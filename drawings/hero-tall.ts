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
  right: 1680,
  horizon: 262,
  end: 532,
  sun: { x: 372, y: 236, radius: 33 },
}

/** The home page below 1080 px: stands under the words, so the land is deep and the sky short. */
export function drawHeroTall(time: TimeOfYear): Sheet {
  const sheet = openSheet({
    name: `hero-tall-${time}`,
    width: 780,
    height: 660,
    rising: 'bubble',
    seed: 4,
    thin: 1.1,
    slip: { turmeric: [-2, 1], crust: [2, -1], mist: [1, 2], beet: [2, -2] },
  })
  printSky(sheet, land)
  printDistance(sheet, land, -130)
  printField(sheet, land, time)
  for (const poplar of [
    { x: 730, base: 282, height: 120, width: 30 },
    { x: 764, base: 292, height: 168, width: 40 },
    { x: 808, base: 306, height: 224, width: 52 },
  ]) {
    if (time === 'winter')
      printFarWillow(sheet, 'leaf', { ...poplar, height: poplar.height * 0.5, rods: 9 })
    else printPoplar(sheet, { ...poplar, sunX: land.sun.x })
  }
  const farm = { x: 92, y: 278, scale: 0.74 }
  printFarmstead(sheet, farm)
  if (time === 'winter') printSnowOnRoofs(sheet, farm)
  if (time === 'spring') printBlossomTree(sheet, { x: 20, base: 304, size: 128 })
  printTable(sheet, land, 660)
  const large = shapeJar(sheet, { x: 566, base: 606, width: 288, height: 440, lit: 'left' }, 0.94)
  const small = shapeJar(sheet, { x: 356, base: 628, width: 152, height: 178, lit: 'left' }, 0.9)
  printJarShadow(sheet, large, glow[time].large)
  printJarShadow(sheet, small, glow[time].small)
  printLargeJar(sheet, large, {
    time,
    seed: 5,
    bubbles: [
      { across: -0.1, up: 0.8, radius: 11 },
      { across: 0.16, up: 0.7, radius: 8 },
      { across: 0.05, up: 0.5, radius: 13 },
      { across: 0.28, up: 0.84, radius: 7 },
      { across: -0.16, up: 0.36, radius: 8 },
      { across: 0.22, up: 0.24, radius: 9 },
    ],
  })
  printSmallJar(sheet, small, time)
  sheet.grain(50)
  return sheet
}
