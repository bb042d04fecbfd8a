import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { hasBegun } from '#booking/dates/session.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { Company } from '#booking/invoices/company.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import type { Reservation } from '#store/reservations/reservations.ts'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { handleMessage } from '../mail/handle-message.ts'
import { type Change, oneChange } from '../office.ts'
import { saveInvoiceRequest } from '../invoices/ask-invoice.ts'
import { bookOnSession } from './book-confirmed.ts'
import { takeStep } from './take-step.ts'

type GroupParty = Pick<Reservation, 'participants' | 'name' | 'email' | 'telephone' | 'language'>

type PrivateGroup = GroupParty & {
  readonly workshop: WorkshopSlug
  readonly day: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** Price for a person; undefined: the workshop's price. */
  readonly priceCents: Cents | undefined
  /** Price for the whole group, whatever its number; `priceCents` is then a part of it. */
  readonly groupPriceCents?: Cents | undefined
  readonly requestId: Id<'reservation'> | undefined
  readonly messageId?: string | undefined
  readonly company: Company | undefined
}

type GroupOutcome =
  | { readonly kind: 'booked'; readonly reservationId: Id<'reservation'> }
  /** `hours-taken`: the workshop has a date at that hour; `over`: the date would have begun. */
  | { readonly kind: 'hours-taken' | 'over' }

/** A private date for the group alone, with its booking; the same form makes the same booking. */
export const bookPrivateGroup = oneChange(
  async (change, { messageId, ...group }: PrivateGroup): Promise<GroupOutcome> => {
    const outcome = await bookGroup(change, group)
    if (outcome.kind === 'booked') await handleMessage(change, messageId, 'group')
    return outcome
  },
)

async function bookGroup(
  change: Change,
  { workshop, day, priceCents, requestId, company, ...booking }: Omit<PrivateGroup, 'messageId'>,
): Promise<GroupOutcome> {
  const { startTime, endTime, groupPriceCents, ...party } = booking
  const [startsAt, endsAt] = [instantIn(day, startTime), instantIn(day, endTime)]
  if (hasBegun({ startsAt }, change.clock.now())) return { kind: 'over' }
  const before = await change.sessions.findAt({ workshop, startsAt })
  const made = before?.state === 'private' && (await change.reservations.listOn(before.id))
  const same = made && made.find((each) => !hasEnded(each.status) && isSameParty(each, party))
  if (same) return { kind: 'booked', reservationId: same.id }
  const id = randomUUID()
  const date = { id, workshop, startsAt, endsAt, capacity: party.participants, priceCents }
  if (!(await change.sessions.add({ ...date, state: 'private' }))) return { kind: 'hours-taken' }
  if (requestId) await endRequest(change, requestId)
  const group = { ...party, groupPriceCents, sessionId: id, note: '', requestId }
  const booked = await bookOnSession(change, group)
  if (booked.kind !== 'booked') throw new Error(`A new date has no room: ${booked.kind}`)
  if (company) await saveInvoiceRequest(change, { id: booked.reservationId, company, by: 'owner' })
  return booked
}

/** All typed fields of the party: two parties with the same words are one form, sent twice. */
function isSameParty(one: GroupParty, other: GroupParty): boolean {
  const wordsOf = ({ participants, name, email, telephone, language }: GroupParty) =>
    JSON.stringify([participants, name, email, telephone, language])
  return wordsOf(one) === wordsOf(other)
}

/** The guest gets the group's mail. A paid request stands, for the owner to settle. */
export async function endRequest(change: Change, id: Id<'reservation'>): Promise<void> {
  const request = await change.reservations.find(id)
  if (!request || paidCents(request.payments) > 0) return
  if (request.status === 'requested')
    await takeStep(change, request, { step: 'decline', by: 'owner' })
  if (request.status === 'unproven') await takeStep(change, request, { step: 'lapse', by: 'owner' })
}
