import { openSheet, type Sheet } from './kit/sheet.ts'
import { shapeJar } from './things/glass-jar.ts'
import { type Kraut, printKrautJar, printPlate } from './things/kraut-jar.ts'

export type Moment = Kraut & {
  readonly day: number
  readonly level: number
  readonly plate: 'clean' | 'spilt' | 'none'
}

/** The looks of a jar of white cabbage as the days go by. */
export const moments: readonly Moment[] = [
  {
    day: 0,
    brine: 'brine',
    gaps: 'leaf',
    level: 0.84,
    packed: 0.93,
    shreds: 46,
    seed: 3,
    bubbles: [],
    plate: 'clean',
  },
  {
    day: 3,
    brine: 'mist',
    gaps: 'leaf',
    level: 0.98,
    packed: 0.9,
    shreds: 44,
    seed: 5,
    bubbles: [
      { across: -0.12, up: 0.9, radius: 11 },
      { across: 0.2, up: 0.82, radius: 8 },
      { across: 0.06, up: 0.66, radius: 12 },
      { across: 0.26, up: 0.5, radius: 9 },
      { across: -0.08, up: 0.4, radius: 8 },
      { across: 0.14, up: 0.24, radius: 10 },
      { across: 0.32, up: 0.93, radius: 7 },
    ],
    plate: 'spilt',
  },
  {
    day: 7,
    brine: 'turmeric',
    gaps: 'leaf',
    level: 0.86,
    packed: 0.92,
    shreds: 44,
    seed: 8,
    bubbles: [
      { across: 0.12, up: 0.94, radius: 8 },
      { across: 0.24, up: 0.56, radius: 8 },
    ],
    plate: 'clean',
  },
  {
    day: 21,
    brine: 'turmeric',
    gaps: 'crust',
    level: 0.46,
    packed: 0.9,
    shreds: 26,
    seed: 9,
    bubbles: [],
    plate: 'none',
  },
]

export function drawJarsByDay(): readonly Sheet[] {
  return moments.map(drawMoment)
}

function drawMoment(moment: Moment): Sheet {
  const sheet = openSheet({
    name: `jar-day-${moment.day}`,
    width: 320,
    height: 400,
    seed: 40 + moment.day,
    thin: 1,
    slip: { turmeric: [-1, 1], mist: [1, 2], beet: [1, -1] },
  })
  const jar = shapeJar(
    sheet,
    { x: 160, base: 366, width: 230, height: 300, lit: 'left' },
    moment.level,
  )
  if (moment.plate !== 'none') {
    printPlate(sheet, jar, moment.plate === 'spilt' ? moment.brine : undefined)
  }
  printKrautJar(sheet, jar, moment)
  return sheet
}
