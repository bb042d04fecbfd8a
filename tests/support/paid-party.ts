import { instantIn } from '#booking/dates/brussels-time.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { termsOfTests } from './terms-of-tests.ts'
import type { Booking } from '#booking/reservations/life.ts'
import { statusOf } from '#booking/reservations/status.ts'

const workshopOn = '2025-10-18'
export const priceCents = 6500

/** A confirmed party that paid so much of its deposit and balance, in euros. */
export function party(participants: number, deposit = 0, balance = 0, conditions = termsOfTests) {
  const booking = { priceCents, participants, agreedOn: '2025-09-01', workshopOn } as const
  const plan = paymentPlan({ ...booking, conditions })
  const paid = { deposit, balance }
  const payments = (['deposit', 'balance'] as const).map((kind) => {
    return { kind, amountCents: plan[kind].amountCents, paidCents: paid[kind] * 100 }
  })
  const startsAt = instantIn(workshopOn, '10:00')
  const endsAt = instantIn(workshopOn, '15:30')
  const session = { day: workshopOn, startsAt, endsAt } as const
  return {
    status: statusOf('confirmed', payments),
    payments,
    session,
    refundSteps: termsOfTests.refund,
    conditions,
  } satisfies Booking
}
