import { grow } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse } from '../kit/shape.ts'
import { cutBody, printFolds, printPlate, smooth } from './figure.ts'

const light = [-0.35, -0.9] as const

/** A board has a whole cabbage, a half of one or what was cut of it. */
export type BoardOfCabbage = readonly [
  x: number,
  y: number,
  scale: number,
  ink: Ink,
  left: 'head' | 'half' | 'cut',
]

export function printBoardOfCabbage(sheet: Sheet, [x, y, scale, ink, left]: BoardOfCabbage): void {
  const placing = { x, y, scale }
  const board = cutBody(sheet, smooth('-17,2* 10,-5* 19,4* -9,11*'), { placing, light })
  sheet.print('ink', move(board, scale, scale * 1.6))
  sheet.print('crust', board)
  const { shape, veins } = cabbages[left]
  const ball = cutBody(sheet, shape, { placing, light })
  if (left !== 'cut') sheet.printWithin('ink', move(ball, scale * 3, scale * 2.4), board)
  printPlate(sheet, ink, ball, { placing, light })
  const pale = ink === 'leaf' ? 'brine' : 'paper'
  if (left === 'half') sheet.print(pale, grow(ball, -scale))
  printFolds(sheet, left === 'half' ? ink : pale, veins, 0.9, { placing, light }, ball)
}

const cabbages = {
  head: {
    shape: [ellipse(0, -3, { rx: 8, ry: 7.4 })],
    veins: '2,3 -1,-3 -5,-7|2,3 2,-4 1,-9|2,3 5,-2 6,-6|0,3 -4,0 -7,-3',
  },
  half: {
    shape: smooth('-8,3 -7,-4 -1,-8.4 6,-6 8.6,1 7,5* -6,6*'),
    veins: '0,6 0.4,2 0,-1.6|-5.6,4 -5,-2.6 0.4,-5.4|6,3.6 5,-2.6 0.4,-5.4',
  },
  cut: {
    shape: smooth('-12,5* -10,0* -7,2* -5,-4* -1,-1* 2,-5* 5,-1* 9,-1* 13,4* 3,7*'),
    veins: '-7,4 -4,1 -3,-1|0,5 2,1 2,-2|5,4 7,2 8,1',
  },
} as const
