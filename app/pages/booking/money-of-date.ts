import { paymentPlan } from '#booking/money/payment-plan.ts'
import { refundSteps, refundTerms } from '#booking/money/refund-terms.ts'
import type { CostWords } from '#content/words/shape/booking.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { SessionView } from '../session-view.ts'

/** The days on which a request of today is paid, once the farm has said yes (specification, section 9). */
export function whatToPayWhen({ day, priceCents }: SessionView, agreedOn: Day, language: Language) {
  const asked = { priceCents, participants: 1, agreedOn, workshopOn: day }
  const { deposit, balance } = paymentPlan(asked)
  const balanceDay = printDay(balance.dueOn, language)
  const isPaidAtOnce = deposit.dueOn === balance.dueOn
  // Soon: as soon as the farm has said yes.
  return { balanceDay, isPaidAtOnce, isPaidSoon: balance.dueOn === agreedOn }
}

/** The refund of a guest who cancels, by the days that are left of the terms when the farm says yes. */
export function refundOf(
  { day: workshopOn }: Pick<SessionView, 'day'>,
  agreedOn: Day,
  { words, language }: { readonly words: CostWords['refund']; readonly language: Language },
): string {
  const kept = { terms: refundTerms, paidCents: 0, today: agreedOn, workshopOn }
  const steps = refundSteps(kept).map((step) => {
    return { percent: step.percent, until: printDay(step.until, language) }
  })
  const whole = steps.find(({ percent }) => percent === 100)?.until
  const part = steps.find(({ percent }) => percent > 0 && percent < 100)?.until
  if (!part) return words.none
  return whole ? fill(words.whole, { whole, part }) : fill(words.part, { part })
}
