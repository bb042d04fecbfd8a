import { grow, join } from './kit/geometry.ts'
import type { Field } from './kit/hatch.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle, type Outline, type Point, type Shape } from './kit/shape.ts'
import { printFarHen } from './things/far-hen.ts'
import { growTuft } from './things/gouged-lines.ts'
import { printFarWillow } from './things/pollard-willow.ts'
import { printPoplar } from './things/poplar.ts'

const left = -900
const right = 2340
/** The height at which land and sky meet. */
const horizon = 222
/** The point to which the furrows run. */
const vanishing = 780

/**
 * The foot of every page: the farm seen from its lane, after sunset. The land is the ground of the
 * footer, and the sky above it is the paper.
 */
export function drawFooterLand(): Sheet {
  const sheet = drawFoot('footer-land', printHomestead)
  printFarWillow(sheet, 'leaf', { x: 520, base: 238, height: 48, rods: 9 }, 1.6)
  printFarWillow(sheet, 'leaf', { x: 396, base: 246, height: 74, rods: 11, mirror: true }, 1.8)
  printFarWillow(sheet, 'ink', { x: 186, base: 266, height: 136, rods: 15 }, 2.4)
  printFarHen(sheet, { x: 640, y: 243, scale: 0.5 }, 1.8)
  printFarHen(sheet, { x: 778, y: 237, scale: 0.38, mirror: true }, 1.6)
  return sheet
}

/** The land of a foot, with the houses that stand on it. */
export function drawFoot(name: string, printHouses: (sheet: Sheet) => void): Sheet {
  const sheet = openSheet({
    name,
    width: 1440,
    height: 300,
    bleed: [900, 900],
    seed: 17,
    thin: 1,
    slip: { turmeric: [-2, 1], mist: [1, 2] },
    grain: 0,
  })
  printAfterglow(sheet)
  printFarWoods(sheet)
  printHouses(sheet)
  printLand(sheet)
  for (const poplar of [
    { x: 1282, base: 244, height: 132, width: 29 },
    { x: 1326, base: 246, height: 172, width: 35 },
    { x: 1376, base: 250, height: 222, width: 43 },
  ]) {
    printPoplar(sheet, { ...poplar, sunX: 1000 })
  }
  printVerge(sheet)
  return sheet
}

function printAfterglow(sheet: Sheet): void {
  const glow = rectangle(540, horizon - 96, 1420, horizon + 6)
  sheet.hatch('turmeric', glow, {
    along: -0.008,
    gap: 11,
    length: [70, 230],
    width: (_, y) => 2.4 + Math.max(0, 5 - (horizon - y) / 15),
    chance: (x, y) => 1.5 - Math.abs(x - 960) / 360 - (horizon - y) / 110,
  })
}

function printFarWoods(sheet: Sheet): void {
  const crest: Point[] = []
  for (let x = left; x < right; x += sheet.random.between(80, 170)) {
    crest.push({ x, y: horizon - sheet.random.between(6, 20) })
  }
  const woods = [
    { x: left, y: horizon + 30, corner: true },
    ...crest,
    { x: right, y: horizon - 10 },
    { x: right, y: horizon + 30, corner: true },
  ]
  sheet.printCut('mist', woods, { wander: 2.5, wave: 40 })
}

/** Ploughland that gets plainer towards its lower edge: there the footer goes on in the same ink. */
function printLand(sheet: Sheet): void {
  const land = sheet.cut(
    `${left},${horizon + 18}* -300,${horizon + 26} 200,${horizon + 20} 700,${horizon + 10} ` +
      `1010,${horizon + 8} 1420,${horizon + 18} 1900,${horizon + 24} ${right},${horizon + 16}* ` +
      `${right},340* ${left},340*`,
  )
  sheet.print('leaf', land)
  const away: Field = (x) => Math.abs(x - vanishing)
  const furrows = {
    along: (x: number, y: number) => Math.atan2(y - horizon + 4, x - vanishing),
    bend: 0.006,
    length: [70, 230] as const,
  }
  const ploughed = rectangle(left, horizon + 12, right, 296)
  sheet.printWithin(
    'ink',
    sheet.gouges(ploughed, {
      ...furrows,
      gap: 9,
      width: (_, y) => Math.min(8, 1.6 + (y - horizon) * 0.1),
      chance: (x, y) => Math.min(0.62, 0.3 + away(x, y) / 1600) * Math.min(1, (300 - y) / 34),
    }),
    grow(land, -4),
  )
  sheet.printWithin(
    'turmeric',
    sheet.gouges(ploughed, {
      ...furrows,
      gap: 8,
      width: (_, y) => Math.min(5.5, 1.6 + (y - horizon) * 0.07),
      chance: (x, y) => (0.8 - away(x, y) / 420) * Math.min(1, (292 - y) / 34),
    }),
    grow(land, -4),
  )
}

/** The long house with its lamp lit and the barn behind it: against the light, so nearly black. */
function printHomestead(sheet: Sheet): void {
  const barn = sheet.cut(
    '890,240* 888,184* 872,184* 908,126* 1010,119* 1042,180* 1030,182* 1030,240*',
    { wander: 1 },
  )
  const house = sheet.cut(
    '1000,240* 1000,204* 988,204* 1024,160* 1186,158* 1218,202* 1206,203* 1206,240*',
    { wander: 1 },
  )
  const chimneys = join(
    sheet.cut('1050,166* 1050,138* 1065,138* 1065,166*', { wander: 0.5 }),
    sheet.cut('1154,164* 1154,143* 1166,143* 1166,164*', { wander: 0.5 }),
  )
  const whole = join(barn, house, chimneys)
  sheet.printFree('ink', whole, { towards: [-1, -0.6], shift: 3 })
  sheet.printWithin(
    'leaf',
    sheet.gouges(join(barn, house), {
      along: (x) => (x < 1000 ? 1.9 : 1.8),
      gap: 10,
      length: [12, 44],
      width: [2, 4],
      chance: (_, y) => (y < 186 ? 0.6 : 0.03),
    }),
    grow(whole, -2),
  )
  sheet.printCut('leaf', '988,204* 1218,201* 1217,207* 990,209*', { wander: 0.6 })
  sheet.print('turmeric', lamplight(sheet), 'exact')
  sheet.print('mist', sheet.stroke('1057,134 1048,112 1066,86 1054,60 1074,30 1066,-8', 9))
}

function lamplight(sheet: Sheet): Shape {
  const panes = [
    '1026,227* 1026,213* 1034,213* 1034,227*',
    '1037,227* 1037,213* 1045,213* 1045,227*',
    '1138,226* 1138,214* 1147,214* 1147,226*',
    // The door of the barn stands ajar.
    '966,236* 966,198* 971,197* 971,236*',
  ]
  return panes.flatMap((pane) => sheet.cut(pane, { wander: 0.3 }))
}

/** Grass at the foot of everything: nothing stands on a bare line. */
function printVerge(sheet: Sheet): void {
  const { random } = sheet
  const tufts: Outline[] = []

  function grass(from: number, to: number, apart: number, height: number): void {
    for (let x = from; x < to; x += random.between(apart * 0.5, apart * 1.5)) {
      const foot = { x, y: horizon + 26 + random.between(0, 4) }
      const plan = { count: 4, height: random.between(height * 0.5, height), spread: apart * 0.4 }
      tufts.push(...growTuft(random, foot, { ...plan, width: [4, 7] }))
    }
  }

  grass(left, 860, 110, 26)
  grass(860, 1240, 16, 22)
  grass(1240, right, 110, 26)
  sheet.print('leaf', tufts)
}
