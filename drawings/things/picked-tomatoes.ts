import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline, type Shape } from '../kit/shape.ts'
import { seen } from './plastic-tunnel.ts'

/** The sun stands low behind the far end, to the right. */
export const sunlit = [0.8, -0.7] as const

type Tomato = { x: number; y: number; radius: number; ripe: 'beet' | 'turmeric' | 'mist' }

/** Tomatoes of one truss, the furthest first; each with its star of sepals. */
function printTomatoes(
  sheet: Sheet,
  tomatoes: readonly Tomato[],
  towards: readonly [number, number],
): void {
  for (const { x, y, radius, ripe } of tomatoes) {
    const body = sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.93, corners: 13 }), {
      wander: radius * 0.03,
    })
    sheet.printFree(ripe, body, { by: 2, towards, shift: 6 })
    const dark: Ink = ripe === 'turmeric' ? 'crust' : ripe === 'mist' ? 'leaf' : 'ink'
    sheet.print(
      dark,
      cutAway(body, move(body, towards[0] * radius * 0.26, towards[1] * radius * 0.3)),
    )
    const around = (start: number, end: number, far: number, width: number): Outline =>
      gouge(
        [0, 0.25, 0.5, 0.75, 1].map((part) => {
          const turn = start + (end - start) * part
          return { x: x + Math.cos(turn) * radius * far, y: y + Math.sin(turn) * radius * far }
        }),
        radius * width,
      )
    sheet.printWithin('paper', [around(-1.2, -0.3, 0.7, 0.14)], body)
    sheet.printWithin(dark, [around(1.2, 2.6, 0.62, 0.1)], body)
    const sepals = [-2.6, -1.6, -0.5, 0.6, 2.4].map((turn) =>
      gouge(
        [
          { x, y: y - radius * 0.66 },
          {
            x: x + Math.cos(turn) * radius * 0.32,
            y: y - radius * 0.66 + Math.sin(turn) * radius * 0.2,
          },
          {
            x: x + Math.cos(turn) * radius * 0.62,
            y: y - radius * 0.62 + Math.sin(turn) * radius * 0.42,
          },
        ],
        radius * 0.2,
        'wedge',
      ),
    )
    sheet.print('leaf', sepals)
  }
}

/** Picked this morning: a crate on a trestle beside the boards, cut off by the frame. */
export function printTomatoCrate(sheet: Sheet): void {
  const box = { left: 0.3, right: 1.4, low: 0.5, high: 0.76, near: 1.52, far: 2.15 }
  const face = (corners: readonly (readonly [number, number, number])[]): Shape =>
    sheet.cut(corners.map((at) => ({ ...seen(...at), corner: true })))
  const { left, right, low, high, near, far } = box
  const legs = [
    face([
      [left + 0.1, low, near],
      [left + 0.18, low, near],
      [left + 0.14, 0, near],
      [left + 0.05, 0, near],
    ]),
    face([
      [left, low, far],
      [left + 0.08, low, far],
      [left - 0.02, 0, far],
      [left - 0.12, 0, far],
    ]),
  ]
  sheet.print(
    'ink',
    face([
      [left + 0.3, low, near],
      [left + 0.2, 0, far],
      [right, 0, far],
      [right, 0, near],
    ]),
  )
  sheet.print('paper', halo(join(...legs), { by: 0, towards: [-1, 0], shift: 5 }))
  sheet.print('crust', legs.flat())
  sheet.print(
    'ink',
    legs.flatMap((leg) => cutAway(leg, move(leg, -12, 0))),
  )
  sheet.print(
    'ink',
    face([
      [left, high, near],
      [left, high, far],
      [right, high, far],
      [right, high, near],
    ]),
  )
  printTomatoes(sheet, heap, sunlit)
  const boards = [
    [high - 0.115, high],
    [low, high - 0.145],
  ] as const
  for (const [from, to] of boards) {
    const side = face([
      [left, from, near],
      [left, to, near],
      [left, to, far],
      [left, from, far],
    ])
    sheet.printFree('ink', side, { towards: [-0.3, -1] })
    const front = face([
      [left, from, near],
      [left, to, near],
      [right, to, near],
      [right, from, near],
    ])
    sheet.printFree('crust', front, { towards: sunlit })
    const grain = { along: 0, gap: 17, length: [70, 220], width: [4, 9] } as const
    sheet.hatch('ink', front, { ...grain, chance: 0.45 })
  }
}

/** The back row first. */
const heap: readonly Tomato[] = [
  [0.5, 2.0, 64],
  [0.78, 2.02, 68],
  [1.08, 1.98, 70],
  [0.4, 1.7, 74],
  [0.66, 1.68, 82],
  [0.94, 1.7, 84],
].map(([across = 0, away = 2, radius = 70], index) => ({
  ...seen(across, 0.8, away),
  radius,
  ripe: index === 2 ? ('turmeric' as const) : ('beet' as const),
}))
