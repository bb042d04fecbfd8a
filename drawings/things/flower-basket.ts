import { cutAway, grow, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Point, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

const rim = { x: 920, y: 560, rx: 590, ry: 240 }

/** A place on the side of the basket: turned from the left end round the front, and so far down. */
function onSide(turn: number, down: number): Point {
  const narrow = 1 - 0.24 * Math.max(0, down) ** 1.4
  return {
    x: rim.x - Math.cos(turn) * rim.rx * narrow,
    y: rim.y + Math.sin(turn) * rim.ry * narrow + down * 470,
  }
}

function mouth(sheet: Sheet, part: number): Shape {
  const size = { rx: rim.rx * part, ry: rim.ry * part, corners: 24 }
  return sheet.cut(ellipse(rim.x, rim.y, size), { wander: 2 })
}

/** Its shadow on the grass, the back of its rim and the dark inside. */
export function printBasketBehind(sheet: Sheet): void {
  const foot = sheet.cut(ellipse(rim.x + 90, rim.y + 520, { rx: 560, ry: 190, corners: 16 }), {
    wander: 5,
  })
  sheet.print('ink', foot)
  sheet.printFree('crust', mouth(sheet, 1), { towards: light, shift: 7 })
  sheet.print('ink', mouth(sheet, 0.93))
}

/** The near side, woven: rods that pass before and behind the stakes, row upon row. */
export function printBasketInFront(sheet: Sheet): void {
  const turns = Array.from({ length: 13 }, (_, index) => (index / 12) * Math.PI)
  const side = sheet.cut(
    [
      ...turns.map((turn) => onSide(turn, 0)),
      ...[0.3, 0.65].map((down) => onSide(Math.PI, down)),
      ...turns.toReversed().map((turn) => onSide(turn, 1)),
      ...[0.65, 0.3].map((down) => onSide(0, down)),
    ],
    { wander: 2 },
  )
  sheet.printFree('crust', side, { towards: light, shift: 7 })
  const gaps: Outline[] = []
  const glints: Outline[] = []
  const stakes = 18
  for (let row = 0; row < 8; row++) {
    const down = 0.1 + row * 0.115
    for (let stake = 0; stake < stakes; stake++) {
      if ((stake + row) % 2 === 0) continue
      const turn = (stake / stakes) * Math.PI
      const step = Math.PI / stakes
      const rod = [-0.1, 0.45, 1.1, 1.75, 2.1].map((part) =>
        onSide(turn + part * step, down + 0.052 + (part > 0 && part < 1.9 ? 0.012 : -0.012)),
      )
      gaps.push(gouge(rod, 13))
      if (turn < 1.5)
        glints.push(
          gouge(
            [0.4, 1, 1.6].map((part) => onSide(turn + part * step, down + 0.008)),
            8,
          ),
        )
    }
  }
  sheet.printWithin('ink', gaps, side)
  sheet.printWithin('turmeric', glints, side)
  sheet.print('ink', cutAway(side, move(grow(side, 2), -70, -10)))
  sheet.hatch('ink', side, {
    along: 0.4,
    gap: 40,
    length: [60, 170],
    width: [10, 22],
    chance: (x) => (x - rim.x - 190) / 330,
  })
  printBraid(sheet, turns)
}

/** The border: rods laid over each other, slanting. */
function printBraid(sheet: Sheet, turns: readonly number[]): void {
  const band = sheet.cut(
    [
      ...turns.map((turn) => onSide(turn, -0.05)),
      ...turns.toReversed().map((turn) => onSide(turn, 0.075)),
    ],
    { wander: 1.6 },
  )
  const ends = join(band)
  sheet.print('ink', move(ends, 4, 16))
  sheet.printFree('crust', ends, { towards: light })
  const twists = Array.from({ length: 26 }, (_, index) => {
    const turn = ((index + 0.3) / 26) * Math.PI
    return gouge([onSide(turn, -0.05), onSide(turn + 0.05, 0.01), onSide(turn + 0.14, 0.075)], 12)
  })
  sheet.printWithin('ink', twists, grow(ends, -1))
  const shine = Array.from({ length: 13 }, (_, index) => {
    const turn = ((index + 0.7) / 26) * Math.PI
    return gouge([onSide(turn, -0.04), onSide(turn + 0.05, 0.0), onSide(turn + 0.1, 0.04)], 8)
  })
  sheet.printWithin('turmeric', shine, cutAway(ends, twists))
}

/** The handle springs from both ends, inside the border, and arches over the heap. */
export function printBasketHandle(sheet: Sheet): void {
  const arch: Point[] = Array.from({ length: 11 }, (_, index) => {
    const turn = Math.PI - (index / 10) * Math.PI
    return {
      x: rim.x + Math.cos(turn) * rim.rx * 0.97,
      y: rim.y + 50 - Math.sin(turn) ** 0.8 * 625,
    }
  })
  const handle = sheet.stroke(arch, 62, 'even')
  sheet.print('ink', move(handle, 22, 16))
  sheet.printFree('crust', handle, { towards: light, shift: 7 })
  const wraps = arch.slice(0, -1).flatMap((from, index) => {
    const to = arch[index + 1] ?? from
    return [0, 0.25, 0.5, 0.75].map((part) => {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      const turn = Math.atan2(to.y - from.y, to.x - from.x) + 0.9
      const [across, down] = [Math.cos(turn) * 42, Math.sin(turn) * 42]
      return gouge(
        [{ x: at.x - across, y: at.y - down }, at, { x: at.x + across, y: at.y + down }],
        13,
      )
    })
  })
  sheet.printWithin('ink', wraps, handle)
  sheet.print('ink', cutAway(handle, move(handle, -9, -9)))
}
