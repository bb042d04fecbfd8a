import { openSheet, type Sheet } from './kit/sheet.ts'
import { printFarmstead } from './things/farmstead.ts'
import { printCabbageJar, printCarrotJar } from './things/filled-jars.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printDistance, printField, printSky, type Land } from './things/land.ts'
import { printPoplar } from './things/poplar.ts'
import { printJarShadow, printTable } from './things/table-edge.ts'

const land: Land = {
  left: -900,
  right: 1680,
  horizon: 262,
  end: 532,
  sun: { x: 372, y: 236, radius: 33 },
}

/** The home page below 1080 px: stands under the words, so the land is deep and the sky short. */
export function drawHeroTall(): Sheet {
  const sheet = openSheet({
    name: 'hero-tall',
    width: 780,
    height: 660,
    rising: 'bubble',
    seed: 4,
    thin: 1.1,
    slip: { turmeric: [-2, 1], crust: [2, -1], mist: [1, 2], beet: [2, -2] },
  })
  printSky(sheet, land)
  printDistance(sheet, land, -130)
  printField(sheet, land)
  for (const poplar of [
    { x: 730, base: 282, height: 120, width: 30 },
    { x: 764, base: 292, height: 168, width: 40 },
    { x: 808, base: 306, height: 224, width: 52 },
  ]) {
    printPoplar(sheet, { ...poplar, sunX: land.sun.x })
  }
  printFarmstead(sheet, { x: 92, y: 278, scale: 0.74 })
  printTable(sheet, land, 660)
  const large = shapeJar(sheet, { x: 566, base: 606, width: 288, height: 440, lit: 'left' }, 0.94)
  const small = shapeJar(sheet, { x: 356, base: 628, width: 152, height: 178, lit: 'left' }, 0.9)
  printJarShadow(sheet, large, 'beet')
  printJarShadow(sheet, small, 'turmeric')
  printCabbageJar(sheet, large, {
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
  printCarrotJar(sheet, small)
  sheet.grain(50)
  return sheet
}
