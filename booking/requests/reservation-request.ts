import * as v from 'valibot'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { workshopSlugs } from '../dates/session.ts'
import { readStrictly } from './read-form.ts'
import { emailAddress, limits, line, paragraphs, telephone } from './text-rules.ts'

/** How many people one request is for, as the form sends it; "5" is "5 or more" (specification, section 5). */
export const participantOptions = ['1', '2', '3', '4', '5'] as const

const reservationRequest = v.strictObject({
  workshopType: v.picklist(workshopSlugs),
  preferredDate: line(200),
  participants: v.picklist(participantOptions),
  participantName: line(limits.name),
  email: emailAddress(),
  telephone: v.exactOptional(telephone()),
  specialRequirements: v.optional(paragraphs(limits.specialRequirements), ''),
  language: v.picklist(languages),
  honeypot: v.optional(v.string(), ''),
})

export type ReservationRequest = v.InferOutput<typeof reservationRequest>

export const reservationFields = keysOf(reservationRequest.entries)

/** People never see the honeypot: filled in, it ends everything before the rest is looked at. */
export function readReservationRequest(input: unknown) {
  if (isRobot(input)) return { kind: 'robot' } as const
  return readStrictly(reservationRequest, reservationFields, input)
}

function isRobot(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('honeypot' in input)) return false
  return typeof input.honeypot === 'string' && input.honeypot.trim() !== ''
}
