import type { Terms } from '#booking/house/terms.ts'
import { daysToPay, paymentPlan } from '#booking/money/payment-plan.ts'
import { printDay, type Day } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { spellSpan } from '#language/spans.ts'
import type { SessionView } from '../session-view.ts'

/** The days on which a request of today is paid, once the farm has said yes (specification, section 9). */
export function whatToPayWhen(
  { day, priceCents }: SessionView,
  agreedOn: Day,
  { terms, language }: { readonly terms: Terms; readonly language: Language },
) {
  const planned = { priceCents, participants: 1, agreedOn, workshopOn: day, conditions: terms }
  const { deposit, balance } = paymentPlan(planned)
  const balanceDay = printDay(balance.dueOn, language)
  const isPaidAtOnce = deposit.dueOn === balance.dueOn
  // Soon: as soon as the farm has said yes.
  const paying = { balanceDay, isPaidAtOnce, isPaidSoon: balance.dueOn === agreedOn }
  const days = daysToPay(planned)
  const payWithin = days === undefined ? undefined : spellSpan(days, 'days', language)
  return { ...paying, depositPercent: terms.depositPercent, payWithin }
}
