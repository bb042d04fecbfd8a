import { cutAway, join } from './kit/geometry.ts'
import { move } from './kit/place.ts'
import { ellipse, points } from './kit/shape.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { splineThrough } from './kit/spline.ts'
import { printBottle } from './things/bottle.ts'
import { cutBody, limb, printFolds, printPlate, smooth, type Lit } from './things/figure.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printKombucha } from './things/kombucha.ts'
import { printOutside, printWindow, sun } from './things/window.ts'

const lit: Lit = { placing: {}, light: [-0.9, -0.2] }

/** Somebody pours kombucha through a sieve into a bottle, at the window with the sun behind it. */
export function drawDrinks(): Sheet {
  const sheet = openSheet({
    name: 'workshop-drinks',
    seed: 12,
    thin: 1,
    slip: { turmeric: [-4, 3], crust: [3, -3], mist: [3, 3], beet: [3, -2], brine: [-2, 2] },
  })
  printOutside(sheet)
  printWindow(sheet)
  printSill(sheet)
  const jar = shapeJar(sheet, { x: 330, base: 1010, width: 560, height: 640, lit: 'right' }, 0.78)
  printLightOnSill(sheet)
  printKombucha(sheet, jar)
  printBottle(sheet, { x: 890, base: 1040, height: 620, glass: 'leaf', glow: 'turmeric', fill: 40 })
  printSieve(sheet)
  printPourer(sheet)
  return sheet
}

/** A tea sieve in a funnel, and the drink that falls into it. */
function printSieve(sheet: Sheet): void {
  const funnel = sheet.cut(
    '740,400* 1040,400* 1016,440 930,500 912,520 906,580* 874,580* 868,520 850,500 764,440',
    { wander: 1.5 },
  )
  sheet.printFree('mist', funnel, { towards: [0.8, -0.6] })
  sheet.print('ink', cutAway(funnel, move(funnel, 26, -10)))
  const mouth = sheet.cut(ellipse(890, 400, { rx: 150, ry: 34, corners: 24 }), { wander: 1 })
  sheet.print('ink', mouth)
  const mesh = {
    gap: 22,
    length: [60, 260] as const,
    width: [4, 6] as const,
    taper: 'even' as const,
  }
  sheet.printWithin(
    'mist',
    join(
      sheet.gouges(mouth, { ...mesh, along: 0.5 }),
      sheet.gouges(mouth, { ...mesh, along: -0.5 }),
    ),
    mouth,
  )
  const grip = sheet.cut('750,392* 560,352* 548,372* 742,412*', { wander: 1 })
  printPlate(sheet, 'crust', grip, lit, 6)
  const stream = sheet.cut(
    '936,236* 964,226* 932,270 916,330 910,404 890,414 872,402 884,320 902,268',
    { wander: 2 },
  )
  sheet.printFree('turmeric', stream, { towards: [0.8, -0.6], shift: 4 })
  sheet.printWithin('crust', move(stream, -14, 8), stream)
}

/** Seen from the side: the light of the window runs along the arm and the apron. */
function printPourer(sheet: Sheet): void {
  const cut = (shape: ReturnType<typeof smooth>) => cutBody(sheet, shape, lit)
  const trunk = sheet.cut(
    '1440,-40* 1360,60 1320,200 1312,420 1330,620 1310,1240* 1640,1240* 1640,-40*',
    { wander: 2 },
  )
  printPlate(sheet, 'beet', trunk, lit, 20)
  const apron = sheet.cut(
    '1380,150* 1330,170 1306,420 1316,640 1290,1240* 1520,1240* 1500,640 1470,420 1440,220',
    { wander: 2 },
  )
  printPlate(sheet, 'deep', apron, lit, 30)
  printFolds(
    sheet,
    'mist',
    '1360,680 1350,860 1360,1040|1430,700 1440,900 1424,1100',
    16,
    lit,
    apron,
  )
  const fore = cut(limb('1430,540,62 1365,446,56 1290,344,42'))
  printPlate(sheet, 'tan', fore, lit, 18)
  const jug = sheet.cut(
    '936,236* 900,210 960,200 1000,130* 1160,196* 1196,260 1180,390 1120,470 1040,480 968,420 950,330 964,262',
    { wander: 2 },
  )
  const loop = sheet.stroke(
    splineThrough(
      points('1130,196 1230,176 1306,208 1316,300 1270,396 1190,432 1120,440'),
      false,
      16,
    ),
    44,
    'even',
  )
  printPlate(sheet, 'leaf', loop, lit, 14)
  sheet.printFree('leaf', jug, { towards: [-0.8, -0.6], shift: 6 })
  sheet.print('ink', cutAway(jug, move(jug, -50, -14)))
  printFolds(sheet, 'mist', '1000,250 990,330 1010,420|1030,210 1080,220 1130,240', 12, lit, jug)
  const hand = cut(
    smooth(
      '1262,226 1300,206 1346,226 1378,286 1380,344 1346,386 1294,388 1262,364 1254,322 1258,272',
    ),
  )
  printPlate(sheet, 'tan', hand, lit, 16)
  printFolds(
    sheet,
    'ink',
    '1256,270 1290,266 1320,274|1254,304 1292,302 1324,308|1258,338 1292,338 1320,340',
    7,
    lit,
    hand,
  )
  const thumb = cut(limb('1344,244,26 1298,208,22 1256,204,17'))
  printPlate(sheet, 'tan', thumb, lit, 10)
  const sleeve = cut(limb('1560,120,130 1530,420,112 1430,540,92'))
  printPlate(sheet, 'beet', sleeve, lit, 26)
  printFolds(
    sheet,
    'ink',
    '1450,420 1520,470 1580,470|1440,350 1480,400 1560,420|1420,600 1470,560 1500,500',
    14,
    lit,
    sleeve,
  )
  printPlate(
    sheet,
    'beet',
    sheet.cut('1344,486* 1420,440 1484,404* 1522,452* 1460,520 1382,576*'),
    lit,
    12,
  )
}

function printSill(sheet: Sheet): void {
  const sill = sheet.cut('-30,752* 1630,722* 1630,1230* -30,1230*', { wander: 2 })
  sheet.print('paper', move(sill, 0, -7))
  sheet.print('crust', sill)
  const along = (x: number, y: number): number => -0.015 + Math.sin(x / 300 + y / 90) * 0.03
  sheet.hatch('ink', sill, {
    along,
    gap: 27,
    length: [120, 420],
    width: [4, 11],
    chance: (x, y) => 0.35 + Math.abs(x - sun.x) / 1600 + (y - 760) / 1100,
  })
  sheet.hatch('turmeric', sill, {
    along,
    gap: 30,
    length: [90, 300],
    width: [4, 9],
    chance: (x, y) => 0.8 - Math.abs(x - sun.x) / 700 - (y - 760) / 900,
  })
}

/** Each thing on the sill throws its shadow towards us, with its own colour in it. */
function printLightOnSill(sheet: Sheet): void {
  const shadows: readonly [string, string][] = [
    ['60,1010* 606,1010* 540,1240* -100,1240*', '120,1020 550,1020 440,1240 0,1240'],
    ['790,1040* 992,1040* 996,1240* 764,1240*', '836,1056 950,1056 944,1220 806,1220'],
  ]
  for (const [dark, bright] of shadows) {
    sheet.printCut('ink', dark, { wander: 3 })
    const pool = sheet.cut(bright, { wander: 5 })
    sheet.print('turmeric', pool)
    sheet.hatch('ink', pool, {
      along: (x) => Math.PI / 2 + (sun.x - x) / 1500,
      gap: 30,
      length: [50, 150],
      width: [5, 12],
      chance: 0.4,
    })
  }
}
