import * as v from 'valibot'
import { problemFields } from './problem-fields.ts'
import { emailAddress, limits, line, paragraphs } from './text-rules.ts'
import { workshopSlugs } from './workshops.ts'

/** How many people one request is for, as the form sends it; "5" is "5 or more" (specification, section 5). */
export const participantOptions = ['1', '2', '3', '4', '5'] as const

/** A request for places on a date (specification, section 3). */
const reservationRequest = v.strictObject({
  workshopType: v.picklist(workshopSlugs),
  preferredDate: line(200),
  participants: v.picklist(participantOptions),
  participantName: line(limits.name),
  email: emailAddress(),
  specialRequirements: v.optional(paragraphs(limits.specialRequirements), ''),
  language: v.picklist(['nl', 'fr', 'en']),
  honeypot: v.optional(v.string(), ''),
})

export type ReservationRequest = v.InferOutput<typeof reservationRequest>

export const reservationFields = [
  'workshopType',
  'preferredDate',
  'participants',
  'participantName',
  'email',
  'specialRequirements',
  'language',
  'honeypot',
] as const

export type ReservationField = (typeof reservationFields)[number]

export type ReservationRequestResult =
  | { readonly kind: 'valid'; readonly value: ReservationRequest }
  | { readonly kind: 'invalid'; readonly fields: readonly ReservationField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }
  | { readonly kind: 'robot' }

/**
 * Checks what came in; the fields that are wrong come back in the order of the form. A filled
 * honeypot ends it before anything else is looked at: people never see that field.
 */
export function readReservationRequest(input: unknown): ReservationRequestResult {
  if (isRobot(input)) return { kind: 'robot' }
  const result = v.safeParse(reservationRequest, input)
  if (result.success) return { kind: 'valid', value: result.output }
  return problemFields(result.issues, reservationFields)
}

function isRobot(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('honeypot' in input)) return false
  return typeof input.honeypot === 'string' && input.honeypot.trim() !== ''
}
