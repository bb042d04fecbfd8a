import * as v from 'valibot'
import { languages } from '#language/languages.ts'
import { owedCents, type Owed } from '../money/owed.ts'
import { readFields } from '../forms/read-form.ts'
import { emailAddress, line, typedLine } from '../forms/text-rules.ts'
import type { Status } from '../reservations/status.ts'
import type { Cents, Places } from '../units.ts'

export const longestFirstName = 60

const form = v.object({
  name: line(longestFirstName),
  email: v.union([v.literal(''), emailAddress()]),
  language: v.picklist(languages),
  consent: v.literal('on'),
})

/** Who comes along with somebody's booking: a first name is enough. */
export function readCompanion(typed: Readonly<Record<string, string>>) {
  const { name, email, language, consent } = typed
  return readFields(form, { name: typedLine(name), email: (email ?? '').trim(), language, consent })
}

/** One of the party made the booking. */
export function seatsLeft({ participants }: { participants: Places }, joined: number): Places {
  return Math.max(0, participants - 1 - joined)
}

type Shared = {
  readonly status: Status
  /** A person. */
  readonly priceCents: Cents
  readonly payments: readonly Owed[]
}

/** What a companion may still pay, in cents: an equal part, and never more than the booking owes. */
export function shareToPay(
  { status, priceCents, payments }: Shared,
  { paidCents }: { readonly paidCents: Cents },
): number {
  if (status !== 'confirmed' && status !== 'secured') return 0
  return Math.max(0, Math.min(priceCents - paidCents, owedCents(payments)))
}
