import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import type { Method } from '#booking/money/method.ts'
import {
  depositFirst,
  isPaid,
  openCents,
  owedCents,
  paidCents,
  smallRestOf,
} from '#booking/money/owed.ts'
import { type Receipt, receiptCents, receiptsOf } from '#booking/money/receipts.ts'
import { chargeEntry } from '#booking/party/party-entries.ts'
import type { Cents } from '#booking/units.ts'
import type { Day } from '#language/dates.ts'
import type { Payment } from '#store/money/entries.ts'
import { notify } from '../mail/notify.ts'
import { isAsShown, oneChange, recordEvent } from '../office.ts'
import { type StepOutcome, takeStep } from '../reservations/take-step.ts'
import { bookReceipts, partsForPayments } from './book-receipts.ts'

type Received = {
  readonly id: Id<'reservation'>
  readonly kind: Payment['kind'] | 'all'
  readonly method?: Method | undefined
  /** Cents to receive, as the page named them. */
  readonly shown?: Cents | undefined
}

/** Open payments that the owner says came whole, as one tap of the desk; the deposit is paid first. */
export const receivePayment = oneChange(
  async (change, { id, kind, method, shown }: Received): Promise<StepOutcome> => {
    const reservation = await change.reservations.get(id)
    const payments = depositFirst(reservation.payments)
    const asked = payments.filter((each) => kind === 'all' || each.kind === kind)
    const how = method && { method, day: dayOf(change.now) }
    const cameAtOnce = (method === 'cash' || kind !== 'all') && randomUUID()
    const parts = partsForPayments(payments, owedCents(asked), () => {
      // A bank may show two lines, so each of all payments is a receipt; cash came as one sum.
      return { kind: 'marked', from: `hand:${cameAtOnce || randomUUID()}`, ...how }
    })
    if (parts.length === 0) return { kind: 'done-before', reservation } as const
    if (!isAsShown(shown, owedCents(asked))) {
      return { kind: 'refused', reason: 'not-as-shown', reservation }
    }
    return bookReceipts(change, reservation, { by: 'owner', parts })
  },
)

type ByHand = {
  readonly id: Id<'reservation'>
  readonly cents: Cents
  readonly method: Method
  readonly day: Day
  /** The owner says that the same sum came twice that day. */
  readonly isAgain?: boolean
}

type Refused =
  | { readonly kind: 'too-much'; readonly owedCents: Cents }
  /** The same sum, day and method were noted before. */
  | { readonly kind: 'noted-before' }

/** The sum is booked on the open payments in turn. */
export const receiveByHand = oneChange(
  async (
    change,
    { id, cents, method, day, isAgain = false }: ByHand,
  ): Promise<StepOutcome | Refused> => {
    const reservation = await change.reservations.get(id)
    const { payments } = reservation
    if (cents > owedCents(payments)) {
      return { kind: 'too-much', owedCents: owedCents(payments) } as const
    }
    const receipts = isAgain ? [] : receiptsOf(id, await change.entries.listOf(id))
    const isSame = (one: Receipt) =>
      one.method === method && one.day === day && receiptCents(one) === cents
    if (receipts.some(isSame)) return { kind: 'noted-before' }
    // A sum that came at once is one receipt, also for two payments.
    const paying = { kind: 'marked', from: `hand:${randomUUID()}`, method, day } as const
    const parts = partsForPayments(depositFirst(payments), cents, () => paying)
    return bookReceipts(change, reservation, { by: 'owner', parts })
  },
)

/** The place is secured, and the price stays. */
export const askRestLater = oneChange(
  async (change, id: Id<'reservation'>): Promise<StepOutcome> => {
    const before = await change.reservations.get(id)
    const taken = await takeStep(change, before, { step: 'ask-later', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const cents = smallRestOf(taken.reservation.payments)
    if (cents === 0) return { kind: 'refused', reason: 'over', reservation: taken.reservation }
    const { now: at } = change
    await change.entries.post([
      chargeEntry(`deposit:${id}`, -cents, at),
      chargeEntry(`balance:${id}`, cents, at),
    ])
    const detail = { cents }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'asked-later', detail })
    const reservation = await change.reservations.get(id)
    const { status } = reservation
    // A balance paid before now lacks the small rest.
    if (status === 'secured') {
      await notify(change, { kind: status, reservation, cents: paidCents(reservation.payments) })
    }
    return { ...taken, reservation }
  },
)

/** The price becomes lower; after the day the debt stays, as money may still come, and the guest gets no mail. */
export const writeOff = oneChange(
  async (change, { id, shown }: Pick<Received, 'id' | 'shown'>): Promise<StepOutcome> => {
    const before = await change.reservations.get(id)
    const { status, payments } = before
    const taken = await takeStep(change, before, { step: 'write-off', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const cents = owedCents(payments)
    if (!isAsShown(shown, cents)) {
      return { kind: 'refused', reason: 'not-as-shown', reservation: before }
    }
    const { now: at } = change
    if (status === 'completed') {
      const notice = { kind: 'written-off', record: id, day: '' } as const
      const isFirst = await change.history.claimNotice(notice, at)
      if (!isFirst) return { kind: 'done-before', reservation: before }
    } else {
      const owed = payments.filter((each) => !isPaid(each))
      await change.entries.post(
        owed.map((each) => chargeEntry(`${each.kind}:${id}`, -openCents(each), at)),
      )
    }
    const detail = { cents }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'written-off', detail })
    const reservation = await change.reservations.get(id)
    if (reservation.status === 'paid') {
      await notify(change, { kind: 'paid', reservation, cents: paidCents(reservation.payments) })
    }
    return { ...taken, reservation }
  },
)
