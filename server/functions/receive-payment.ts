import { statusOnceSettled } from '#booking/life.ts'
import { openCents } from '#booking/owed.ts'
import type { Status } from '#booking/status.ts'
import type { Changes } from '../store/store.ts'
import type { Payment, ReservationOnFile } from '../store/reservation-records.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { lifeOf, type StepOutcome, takeStep } from './take-step.ts'

/** Money that came for one payment of a booking. */
type Receipt = { readonly kind: Payment['kind']; readonly cents: number }

/** The owner saw a payment on the account: what is still open of it is taken as received. */
export async function receivePayment(
  office: Office,
  { id, kind }: { readonly id: string; readonly kind: Payment['kind'] },
): Promise<StepOutcome> {
  const outcome = await office.store.change(async (changes) => {
    const reservation = await changes.findReservation(id)
    const payment = reservation?.payments.find((each) => each.kind === kind)
    if (!reservation || !payment) return { kind: 'no-such-reservation' } as const
    const cents = openCents(payment)
    if (cents === 0) return { kind: 'done-before', reservation } as const
    return bookReceipts(office, changes, { by: 'owner', id, receipts: [{ kind, cents }] })
  })
  office.mailQueued()
  return outcome
}

type Receipts = {
  readonly id: string
  readonly by: 'owner' | 'bank'
  readonly receipts: readonly Receipt[]
}

/**
 * Books money that came for one reservation, within a change, and tells the guest once for what it
 * completed: the place is secured, or everything is paid. Parts add up in silence.
 */
export async function bookReceipts(
  office: Office,
  changes: Changes,
  { id, by, receipts }: Receipts,
): Promise<StepOutcome> {
  const taken = await takeStep(office, changes, { id, step: 'receive', by })
  if (taken.kind !== 'done') return taken
  for (const { kind, cents } of receipts) {
    await changes.addToPaid({ reservationId: id, kind }, cents)
    const detail = { payment: kind, cents }
    await recordEvent(office, changes, { reservationId: id, by, what: 'received', detail })
  }
  const before = taken.reservation
  const after = await settle(changes, id)
  const news = newsOf(before.status, after)
  if (news) await queueLetters(office, changes, office.letters.forNews(news))
  return { kind: 'done', reservation: after, refund: undefined }
}

async function settle(changes: Changes, id: string): Promise<ReservationOnFile> {
  const paid = (await changes.findReservation(id))!
  const status = statusOnceSettled(paid.status, lifeOf(paid).payments)
  if (status !== paid.status) await changes.updateReservation(id, { status })
  return { ...paid, status }
}

function newsOf(before: Status, reservation: ReservationOnFile) {
  const { status } = reservation
  if (status === before) return undefined
  if (status === 'secured') return { kind: 'secured', reservation } as const
  return status === 'paid' ? ({ kind: 'paid', reservation } as const) : undefined
}
