import { languages } from '#language/languages.ts'
import { owedCents, type Owed } from '../money/owed.ts'
import { agreementField, choiceField, orEmpty } from '../forms/field-kinds.ts'
import { formOf, validValue } from '../forms/form.ts'
import { emailField, lineField } from '../forms/text-rules.ts'
import type { Status } from '../reservations/status.ts'
import type { Cents, Places } from '../units.ts'

export const companionForm = formOf(
  {
    name: lineField(60),
    email: orEmpty(emailField()),
    language: choiceField(languages),
    consent: agreementField,
  },
  ({ consent: _consent, ...joining }) => validValue(joining),
)

/** The guest who booked is one of the party. */
export function seatsLeft({ participants }: { participants: Places }, joined: number): Places {
  return Math.max(0, participants - 1 - joined)
}

/** A party that became smaller may have more companions than places. */
export function isCrowded({ participants }: { participants: Places }, joined: number): boolean {
  return joined >= participants
}

type ShareTerms = {
  readonly status: Status
  readonly priceCents: Cents
  readonly payments: readonly Owed[]
}

/** Cents a companion may still pay: an equal share, and no more than the booking owes. */
export function shareToPay(
  { status, priceCents, payments }: ShareTerms,
  { paidCents }: { readonly paidCents: Cents },
): number {
  if (status !== 'confirmed' && status !== 'secured') return 0
  return Math.max(0, Math.min(priceCents - paidCents, owedCents(payments)))
}
