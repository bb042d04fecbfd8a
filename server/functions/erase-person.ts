import { type Staying, whatStays } from '#booking/erasure.ts'
import { dayOf } from '#booking/brussels-time.ts'
import type { Status } from '#booking/status.ts'
import type { PersonRows } from '../store/personal-data.ts'
import type { Changes, Store } from '../store/store.ts'

/** What became of one kind of thing. */
export type Erased = {
  readonly what: 'booking' | 'message' | 'waiting-list' | 'mail'
  /** What the booking or the entry is for. */
  readonly workshopOn: string | undefined
  readonly count: number
  readonly outcome: 'erased' | 'amounts-kept' | 'kept'
  readonly because: 'still-to-come' | 'open-refund' | 'bookkeeping' | 'offer-open' | undefined
  readonly until: string | undefined
}

/**
 * Takes away what is kept about a person, but for what a promise or bookkeeping still needs. What
 * was typed freely, and what mails said, goes in any case.
 */
export function erasePerson(store: Store, email: string, now: Date): Promise<readonly Erased[]> {
  return store.change(async (changes) => {
    const rows = await changes.rowsAbout(email)
    const bookings = await eraseBookings(changes, rows, now)
    await changes.removeTurns(rows.mailbox_pace.map(({ mailbox }) => mailbox))
    await changes.removeMessages(rows.message.map(({ id }) => id))
    const waiting = await eraseWaiting(changes, rows)
    await eraseMails(changes, rows, [...bookings, ...waiting])
    const [messages, mails] = [rows.message.length, rows.mail.length]
    return [
      ...bookings,
      ...(messages > 0 ? [erased('message', messages)] : []),
      ...waiting,
      ...(mails > 0 ? [erased('mail', mails)] : []),
    ]
  })
}

function erased(what: Erased['what'], count: number, workshopOn?: string): Erased {
  return { what, workshopOn, count, outcome: 'erased', because: undefined, until: undefined }
}

async function eraseBookings(changes: Changes, rows: PersonRows, now: Date) {
  const outcomes: Erased[] = []
  for (const { id, session_id, status } of rows.reservation) {
    const belongs = (row: { readonly reservation_id: string | null }) => row.reservation_id === id
    const refunds = rows.refund.filter(belongs)
    const session = (await changes.findSessionById(session_id))!
    const paid = rows.payment.filter(belongs).some(({ paid_cents }) => paid_cents > 0)
    const staying = whatStays(
      {
        status: status as Status,
        workshopEndsAt: session.endsAt,
        hasMoney: paid || refunds.length > 0 || rows.movement.some(belongs),
        hasOpenRefund:
          refunds.some(({ paid_at }) => paid_at === null) ||
          // What came too much may have to go back to the account it came from.
          rows.movement.some((row) => belongs(row) && row.settled_at === null),
      },
      now,
    )
    await changes.forgetNeeds([id])
    if (staying.kind === 'nothing') await changes.removeReservations([id])
    if (staying.kind === 'amounts') await changes.stripReservations([id])
    outcomes.push(outcomeOf(staying, dayOf(session.startsAt)))
  }
  return outcomes
}

function outcomeOf(staying: Staying, workshopOn: string): Erased {
  const gone = erased('booking', 1, workshopOn)
  if (staying.kind === 'nothing') return gone
  if (staying.kind === 'booking') return { ...gone, outcome: 'kept', because: staying.because }
  return { ...gone, outcome: 'amounts-kept', because: 'bookkeeping', until: staying.until }
}

/** Places that are held for somebody are given up by that person, or when their time ends. */
async function eraseWaiting(changes: Changes, { waiting }: PersonRows): Promise<Erased[]> {
  const held = waiting.filter(({ state }) => state === 'offered')
  const others = waiting.filter(({ state }) => state !== 'offered')
  await changes.removeWaiting(others.map(({ id }) => id))
  const gone = others.length > 0 ? [erased('waiting-list', others.length)] : []
  if (held.length === 0) return gone
  const kept = erased('waiting-list', held.length)
  return [...gone, { ...kept, outcome: 'kept', because: 'offer-open' }]
}

/** Whoever still has a booking or an offer keeps getting mail about it; what was sent is forgotten all the same. */
async function eraseMails(changes: Changes, { mail }: PersonRows, outcomes: readonly Erased[]) {
  const isKept = outcomes.some(({ outcome }) => outcome === 'kept')
  const waits = mail.filter(({ state }) => isKept && state === 'waiting')
  const gone = mail.filter((one) => !waits.includes(one))
  if (isKept) await changes.forgetMailTexts(gone.map(({ id }) => id))
  else await changes.removeMails(gone.map(({ id }) => id))
}
