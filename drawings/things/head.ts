import { join } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, type Shape } from '../kit/shape.ts'
import { cutBody, printFolds, printPlate, smooth, within, type Lit } from './figure.ts'

/** A head from behind, or bowed over the work: no face is ever seen. */
export type Head = {
  hair: keyof typeof cuts
  hairInk: Ink
  /** The cloth of a cap or a scarf. */
  cloth?: Ink
  skin: Ink
  /** The side to which the head looks: -1 is left, 1 right, 0 away from us. */
  looks?: number
  /** The angle to which the head hangs to a side, in radians. */
  nods?: number
}

type HairCut = {
  mass: Shape
  strokes: string
  /** A bun, a tail or a knot: it lies on the rest. */
  over?: Shape
  cloth?: 'mass' | 'over' | 'both'
}

const skull = '-7.4,-15 -7.6,-20 -4.6,-25 0,-26.4 4.6,-25 7.6,-20 7.4,-15'
const toNape = smooth(`${skull} 5.6,-10 3.4,-6.6 0,-6 -3.4,-6.6 -5.6,-10`)

const cuts = {
  bun: {
    mass: smooth(`${skull} 5.4,-11 2.6,-8 0,-7.6 -2.6,-8 -5.4,-11`),
    over: smooth('-4.4,-21 -3.6,-24.6 0,-26 3.8,-24.4 4.6,-20.6 3,-17.4 0,-16.6 -3.2,-17.6'),
    strokes: '-3,-9 -4,-13 -3,-17|0,-8.4 0,-12 0,-16|3,-9 4,-13 3,-17',
  },
  tail: {
    mass: toNape,
    over: smooth('-2,-15 2,-15.4 3.4,-10 3,-3 1,4 -0.6,5.6 -2.4,1 -3.2,-6'),
    strokes: '-6,-14 -4,-18 -1,-15|6,-14 4,-18 1,-15|0,-25 0.6,-21 0,-17',
  },
  bob: {
    mass: smooth(
      '-7.8,-15 -7.8,-20 -4.8,-25.4 0,-26.8 4.8,-25.4 7.8,-20 8,-14 8.8,-6 5,-4.4 0,-5 -5,-4.4 -8.8,-6',
    ),
    strokes: '-5,-22 -6.6,-15 -6.4,-7|-1,-24 -2,-15 -2.4,-7|4,-23 4,-15 3.4,-7',
  },
  short: {
    mass: smooth(`${skull} 6.2,-12.4 4.6,-8.6 2,-7 -2,-7 -4.6,-8.6 -6.2,-12.4`),
    strokes: '-4,-23 -5.6,-18 -5,-13|0,-24.4 -1,-19 -0.4,-12|4,-23 5,-18 4,-12',
  },
  curls: {
    mass: join(
      [ellipse(0, -14.6, { rx: 8, ry: 8 })],
      ...Array.from({ length: 13 }, (_, index) => {
        const turn = 2.5 + (index / 12) * 4.4
        const [x, y] = [Math.cos(turn) * 7.4, Math.sin(turn) * 8.4 - 16.4]
        return [ellipse(x, y, { rx: 3.4, ry: 3.4 })]
      }),
    ),
    strokes: '-5,-20 -3,-22 -2,-20|1,-23 4,-22 4,-20|-4,-13 -2,-15 0,-13|3,-16 6,-16 5,-13',
  },
  braid: {
    mass: toNape,
    over: join(
      ...Array.from({ length: 6 }, (_, index) => {
        const side = index % 2 ? 1 : -1
        const size = { rx: 2.9 - index * 0.16, ry: 3, turn: side * 0.7 }
        return [ellipse(side * 0.9, index * 4.4 - 8, size)]
      }),
      smooth('-1,17 1.4,17 2.2,22 0.4,25 -1.6,22'),
    ),
    strokes: '-0.2,-25 0,-20 -0.4,-14',
  },
  cap: {
    mass: smooth('-6,-10.4 -6.6,-14 6.6,-14 6,-10.4 3.6,-7.4 -3.6,-7.4'),
    over: smooth('-8.2,-15.6* -8.6,-20 -5.4,-25.6 0,-27.2 5.4,-25.6 8.6,-20 8.2,-15.6* 0,-13.6'),
    cloth: 'over',
    strokes: '-4,-13 -4.4,-11 -3.6,-9|0,-13 0,-11 0.4,-9',
  },
  scarf: {
    mass: join(
      smooth(
        '-8,-15 -8.2,-20 -5,-25.6 0,-27 5,-25.6 8.2,-20 8,-15 6,-10.4 2.4,-7.4 -2.4,-7.4 -6,-10.4',
      ),
      smooth('-1,-9* 1.4,-9* 5.4,-1 7.4,4.6* 3.4,3.4 1,-3 -2,2.4 -5,4* -3.4,-3'),
    ),
    over: smooth('-2.4,-10 0,-11.2 2.4,-10 2.2,-7.4 0,-6.4 -2.2,-7.4'),
    cloth: 'both',
    strokes: '-1,-11 -4,-15 -6.6,-16|0.6,-11 0,-17 -1,-22|2,-11 5,-15 7,-17',
  },
} as const satisfies Readonly<Record<string, HairCut>>

/** A head from behind; a part of a cheek is seen when it looks to a side. */
export function printHead(sheet: Sheet, person: Head, lit: Lit): void {
  const { looks = 0, nods = 0, hairInk, cloth = hairInk } = person
  const head: Lit = { ...lit, placing: within(lit.placing, { turn: nods, y: 1.4 }) }
  const x = looks * 3.4
  const neck = smooth('-5,-9 -5.2,-3 -7,1 0,2.4 7,1 5.2,-3 5,-9')
  const face = smooth(
    `${x - 6.6},-18 ${x - 5.8},-9 ${x - 2.6},-5 ${x + 2.6},-5 ${x + 5.8},-9 ${x + 6.6},-18 ${x},-24`,
  )
  const ears = [-1, 1]
    .filter((side) => side * looks > -0.5)
    .map((side) => ellipse(side * 7.3 - looks * 2.4, -14.4, { rx: 1.5, ry: 2.6, corners: 12 }))
  printPlate(sheet, person.skin, cutBody(sheet, join(neck, face, ears), head), head, 1.6)
  const hair: HairCut = cuts[person.hair]
  const isUnderCloth = hair.cloth === 'mass' || hair.cloth === 'both'
  const mass = cutBody(sheet, hair.mass, head)
  printPlate(sheet, isUnderCloth ? cloth : hairInk, mass, head, 1.8)
  printFolds(sheet, isUnderCloth ? 'paper' : lines(hairInk), hair.strokes, 0.5, head, mass)
  if (!hair.over) return
  printPlate(sheet, hair.cloth ? cloth : hairInk, cutBody(sheet, hair.over, head), head, 1.2)
}

/** Somebody who bows to us over the work: a crown of hair with a parting, and no face. */
export function printBowedHead(sheet: Sheet, { hair, hairInk, cloth, skin }: Head, lit: Lit): void {
  const { mass, strokes, hasEars = true, parting } = crowns[hair] ?? crowns.short
  if (hasEars) {
    const ears = [-1, 1].map((side) => ellipse(side * 8, -1.4, { rx: 2, ry: 2.9, corners: 12 }))
    printPlate(sheet, skin, cutBody(sheet, ears, lit), lit, 1)
  }
  const crown = cutBody(sheet, mass, lit)
  printPlate(sheet, cloth ?? hairInk, crown, lit, 1.6)
  printFolds(sheet, lines(cloth ?? hairInk), strokes, 0.5, lit, crown)
  if (parting) printFolds(sheet, skin, parting, 0.6, lit, crown)
}

type Crown = { mass: Shape; strokes: string; hasEars?: boolean; parting?: string }

const dome = smooth(
  '-8,-3 -8,-9 -5,-14.4 0,-16.2 5,-14.4 8,-9 8,-3 6.4,2.6 3,5.6 0,6.2 -3,5.6 -6.4,2.6',
)
const fan = '-1.4,-12 -5,-8 -6.6,-1|-1,-6 -4,-2 -4.8,3|2,-11 5.4,-7 6.4,-1|1.4,-5 4,-1 4.4,3'

const crowns: Readonly<Partial<Record<Head['hair'], Crown>>> & { short: Crown } = {
  short: { mass: dome, strokes: '-3,-13 -6,-8 -6.4,-3|0,-11 -2,-5 -2,2|3,-12 5.4,-7 5,0' },
  bun: {
    mass: join(dome, smooth('-4,-13 -4.4,-17.6 -1.6,-20.4 2,-20.2 4.6,-17.4 4,-13')),
    strokes: `${fan}|-2.4,-15 0,-14 2.6,-15.2`,
    parting: '0.8,-13 0.2,-4 0.6,5.4',
  },
  bob: {
    mass: smooth(
      '-8.4,-3 -8,-9 -5,-14.4 0,-16.2 5,-14.4 8,-9 8.4,-3 9,6 6.4,11 3.4,7 0,4.6 -3.4,7 -6.4,11 -9,6',
    ),
    strokes: '-1.4,-11 -5,-5 -6,6|2,-11 5.4,-5 6,6|-1,-6 -3,0 -3.6,4',
    hasEars: false,
    parting: '0.4,-14 0,-6 0.2,3',
  },
  curls: {
    mass: join(
      [ellipse(0, -5, { rx: 8, ry: 9 })],
      ...Array.from({ length: 11 }, (_, index) => {
        const turn = (index / 11) * Math.PI * 2
        return [ellipse(Math.cos(turn) * 7, Math.sin(turn) * 8 - 5, { rx: 3.2, ry: 3.2 })]
      }),
    ),
    strokes: '-5,-9 -3,-11 -2,-9|1,-12 4,-11 4,-9|-4,-1 -2,-3 0,-1|3,-4 6,-4 5,-1',
    hasEars: false,
  },
  scarf: {
    mass: dome,
    strokes: '-2,-14 -5.4,-6 -4,3|3,-14 5.4,-8 5.4,-1',
    hasEars: false,
  },
}

function lines(on: Ink): Ink {
  return on === 'ink' || on === 'beet' ? 'mist' : 'ink'
}
