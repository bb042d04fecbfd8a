import { dayOf } from '#booking/brussels-time.ts'
import { type Resized, resized } from '#booking/party-size.ts'
import { type Actor, rule } from '#booking/life.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import { givePlacesBack } from './give-places-back.ts'
import type { Office } from './office.ts'
import { putDownRefund } from './put-down-refund.ts'
import { putOffDueDates } from './put-off-due-dates.ts'
import { queueLetters } from './queue-letters.ts'
import { lifeOf, type StepOutcome } from './take-step.ts'

export type PartyOutcome =
  | StepOutcome
  /** Places that are free beside those the party has, and the most it can be. */
  | { readonly kind: 'no-room'; readonly left: number; readonly most: number }

type Party = { readonly id: string; readonly participants: number }

/**
 * The owner writes another number of people on a booking: places, price and what is to be paid follow
 * at once, or nothing changes. The guest hears what is new.
 */
export async function changeParty(office: Office, party: Party): Promise<PartyOutcome> {
  const outcome = await office.store.change((changes) => changeWithin(office, changes, party))
  office.mailQueued()
  return outcome
}

const by: Actor = 'owner'

async function changeWithin(
  office: Office,
  changes: Changes,
  { id, participants }: Party,
): Promise<PartyOutcome> {
  const before = await changes.findReservation(id)
  if (!before) return { kind: 'no-such-reservation' }
  if (before.participants === participants) return { kind: 'done-before', reservation: before }
  const now = office.clock.now()
  const taking = { by, now, today: dayOf(now) }
  const ruling = rule(lifeOf(before), 'change-party', taking)
  if (ruling.kind === 'refused') return { ...ruling, reservation: before }

  const { session } = before
  const more = participants - before.participants
  if (more > 0 && !(await changes.takePlaces(session.id, more))) {
    return noRoom(before)
  }
  const money = resized(lifeOf(before), before.priceCents * participants, taking)
  await changes.updateReservation(id, { participants, status: money.status })
  await keepPayments(changes, before, money)
  const refund = await putDownRefund(office, changes, { id, cents: money.refundCents })
  await putOffDueDates(changes, (await changes.findReservation(id))!, taking.today)
  await writeHistory(office, changes, { before, participants, money })
  if (more < 0) await givePlacesBack(office, changes, { sessionId: session.id, places: -more })

  const reservation = (await changes.findReservation(id))!
  const { givenUpCents } = money
  const news = { kind: 'party-changed', reservation, before, givenUpCents, refund } as const
  await queueLetters(office, changes, office.letters.forNews(news))
  return { kind: 'done', reservation, refund }
}

function noRoom({ session, participants }: ReservationOnFile): PartyOutcome {
  const left = Math.max(0, session.capacity - session.taken)
  return { kind: 'no-room', left, most: participants + left }
}

async function keepPayments(changes: Changes, before: ReservationOnFile, { payments }: Resized) {
  for (const { kind, amountCents, paidCents } of payments) {
    const payment = { reservationId: before.id, kind }
    const was = before.payments.find((each) => each.kind === kind)!
    await changes.setAmount(payment, amountCents)
    await changes.addToPaid(payment, paidCents - was.paidCents)
  }
}

type Changed = {
  readonly before: ReservationOnFile
  readonly participants: number
  readonly money: Resized
}

async function writeHistory(
  office: Office,
  changes: Changes,
  { before, participants, money: { refundCents } }: Changed,
) {
  const event = { reservationId: before.id, by }
  const detail = { before: before.participants, after: participants }
  await recordEvent(office, changes, { ...event, what: 'party-changed', detail })
  if (refundCents === 0) return
  await recordEvent(office, changes, {
    ...event,
    what: 'owed-back',
    detail: { cents: refundCents },
  })
}
