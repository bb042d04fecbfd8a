import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents, paidCents } from '#booking/money/owed.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { confirmReservation, declineReservation } from '#office/reservations/answer-request.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { returnable } from './voucher-acts.ts'
import { hearLine, type LivesContext, thief } from './statement-lines.ts'

/** The acts on one booking: it is answered, paid, moved and ended. */
export function bookingActs(books: LivesContext) {
  const { office, money, terms, expectedMails, random } = books
  const { store } = office
  let heard = 0
  let cancelled = 0
  const today = () => dayOf(office.clock.now())
  const found = async (id: string) => await store.reservations.get(id)
  /** Chooses the first of both by so large a chance. */
  const either = <One extends string, Other extends string>(
    one: One,
    other: Other,
    chance: number,
  ) => (random() < chance ? one : other)
  /** The part of a payment that the terms give to a guest who cancels now. */
  const partOf = async (id: string) => terms.partOf(id, (await found(id)).session.day, today())

  async function confirm(id: string) {
    const before = await found(id)
    const { kind } = await confirmReservation(office, id)
    if (kind !== 'done') return
    expectedMails.push(`confirmed ${id}`)
    const cents = paidCents((await found(id)).payments) - paidCents(before.payments)
    if (cents > 0) money.redeemed(id, cents)
  }

  async function decline(id: string) {
    const onVouchers = await returnable(office, id)
    const { kind } = await declineReservation(office, id)
    if (kind !== 'done') return
    money.endedByFarm(id, onVouchers)
    expectedMails.push(`declined ${id}`)
  }

  async function pay(id: string, wanted = either('deposit', 'balance', 0.6)) {
    const before = await found(id)
    const openOf = (what: string) => openCents(before.payments.find(({ kind }) => kind === what)!)
    // The desk offers the balance once the deposit is in.
    const what = openOf('deposit') > 0 ? 'deposit' : wanted
    const cents = openOf(what)
    const { kind } = await receivePayment(office, { id, kind: what })
    if (kind !== 'done') return
    money.came(id, cents)
    // A statement tells of every tenth: it came once.
    if (heard++ % 10 === 0) await hearOf(books, { id, what, cents })
    const { status } = await found(id)
    if (status !== before.status) expectedMails.push(`${status} ${id}`)
  }

  async function cancel(id: string, by = either('guest', 'owner', 0.7)) {
    const { status } = await found(id)
    const onVouchers = await returnable(office, id)
    const part = await partOf(id)
    const iban = by === 'guest' ? either(thief, '', 0.3) : ''
    const atWish = by === 'owner' && cancelled++ % 2 === 0
    const outcome = await cancelReservation(office, { id, by, iban, ifTaken: true, atWish })
    if (outcome.kind !== 'done') return
    if ((by === 'owner' && !atWish) || status === 'requested') money.endedByFarm(id, onVouchers)
    else money.endedByGuest(id, part, onVouchers)
    expectedMails.push(`cancelled ${id}`)
    if (outcome.refunds.some(({ named }) => named)) expectedMails.push(`refund-account ${id}`)
  }

  async function move(id: string) {
    const sessions = await store.sessions.list()
    const sessionId = sessions[Math.floor(random() * sessions.length)]!.id
    const by = either('guest', 'owner', 0.7)
    const { session, status } = await found(id)
    const { kind } = await moveReservation(office, { id, sessionId, by })
    if (kind !== 'done') return
    expectedMails.push(`moved ${id}`)
    const { session: to } = await found(id)
    if (by === 'owner') money.movedByFarm(id)
    if (by === 'owner') terms.movedByFarm(id, session.day, to.day)
    else if (status !== 'requested') terms.movedByGuest(id, session.day, today())
  }

  return { confirm, decline, pay, cancel, move, partOf }
}

type Came = { readonly id: string; readonly what: 'deposit' | 'balance'; readonly cents: number }

/** A statement of today tells of money for a booking, under its reference. */
async function hearOf(books: LivesContext, { id, what, cents }: Came) {
  const { payments } = await books.office.store.reservations.get(id)
  const { reference: structured } = payments.find(({ kind }) => kind === what)!
  await hearLine(books, { structured, cents })
}
