import { cutAway, grow, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points } from '../kit/shape.ts'

/** Sheet iron in two coats of green, its flap held open by a letter that is too long. */
export function printLetterbox(sheet: Sheet): void {
  const body = sheet.cut('1110,390* 1500,372* 1506,930* 1118,944*', { wander: 2 })
  const roof = sheet.cut('1082,398* 1102,330* 1300,268 1514,308* 1534,380*', { wander: 2 })
  const whole = join(body, roof)
  sheet.print('ink', move(whole, 34, 30))
  sheet.print('paper', halo(whole, { by: 2, towards: [-0.8, -0.8], shift: 6 }))
  sheet.print('leaf', body)
  sheet.hatch('ink', body, {
    along: Math.PI / 2,
    gap: 30,
    length: [90, 280],
    width: [5, 13],
    chance: (x) => (x - 1200) / 380,
  })
  sheet.hatch('mist', body, {
    along: Math.PI / 2,
    gap: 30,
    length: [60, 220],
    width: [4, 9],
    chance: (x) => (1220 - x) / 200,
  })
  sheet.printCut('ink', '1082,396* 1534,378* 1530,410* 1086,426*', { wander: 1.5 })
  sheet.print('leaf', roof)
  sheet.hatch('mist', roof, {
    along: (x) => (x - 1300) / 900 - 0.06,
    gap: 16,
    length: [50, 180],
    width: [5, 11],
    chance: (x) => 0.75 - (x - 1100) / 460,
  })
  printLetters(sheet)
  printNumber(sheet)
  const lock = sheet.cut(ellipse(1440, 862, { rx: 19, ry: 20, corners: 10 }), { wander: 1 })
  sheet.print('turmeric', lock)
  sheet.printCut('ink', '1436,854* 1444,854* 1446,874* 1434,874*', { wander: 0.4 })
}

function printLetters(sheet: Sheet): void {
  const slot = sheet.cut('1160,486* 1462,472* 1464,516* 1162,530*', { wander: 1.4 })
  sheet.print('ink', grow(slot, 7))
  const back = sheet.cut('1236,500* 1276,402* 1452,452* 1422,520*', { wander: 1.2 })
  const letter = sheet.cut('1184,512* 1212,428* 1404,448* 1392,516*', { wander: 1.2 })
  sheet.print('beet', cutAway(back, grow(letter, 4)))
  sheet.print('paper', letter)
  sheet.print('mist', [
    gouge(points('1236,470 1290,474 1330,480'), 6, 'even'),
    gouge(points('1232,488 1280,492 1300,494'), 6, 'even'),
  ])
  sheet.printCut('turmeric', '1350,456* 1386,460* 1384,490* 1348,487*', { wander: 0.8 })
  const flap = sheet.cut('1150,520* 1474,504* 1480,566* 1154,584*', { wander: 1.6 })
  sheet.print('ink', move(flap, 6, 12))
  sheet.print('mist', flap)
  sheet.hatch('leaf', flap, {
    along: -0.05,
    gap: 15,
    length: [60, 200],
    width: [4, 9],
    chance: (x, y) => (x - 1140) / 700 + (y - 540) / 90,
  })
}

/** The number of the house: enamel, two cut figures. */
function printNumber(sheet: Sheet): void {
  const plate = sheet.cut('1214,652* 1392,644* 1396,792* 1220,800*', { wander: 1.6 })
  sheet.print('ink', move(plate, 7, 8))
  sheet.print('paper', plate)
  const one = sheet.cut(
    '1250,686* 1276,670* 1284,670* 1284,758* 1298,762* 1298,772* 1252,774* 1252,764* 1266,760* 1266,694* 1250,698*',
    { wander: 0.6 },
  )
  const two = sheet.cut(
    '1310,702* 1314,680 1332,668 1352,672 1360,690 1352,712 1332,738 1330,748* 1352,746* 1356,734* 1366,734* 1364,768* 1308,771* 1308,754* 1332,722 1342,700 1338,684 1328,688 1326,704*',
    { wander: 0.6 },
  )
  sheet.print('ink', join(one, two))
}
