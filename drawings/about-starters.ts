import { cutAway, join, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { move } from './kit/place.ts'
import { type Shape, ellipse, rectangle } from './kit/shape.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printClothCap } from './things/cloth-cap.ts'
import { shapeJar } from './things/glass-jar.ts'
import { light } from './things/light.ts'
import { printStarterJar } from './things/starter-jar.ts'

/** Spring 2020: starters in borrowed jars along the top bar of the gate, for whoever comes by. */
export function drawAboutStarters(): Sheet {
  const sheet = openSheet({
    name: 'about-starters',
    seed: 33,
    thin: 1.4,
    slip: { turmeric: [-2, 2], crust: [3, -2], mist: [2, 3], beet: [3, -2] },
  })
  printHawthornHedge(sheet)
  printGate(sheet)
  for (const { x, size, cap, string, risen } of jars) {
    const jar = shapeJar(
      sheet,
      { x, base: barAt(x) - 4, width: 250 * size, height: 292 * size, lit: 'left' },
      risen,
    )
    printStarterJar(sheet, jar)
    printClothCap(sheet, jar, cap, string)
  }
  return sheet
}

const jars = [
  { x: 1552, size: 0.26, cap: 'deep', string: 'ink', risen: 0.6 },
  { x: 1482, size: 0.31, cap: 'turmeric', string: 'beet', risen: 0.5 },
  { x: 1398, size: 0.37, cap: 'deep', string: 'beet', risen: 0.72 },
  { x: 1298, size: 0.44, cap: 'mist', string: 'ink', risen: 0.55 },
  { x: 1180, size: 0.53, cap: 'deep', string: 'leaf', risen: 0.8 },
  { x: 1032, size: 0.66, cap: 'turmeric', string: 'beet', risen: 0.62 },
  { x: 840, size: 0.88, cap: 'deep', string: 'beet', risen: 0.86 },
  { x: 452, size: 1.46, cap: 'mist', string: 'beet', risen: 0.78 },
] as const

/** The top of the bar, which runs away from us to the right. */
function barAt(x: number): number {
  return 900 - (x - 430) * 0.32
}

/** Weathered oak: the top bar in the light, the lower ones in the shade, a post at our end. */
function printGate(sheet: Sheet): void {
  const y = (x: number, down: number): number => barAt(x) + down * (1 - (x + 30) / 2300)

  function bar(down: number, thick: number): Shape {
    return sheet.cut(
      `-30,${y(-30, down)}* 700,${y(700, down)} 1640,${y(1640, down)}* 1640,${y(1640, down + thick)}* ` +
        `700,${y(700, down + thick)} -30,${y(-30, down + thick)}*`,
      { wander: 2 },
    )
  }

  const brace = sheet.cut('120,1240* 250,1240* 1640,640* 1640,590*', { wander: 2 })
  const lower = join(bar(300, 120), brace)
  sheet.print('ink', move(lower, 10, 22))
  sheet.print('crust', lower)
  sheet.hatch('ink', lower, {
    along: -0.32,
    gap: 17,
    length: [80, 300],
    width: [4, 10],
    chance: 0.55,
  })
  const top = bar(0, 150)
  sheet.print('ink', move(top, 8, 26))
  sheet.printFree('crust', top, { by: 2, towards: light })
  const face = bar(0, 44)
  sheet.printWithin('deep', face, top)
  const grain = { along: -0.3, length: [120, 420] as const }
  sheet.hatch('crust', face, { ...grain, gap: 15, width: [3, 7], chance: (x) => 0.3 + x / 3000 })
  sheet.hatch('ink', cutAway(top, face), { ...grain, gap: 19, width: [4, 11], chance: 0.6 })
  sheet.hatch('turmeric', cutAway(top, face), { ...grain, gap: 26, width: [3, 7], chance: 0.25 })
  sheet.print('ink', shadowsOfJars(sheet, face))
}

function shadowsOfJars(sheet: Sheet, face: Shape): Shape {
  const shadows = jars.flatMap(({ x, size }) =>
    sheet.cut(
      `${x - 60 * size},${barAt(x) + 8}* ${x + 110 * size},${barAt(x) - 6}* ` +
        `${x + 300 * size},${barAt(x) + 70 * size}* ${x + 90 * size},${barAt(x) + 120 * size}*`,
      { wander: 1.4 },
    ),
  )
  return overlap(shadows, face)
}

/** Hawthorn in flower: clump over clump, each dark below, with blossom where the light falls. */
function printHawthornHedge(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  sheet.hatch('paper', rectangle(-20, -20, 1620, 330), {
    along: -0.03,
    gap: 30,
    length: [160, 480],
    width: [8, 18],
    chance: 0.5,
  })
  const hedge = sheet.cut('-30,190* 600,230 1100,300 1640,370* 1640,1240* -30,1240*')
  sheet.print('leaf', hedge)
  for (let row = 0; row < 4; row++) {
    for (let x = -40 + (row % 2) * 100; x < 1640; x += 204) {
      const size = (1.3 - x / 4000) * random.between(0.9, 1.15)
      const y = 200 + x * 0.1 + row * 140 * (1 - x / 3600)
      const flowers = random.next() < 1.1 - row * 0.36
      printClump(sheet, { x: x + random.spread() * 30, y: y + random.spread() * 20, size, flowers })
    }
  }
  sheet.hatch('ink', rectangle(-20, 760, 1620, 1220), {
    along: (x, y) => Math.sin(x / 190 + y / 130) * 0.7 - 1.1,
    gap: 52,
    length: [70, 180],
    width: [10, 22],
    chance: 0.45,
  })
}

type Clump = { x: number; y: number; size: number; flowers: boolean }

/** A branch end seen from the front: leaves in a cushion, blossom on its upper left. */
function printClump(sheet: Sheet, { x, y, size, flowers }: Clump): void {
  const { random } = sheet
  const rim = Array.from({ length: 22 }, (_, index) => {
    const angle = ((index + random.spread() * 0.3) / 22) * Math.PI * 2
    const reach = index % 2 === 0 ? random.between(0.98, 1.14) : random.between(0.78, 0.88)
    return {
      x: x + Math.cos(angle) * 112 * size * reach,
      y: y + Math.sin(angle) * 70 * size * reach,
    }
  })
  const cushion = [rim]
  sheet.print('ink', move(cushion, 20 * size, 32 * size))
  sheet.print('leaf', cushion)
  const leaves = Array.from({ length: 4 }, () => {
    const [atX, atY] = [x + random.spread() * 80 * size, y + random.between(-10, 44) * size]
    const turn = random.between(0.2, 1.4)
    const end = { x: atX + Math.cos(turn) * 30 * size, y: atY + Math.sin(turn) * 22 * size }
    return gouge(
      [{ x: atX, y: atY }, { x: (atX + end.x) / 2, y: (atY + end.y) / 2 }, end],
      13 * size,
    )
  })
  sheet.print('mist', leaves)
  if (!flowers) return
  const crown = sheet.cut(
    ellipse(x - 22 * size, y - 26 * size, { rx: 52 * size, ry: 28 * size, corners: 8 }),
  )
  const sizes = [13, 20].map((width) => Math.max(6, Math.round(width * size)))
  sheet.strew('paper', sheet.scatter(crown, Math.round(18 * size)), sizes, 'round')
}
