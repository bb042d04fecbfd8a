import { readReason, type ReasonGiven } from '../forms/reason-form.ts'

/** Why a request is declined. */
export const declineReasons = ['full', 'too-many', 'in-doubt', 'allergy'] as const

export type DeclineReason = (typeof declineReasons)[number]

export type Decline = ReasonGiven<DeclineReason>

export function readDecline(form: URLSearchParams): Decline {
  return readReason(form, declineReasons)
}
