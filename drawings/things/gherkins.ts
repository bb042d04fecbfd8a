import { cutAway, grow, halo, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Sheet } from '../kit/sheet.ts'
import { move } from '../kit/place.ts'
import { boundsOf, ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { contentsOf, surfaceOf, type Jar } from './glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './jar-glass.ts'

/** Gherkins stood in brine with dill and mustard seed. */
export function printGherkinJar(sheet: Sheet, jar: Jar): void {
  printGlassBehind(sheet, jar)
  const brine = contentsOf(sheet, jar)
  sheet.print('turmeric', brine)
  const side = jar.lit === 'left' ? 1 : -1
  const unit = jar.width / 100
  sheet.hatch('crust', brine, {
    along: Math.PI / 2,
    gap: 6 * unit,
    length: [14 * unit, 40 * unit],
    width: [1.6 * unit, 3 * unit],
    chance: (x) => ((x - jar.x) * side) / jar.width + 0.2,
  })
  const stood = [
    { across: -0.2, up: 0.5, tall: 0.94, lean: 0.12 },
    { across: 0.24, up: 0.5, tall: 0.86, lean: -0.2 },
    { across: 0.02, up: 0.4, tall: 0.84, lean: 0.06 },
    { across: -0.34, up: 0.34, tall: 0.7, lean: -0.1 },
    { across: 0.35, up: 0.3, tall: 0.66, lean: 0.14 },
    { across: -0.13, up: 0.2, tall: 0.62, lean: 0.26 },
    { across: 0.18, up: 0.18, tall: 0.56, lean: -0.12 },
  ]
  const deep = jar.base - jar.level
  for (const { across, up, tall, lean } of stood) {
    const [x, y] = [jar.x + across * jar.width, jar.base - up * deep]
    printGherkin(
      sheet,
      overlap(shapeGherkin(sheet, { x, y, lean, unit, tall: tall * deep }), brine),
      unit,
    )
  }
  printDill(sheet, jar, brine)
  sheet.print('paper', surfaceOf(sheet, jar))
  sheet.printWithin('turmeric', move(surfaceOf(sheet, jar), 0, -unit), surfaceOf(sheet, jar))
  printGlassInFront(sheet, jar)
}

type GherkinPlace = { x: number; y: number; lean: number; unit: number; tall: number }

function shapeGherkin(sheet: Sheet, { x, y, lean, unit, tall }: GherkinPlace): Shape {
  const half = tall / 2
  const wide = 12.5 * unit
  const right = [-0.98, -0.72, -0.2, 0.4, 0.8, 1].map((along, index) => ({
    x: x + wide * ([0.26, 0.72, 0.98, 1.02, 0.78, 0.3][index] ?? 1) + lean * along * half,
    y: y + along * half,
  }))
  const left = right
    .map((p) => ({ x: 2 * (x + lean * (p.y - y)) - p.x + unit, y: p.y }))
    .toReversed()
  return sheet.cut([...right, ...left], { wander: 1.6, wave: 40 })
}

function printGherkin(sheet: Sheet, body: Shape, unit: number): void {
  sheet.print('ink', grow(body, 1.4 * unit))
  sheet.print('leaf', body)
  sheet.print('brine', cutAway(body, move(body, 2.4 * unit, 0.6 * unit)))
  sheet.print('ink', cutAway(body, move(body, -4 * unit, 0)))
  const middle = boundsOf(body)
  const heart = (middle.left + middle.right) / 2
  sheet.printWithin(
    'brine',
    sheet.gouges(grow(body, -2.4 * unit), {
      along: 1.5,
      gap: 4.8 * unit,
      length: [5 * unit, 16 * unit],
      width: [0.8 * unit, 1.5 * unit],
      chance: (x) => 0.5 - (x - heart) / (16 * unit),
    }),
    body,
  )
}

/** An umbel of dill pressed against the glass. */
function printDill(sheet: Sheet, jar: Jar, brine: Shape): void {
  const unit = jar.width / 100
  const [x, y] = [jar.x - 6 * unit, jar.level + 46 * unit]
  const rays: Outline[] = []
  const seeds: Outline[] = []
  for (let index = 0; index < 11; index++) {
    const turn = -2.9 + index * 0.27
    const reach = (19 + (index % 3) * 3) * unit
    const end = { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach * 0.8 }
    rays.push(
      gouge([{ x, y }, { x: (x + end.x) / 2, y: (y + end.y) / 2 - unit }, end], 1.1 * unit, 'even'),
    )
    for (const aside of [-2.4, 0, 2.4]) {
      seeds.push(
        ellipse(end.x + aside * unit, end.y - Math.abs(aside) * 0.4 * unit, {
          rx: 1.3 * unit,
          ry: 1.8 * unit,
          corners: 6,
        }),
      )
    }
  }
  const stalk = gouge(
    [
      { x, y },
      { x: x + 2 * unit, y: y + 26 * unit },
      { x: x - 2 * unit, y: y + 60 * unit },
    ],
    1.8 * unit,
    'even',
  )
  const umbel = overlap([...rays, stalk, ...seeds], brine)
  sheet.print('ink', halo(umbel, { by: 1.5, towards: [1, 1], shift: 3 }))
  sheet.print('paper', umbel)
}
