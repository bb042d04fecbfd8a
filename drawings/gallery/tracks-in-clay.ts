import { cutAway, grow, halo, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import { move, placeOutline } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'
import { catTrack, henTrack, printTrack } from '../things/clay-tracks.ts'
import { printLeek } from '../things/leek.ts'
import { light } from '../things/light.ts'

/** Wet clay beside the leeks, from straight above: a cat went this way and a hen that way. */
export function drawTracksInClay(): Sheet {
  const sheet = openSheet({
    name: 'tracks-in-clay',
    width: 1600,
    height: 1200,
    seed: 27,
    thin: 1.1,
    slip: { turmeric: [-3, 2], mist: [3, 3], leaf: [2, -2] },
  })
  printClay(sheet)
  printPuddle(sheet)
  printTracks(sheet)
  printFeather(sheet)
  for (const leek of [
    { x: 1120, y: 110, turn: 1.1, scale: 0.94 },
    { x: 1190, y: 420, turn: 0.86, scale: 1 },
    { x: 1270, y: 760, turn: 1.06, scale: 1.06 },
    { x: 1350, y: 1120, turn: 0.8, scale: 1.12 },
  ]) {
    printLeek(sheet, leek)
  }
  sheet.grain(60)
  return sheet
}

function printClay(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('crust', frame, 'exact')
  const rake = (x: number, y: number): number => 1.26 + Math.sin(x / 300 + y / 420) * 0.08
  sheet.print(
    'ink',
    hatch(random, frame, {
      along: rake,
      gap: 50,
      length: [90, 330],
      width: [6, 15],
      chance: (x) => 0.16 + Math.max(0, (x - 850) / 1100),
    }),
  )
  sheet.print(
    'turmeric',
    hatch(random, frame, {
      along: rake,
      gap: 64,
      length: [70, 220],
      width: [4, 10],
      chance: (x) => 0.42 - x / 3600,
    }),
  )
  const furrow = sheet.cut('980,-30* 1060,300 1130,620 1240,940 1330,1240* 1640,1240* 1640,-30*', {
    wander: 9,
    wave: 70,
  })
  sheet.print('turmeric', move(furrow, -9, -4))
  sheet.print('ink', furrow)
  sheet.print(
    'crust',
    hatch(random, furrow, {
      along: rake,
      gap: 40,
      length: [60, 220],
      width: [6, 14],
      chance: 0.45,
    }),
  )
}

/** Rain water in the corner, the sky in it. */
function printPuddle(sheet: Sheet): void {
  const { random } = sheet
  const pool = sheet.cut(
    '-40,760* 60,800 150,786 220,850 330,880 390,950 500,990 560,1070 640,1110 690,1240* -40,1240*',
    { wander: 8, wave: 80 },
  )
  sheet.print('ink', move(grow(pool, 6), -8, -12))
  sheet.print('mist', pool)
  sheet.print(
    'brine',
    hatch(random, pool, {
      along: 0.1,
      gap: 36,
      length: [90, 300],
      width: [10, 24],
      chance: (_, y) => 0.75 - (y - 900) / 700,
    }),
  )
  const twigs = [
    '-30,1180 120,1080 260,1030',
    '120,1080 180,1000 200,950',
    '190,1052 280,1100 360,1110',
  ]
  sheet.print(
    'leaf',
    overlap(
      twigs.map((line) => gouge(points(line), 15, 'wedge')),
      pool,
    ),
  )
}

function printTracks(sheet: Sheet): void {
  const steps = [
    [226, 640, 0.64],
    [372, 556, 0.7],
    [440, 392, 0.6],
    [592, 318, 0.66],
    [652, 150, 0.58],
    [806, 72, 0.62],
  ] as const
  steps.forEach(([x, y, turn], index) => {
    printTrack(sheet, catTrack({ x, y, turn, scale: 1.02 }), index !== 4)
  })
  const hops = [
    [110, 190, 2.02],
    [330, 214, 2.1],
    [520, 470, 2.2],
    [730, 540, 2.08],
    [850, 790, 2.2],
    [1060, 870, 2.1],
  ] as const
  hops.forEach(([x, y, turn], index) => {
    printTrack(sheet, henTrack({ x, y, turn, scale: 1.12 }), index % 3 !== 1)
  })
}

/** She left a feather. */
function printFeather(sheet: Sheet): void {
  const placing = { x: 780, y: 1050, turn: -0.5, scale: 1.25 }
  const vane = sheet.cut(
    placeOutline(
      points('-120,6* -60,-26 20,-36 90,-22 130,4* 100,14* 84,30* 60,24* 20,36 -40,28 -90,18'),
      placing,
    ),
    { wander: 1.6, wave: 40 },
  )
  const quill = [gouge(placeOutline(points('-176,26 -110,8 0,-2 124,2'), placing), 9)]
  sheet.print('ink', move([...vane, ...quill], 14, 20))
  sheet.print('paper', halo(vane, { by: 2, towards: light, shift: 4 }))
  sheet.print('deep', cutAway(vane, move(vane, -14, -18)))
  sheet.print('crust', quill)
  const barbs = [-80, -50, -20, 10, 40, 70].flatMap((x) => [
    gouge(placeOutline(points(`${x},2 ${x + 18},-12 ${x + 40},-24`), placing), 5, 'wedge'),
    gouge(placeOutline(points(`${x},4 ${x + 20},14 ${x + 38},24`), placing), 5, 'wedge'),
  ])
  sheet.print('crust', overlap(barbs, vane))
}
