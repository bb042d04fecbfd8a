import { absenceAt, type Away } from '#booking/dates/away.ts'
import { isUpcoming } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { News } from '#letters/letters.ts'
import type { UnprovenOnFile } from '#store/reservations/unproven.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { tooManyOnTrust } from '#booking/reservations/reservation-request.ts'
import { pressUntil } from '#booking/reservations/unproven.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { notifyOfRequest } from '../mail/notify-of-request.ts'
import { planPayments } from './add-reservation.ts'
import { type Change, inOneChange, type Office, oneChange } from '../office.ts'
import { findNamedVoucher } from '../vouchers/named-voucher.ts'
import { takeStep } from './take-step.ts'

export async function proveMailbox(office: Office, email: string): Promise<void> {
  if (!office.placeBounds) return
  await inOneChange(office, (change) => prove(change, email))
}

/** The mailbox's other requests take places too, the first asked first, while there is room on trust. */
export const holdPlaces = oneChange(async (change, { id, email }: ReservationOnFile) => {
  const mailbox = mailboxDigest(email)
  const rows = await change.unproven.listLike({ reservationId: id, mailbox })
  await prove(change, email)
  const periods = await change.away.listNotOver(change.now)
  const max = change.placeBounds?.onTrustOfOneMailbox
  for (const row of rows.filter((each) => isOpen(change, each))) {
    const { onTrust } = await change.mailboxes.getTrustOf(email)
    if (tooManyOnTrust(row.places, onTrust, max)) continue
    await holdUnproven(change, row, periods)
  }
})

async function prove(change: Change, email: string): Promise<void> {
  const wasProven = await change.mailboxes.isProven(email)
  await change.mailboxes.saveProven(email, change.now)
  if (wasProven) return
  const mailbox = mailboxDigest(email)
  for (const { reservationId, status } of await change.unproven.listLike({ mailbox })) {
    if (status === 'requested') await change.unproven.forget(reservationId)
  }
  await change.unproven.forgetNetworks(mailbox)
  await offerToMailbox(change, email)
}

export async function offerToMailbox(change: Change, address: string): Promise<void> {
  const mailbox = mailboxDigest(address)
  const everybody = await change.waiting.listOpen()
  for (const entry of everybody.filter(({ email }) => mailboxDigest(email) === mailbox)) {
    if (entry.state === 'unproven') await change.waiting.update(entry.id, { state: 'waiting' })
    await offerFreePlaces(change, entry.sessionId)
  }
}

/** A mail with a link may leave late, as when a mail server is away: the link has two hours from then. */
export async function pressUntilOf(
  change: Change,
  id: string,
  newsOf: (until: Date) => News<'prove' | 'next-date-asked'>,
): Promise<Date | undefined> {
  const until = pressUntil(change.now)
  const news = newsOf(until)
  const [mail] = await change.mails.listAbout(id, [`${news.kind}-guest`])
  if (mail?.sentAt) return pressUntil(mail.sentAt)
  if (mail?.state !== 'waiting') return undefined
  for (const letter of change.letters(news)) {
    await change.mails.rewriteWaiting({ id: mail.id, parts: [id] }, letter)
  }
  return until
}

function isOpen({ now }: Change, { status, endsAt }: UnprovenOnFile): boolean {
  return status === 'unproven' && endsAt !== undefined && now < endsAt
}

/** The days to answer and to pay are counted from this instant. */
async function holdUnproven(
  change: Change,
  { reservationId: id, sessionId, places }: UnprovenOnFile,
  periods: readonly Away[],
) {
  const wanted = await change.sessions.find(sessionId)
  if (!wanted || !isUpcoming(wanted, change.now)) return
  const session = await change.sessions.takePlaces(sessionId, places)
  if (!session) return
  const unproven = await change.reservations.get(id)
  const taken = await takeStep(change, unproven, { step: 'prove', by: 'guest' })
  if (taken.kind !== 'done') throw new Error(`Places were taken for ${id}, which asks for none.`)
  const { now: createdAt } = change
  await change.reservations.update(id, { createdAt, dateTakenAt: createdAt })
  await change.unproven.forget(id)
  const asking = { ...taken.reservation, createdAt, session }
  const payments = await planPayments(change, asking, { session, periods })
  await change.payments.add(id, payments, createdAt)
  const absence = absenceAt(periods, createdAt)
  const voucher = await findNamedVoucher(change, asking)
  await notifyOfRequest(
    change,
    { reservation: { ...asking, ...withPayments(asking.status, payments) }, absence, voucher },
    {},
  )
}
