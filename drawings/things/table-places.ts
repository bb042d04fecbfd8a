import { cutAway, grow, halo, join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'
import type { Plane } from './table-plane.ts'

export type PlaceAtTable = {
  across: number
  along: number
  /** How far the work has come here. */
  work: 'whole' | 'half' | 'shreds' | 'bowl'
  cabbage: 'leaf' | 'beet'
}

/** One place: a board askew, a knife, and a cabbage in whatever state it is in. */
export function printPlace(sheet: Sheet, plane: Plane, place: PlaceAtTable, lean: number): void {
  const { across, along } = place
  const unit = plane.scaleAt(across, along)
  const [wide, deep] = [0.15, 0.058]
  const board = sheet.cut(
    plane.flat([
      [across - wide, along - deep - lean],
      [across + wide, along - deep + lean],
      [across + wide, along + deep + lean],
      [across - wide, along + deep - lean],
    ]),
    { wander: unit * 0.2 },
  )
  sheet.print('ink', move(board, unit * 1.6, unit * 2.6))
  sheet.print('paper', halo(board, { by: 1, towards: light, shift: unit * 0.6 }))
  sheet.print('crust', board)
  printBlade(sheet, plane, place)
  const inward = across < 0.5 ? 0.03 : -0.03
  if (place.work === 'bowl') printBowl(sheet, plane, across, along, place.cabbage)
  else printCabbage(sheet, plane, { ...place, across: across + inward })
}

function printBlade(sheet: Sheet, plane: Plane, { across, along }: PlaceAtTable): void {
  const unit = plane.scaleAt(across, along)
  const side = across < 0.5 ? -1 : 1
  const x = across + side * 0.115
  const knife = sheet.cut(
    plane.flat([
      [x - 0.012, along - 0.01],
      [x + 0.034, along - 0.012],
      [x + 0.03, along + 0.03],
      [x + 0.004, along + 0.068],
    ]),
    { wander: 0.5 },
  )
  const handle = sheet.cut(
    plane.flat([
      [x - 0.012, along - 0.01],
      [x + 0.018, along - 0.012],
      [x + 0.016, along - 0.062],
      [x - 0.012, along - 0.06],
    ]),
    { wander: 0.5 },
  )
  sheet.print('ink', move(join(knife, handle), unit * 0.7, unit))
  sheet.print('paper', halo(join(knife, handle), { by: 1, towards: light, shift: 3 }))
  sheet.print('mist', knife)
  sheet.print('ink', handle)
}

function printCabbage(sheet: Sheet, plane: Plane, place: PlaceAtTable): void {
  const { across, along, cabbage } = place
  const unit = plane.scaleAt(across, along)
  const { x, y } = plane.at(across, along)
  if (place.work === 'shreds') {
    printShreddedHeap(sheet, { x, y, unit }, cabbage)
    return
  }
  const ball = sheet.cut(ellipse(x, y - unit * 3, { rx: unit * 9, ry: unit * 8.4, corners: 14 }), {
    wander: unit * 0.4,
  })
  sheet.print('ink', move(ball, unit * 3, unit * 4.4))
  sheet.print('paper', halo(ball, { by: 1.5, towards: light, shift: unit * 0.7 }))
  sheet.print(cabbage, ball)
  if (place.work === 'whole') {
    sheet.print('ink', cutAway(ball, move(ball, -unit * 3, -unit * 2.6)))
    sheet.print('paper', overlap(ribs(x, y - unit * 2, unit), ball))
    return
  }
  const face = grow(ball, -unit * 0.9)
  sheet.print(cabbage === 'leaf' ? 'brine' : 'paper', face)
  const coils: Outline[] = [2.4, 4.2, 6, 7.4].map((radius, index) =>
    gouge(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
        const turn = index * 1.3 + part * 4.6
        return {
          x: x + Math.cos(turn) * radius * unit,
          y: y - unit * 3 + Math.sin(turn) * radius * unit * 0.92,
        }
      }),
      unit * 1.1,
    ),
  )
  const stalk = gouge(
    [
      { x: x + unit * 7, y: y + unit * 2 },
      { x: x + unit * 3, y: y - unit },
      { x, y: y - unit * 3 },
    ],
    unit * 3.2,
    'wedge',
  )
  sheet.print(cabbage, overlap([...coils, stalk], face))
}

function ribs(x: number, y: number, unit: number): Outline[] {
  return [-2.9, -2.3, -1.7, -1.1, -0.4].map((turn) =>
    gouge(
      [0, 0.5, 1].map((part) => ({
        x: x + unit * 2 + Math.cos(turn + part * 0.3) * unit * 9.5 * part,
        y: y + unit * 5 + Math.sin(turn + part * 0.3) * unit * 13 * part,
      })),
      unit * 1.3,
      'wedge',
    ),
  )
}

type Spot = { x: number; y: number; unit: number }

function printShreddedHeap(sheet: Sheet, { x, y, unit }: Spot, colour: Ink): void {
  const mass = sheet.cut(ellipse(x, y - unit, { rx: unit * 11.5, ry: unit * 8, corners: 12 }), {
    wander: unit * 0.6,
    wave: unit * 12,
  })
  sheet.print('ink', move(mass, unit * 2, unit * 3))
  sheet.print('paper', halo(mass, { by: 1.5, towards: light, shift: unit * 0.6 }))
  sheet.print(colour, mass)
  sheet.print(
    'paper',
    overlap(layShreds(sheet, { x, y: y - unit, unit }, 9.5), grow(mass, unit * 0.6)),
  )
}

function printBowl(sheet: Sheet, plane: Plane, across: number, along: number, colour: Ink): void {
  const unit = plane.scaleAt(across, along)
  const round = (radius: number, down = 0): Shape =>
    sheet.cut(move(plane.round(across, along, radius), 0, -unit * 3 + down).flat(), {
      wander: unit * 0.25,
    })
  sheet.print('ink', move(round(12.5), unit * 3, unit * 4.5))
  sheet.print('mist', join(round(12.5), move(round(9), 0, unit * 3)))
  sheet.print('paper', round(12.2))
  sheet.print('ink', round(10.8))
  const full: Shape = overlap(move(round(10.2), 0, unit * 0.8), round(10.8))
  sheet.print(colour, full)
  const from = plane.at(across, along)
  sheet.print(
    'paper',
    overlap(layShreds(sheet, { x: from.x, y: from.y - unit * 2.6, unit }, 9), full),
  )
}

/** Shreds laid across one another, none of them alone: a few loose ones would make a face. */
function layShreds({ random }: Sheet, { x, y, unit }: Spot, reach: number): Shape {
  return Array.from({ length: 26 }, (_, index): Outline => {
    const turn = index * 0.7 + random.between(-0.4, 0.4)
    const out = Math.sqrt((index + 0.5) / 26) * reach * unit
    const middle = { x: x + Math.cos(index * 2.4) * out, y: y + Math.sin(index * 2.4) * out * 0.8 }
    const bow = random.between(-0.7, 0.7)
    return gouge(
      [-1, -0.4, 0.3, 1].map((part) => ({
        x: middle.x + Math.cos(turn + bow * part) * part * unit * 3.4,
        y: middle.y + Math.sin(turn + bow * part) * part * unit * 2.8,
      })),
      unit * 0.85,
      'blunt',
    )
  })
}
