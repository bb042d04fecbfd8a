import { halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { createRandom } from '../kit/random.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'
import { printTomatoCrate, printTomatoes, sunlit } from '../things/picked-tomatoes.ts'
import { printTunnel, seen } from '../things/plastic-tunnel.ts'
import { printDistantPlant, ribsOf, shapeTomatoLeaf } from '../things/tomato-plant.ts'

/** Inside the plastic tunnel: tomatoes up their strings on both sides, the far door open. */
export function drawTomatoTunnel(): Sheet {
  const sheet = openSheet({
    name: 'tomato-tunnel',
    width: 1600,
    height: 1200,
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
  sheet.grain(60)
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
    sheet.print('paper', halo(leaf, { by: 0, towards: sunlit, shift: 5 }))
    sheet.print('leaf', leaf)
    sheet.print('mist', ribsOf(placing, 8))
    sheet.print(
      'ink',
      hatch(sheet.random, leaf, {
        along: placing.turn + 1.1,
        gap: 30,
        length: [40, 120],
        width: [7, 15],
        chance: 0.22,
      }),
    )
  }
  const string = sheet.stroke(
    '262,-60 300,120 236,300 200,450 270,640 236,840 214,1000 262,1260',
    9,
    'even',
  )
  sheet.print('paper', halo(stem, { by: 1.5, towards: sunlit, shift: 6 }))
  sheet.print('leaf', stem)
  sheet.print('ink', [gouge(points('270,-60 244,150 208,420 240,700 210,980 234,1260'), 14)])
  sheet.print('paper', string)
  const stalks = join(
    sheet.stroke('226,330 330,318 410,372 452,470 470,600', 20),
    sheet.stroke('240,800 330,810 392,880 410,980', 18),
  )
  sheet.print('paper', halo(stalks, { by: 1.5, towards: sunlit, shift: 4 }))
  sheet.print('leaf', stalks)
  printTomatoes(
    sheet,
    [
      { x: 330, y: 440, radius: 66, ripe: 'beet' },
      { x: 520, y: 500, radius: 82, ripe: 'beet' },
      { x: 384, y: 570, radius: 90, ripe: 'beet' },
      { x: 500, y: 680, radius: 74, ripe: 'turmeric' },
      { x: 404, y: 740, radius: 52, ripe: 'mist' },
      { x: 330, y: 920, radius: 72, ripe: 'turmeric' },
      { x: 446, y: 1000, radius: 66, ripe: 'mist' },
      { x: 350, y: 1060, radius: 68, ripe: 'mist' },
    ],
    sunlit,
  )
}
