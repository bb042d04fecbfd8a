import { isUpcoming } from '#booking/dates/session.ts'
import { type GivenUp, stillGivenUp } from '#booking/party/given-up.ts'
import { owedCents } from '#booking/money/owed.ts'
import { priceOfParty } from '#booking/money/payment-plan.ts'
import { type Resized, resized } from '#booking/party/party-size.ts'
import { type Actor, rule, type Taking } from '#booking/reservations/life.ts'
import { sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'
import type { Office } from '../office.ts'

export type PartyActor = Extract<Actor, 'guest' | 'owner'>

export type NoRoom = { readonly kind: 'no-room'; readonly left: number; readonly most: number }

export type PartyOutlook =
  | {
      readonly kind: 'possible'
      readonly reservation: ReservationOnFile
      readonly money: Resized
      readonly toRefundCents: Cents
    }
  | NoRoom
  | { readonly kind: 'nothing-to-do' | 'no-such-reservation' }

type Weighed = {
  readonly id: Id<'reservation'>
  readonly participants: Places
  readonly by?: PartyActor
}

export async function weighParty(
  { store, clock }: Office,
  { id, participants, by = 'owner' }: Weighed,
): Promise<PartyOutlook> {
  const reservation = await store.reservations.find(id)
  if (!reservation) return { kind: 'no-such-reservation' }
  const now = clock.now()
  const taking = { by, now }
  const isOver = rule(reservation, 'change-party', taking).kind !== 'allowed'
  if (isOver || reservation.participants === participants) return { kind: 'nothing-to-do' }
  const noRoom = noRoomFor(reservation, taking)
  if (participants > noRoom.most) return noRoom
  const money = await partyMoney(store, reservation, { ...taking, participants })
  const waiting = (await store.refunds.of(id)).filter(({ paidAt }) => !paidAt)
  const toRefundCents = sum(waiting, ({ amountCents }) => amountCents)
  return { kind: 'possible', reservation, money, toRefundCents }
}

/** A guest finds no room on a date that takes no bookings, or that is private. */
export function noRoomFor(
  { session, participants }: ReservationOnFile,
  { by, now }: { readonly by: PartyActor; readonly now: Date },
): NoRoom {
  const isOpen = by === 'owner' || isUpcoming(session, now)
  const left = isOpen ? Math.max(0, session.capacity - session.taken) : 0
  return { kind: 'no-room', left, most: participants + left }
}

export async function partyMoney(
  reads: Pick<Store, 'party' | 'refunds'>,
  reservation: ReservationOnFile,
  { participants, ...taking }: Taking & { readonly participants: Places },
): Promise<Resized> {
  const givenUp = await givenUpBy(reads, reservation.id)
  const total = priceOfParty({ ...reservation, participants })
  return resized({ ...reservation, givenUp }, total, taking)
}

/** Old changes have no such record: their refunds stay as they are. */
async function givenUpBy(reads: Pick<Store, 'party' | 'refunds'>, id: Id<'reservation'>) {
  const changes = await reads.party.changesOf(id)
  const givenUp: GivenUp[] = []
  for (const { cents, refundId, ofCents, keptCents } of stillGivenUp(changes)) {
    const parts = refundId === undefined ? [] : await reads.refunds.parts(refundId)
    const total = sum(parts, ({ amountCents }) => amountCents)
    // A paid part makes the whole refund paid: its open parts stay owed to the guest.
    const isPaid = parts.some(({ paidAt }) => paidAt)
    const refund = refundId && total > 0 && !isPaid ? { id: refundId, cents: total } : undefined
    const paidBackCents = isPaid ? Math.round((total * cents) / ofCents) : 0
    givenUp.push({ cents, refund, paidBackCents, keptCents })
  }
  return givenUp
}

/** Numbers that the page shows before its button is pressed. */
export function partyNumbers(
  before: ReservationOnFile,
  { refundCents, retaken, payments }: Resized,
) {
  const { paidAgainCents } = retaken
  return { from: before.participants, refundCents, paidAgainCents, owedCents: owedCents(payments) }
}

/** The sums that a page showed, which its form sends along with the button. */
export type ShownNumbers = Readonly<Record<string, string | number>>

export function isAsShown(shown: ShownNumbers, found: Readonly<Record<string, number>>): boolean {
  return Object.entries(found).every(([name, number]) => Number(shown[name]) === number)
}
