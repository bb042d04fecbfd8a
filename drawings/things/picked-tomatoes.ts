import { cutAway, halo, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { hatch } from '../kit/hatch.ts'
import type { Ink } from '../kit/inks.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Outline } from '../kit/shape.ts'

/** The sun stands low behind the far end, to the right. */
export const sunlit = [0.8, -0.7] as const

export type Tomato = { x: number; y: number; radius: number; ripe: 'beet' | 'turmeric' | 'mist' }

/** Tomatoes of one truss, the furthest first; each with its star of sepals. */
export function printTomatoes(
  sheet: Sheet,
  tomatoes: readonly Tomato[],
  towards: readonly [number, number],
): void {
  for (const { x, y, radius, ripe } of tomatoes) {
    const body = sheet.cut(ellipse(x, y, { rx: radius, ry: radius * 0.93, corners: 13 }), {
      wander: radius * 0.03,
    })
    sheet.print('paper', halo(body, { by: 2, towards, shift: 6 }))
    sheet.print(ripe, body)
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
    sheet.print('paper', overlap([around(-1.2, -0.3, 0.7, 0.14)], body))
    sheet.print(dark, overlap([around(1.2, 2.6, 0.62, 0.1)], body))
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

/** Picked this morning: a crate in the path, cut off by the frame. */
export function printTomatoCrate(sheet: Sheet): void {
  const side = sheet.cut('1120,884* 1140,1000* 1010,1240* 930,1240* 940,1030*', { wander: 2 })
  sheet.print('ink', sheet.cut('900,1240* 880,1060* 1100,880* 1640,880* 1640,1240*', { wander: 3 }))
  sheet.print('paper', halo(side, { by: 1.5, towards: sunlit, shift: 5 }))
  sheet.print('crust', side)
  const fruit: Tomato[] = [
    [1216, 936, 66],
    [1366, 928, 70],
    [1510, 950, 72],
    [1150, 1040, 78],
    [1306, 1036, 84],
    [1474, 1050, 86],
  ].map(([x = 0, y = 0, radius = 0], index) => ({
    x,
    y,
    radius,
    ripe: index === 2 ? ('turmeric' as const) : ('beet' as const),
  }))
  printTomatoes(sheet, fruit, sunlit)
  for (const top of [1074, 1160]) {
    const slat = sheet.cut(`1000,${top}* 1660,${top - 4}* 1660,${top + 66}* 1012,${top + 68}*`)
    sheet.print('paper', halo(slat, { by: 1.5, towards: sunlit, shift: 5 }))
    sheet.print('crust', slat)
    sheet.print(
      'ink',
      hatch(sheet.random, slat, {
        along: 0,
        gap: 19,
        length: [70, 220],
        width: [4, 9],
        chance: 0.4,
      }),
    )
  }
}
