import { join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { createRandom } from '../kit/random.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'
import { printTomatoCrate, sunlit } from '../things/picked-tomatoes.ts'
import { printTunnel, seen } from '../things/plastic-tunnel.ts'
import { printTomato } from '../things/ribbed-tomato.ts'
import { printDistantPlant, ribsOf, shapeTomatoLeaf } from '../things/tomato-plant.ts'

/** Inside the plastic tunnel: tomatoes up their strings on both sides, the far door open. */
export function drawTomatoTunnel(): Sheet {
  const sheet = openSheet({
    name: 'tomato-tunnel',
    seed: 52,
    thin: 2,
    slip: { beet: [3, -2], mist: [3, 3], turmeric: [-3, 2], crust: [3, -2] },
  })
  printTunnel(sheet)
  const random = createRandom(9)
  for (const away of [8.8, 6.9, 5.4, 4.3, 3.45]) {
    for (const across of [-1.35, 1.15]) {
      const foot = seen(across, 0, away)
      const top = seen(across, 2.25, away)
      sheet.print('leaf', [
        gouge([seen(across, 1, away), top, seen(across, 2.75, away)], 10 / away + 1.5, 'even'),
      ])
      const ripe = random.next() < 0.75 ? 'beet' : 'turmeric'
      printDistantPlant(sheet, random, {
        x: foot.x,
        foot: foot.y,
        height: foot.y - top.y,
        ripe,
        far: away > 5,
      })
    }
  }
  printTomatoCrate(sheet)
  printNearPlant(sheet)
  return sheet
}

/** The plant we stand beside, cut off by the frame: string, stem, leaves and two trusses. */
function printNearPlant(sheet: Sheet): void {
  const leaves = [
    { x: 262, y: 10, turn: 1.35, scale: 4.2 },
    { x: 270, y: 60, turn: -1.15, scale: 4.8 },
    { x: 236, y: 400, turn: 1.0, scale: 4.8 },
    { x: 250, y: 760, turn: 0.8, scale: 4.6 },
  ]
  const stem = sheet.stroke('286,-60 262,150 224,420 258,700 226,980 250,1260', 44, 'even')
  for (const placing of leaves) {
    const leaf = shapeTomatoLeaf(placing).flatMap((line) =>
      sheet.cut(line, { wander: 2, facet: 3.4 }),
    )
    sheet.printFree('leaf', leaf, { by: 0, towards: sunlit })
    sheet.print('mist', ribsOf(placing, 8))
    sheet.hatch('ink', leaf, {
      along: placing.turn + 1.1,
      gap: 30,
      length: [40, 120],
      width: [7, 15],
      chance: 0.22,
    })
  }
  const string = sheet.stroke(
    '262,-60 300,120 236,300 200,450 270,640 236,840 214,1000 262,1260',
    9,
    'even',
  )
  sheet.printFree('leaf', stem, { towards: sunlit, shift: 6 })
  sheet.print('ink', [gouge(points('270,-60 244,150 208,420 240,700 210,980 234,1260'), 14)])
  sheet.print('paper', string)
  const stalks = join(
    sheet.stroke('226,300 320,282 410,318 456,400 460,500 440,640', 22),
    sheet.stroke('236,790 320,776 390,820 412,900 400,1010', 20),
  )
  sheet.printFree('leaf', stalks, { towards: sunlit, shift: 4 })
  for (const [x, y, radius, ink] of trusses) {
    printTomato(sheet, { x, y, radius, ink, ribs: 8, turn: -Math.PI / 2 + (x - 430) / 300 })
  }
}

/** Two trusses, the lower one younger; on each the tip, which ripens last, is printed first. */
const trusses = [
  [452, 748, 50, 'mist'],
  [376, 672, 74, 'turmeric'],
  [520, 640, 84, 'beet'],
  [372, 530, 98, 'beet'],
  [536, 470, 104, 'beet'],
  [396, 1100, 62, 'mist'],
  [488, 1020, 68, 'mist'],
  [346, 960, 84, 'turmeric'],
] as const
