import { cutAway, grow, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch, type Field } from '../kit/hatch.ts'
import { move } from '../kit/place.ts'
import { openSheet, type Sheet } from '../kit/sheet.ts'
import { points, type Outline } from '../kit/shape.ts'
import {
  catTrack,
  henTrack,
  layTrack,
  onGround,
  printTrack,
  rowsEnd,
} from '../things/clay-tracks.ts'
import { printLeek } from '../things/leek.ts'
import { printMarks } from '../things/lit-mass.ts'

/** Wet clay beside the leeks, the sun low on the left: a cat went this way and a hen that way. */
export function drawTracksInClay(): Sheet {
  const sheet = openSheet({
    name: 'tracks-in-clay',
    width: 1600,
    height: 1200,
    seed: 27,
    thin: 1.9,
    slip: { turmeric: [-3, 2], mist: [3, 3], leaf: [2, -2] },
  })
  printClay(sheet)
  printTrench(sheet)
  printPuddle(sheet)
  printTracks(sheet)
  for (const leek of [
    { x: 1010, y: 130, turn: 1.16, scale: 0.42 },
    { x: 1080, y: 270, turn: 0.98, scale: 0.58 },
    { x: 1160, y: 520, turn: 1.12, scale: 0.9 },
    { x: 1270, y: 910, turn: 0.96, scale: 1.3 },
  ]) {
    printLeek(sheet, leek)
  }
  sheet.grain(60)
  return sheet
}

const rows: Field = (x, y) => Math.atan2(y - rowsEnd.y, x - rowsEnd.x)

/** Outlines written in metres aside and away. */
function ground(text: string): Outline {
  return points(text).map(({ x, y, corner }) => ({ ...onGround(x, y), ...(corner && { corner }) }))
}

function printClay(sheet: Sheet): void {
  const { frame } = sheet
  sheet.print('crust', frame, 'exact')
  printMarks(sheet, 'ink', frame, {
    along: rows,
    gap: 54,
    length: [90, 320],
    width: (_, y) => 5 + y / 110,
    chance: (x, y) => 0.3 + (x - 500) / 1800 - y / 4000,
  })
  printMarks(sheet, 'turmeric', frame, {
    along: rows,
    gap: 46,
    length: [60, 210],
    width: (_, y) => 4 + y / 150,
    chance: (x) => 0.5 - x / 2400,
  })
}

/** The trench where the leeks stood: dug over, and still darker than the rest. */
function printTrench(sheet: Sheet): void {
  const trench = sheet.cut(
    ground('0.5,0.9* 0.44,1.2 0.5,1.7 0.42,2.3 0.5,3.2 0.44,4.6 0.5,7* 3,7* 3,0.9*'),
    { wander: 8, wave: 90 },
  )
  sheet.print('ink', trench)
  printMarks(sheet, 'crust', trench, {
    along: rows,
    gap: 46,
    length: [60, 200],
    width: (_, y) => 5 + y / 120,
    chance: 0.4,
  })
}

/** Rain water: the sky in it, and under the far bank its own dark. */
function printPuddle(sheet: Sheet): void {
  const { random } = sheet
  const pool = sheet.cut(
    ground(
      '-1,0.9* -1.2,1.3 -1.02,1.62 -0.8,1.6 -0.72,1.76 -0.5,1.68 -0.42,1.44 -0.28,1.36 -0.3,1.2 -0.16,1.1 -0.12,0.9*',
    ),
    { wander: 6, wave: 120 },
  )
  sheet.print('turmeric', move(grow(pool, 7), 5, 5))
  sheet.print('ink', grow(pool, 4))
  const water = overlap(move(pool, 0, 20), pool)
  sheet.print('mist', water)
  printMarks(sheet, 'paper', water, {
    along: 0.02,
    gap: 34,
    length: [90, 300],
    width: [9, 20],
    chance: (_, y) => (y - 700) / 420,
  })
  const cloud = sheet.cut(
    '-30,940* 120,926 300,934 470,950 500,980 430,1000 400,1050 320,1046 280,1100 180,1082 120,1130 40,1096 -30,1130*',
    {
      wander: 5,
      wave: 70,
    },
  )
  sheet.print('brine', overlap(cloud, water))
  const bank = overlap(cutAway(water, move(water, 0, 74)), pool)
  const ripples = hatch(random, pool, {
    along: 0.01,
    gap: 34,
    length: [120, 300],
    width: [6, 12],
    chance: 0.5,
  })
  sheet.print('leaf', cutAway(bank, ripples))
  sheet.print('ink', [
    gouge(points('430,1130 520,1060 640,1036'), 14, 'wedge'),
    gouge(points('520,1062 560,1020 566,980'), 9, 'wedge'),
  ])
}

function printTracks(sheet: Sheet): void {
  // A cat sets its hind feet where its fore feet stood, nearly in one line.
  const paws = [
    [0.02, 1.22, 0.1],
    [0.2, 1.46, 0.06],
    [0.08, 1.74, 0.04],
    [0.24, 2.34, 0],
    [0.1, 2.86, -0.04],
    [0.24, 3.5, -0.06],
    [0.12, 4.4, -0.08],
    [0.2, 5.8, -0.08],
  ] as const
  // The hen came out of the leeks and went to drink.
  const hops = [
    [0.44, 1.94, -1.15],
    [0.1, 2.06, -1.25],
    [-0.2, 1.9, -1.15],
    [-0.5, 2.06, -1.25],
    [-0.78, 1.92, -1.1],
  ] as const
  hops.forEach(([x, y, turn], index) => {
    printTrack(sheet, layTrack(henTrack(), { x, y, turn, scale: 0.165 }), index % 3 === 2)
  })
  paws.forEach(([x, y, turn], index) => {
    printTrack(
      sheet,
      layTrack(catTrack(), { x, y, turn, scale: 0.17 + index * 0.012 }),
      index % 3 === 1,
    )
  })
}
