import { cutAway, grow, join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Point } from '../kit/shape.ts'
import type { Jar } from './glass-jar.ts'

export function printGlassBehind(sheet: Sheet, jar: Jar): void {
  const towards = jar.lit === 'left' ? -1 : 1
  sheet.printFree('brine', jar.body, { by: 2, towards: [towards, -0.3], shift: 6 })
  const back = ellipse(jar.x, jar.mouth + 4, { rx: jar.neck * 0.94, ry: jar.ring * 0.7 })
  sheet.printWithin('mist', sheet.cut(back, { wander: 1 }), jar.body)
}

/** The thick floor of the jar, the dark far wall and the window in the near wall. */
export function printGlassInFront(sheet: Sheet, jar: Jar): void {
  const { x, width, height, shoulder, base, ring, level } = jar
  // Everything below is drawn for light from the left and mirrored when it is not.
  const side = jar.lit === 'left' ? 1 : -1

  function at(across: number, y: number): Point {
    return { x: x + side * across * width, y }
  }

  const floor = cutAway(jar.body, grow(jar.inside, 1.5))
  const low = sheet.cut([
    at(-0.36, base + ring * 0.42),
    at(-0.1, base + ring * 0.62),
    at(0.2, base + ring * 0.58),
    at(0.44, base - height * 0.012),
    at(0.3, base + ring * 0.78),
    at(0, base + ring * 0.98),
    at(-0.22, base + ring * 0.84),
  ])
  sheet.printWithin('mist', low, floor)
  sheet.print(
    'leaf',
    join(
      sheet.stroke(
        [
          at(0.4, shoulder - height * 0.035),
          at(0.478, shoulder + height * 0.03),
          at(0.489, shoulder + height * 0.14),
          at(0.488, base - height * 0.12),
          at(0.455, base - height * 0.015),
          at(0.32, base + ring * 0.72),
          at(0.06, base + ring * 0.95),
        ],
        width * 0.03,
      ),
      sheet.stroke(
        [
          at(-0.385, shoulder - height * 0.04),
          at(-0.47, shoulder + height * 0.025),
          at(-0.487, shoulder + height * 0.12),
          at(-0.486, shoulder + height * 0.4),
        ],
        width * 0.014,
      ),
      sheet.stroke(
        [at(-0.1, base + ring * 0.2), at(0.16, base + ring * 0.2), at(0.38, base - ring * 0.35)],
        width * 0.014,
      ),
    ),
  )
  printWindow(sheet, at, { top: Math.max(level + ring * 0.9, shoulder + height * 0.06), jar })
  const shine = sheet.stroke(
    [
      at(0.425, shoulder + height * 0.1),
      at(0.432, base - height * 0.4),
      at(0.42, base - height * 0.16),
    ],
    width * 0.016,
  )
  sheet.print('paper', shine)
  sheet.print(
    'paper',
    sheet.stroke(
      [
        at(-0.33, shoulder - height * 0.005),
        at(-0.2, shoulder + ring * 0.42),
        at(0.02, shoulder + ring * 0.6),
      ],
      width * 0.022,
    ),
  )
}

type At = (across: number, y: number) => Point

/** The window mirrored in the glass: two panes, bent with the wall and frayed at the foot. */
function printWindow(sheet: Sheet, at: At, place: { top: number; jar: Jar }): void {
  const { top, jar } = place
  const reach = jar.base - top
  const panes = [
    { from: 0, to: 0.25, left: -0.415, right: -0.325 },
    { from: 0.275, to: 0.66, left: -0.417, right: -0.335 },
  ]
  for (const { from, to, left, right } of panes) {
    const [high, low] = [top + reach * from, top + reach * to]
    const drop = jar.ring * 0.3
    sheet.printCut(
      'paper',
      [
        { ...at(left, high), corner: true },
        { ...at(right, high + drop), corner: true },
        { ...at(right - 0.004, low - drop), corner: true },
        { ...at(right - 0.03, low + reach * 0.03), corner: true },
        { ...at(right - 0.038, low - drop), corner: true },
        { ...at(left + 0.02, low + reach * 0.06), corner: true },
        { ...at(left + 0.004, low - drop * 2), corner: true },
      ],
      { wander: 1.5 },
    )
  }
  sheet.print(
    'paper',
    sheet.stroke(
      [
        at(-0.29, top + reach * 0.06),
        at(-0.296, top + reach * 0.22),
        at(-0.302, top + reach * 0.34),
      ],
      jar.width * 0.014,
    ),
  )
}
