import { readReason, type ReasonGiven } from '../forms/answer-words.ts'

export const declineReasons = ['full', 'too-many', 'in-doubt', 'allergy'] as const

export type DeclineReason = (typeof declineReasons)[number]

export type Decline = ReasonGiven<DeclineReason>

export function readDecline(form: URLSearchParams): Decline {
  return readReason(form, declineReasons)
}
