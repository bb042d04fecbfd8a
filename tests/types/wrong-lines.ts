import * as v from 'valibot'
import { addDays } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { text } from '#store/tables/column.ts'
import type { Letter } from '#letters/letters.ts'
import { queueLetters } from '#office/mail/notify.ts'
import type { Change } from '#office/office.ts'
import type { StepHandlers } from '#desk/visit.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import type { House } from '#booking/house/house.ts'
import { formValue } from '#booking/house/declared-value.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { type Voucher, voucherState } from '#booking/vouchers/voucher.ts'

/**
 * Lines that are never run and make no sense: the type check fails as soon as one of them compiles.
 */
export async function wrongLines(given: {
  readonly store: Store
  readonly change: Changes
  readonly reservation: ReservationOnFile
  readonly session: Session
  readonly line: TransactionOnFile
  readonly voucher: Voucher
  readonly letter: Letter
  readonly officeChange: Change
  readonly now: Date
}) {
  const { store, change, reservation, session, line, voucher, letter, now } = given
  const { claimNotice } = change.history
  // @ts-expect-error -- nobody said whose the answer is
  const unclassed = text()
  // @ts-expect-error -- nobody said with which part of a booking they go
  const unbound: Policies<'ending'> = { ending: { texts: {} } }
  // @ts-expect-error -- no day
  addDays('next Tuesday', 3)
  // @ts-expect-error -- a name is no day
  addDays(reservation.name, 3)
  // @ts-expect-error -- no time of day
  const late: Session = { ...session, startTime: '25:99' }
  formValue('vat', {
    stored: { percent: v.number() },
    toHouse: ({ percent }) => ({ vatPercent: percent }),
    fromHouse: ({ vatPercent }: Pick<House, 'vatPercent'>) => ({ percent: vatPercent }),
    section: 'books',
    // @ts-expect-error -- a text is typed where a number is kept
    fields: v.object({ percent: v.string() }),
  })
  // @ts-expect-error -- a date is no booking
  await store.reservations.find(session.id)
  // @ts-expect-error -- nor has a booking places of its own
  await change.sessions.takePlaces(reservation.id, 1)
  // @ts-expect-error -- nor is there half a place
  await change.sessions.takePlaces(session.id, 0.5)
  const booking = {
    priceCents: 6500,
    participants: 2,
    agreedOn: session.day,
    workshopOn: session.day,
    conditions: reservation.conditions,
  }
  // @ts-expect-error -- half a cent
  paymentPlan({ ...booking, priceCents: 65.5 })
  // @ts-expect-error -- fewer people than none
  paymentPlan({ ...booking, participants: -2 })
  // @ts-expect-error -- cents are no people
  paymentPlan({ ...booking, participants: reservation.priceCents })
  // @ts-expect-error -- an id is no day
  paymentPlan({ ...booking, agreedOn: session.id })
  // @ts-expect-error -- nor is a mailbox
  paymentPlan({ ...booking, workshopOn: reservation.email })
  // @ts-expect-error -- no notice
  await claimNotice({ kind: 'no-such-notice', record: session.id, day: session.day }, now)
  // @ts-expect-error -- an id is no day
  await claimNotice({ kind: 'practical', record: session.day, day: reservation.id }, now)
  // @ts-expect-error -- nobody decides on a date that needs nobody
  const decided: Session = { ...session, minimum: undefined, decidesOn: '2025-01-01' }
  const none = [{ ...reservation.payments[0]!, amountCents: 100, paidCents: 0 }]
  // @ts-expect-error -- nothing is paid
  const paid: ReservationOnFile = { ...reservation, status: 'paid', payments: none }
  const rest = { reason: 'reversal', restCents: 5 } as const
  // @ts-expect-error -- what is matched leaves no rest
  const left: TransactionOnFile = { ...line, outcome: 'matched', detail: rest }
  // @ts-expect-error -- and waits for nobody
  const waits: TransactionOnFile = { ...line, outcome: 'matched', detail: {}, settledAt: undefined }
  // @ts-expect-error -- no day at all
  voucherState(voucher, '')
  // @ts-expect-error -- worth something, and never paid
  voucherState({ ...voucher, leftCents: 5, paidAt: undefined, sentAt: undefined }, session.day)
  // @ts-expect-error -- sent, and never paid
  voucherState({ ...voucher, leftCents: 0, paidAt: undefined, sentAt: now }, session.day)
  // @ts-expect-error -- nothing of the kind ever happens
  await queueLetters(given.officeChange, [{ letter: { ...letter, kind: 'bogus-kind-guest' } }])
  // @ts-expect-error -- a button that cannot be taken back
  const steps: StepHandlers = { erase: async () => undefined }
  return [unclassed, unbound, late, decided, paid, left, waits, steps]
}
