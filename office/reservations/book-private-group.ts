import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { hasBegun } from '#booking/dates/session.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { GroupDate } from '#booking/reservations/private-group.ts'
import { isAgreed } from '#booking/reservations/status.ts'
import type { Company } from '#booking/invoices/company.ts'
import type { Reservation } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { handleMessage } from '../mail/handle-message.ts'
import { type Change, oneChange } from '../office.ts'
import { saveInvoiceRequest } from '../invoices/ask-invoice.ts'
import { bookOnSession } from './book-confirmed.ts'
import { takeStep } from './take-step.ts'

type PrivateGroup = GroupDate &
  Pick<Reservation, 'participants' | 'name' | 'email' | 'telephone' | 'language'> & {
    /** The form's own id, so that a form sent twice books once. */
    readonly id: Id<'reservation'>
    readonly requestId: Id<'reservation'> | undefined
    readonly messageId?: string | undefined
    readonly company: Company | undefined
  }

type GroupOutcome =
  | { readonly kind: 'booked'; readonly reservationId: Id<'reservation'> }
  /** `hours-taken`: the workshop has a date at that hour; `over`: the date would have begun. */
  | { readonly kind: 'hours-taken' | 'over' | 'request-confirmed' }

/** A private date for the group alone, with its booking. */
export const bookPrivateGroup = oneChange(
  async (change, asked: PrivateGroup): Promise<GroupOutcome> => {
    const { workshop, day, priceCents, requestId, messageId, company, ...booking } = asked
    if (await change.reservations.find(booking.id)) {
      return { kind: 'booked', reservationId: booking.id }
    }
    if (await isConfirmed(change, requestId)) return { kind: 'request-confirmed' }
    const { startTime, endTime, groupPriceCents, ...party } = booking
    const startsAt = instantIn(day, startTime)
    const endsAt = instantIn(day, endTime)
    if (hasBegun({ startsAt }, change.now)) return { kind: 'over' }
    const sessionId = randomUUID()
    const capacity = party.participants
    const date = { id: sessionId, workshop, startsAt, endsAt, capacity, priceCents }
    if (!(await change.sessions.add({ ...date, state: 'private' }))) return { kind: 'hours-taken' }
    if (requestId) await endRequest(change, requestId)
    const group = { ...party, groupPriceCents, sessionId, note: '', requestId }
    const booked = await bookOnSession(change, group)
    if (booked.kind !== 'booked') throw new Error(`A new date has no room: ${booked.kind}`)
    if (company)
      await saveInvoiceRequest(change, { id: booked.reservationId, company, by: 'owner' })
    await handleMessage(change, messageId, 'group')
    return booked
  },
)

/** The owner said yes after the form was opened: the guest would have two bookings. */
export async function isConfirmed(reads: Reads, id: Id<'reservation'> | undefined) {
  const request = id ? await reads.reservations.find(id) : undefined
  return request !== undefined && isAgreed(request.status)
}

/** The guest gets the group's mail. A paid request stands, for the owner to settle. */
export async function endRequest(change: Change, id: Id<'reservation'>): Promise<void> {
  const request = await change.reservations.find(id)
  if (!request || paidCents(request.payments) > 0) return
  if (request.status === 'requested')
    await takeStep(change, request, { step: 'decline', by: 'owner' })
  if (request.status === 'unproven') await takeStep(change, request, { step: 'lapse', by: 'owner' })
}
