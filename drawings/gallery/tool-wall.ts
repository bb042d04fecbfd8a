import { cutAway, grow, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import { points, rectangle, type Shape, ellipse, type Outline } from '../kit/shape.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { printClayPots } from '../things/clay-pots.ts'
import { shapeFork, shapeHoe, shapeSpade, printTool } from '../things/garden-tools.ts'
import { light } from '../things/light.ts'

/** Spade, fork, hoe and sieve on a green board wall; the low sun throws a window over them. */
export function drawToolWall(): Sheet {
  const sheet = openSheet({
    name: 'tool-wall',
    seed: 15,
    thin: 1.1,
    slip: { turmeric: [-3, 2], crust: [3, -2], mist: [3, 3], deep: [2, 2] },
  })
  const sun = printWall(sheet)
  const tools = [shapeFork(sheet), shapeSpade(sheet), shapeHoe(sheet)]
  for (const tool of tools) {
    sheet.print('ink', move(join(tool.wood, tool.iron), 58, 40))
  }
  sheet.printCut('ink', '-30,128* 700,110 1630,92* 1630,172* 700,188 -30,204*', { wander: 3 })
  for (const tool of tools) printTool(sheet, tool, sun)
  printSoilSieve(sheet, { x: 1330, y: 560, radius: 372 })
  printClayPots(sheet)
  return sheet
}

/** Green boards; returns where the sun lies on them. */
function printWall(sheet: Sheet): Shape {
  sheet.print('leaf', sheet.frame, 'exact')
  const boards = [-20, 168, 372, 560, 770, 950, 1160, 1350, 1540]
  const joints = boards.map((x) => gouge(points(`${x},-30 ${x + 8},600 ${x},1230`), 12, 'even'))
  sheet.print('ink', joints)
  sheet.hatch('ink', sheet.frame, {
    along: Math.PI / 2,
    gap: 44,
    length: [140, 460],
    width: [5, 12],
    chance: (x) => 0.25 + x / 4200,
  })
  const panes = join(
    sheet.cut('60,330* 400,236* 520,640* 176,736*', { wander: 2 }),
    sheet.cut('436,226* 790,130* 912,530* 556,630*', { wander: 2 }),
    sheet.cut('190,780* 534,682* 650,1080* 306,1180*', { wander: 2 }),
    sheet.cut('570,672* 926,572* 1042,970* 686,1070*', { wander: 2 }),
  )
  sheet.print('turmeric', panes)
  sheet.printWithin('crust', joints, panes)
  sheet.printWithin(
    'crust',
    sheet.gouges(panes, {
      along: Math.PI / 2,
      gap: 40,
      length: [90, 300],
      width: [4, 10],
      chance: 0.35,
    }),
    panes,
  )
  sheet.hatch('paper', panes, {
    along: Math.PI / 2,
    gap: 48,
    length: [80, 260],
    width: [6, 14],
    chance: (x, y) => 0.7 - (x + y) / 3000,
  })
  const dusk = cutAway(rectangle(-30, 0, 1630, 1230), grow(panes, 40))
  sheet.hatch('crust', dusk, {
    along: Math.PI / 2,
    gap: 70,
    length: [80, 220],
    width: [4, 8],
    chance: (x) => 0.5 - x / 3000,
  })
  return panes
}

/** A round sieve for soil, hung on its hoop: one sees through the mesh on to its deep side. */
function printSoilSieve(
  sheet: Sheet,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const round = (share: number, aside = 0): Shape =>
    sheet.cut(
      ellipse(x + aside, y + aside * 0.8, { rx: radius * share, ry: radius * share, corners: 26 }),
      { wander: 2.4 },
    )
  const outer = round(1)
  sheet.print('ink', grow(move(outer, 70, 52), 4))
  sheet.printFree('crust', outer, { by: 2, towards: light, shift: 6 })
  const inner = round(0.86)
  const around = (atX: number, atY: number): number => Math.atan2(atY - y, atX - x) + Math.PI / 2
  sheet.hatch('ink', cutAway(outer, inner), {
    along: around,
    gap: 18,
    length: [80, 220],
    width: [5, 10],
    chance: (atX, atY) => 0.3 + (atX - x + atY - y) / (radius * 3),
  })
  sheet.print('turmeric', cutAway(round(0.97), move(round(0.97), 9, 8)))
  sheet.print('ink', inner)
  const mesh = overlap(round(0.83, 14), inner)
  sheet.print('mist', mesh)
  const wires: Outline[] = []
  const step = radius / 7.5
  for (let at = -radius; at < radius; at += step) {
    const bow = radius * 0.03
    wires.push(
      gouge(
        [
          { x: x + at - 60, y: y - radius },
          { x: x + at + bow, y },
          { x: x + at + 60, y: y + radius },
        ],
        radius * 0.05,
        'even',
      ),
      gouge(
        [
          { x: x - radius, y: y + at + 50 },
          { x, y: y + at + bow },
          { x: x + radius, y: y + at - 50 },
        ],
        radius * 0.05,
        'even',
      ),
    )
  }
  sheet.printWithin('leaf', wires, mesh)
  sheet.hatch('ink', mesh, {
    along: 0.9,
    gap: 44,
    length: [40, 130],
    width: [10, 22],
    chance: (atX, atY) => (atX - x + atY - y) / (radius * 1.6),
  })
}
