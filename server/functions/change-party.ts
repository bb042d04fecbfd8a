import { dayOf } from '#booking/brussels-time.ts'
import { type Actor, rule } from '#booking/life.ts'
import { owedCents } from '#booking/owed.ts'
import type { Resized } from '#booking/party-size.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import { givePlacesBack } from './give-places-back.ts'
import type { Office } from './office.ts'
import { partyMoney } from './party-money.ts'
import { putDownRefund } from './put-down-refund.ts'
import { putOffDueDates } from './put-off-due-dates.ts'
import { queueLetters } from './queue-letters.ts'
import { lifeOf, type StepOutcome } from './take-step.ts'
import { withdrawRefund } from './withdraw-refund.ts'

/** Places that are free beside those the party has, and the most it can be. */
export type NoRoom = { readonly kind: 'no-room'; readonly left: number; readonly most: number }

export type PartyOutcome =
  | StepOutcome
  | NoRoom
  /** A payment came, a day began or the number changed since: it would no longer do what was shown. */
  | { readonly kind: 'not-as-shown' }

/** What a change of the number does, as the owner is shown it first; in cents. */
export type PartyFigures = {
  readonly from: number
  readonly refundCents: number
  readonly paidAgainCents: number
  readonly owedCents: number
}

type NewParty = {
  readonly id: string
  readonly participants: number
  /** Nothing is changed that does anything else. */
  readonly shown?: PartyFigures
}

/**
 * The owner writes another number of people on a booking: places, price and what is to be paid follow
 * at once, or nothing changes. The guest hears what is new.
 */
export async function changeParty(office: Office, party: NewParty): Promise<PartyOutcome> {
  const outcome = await office.store.change((changes) => changeWithin(office, changes, party))
  office.mailQueued()
  return outcome
}

export function figuresOf(before: ReservationOnFile, money: Resized): PartyFigures {
  const { refundCents, retaken, payments } = money
  const { paidAgainCents } = retaken
  return { from: before.participants, refundCents, paidAgainCents, owedCents: owedCents(payments) }
}

export function noRoomFor({ session, participants }: ReservationOnFile): NoRoom {
  const left = Math.max(0, session.capacity - session.taken)
  return { kind: 'no-room', left, most: participants + left }
}

const by: Actor = 'owner'

async function changeWithin(
  office: Office,
  changes: Changes,
  { id, participants, shown }: NewParty,
): Promise<PartyOutcome> {
  const before = await changes.findReservation(id)
  if (!before) return { kind: 'no-such-reservation' }
  if (before.participants === participants) return { kind: 'done-before', reservation: before }
  const now = office.clock.now()
  const taking = { by, now, today: dayOf(now) }
  const ruling = rule(lifeOf(before), 'change-party', taking)
  if (ruling.kind === 'refused') return { ...ruling, reservation: before }

  const events = await changes.eventsOf(id)
  const { findRefund } = changes
  const onFile = { reservation: before, events, findRefund }
  const money = await partyMoney(onFile, participants, taking)
  if (shown && !isAsShown(shown, figuresOf(before, money))) return { kind: 'not-as-shown' }
  const { session } = before
  const more = participants - before.participants
  if (more > 0 && !(await changes.takePlaces(session.id, more))) return noRoomFor(before)
  await changes.updateReservation(id, { participants, status: money.status })
  await keepPayments(changes, before, money)
  const refund = await keepRefunds(office, changes, { id, money })
  await putOffDueDates(changes, (await changes.findReservation(id))!, taking.today)
  await writeHistory(office, changes, { before, participants, money, refund })
  if (more < 0) await givePlacesBack(office, changes, { sessionId: session.id, places: -more })

  const reservation = (await changes.findReservation(id))!
  const { givenUpCents, retaken } = money
  const { paidAgainCents } = retaken
  const told = { reservation, before, givenUpCents, paidAgainCents, refund }
  await queueLetters(office, changes, office.letters.forNews({ kind: 'party-changed', ...told }))
  return { kind: 'done', reservation, refund }
}

function isAsShown(shown: PartyFigures, found: PartyFigures): boolean {
  return (Object.keys(found) as (keyof PartyFigures)[]).every((each) => shown[each] === found[each])
}

async function keepPayments(changes: Changes, before: ReservationOnFile, { payments }: Resized) {
  for (const { kind, amountCents, paidCents } of payments) {
    const payment = { reservationId: before.id, kind }
    const was = before.payments.find((each) => each.kind === kind)!
    await changes.setAmount(payment, amountCents)
    await changes.addToPaid(payment, paidCents - was.paidCents)
  }
}

/**
 * Puts down what goes back. A refund of which only a part still does is put down anew: whoever has paid
 * the first, and says so on an old page, is told that it is gone.
 */
async function keepRefunds(
  office: Office,
  changes: Changes,
  { id, money }: { readonly id: string; readonly money: Resized },
): Promise<Refund | undefined> {
  const { refundCents, retaken } = money
  let iban = ''
  for (const withdrawn of retaken.withdrawn) {
    iban = (await changes.findRefund(withdrawn))?.iban ?? iban
    await withdrawRefund(changes, withdrawn)
  }
  return putDownRefund(office, changes, { id, cents: refundCents + retaken.restCents, iban })
}

type Changed = {
  readonly before: ReservationOnFile
  readonly participants: number
  readonly money: Resized
  readonly refund: Refund | undefined
}

/** The first line has what undoing it takes. */
async function writeHistory(
  office: Office,
  changes: Changes,
  { before, participants, money, refund }: Changed,
) {
  const { givenUpCents, refundCents, retaken } = money
  const event = { reservationId: before.id, by }
  const detail = {
    before: before.participants,
    after: participants,
    ...(givenUpCents > 0 && { givenUpCents }),
    ...(retaken.retakenCents > 0 && { retakenCents: retaken.retakenCents }),
    ...(refund && { refundId: refund.id }),
  }
  await recordEvent(office, changes, { ...event, what: 'party-changed', detail })
  const amounts = [
    ['owed-back', refundCents],
    ['not-owed-back', retaken.paidAgainCents],
  ] as const
  for (const [what, cents] of amounts) {
    if (cents > 0) await recordEvent(office, changes, { ...event, what, detail: { cents } })
  }
}
