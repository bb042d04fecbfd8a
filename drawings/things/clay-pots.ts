import { cutAway, join } from '../kit/geometry.ts'
import { pointsAt, move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A bench cut off by the corner, with flowerpots stacked into one another and a ball of twine. */
export function printClayPots(sheet: Sheet): void {
  const bench = sheet.cut('900,1092* 1300,1070 1640,1062* 1640,1240* 890,1240*', { wander: 3 })
  sheet.print('paper', move(bench, -3, -7))
  sheet.print('ink', bench)
  sheet.hatch('crust', bench, {
    along: -0.03,
    gap: 22,
    length: [80, 260],
    width: [4, 9],
    chance: 0.5,
  })
  for (const pot of [
    { x: 1370, y: 812, turn: 0.05, scale: 1.02 },
    { x: 1362, y: 886, turn: -0.03, scale: 1.06 },
    { x: 1372, y: 960, turn: 0.02, scale: 1.1 },
  ]) {
    printPot(sheet, pot)
  }
  printTwine(sheet)
}

function printPot(
  sheet: Sheet,
  placing: { x: number; y: number; turn: number; scale: number },
): void {
  const cut = (text: string): Shape => sheet.cut(pointsAt(text, placing), { wander: 1.6 })
  const rim = cut('-130,-44* 130,-44* 124,20* -124,20*')
  const body = cut('-110,14* 110,14* 84,128* -84,128*')
  const whole = join(rim, body)
  sheet.printFree('crust', whole, { towards: light })
  sheet.print('ink', cutAway(whole, move(whole, -44, -4)))
  sheet.print('ink', cutAway(move(rim, 0, 14), rim))
  sheet.hatch('ink', whole, {
    along: 1.5,
    gap: 18,
    length: [30, 80],
    width: [5, 10],
    chance: (x) => (x - placing.x) / 140,
  })
  sheet.hatch('deep', rim, {
    along: 0.02,
    gap: 16,
    length: [40, 110],
    width: [5, 11],
    chance: (x) => -(x - placing.x) / 130,
  })
}

function printTwine(sheet: Sheet): void {
  const ball = sheet.cut(
    '1010,1010 1040,962 1096,940 1156,960 1184,1012 1170,1070 1110,1100 1044,1082',
  )
  sheet.printFree('deep', ball, { towards: light })
  sheet.print('crust', cutAway(ball, move(ball, -26, -20)))
  const turns = [
    '1016,1000 1070,962 1130,960 1176,990',
    '1014,1034 1070,990 1130,986 1180,1020',
    '1030,1066 1080,1020 1140,1012 1178,1046',
    '1060,1086 1100,1048 1150,1042 1166,1066',
    '1052,966 1040,1000 1050,1050 1070,1088',
    '1090,946 1072,980 1076,1000 1080,1004',
  ]
  sheet.print(
    'ink',
    turns.flatMap((line) => sheet.stroke(line, 8)),
  )
  const end = sheet.stroke(
    '1168,1072 1206,1100 1262,1096 1290,1130 1270,1180 1300,1240',
    12,
    'even',
  )
  sheet.print('deep', end)
}
