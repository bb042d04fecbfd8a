import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { settled } from '#booking/reservations/status.ts'
import type { Paying, Shown } from '#booking/money/entry.ts'
import type { Method } from '#booking/money/method.ts'
import { openCents, owedCents } from '#booking/money/owed.ts'
import type { Part } from '#booking/money/statement/books.ts'
import type { SharedPart } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import type { Payment } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { type StepOutcome, type StepTaken, takeStep } from '../reservations/take-step.ts'
import { putOffDueDates } from './payments.ts'

type Received = {
  readonly id: Id<'reservation'>
  readonly kind: Payment['kind'] | 'all'
  /** Method of today's payment; undefined when the owner did not say. */
  readonly method?: Method | undefined
}

export function receivePayment(
  office: Office,
  { id, kind, method }: Received,
): Promise<StepOutcome> {
  return inOneChange(office, async (change) => {
    const reservation = await change.reservations.find(id)
    const payments = reservation?.payments.filter((each) => kind === 'all' || each.kind === kind)
    if (!reservation || !payments?.length) return { kind: 'no-such-reservation' } as const
    const how = method && { method, day: dayOf(change.clock.now()) }
    const inCash = method === 'cash' && randomUUID()
    const parts = payments
      .filter((each) => openCents(each) > 0)
      .map((each) => {
        // Each payment is a receipt of its own, as a bank may show two lines; cash came as one sum.
        const hand = inCash || randomUUID()
        const paying = { kind: 'marked', from: `hand:${hand}`, ...how } as const
        return { reservationId: id, kind: each.kind, amountCents: openCents(each), paying }
      })
    if (parts.length === 0) return { kind: 'done-before', reservation } as const
    return bookReceipts(change, { by: 'owner', id, parts, known: reservation })
  })
}

/** Part of a payment that came, and its source. */
export type PaidPart = SharedPart & { readonly paying: Paying }

type Parts = { readonly by: 'owner' | 'bank' | 'guest'; readonly parts: readonly PaidPart[] }

type Receipts = Parts & {
  readonly id: Id<'reservation'>
  /** False when another mail tells of it. */
  readonly tells?: boolean
  readonly known?: StepTaken['known']
}

/**
 * The guest is told once: of a payment that is complete or of a part; before the farm's yes, in its
 * answer.
 */
export async function bookReceipts(
  change: Change,
  { id, by, parts, tells = true, known }: Receipts,
): Promise<StepOutcome> {
  const taken = await takeStep(change, { id, step: 'receive', by, known })
  if (taken.kind !== 'done') return taken
  const at = change.clock.now()
  await change.entries.post(
    parts.map(({ kind, amountCents: cents, paying, share }) => {
      return { ...paying, to: `${kind}:${id}`, cents, at, ...(share !== undefined && { share }) }
    }),
  )
  for (const detail of byPayment(parts)) {
    const told = { ...detail, ...howPaid(parts) }
    await recordEvent(change, { reservationId: id, by, what: 'received', detail: told })
  }
  const payments = taken.reservation.payments.map((payment) => withReceipts(payment, parts))
  const reservation = { ...taken.reservation, ...settled(taken.reservation.status, payments) }
  const { status } = reservation
  const done = { kind: 'done', reservation, refunds: [] } as const
  if (!tells) return done
  const isNew = status !== taken.reservation.status
  if (isNew && (status === 'secured' || status === 'paid')) {
    await tell(change, { kind: status, reservation })
  } else if (status === 'confirmed' || status === 'secured') {
    const cents = sum(parts, ({ amountCents }) => amountCents)
    await tell(change, { kind: 'part-received', reservation, cents })
  }
  return done
}

/** Method and day from the owner: the same for all parts of a sum. */
function howPaid([first]: readonly PaidPart[]) {
  if (first?.paying.kind !== 'marked' || first.paying.method === undefined) return {}
  const { method, day } = first.paying
  return { method, day }
}

function byPayment(parts: readonly Part[]) {
  return [...Map.groupBy(parts, ({ kind }) => kind)].map(([payment, own]) => {
    return { payment, cents: sum(own, ({ amountCents }) => amountCents) }
  })
}

function withReceipts(payment: ReservationOnFile['payments'][number], parts: readonly Part[]) {
  const own = parts.filter(({ kind }) => kind === payment.kind)
  return { ...payment, paidCents: payment.paidCents + sum(own, (part) => part.amountCents) }
}

/** `known`: bookings as this change has read them. */
export async function bookParts(
  change: Change,
  { by, parts }: Parts,
  known: readonly ReservationOnFile[] = [],
): Promise<void> {
  for (const [id, own] of Map.groupBy(parts, ({ reservationId }) => reservationId)) {
    const booking = known.find((one) => one.id === id)
    const { kind } = await bookReceipts(change, { id, by, parts: own, known: booking })
    // The rules of statements and of a booking's life agree on which bookings take money.
    if (kind !== 'done') throw new Error(`Money for a booking that takes none: ${id} is ${kind}`)
  }
}

/**
 * Books off money that the bank took back, within a change: it is owed again, and due as if asked
 * for today.
 */
export async function bookTakenBack(
  change: Change,
  {
    shown,
    parts,
    tells,
  }: { readonly shown: Shown; readonly parts: readonly SharedPart[]; readonly tells: boolean },
) {
  const id = parts[0]!.reservationId
  const at = change.clock.now()
  await change.entries.post(
    parts.map(({ kind, amountCents: cents, share }) => {
      const back = { kind: 'taken-back', from: `${kind}:${id}`, to: 'bank' } as const
      return { ...back, cents, at, ...shown, ...(share !== undefined && { share }) }
    }),
  )
  for (const detail of byPayment(parts)) {
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'taken-back', detail })
  }
  const reservation = await putOffDueDates(change, await change.reservations.get(id))
  if (!tells) return
  const cents = sum(parts, ({ amountCents }) => amountCents)
  await tell(change, { kind: 'taken-back', reservation, cents })
}

/** The guest hears nothing, and money that comes after all is booked as usual. */
export function writeOff(office: Office, id: Id<'reservation'>): Promise<StepOutcome> {
  return inOneChange(office, async (change) => {
    const taken = await takeStep(change, { id, step: 'write-off', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const { reservation } = taken
    const notice = { kind: 'written-off', record: id, day: '' } as const
    const isFirst = await change.history.claimNotice(notice, change.clock.now())
    if (!isFirst) return { kind: 'done-before', reservation }
    const detail = { cents: owedCents(reservation.payments) }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'written-off', detail })
    return taken
  })
}
