import * as v from 'valibot'
import { value, type HousePart } from '../house/declared-value.ts'
import { keysOf } from '#language/keys-of.ts'
import { isColour } from './colour.ts'
import { facePairs } from './face-pairs.ts'
import { isMark, type Mark } from './mark.ts'
import { nearestReadable } from './palette.ts'

const colour = v.pipe(v.string(), v.check(isColour))

export const lookValues = [
  value('colours', {
    stored: { paper: colour, accent: colour, second: colour },
    toHouse: (colours) => ({ look: { colours } }),
    fromHouse: ({ look }) => look.colours,
  }),
  value('letters', {
    stored: { letters: v.picklist(keysOf(facePairs)) },
    toHouse: ({ letters }) => ({ look: { faces: letters } }),
    fromHouse: ({ look }) => ({ letters: look.faces }),
  }),
  value('drawings', {
    // The example's land, and things made there, in places without a photograph.
    stored: { shown: v.boolean() },
    toHouse: ({ shown }) => ({ look: { drawings: shown } }),
    fromHouse: ({ look }) => ({ shown: look.drawings }),
  }),
  value('jar', {
    // The jar that tells how full a date is, and how a booking stands.
    stored: { shown: v.boolean() },
    toHouse: ({ shown }) => ({ look: { jar: shown } }),
    fromHouse: ({ look }) => ({ shown: look.jar }),
  }),
  value('mark', {
    stored: { mark: v.custom<Mark>(isMark) },
    toHouse: (look) => ({ look }),
    fromHouse: ({ look }) => look,
  }),
] as const

export const lookValue = v.variant(
  'what',
  lookValues.map(({ schema }) => schema),
)

export type LookValue = v.InferOutput<typeof lookValue>

export type Look = HousePart<(typeof lookValues)[number]>['look']

export function isOfLook(named: { readonly what: string }): named is LookValue {
  return lookValues.some(({ what }) => what === named.what)
}

export function lookValuesOf(look: Look): readonly LookValue[] {
  return lookValues.flatMap((one): readonly LookValue[] => one.valuesIn({ look }))
}

export function readableValue(given: LookValue): LookValue {
  if (given.what !== 'colours') return given
  const { what, ...colours } = given
  return { what, ...nearestReadable(colours) }
}
