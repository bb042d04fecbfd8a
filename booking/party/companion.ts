import { languages } from '#language/languages.ts'
import { owedCents, type Owed } from '../money/owed.ts'
import { agreement, choice, orEmpty } from '../forms/field-kinds.ts'
import { formOf, readAs } from '../forms/form.ts'
import { emailAddress, line } from '../forms/text-rules.ts'
import type { Status } from '../reservations/status.ts'
import type { Cents, Places } from '../units.ts'

export const companionForm = formOf(
  {
    name: line(60),
    email: orEmpty(emailAddress()),
    language: choice(languages),
    consent: agreement,
  },
  ({ consent: _consent, ...joining }) => readAs(joining),
)

/** The guest who booked is one of the party. */
export function seatsLeft({ participants }: { participants: Places }, joined: number): Places {
  return Math.max(0, participants - 1 - joined)
}

type Shared = {
  readonly status: Status
  /** A person. */
  readonly priceCents: Cents
  readonly payments: readonly Owed[]
}

/** Cents a companion may still pay: an equal share, and no more than the booking owes. */
export function shareToPay(
  { status, priceCents, payments }: Shared,
  { paidCents }: { readonly paidCents: Cents },
): number {
  if (status !== 'confirmed' && status !== 'secured') return 0
  return Math.max(0, Math.min(priceCents - paidCents, owedCents(payments)))
}
