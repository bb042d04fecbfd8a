import * as v from 'valibot'
import { ownWords } from '../forms/text-rules.ts'

/** Why a request is declined, as the guest reads it in words of their own language. */
export const declineReasons = ['full', 'too-many', 'in-doubt', 'allergy'] as const

export type DeclineReason = (typeof declineReasons)[number]

export type Decline = {
  readonly reason: DeclineReason | undefined
  /** The farm's own words, in the language in which it wrote them; empty when it adds none. */
  readonly words: string
}

export const mostDeclineWords = 500

const readWords = v.parser(ownWords(mostDeclineWords))

/** A reason that is not ours is none: the request is declined all the same. */
export function readDecline(form: URLSearchParams): Decline {
  const reason = declineReasons.find((each) => each === form.get('reason'))
  return { reason, words: readWords(form.get('words') ?? '') }
}
