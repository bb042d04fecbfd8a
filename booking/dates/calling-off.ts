import * as v from 'valibot'
import { ownWords } from '../forms/text-rules.ts'

/** Why a date is called off, as guests read it in words of their own language. */
export const callOffReasons = ['weather', 'ill', 'too-few'] as const

export type CallOffReason = (typeof callOffReasons)[number]

export type CallOff = {
  readonly reason: CallOffReason | undefined
  /** The farm's own words, in the language in which it wrote them; empty when it adds none. */
  readonly words: string
}

export const mostCallOffWords = 500

const readWords = v.parser(ownWords(mostCallOffWords))

/** A reason that is not ours is none: the date is called off all the same. */
export function readCallOff(form: URLSearchParams): CallOff {
  const reason = callOffReasons.find((each) => each === form.get('reason'))
  return { reason, words: readWords(form.get('words') ?? '') }
}
