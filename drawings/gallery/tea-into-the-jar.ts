import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { move, pointsAt, type Placing } from '../kit/place.ts'
import { ellipse, rectangle, type Shape } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { shapeJar } from '../things/glass-jar.ts'
import { printJarOfTea } from '../things/jar-of-tea.ts'
import { cutSteam } from '../things/steam-ribbons.ts'

const towards = [-0.7, -0.7] as const

/** Hot tea falls into a large jar; the dark wall shows the steam. */
export function drawTeaIntoTheJar(): Sheet {
  const sheet = openSheet({
    name: 'tea-into-the-jar',
    seed: 311,
    thin: 1.1,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], beet: [3, -2] },
  })
  printWall(sheet)
  printTable(sheet)
  printSugar(sheet)
  const jar = shapeJar(sheet, { x: 540, base: 1300, width: 800, height: 800, lit: 'left' }, 0.56)
  const stream = printJarOfTea(sheet, jar)
  printPouringKettle(sheet, { x: 1196, y: 176, turn: -0.6, scale: 1 })
  sheet.printWithin('turmeric', stream, rectangle(640, 0, 1600, 420))
  printRising(sheet)
  return sheet
}

function printWall(sheet: Sheet): void {
  sheet.print('ink', sheet.frame, 'exact')
  sheet.hatch('leaf', rectangle(-20, -20, 1620, 980), {
    along: Math.PI / 2,
    gap: 40,
    length: [160, 420],
    width: [5, 12],
    chance: (x, y) => 0.85 - y / 2000 - Math.abs(x - 300) / 3000,
  })
}

function printTable(sheet: Sheet): void {
  const table = sheet.cut('-30,1016* 1630,968* 1630,1230* -30,1230*')
  sheet.printFree('crust', table, { towards: [0, -1] })
  sheet.hatch('ink', table, {
    along: -0.03,
    gap: 20,
    length: [120, 360],
    width: [4, 10],
    chance: (x) => 0.25 + x / 2600,
  })
  const spilled = [ellipse(1060, 1130, { rx: 120, ry: 60 })]
  sheet.strew('ink', sheet.scatter(spilled, 84), [6, 9, 13])
}

/** The sugar that the culture will eat, in a bowl with a wooden spoon. */
function printSugar(sheet: Sheet): void {
  const bowl = sheet.cut(
    '1120,960* 1560,946* 1540,1050 1480,1140 1380,1190 1290,1190 1190,1140 1140,1060',
  )
  const heap = sheet.cut(
    '1128,958* 1180,914 1260,868 1340,850 1430,880 1500,914 1556,950* 1340,990',
  )
  const spoon = sheet.stroke('1330,900 1420,800 1560,690 1640,640', 34, 'even')
  sheet.print('ink', move(bowl, 40, 26))
  sheet.printFree('crust', spoon, { towards })
  sheet.printFree('deep', heap, { towards })
  sheet.strew(
    'crust',
    sheet.scatter(heap, 26, (x) => (x - 1200) / 320),
    [4, 6],
  )
  sheet.printFree('beet', bowl, { towards })
  sheet.hatch('ink', bowl, {
    along: (x) => Math.PI / 2 + (1340 - x) / 420,
    gap: 22,
    length: [60, 170],
    width: [8, 16],
    chance: (x) => (x - 1220) / 240,
  })
  sheet.hatch('paper', bowl, {
    along: (x) => Math.PI / 2 + (1340 - x) / 420,
    gap: 30,
    length: [40, 130],
    width: [5, 11],
    chance: (x) => 0.75 - (x - 1140) / 130,
  })
}

function printRising(sheet: Sheet): void {
  sheet.print(
    'mist',
    cutSteam(sheet, [
      ['230,560 170,420 240,240 180,60 210,-80', 56],
      ['506,330 540,240 500,150 540,40', 30],
    ]),
  )
  sheet.print(
    'paper',
    cutSteam(sheet, [
      ['420,850 340,660 430,440 330,200 400,-90', 104],
      ['490,560 440,400 530,220 480,60 510,-80', 60],
      ['770,850 810,720 756,600 790,490', 44],
    ]),
  )
}

/** An enamel kettle tilted to pour; its handle, and the hand on it, are above the frame. */
function printPouringKettle(sheet: Sheet, placing: Placing): void {
  function cut(outline: string, wander = 1.6): Shape {
    return sheet.cut(pointsAt(outline, placing), { wander })
  }

  const bail = cut('-176,-60* -190,-250 -130,-420 40,-470 60,-440 -90,-392 -150,-246 -140,-60*')
  const spout = cut(
    '-236,176* -330,150 -392,70 -424,-40 -470,-128 -540,-176* -500,-196* -436,-190 -384,-120 -356,-30 -318,40 -230,30*',
  )
  const body = cut(
    '-250,306* -296,210 -300,90 -262,-30 -206,-112 -150,-150* 150,-150* 210,-112 266,-30 304,90 300,210 254,306* 120,322 -120,322',
  )
  sheet.printFree('crust', bail, { towards })
  sheet.printFree('mist', spout, { towards, shift: 6 })
  sheet.hatch('leaf', spout, {
    along: (x, y) => Math.atan2(y - (placing.y ?? 0) - 140, x - (placing.x ?? 0)) + 0.2,
    gap: 17,
    length: [50, 130],
    width: [5, 10],
    chance: (x, y) => (x + y * 2.2 - 1500) / 260,
  })
  sheet.printFree('mist', body, { towards, shift: 6 })
  const turn = placing.turn ?? 0
  sheet.hatch('paper', body, {
    along: turn + Math.PI / 2 + 0.1,
    gap: 34,
    length: [120, 320],
    width: [8, 22],
    chance: (x, y) => 1.3 - (x - 960) / 420 - (y - 200) / 1300,
  })
  sheet.hatch('leaf', body, {
    along: turn + Math.PI / 2 - 0.12,
    gap: 30,
    length: [100, 300],
    width: [8, 20],
    chance: (x, y) => (x - 1150) / 300 + (y - 250) / 500,
  })
  const foot = overlap(body, cut('-330,262* 0,284 330,262* 330,360* -330,360*'))
  sheet.print('leaf', foot)
  sheet.wedge('ink', foot, {
    light: towards,
    side: 'shaded',
    threshold: 0,
    gap: 30,
    length: [16, 40],
    width: [8, 14],
  })
  const band = overlap(body, cut('-330,-104* 0,-86 330,-104* 330,-76* 0,-58 -330,-76*'))
  sheet.print('beet', band)
  const mouth = cut('-538,-178* -496,-198 -432,-192* -470,-170', 1)
  sheet.print('ink', cutAway(mouth, grow(spout, -14)))
}
