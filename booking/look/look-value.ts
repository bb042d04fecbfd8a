import * as v from 'valibot'
import { isColour } from './colour.ts'
import type { Look } from './look.ts'

const colour = v.pipe(v.string(), v.check(isColour))

/** The parts of the look that the owner changes, each by itself, as they are kept. */
export const lookValues = [
  v.object({ what: v.literal('colours'), paper: colour, accent: colour, second: colour }),
] as const

export type LookValue = v.InferOutput<(typeof lookValues)[number]>

const names: readonly string[] = lookValues.map(({ entries }) => entries.what.literal)

export function isOfLook(value: { readonly what: string }): value is LookValue {
  return names.includes(value.what)
}

export function lookValuesOf({ colours }: Look): readonly LookValue[] {
  return [{ what: 'colours', ...colours }]
}

export function lookWith(look: Look, { what: _what, ...colours }: LookValue): Look {
  return { ...look, colours }
}
