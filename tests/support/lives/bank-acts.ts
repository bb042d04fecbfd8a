import { expect } from 'vitest'
import { openCents, paidCents } from '#booking/money/owed.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { sum } from '#booking/sum.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { decideLine, hearLine, type LivesContext, thief } from './statement-lines.ts'

/** Lines of statements: a part, money that may be anybody's, several refunds at once. */
export function bankActs(banked: LivesContext) {
  const { random } = banked
  return [
    (id: string) => payPart(banked, id, random()),
    () => takeBackTwice(banked, random()),
    (id: string) => (random() < 0.5 ? payUnderName(banked, id) : payBackTogether(banked)),
    (id: string) => payCent(banked, id),
  ]
}

/** Pays a part of one of a booking's payments, under its reference. */
async function payPart(banked: LivesContext, id: string, share: number): Promise<void> {
  const before = await banked.office.store.reservations.get(id)
  const open = before.payments.filter((payment) => openCents(payment) > 0)
  const payment = open[Math.floor(share * open.length)]
  if (!payment) return
  const cents = Math.ceil(openCents(payment) * share) || 1
  await hearLine(banked, { structured: payment.reference, cents })
  await noteWhatCame(banked, before)
}

/** A thief pays a cent, so that a refund may take their account for the guest's. */
async function payCent(banked: LivesContext, id: string): Promise<void> {
  const before = await banked.office.store.reservations.get(id)
  const open = before.payments.find((payment) => openCents(payment) > 1)
  if (!open) return
  await hearLine(banked, { structured: open.reference, cents: 1, iban: thief })
  await noteWhatCame(banked, before)
}

/** All guests of these lives have the same name, so the owner has to say whose payment it is. */
async function payUnderName(banked: LivesContext, id: string): Promise<void> {
  const { store } = banked.office
  const before = await store.reservations.get(id)
  const owed = before.payments.find((payment) => openCents(payment) > 0)
  const others = await store.reservations.listOwing(['requested', 'confirmed', 'secured'])
  if (!owed || others.length < 2) return
  const line = { structured: '', text: 'workshop', name: 'PEETERS ANNELEEN' }
  const heard = await hearLine(banked, { ...line, cents: openCents(owed) })
  expect(heard.outcome).toBe('review')
  const booking = { kind: 'book', reservationId: id } as const
  const decided = await decideLine(banked, heard, booking)
  if (decided === 'done') return noteWhatCame(banked, before)
  expect(await decideLine(banked, heard, { kind: 'leave' })).toBe('done')
}

/** `how`: the money came with the line, or is placed from the rest of an earlier one. */
export async function noteWhatCame(
  { office, money, expectedMails }: LivesContext,
  before: ReservationOnFile,
  how: 'came' | 'restPlaced' = 'came',
) {
  const after = await office.store.reservations.get(before.id)
  const { id, status } = after
  const cents = paidCents(after.payments) - paidCents(before.payments)
  if (cents === 0) return
  money[how](id, cents)
  if (status !== before.status) expectedMails.push(`${status} ${id}`)
  else if (status === 'confirmed' || status === 'secured') expectedMails.push(`part-received ${id}`)
}

/** Two refunds of one account, in one transfer that names both bookings. */
async function payBackTogether(banked: LivesContext): Promise<void> {
  const { office, money, expectedMails } = banked
  const known = (await office.store.refunds.listUnpaid()).filter(({ iban }) => iban !== '')
  const [one, other] = known
  if (!one || !other || one.iban !== other.iban) return
  const both = [one, other]
  const wholes = [await wholeOf(office, one), await wholeOf(office, other)]
  const text = both.map(({ reservationId }) => referenceOf(reservationId)).join(' ')
  const cents = -(one.amountCents + other.amountCents)
  const heard = await hearLine(banked, { cents, text, iban: one.iban })
  if (heard.outcome === 'review') {
    const refundIds = both.map(({ id }) => id)
    const chosen = { kind: 'refund', refundIds } as const
    const decided = await decideLine(banked, heard, chosen)
    // A refund of the same booking and amount that was marked by hand is told of first.
    if (decided !== 'done') await decideLine(banked, heard, { kind: 'leave' })
  } else expect(heard.outcome).toBe('matched')
  for (const [nth, { id, reservationId, amountCents }] of both.entries()) {
    // The line told of another of that booking and amount, which was marked by hand.
    if (!(await office.store.refunds.find(id))?.paidAt) continue
    expectedMails.push(`refunded ${reservationId}`)
    money.wentBack(reservationId, amountCents, wholes[nth]!)
  }
}

/** The bank takes deposit and balance of a booking back, and the owner books both off in one second. */
async function takeBackTwice(banked: LivesContext, share: number): Promise<void> {
  const { office, money } = banked
  const paid = (await office.store.reservations.listWithStatus(['paid'])).filter(
    ({ id, payments }) =>
      payments.every((payment) => payment.paidCents > 0) &&
      !money.everRedeemed(id) &&
      money.owedBack(id) === 0,
  )
  const reservation = paid[Math.floor(share * paid.length)]
  if (!reservation) return
  const { id, payments } = reservation
  const { clock, setClock } = office
  for (const { reference: structured, paidCents: cents } of payments) {
    const line = { structured, cents: -cents, returned: '2' } as const
    const heard = await hearLine(banked, line)
    expect(heard.outcome).toBe('review')
    const takeBack = { kind: 'take-back', notifies: false } as const
    expect(await decideLine(banked, heard, takeBack)).toBe('done')
    money.takenBack(id, cents)
    setClock(new Date(clock.now().getTime() + 400))
  }
}

/** A refund of a booking went back, as the owner marks it. */
export async function payBack(
  { office, money, expectedMails }: LivesContext,
  id: string,
): Promise<void> {
  const refunds = await office.store.refunds.listOf(id)
  const refund = refunds.find(({ paidAt }) => !paidAt)
  if (!refund) return
  const whole = await wholeOf(office, refund)
  const { kind } = await markRefundPaid(office, refund.id)
  if (kind !== 'done') return
  expectedMails.push(`refunded ${id}`)
  money.wentBack(id, refund.amountCents, whole)
}

/** The cents of a refund, all its parts together, when none was paid back yet; otherwise 0. */
async function wholeOf({ store }: LivesContext['office'], { firstPart }: Refund): Promise<number> {
  const parts = await store.refunds.listParts(firstPart)
  return parts.some(({ paidAt }) => paidAt) ? 0 : sum(parts, ({ amountCents }) => amountCents)
}
