import { dayOf } from '#booking/dates/brussels-time.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { type Remainder, remainderOf } from '#booking/personal-data/retention.ts'
import type { PersonRecords } from '#store/personal-data/person-rows.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import { readCost } from '../invoices/invoicing.ts'
import { hasOpenVacancy } from '../money/refund-filled-vacancies.ts'
import { eraseVouchers } from '../vouchers/erase-vouchers.ts'
import { type Erased, erased, eraseRecord, notErased } from './erase-record.ts'
import { outcomesOfLinesAlike } from './lines-alike.ts'

/** Free text, and the text of mails, is erased whatever else must stay. */
export function erasePerson(store: Store, email: string, now: Date): Promise<readonly Erased[]> {
  if (email.trim() === '') return Promise.resolve([])
  return store.change((changes) => eraseAddress(changes, email, now))
}

/** Erases the guest of a booking; a guest without a mailbox has that booking alone. */
export function eraseGuest(store: Store, id: string, now: Date): Promise<readonly Erased[]> {
  return store.change(async (changes) => {
    const booking = await changes.reservations.find(id)
    if (!booking) return []
    if (booking.email !== '') return eraseAddress(changes, booking.email, now)
    await changes.steps.forget()
    return eraseRecords(changes, await changes.personalData.getRecordsOfGuest(id), now)
  })
}

async function eraseAddress(changes: Changes, email: string, now: Date) {
  await changes.personalData.listErasure(email, now)
  await changes.steps.forget()
  return eraseRecords(changes, await changes.personalData.getRecordsAbout(email), now)
}

export async function eraseRecords(
  changes: Changes,
  person: PersonRecords,
  now: Date,
): Promise<readonly Erased[]> {
  const lines = await outcomesOfLinesAlike(changes, person, now)
  const bookings = await eraseBookings(changes, person, now)
  await changes.turns.remove(person.mailbox_pace.map(({ mailbox }) => mailbox))
  await changes.mailboxes.removeProofs(person.proven_mailbox.map(({ mailbox }) => mailbox))
  await eraseWhole(changes, person.message, now)
  for (const { reservationId } of person.substitute) {
    await changes.substitutes.forget(reservationId)
  }
  const companions = await eraseCompanions(changes, person, now)
  const replaced = await eraseReplaced(changes, person, now)
  const waiting = [
    ...(await eraseWaiting(changes, person, now)),
    ...(await eraseOptions(changes, person, now)),
  ]
  await eraseWhole(changes, person.wish, now)
  const vouchers = await eraseVouchers(changes, person, now)
  const outcomes = [...bookings, ...companions, ...replaced, ...waiting, ...vouchers]
  await eraseMails(changes, person, outcomes)
  return [
    ...bookings,
    ...companions,
    ...replaced,
    ...erasedRows('message', person.message),
    ...waiting,
    ...erasedRows('next-date', person.wish),
    ...vouchers,
    ...erasedRows('mail', person.mail),
    ...lines,
  ]
}

function erasedRows(kind: Erased['what'], { length }: readonly unknown[]): readonly Erased[] {
  return length > 0 ? [erased(kind, length)] : []
}

async function eraseWhole(changes: Changes, rows: readonly { readonly id: string }[], at: Date) {
  for (const { id: record } of rows) await eraseRecord(changes, { record, at, as: 'gone' })
}

function eraseBookings(changes: Changes, person: PersonRecords, now: Date) {
  return Array.fromAsync(person.reservation, async ({ id, sessionId, status }) => {
    const belongs = (row: { readonly reservationId: Id<'reservation'> | undefined }) =>
      row.reservationId === id
    const refunds = person.refund.filter(belongs)
    const session = await changes.sessions.get(sessionId)
    const asksInvoice = person.company.some((row) => belongs(row) && !row.invoicedAt)
    const paid = person.payment.filter(belongs).some(({ paidCents }) => paidCents > 0)
    const remainder = remainderOf(
      {
        status,
        workshopEndsAt: session.endsAt,
        hasMoney:
          paid ||
          refunds.length > 0 ||
          person.bank_transaction.some(belongs) ||
          person.invoice.some(belongs),
        hasOpenRefund:
          refunds.some(({ paidAt }) => !paidAt) ||
          (await hasOpenVacancy(changes, id, now)) ||
          // Money that was too much may have to go back to its account.
          person.bank_transaction.some((row) => belongs(row) && !row.settledAt),
        isToInvoice:
          asksInvoice && (await readCost(changes, await changes.reservations.get(id))) > 0,
      },
      now,
    )
    await eraseRecord(changes, { record: id, at: now, as: erasedAs[remainder.kind] })
    return outcomeOf(remainder, dayOf(session.startsAt))
  })
}

const erasedAs = { nothing: 'gone', amounts: 'stripped', booking: 'needs' } as const

function outcomeOf(remainder: Remainder, workshopOn: Day): Erased {
  const gone = erased('booking', 1, workshopOn)
  if (remainder.kind === 'nothing') return gone
  if (remainder.kind === 'booking') return notErased(gone, remainder.because)
  return { ...gone, outcome: 'amounts-kept', because: 'bookkeeping', until: remainder.until }
}

/** A companion's share stays known until the farm has looked at it. */
function eraseCompanions(changes: Changes, { companion }: PersonRecords, now: Date) {
  return Array.fromAsync(companion, async ({ id, reservationId, diets }) => {
    const outcome = erased('companion', 1)
    const isOpen = await changes.personalData.hasOpenMoney(reservationId, id)
    if (isOpen) return notErased(outcome, 'open-refund')
    if (diets) await changes.personalData.forgetMailsAbout({ ids: [reservationId], until: now })
    await eraseRecord(changes, { record: id, at: now, as: 'gone' })
    return outcome
  })
}

/** The replaced guest stays known until their refund has gone, and while one can still come. */
async function eraseReplaced(changes: Changes, { replaced_guest }: PersonRecords, until: Date) {
  const outcomes = await Array.fromAsync(replaced_guest, async ({ id, reservationId, hadPaid }) => {
    const booking = await changes.reservations.find(reservationId)
    if (!booking) return []
    const { status, session } = booking
    const outcome = erased('booking', 1, session.day)
    if (hadPaid && holdsPlaces(status) && session.endsAt > until)
      return notErased(outcome, 'still-to-come')
    const isOpen =
      (await changes.personalData.hasOpenMoney(reservationId, id)) ||
      (hadPaid > 0 && (await hasOpenVacancy(changes, reservationId, until)))
    if (isOpen) return notErased(outcome, 'open-refund')
    await changes.substitutes.removeReplacedGuest({ id, reservationId })
    // The substitute and the farm have mails that name the replaced guest.
    await changes.personalData.forgetMailsAbout({ ids: [reservationId], until })
    return outcome
  })
  return outcomes.flat()
}

/** An open offer stays until the person answers it, or its time ends. */
async function eraseWaiting(changes: Changes, { waiting }: PersonRecords, now: Date) {
  const offered = waiting.filter(({ state }) => state === 'offered')
  const others = waiting.filter(({ state }) => state !== 'offered')
  await eraseWhole(changes, others, now)
  const gone = others.length > 0 ? [erased('waiting-list', others.length)] : []
  if (offered.length === 0) return gone
  return [...gone, notErased(erased('waiting-list', offered.length), 'offer-open')]
}

function eraseOptions(changes: Changes, { option }: PersonRecords, now: Date) {
  return Array.fromAsync(option, async ({ id: record, state, startsAt }) => {
    const outcome = erased('option', 1, dayOf(startsAt))
    if (state === 'open') return notErased(outcome, 'offer-open')
    await eraseRecord(changes, { record, at: now, as: 'gone' })
    return outcome
  })
}

/** A guest with a booking or an offer keeps getting mail about it; so does the farm about a companion's booking. */
async function eraseMails(
  changes: Changes,
  { mail, mail_about, companion }: PersonRecords,
  outcomes: readonly Erased[],
) {
  const isKept = outcomes.some(({ outcome }) => outcome === 'kept')
  const ofParties = mail_about
    .filter(({ about }) => companion.some(({ id }) => id === about))
    .map(({ mailId }) => mailId)
  const isToFarm = ({ id, kind }: (typeof mail)[number]) =>
    kind.endsWith('-owner') && ofParties.includes(id)
  const waits = mail.filter((one) => one.state === 'waiting' && (isKept || isToFarm(one)))
  const gone = mail.filter((one) => !waits.includes(one))
  if (isKept) await changes.personalData.blankMails(gone.map(({ id }) => id))
  else await changes.personalData.removeMails(gone.map(({ id }) => id))
}
