import { openSheet, type Sheet } from './kit/sheet.ts'
import { drawFoot } from './footer-land.ts'
import { printDistance, printField, printSky, type Land } from './things/land.ts'
import { printPoplar } from './things/poplar.ts'
import { printTable } from './things/table-edge.ts'

const slip = { turmeric: [-2, 1], sun: [-2, 1], crust: [2, -1], mist: [1, 2] } as const

/** The home page of a house that has no photograph yet: land that could be anybody's. */
export function drawPlainHero(): Sheet {
  const land: Land = {
    left: -900,
    right: 2340,
    horizon: 474,
    end: 566,
    sun: { x: 812, y: 452, radius: 31 },
  }
  const sheet = openSheet({
    name: 'plain-hero',
    width: 1440,
    height: 640,
    bleed: [900, 900],
    thin: 1.4,
    seed: 8,
    slip,
    grain: 0,
  })
  printSky(sheet, land)
  printDistance(sheet, land, 318)
  printField(sheet, land, 'autumn')
  for (const poplar of [
    { x: 1062, base: 497, height: 92, width: 22 },
    { x: 1092, base: 500, height: 118, width: 27 },
    { x: 1130, base: 505, height: 150, width: 33 },
  ]) {
    printPoplar(sheet, { ...poplar, sunX: land.sun.x, glow: 'sun' })
  }
  printTable(sheet, land, 640)
  return sheet
}

/** A plain picture stands where a photograph will come. */
export function drawPlainPlace(): Sheet {
  const land: Land = {
    left: -20,
    right: 820,
    horizon: 372,
    end: 640,
    sun: { x: 300, y: 322, radius: 58 },
  }
  const sheet = openSheet({
    name: 'plain-place',
    width: 800,
    height: 600,
    thin: 1,
    seed: 23,
    slip,
    grain: 0,
  })
  sheet.print('brine', sheet.frame)
  printSky(sheet, land)
  printDistance(sheet, land, 640)
  printField(sheet, land, 'autumn')
  return sheet
}

/** The foot of every page without the farm. */
export function drawPlainFooter(): Sheet {
  return drawFoot('plain-footer', () => {})
}
