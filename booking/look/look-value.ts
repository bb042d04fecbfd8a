import * as v from 'valibot'
import { keysOf } from '#language/keys-of.ts'
import { isColour } from './colour.ts'
import { facePairs } from './face-pairs.ts'
import type { Look } from './look.ts'
import { isMark, type Mark } from './mark.ts'
import { nearestReadable } from './palette.ts'

const colour = v.pipe(v.string(), v.check(isColour))

/** The parts of the look that the owner changes, each by itself, as they are kept: faces as `letters`. */
export const lookValues = [
  v.object({ what: v.literal('colours'), paper: colour, accent: colour, second: colour }),
  v.object({ what: v.literal('letters'), letters: v.picklist(keysOf(facePairs)) }),
  v.object({ what: v.literal('drawings'), shown: v.boolean() }),
  v.object({ what: v.literal('jar'), shown: v.boolean() }),
  v.object({ what: v.literal('mark'), mark: v.custom<Mark>(isMark) }),
] as const

export type LookValue = v.InferOutput<(typeof lookValues)[number]>

const names: readonly string[] = lookValues.map(({ entries }) => entries.what.literal)

export function isOfLook(value: { readonly what: string }): value is LookValue {
  return names.includes(value.what)
}

export function lookValuesOf({ colours, faces, drawings, jar, mark }: Look): readonly LookValue[] {
  return [
    { what: 'colours', ...colours },
    { what: 'letters', letters: faces },
    { what: 'drawings', shown: drawings },
    { what: 'jar', shown: jar },
    { what: 'mark', mark },
  ]
}

export function lookWith(look: Look, value: LookValue): Look {
  switch (value.what) {
    case 'letters':
      return { ...look, faces: value.letters }
    case 'drawings':
      return { ...look, drawings: value.shown }
    case 'jar':
      return { ...look, jar: value.shown }
    case 'mark':
      return { ...look, mark: value.mark }
    case 'colours': {
      const { what: _what, ...colours } = value
      return { ...look, colours }
    }
  }
}

export function readableValue(value: LookValue): LookValue {
  if (value.what !== 'colours') return value
  const { what, ...colours } = value
  return { what, ...nearestReadable(colours) }
}
