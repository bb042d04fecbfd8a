import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { openCents } from '#booking/money/owed.ts'
import { holdsPlaces } from '#booking/status.ts'
import { callOffDate } from '#office/dates/call-off-date.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { rebookReservation } from '#office/dates/rebook-reservation.ts'
import { doDueWork } from '#office/due/do-due-work.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { payRefund } from '#office/money/refunds.ts'
import { changeParty } from '#office/party/change-party.ts'
import { confirmReservation, declineReservation } from '#office/requests/answer-request.ts'
import { cancelReservation } from '#office/requests/cancel-reservation.ts'
import { submitReservation } from '#office/requests/submit-reservation.ts'
import { hearOf } from './hear-of.ts'
import { aftermathOf, type LivesAftermath } from './lives-aftermath.ts'
import { bankActs } from './lives-bank.ts'
import { stepAndBack } from './lives-undo.ts'
import { MoneyByHand } from './money-by-hand.ts'
import { reservationRequest } from './requests.ts'
import { choiceOfSeat, planSeats, seatDates } from './seat-dates.ts'
import { seededRandom } from './seeded-random.ts'
import { type FreshStore, sqlite } from './stores.ts'
import { TermsByHand } from './terms-by-hand.ts'
import { testOffice, type TestOffice } from './test-office.ts'

type Lives = {
  readonly lives: number
  readonly seed: number
  /** SQLite unless said otherwise. */
  readonly on?: { readonly openFreshStore: () => Promise<FreshStore> }
  /** A variant that forgets something, to see that the sums show it. */
  readonly office?: (office: TestOffice) => TestOffice
}

const stepsOfALife = 10
const dates = 60

/**
 * Lives of bookings at random over a real store: asked for, answered, paid, moved, cancelled, called off,
 * given another date for it, refunded, in whatever order, by whoever, across the change of the clocks.
 * The sums are made here anew, from what each step answered.
 */
export async function liveLives(asked: Lives): Promise<LivesAftermath> {
  const { lives, seed, on = sqlite, office: vary } = asked
  await using fresh = await on.openFreshStore()
  await planSeats(fresh.store, dates)
  const plain = testOffice(fresh.store)
  const books = new Books(vary ? vary(plain) : plain, seededRandom(seed))
  for (let life = 0; life < lives; life++) {
    await books.ask()
    for (let step = 0; step < stepsOfALife; step++) await books.step()
  }
  return await books.close()
}

class Books {
  readonly #office: TestOffice
  readonly #random: () => number
  readonly #ids: string[] = []
  readonly #money = new MoneyByHand()
  readonly #terms = new TermsByHand()
  /** `{kind} {booking}` of what a guest should have been told. */
  readonly #toTell: string[] = []
  #asked = 0
  #calledOff = 0
  #steps = 0
  readonly #takenBack: string[] = []
  #heard = 0

  constructor(office: TestOffice, random: () => number) {
    this.#office = office
    this.#random = random
  }

  get #today() {
    return dayOf(this.#office.clock.now())
  }

  async ask(): Promise<void> {
    this.#asked++
    const date = seatDates(dates)[this.#below(dates)]!
    const email = `guest-${this.#asked}@example.org`
    const participants = String(1 + this.#below(5))
    const request = { preferredDate: choiceOfSeat(date), participants, email }
    const outcome = await submitReservation(this.#office, reservationRequest(request))
    if (outcome.kind === 'placed') this.#ids.push(outcome.reservationId)
  }

  async step(): Promise<void> {
    this.#steps++
    const { clock, setClock } = this.#office
    setClock(new Date(clock.now().getTime() + this.#below(60) * 60_000))
    // The young are busier than the old.
    const recent = this.#ids.slice(-40)
    const id = recent[this.#below(recent.length)]
    if (id === undefined) return
    const acts = [this.#confirm, this.#confirm, this.#pay, this.#pay, this.#move]
    const sizes = [(of: string) => this.#resize(of), () => this.#mistype()]
    const ends = [this.#decline, this.#cancel, this.#callOff, this.#rebook, this.#refund]
    const banked = { office: this.#office, money: this.#money, toTell: this.#toTell }
    const back = () => stepAndBack(this.#office, this.#takenBack, { id, random: this.#random })
    const wait = async () => void (await doDueWork(this.#office))
    const all = [...acts, ...sizes, ...ends, ...bankActs(banked, this.#random), wait, back]
    await all[this.#below(all.length)]!.call(this, id)
  }

  close(): Promise<LivesAftermath> {
    return aftermathOf({
      office: this.#office,
      lives: this.#ids.length,
      steps: this.#steps,
      takenBack: this.#takenBack.length,
      money: this.#money,
      toTell: this.#toTell,
    })
  }

  async #confirm(id: string) {
    const { kind } = await confirmReservation(this.#office, id)
    if (kind === 'done') this.#toTell.push(`confirmed ${id}`)
  }

  async #decline(id: string) {
    const { kind } = await declineReservation(this.#office, id)
    if (kind !== 'done') return
    this.#money.endedByFarm(id)
    this.#toTell.push(`declined ${id}`)
  }

  async #pay(id: string) {
    const what = this.#random() < 0.6 ? 'deposit' : 'balance'
    const before = (await this.#office.store.findReservation(id))!
    const cents = openCents(before.payments.find(({ kind }) => kind === what)!)
    const { kind } = await receivePayment(this.#office, { id, kind: what })
    if (kind !== 'done') return
    this.#money.came(id, cents)
    // A statement tells of every tenth: it came once.
    if (this.#heard++ % 10 === 0) await hearOf(this.#office, { id, what, cents })
    const { status } = (await this.#office.store.findReservation(id))!
    if (status !== before.status) this.#toTell.push(`${status} ${id}`)
    // The balance came first, and the deposit is open.
    else if (status === 'confirmed') this.#toTell.push(`part-received ${id}`)
  }

  async #cancel(id: string) {
    const by = this.#random() < 0.7 ? 'guest' : 'owner'
    const { session, status } = (await this.#office.store.findReservation(id))!
    const { kind } = await cancelReservation(this.#office, { id, by })
    if (kind !== 'done') return
    if (by === 'owner' || status === 'requested') this.#money.endedByFarm(id)
    else this.#money.endedByGuest(id, this.#partOf(id, session))
    this.#toTell.push(`cancelled ${id}`)
  }

  /** The date that the booking is on, now and then, while most of them stand: others on it end too. */
  async #callOff(id: string) {
    if (this.#random() < 0.8 || this.#calledOff === dates / 4) return
    const { sessionId } = (await this.#office.store.findReservation(id))!
    const on = await this.#office.store.reservationsOn(sessionId)
    const { kind } = await callOffDate(this.#office, sessionId)
    if (kind === 'done') this.#calledOff++
    for (const { id: each, status } of on) {
      if (kind !== 'done' || !holdsPlaces(status) || status === 'completed') continue
      this.#money.endedByFarm(each)
      this.#toTell.push(`called-off ${each}`)
    }
  }

  /** Of what was called off lately, if anything was: those are few. */
  async #rebook() {
    const ended = this.#toTell.findLast((told) => told.startsWith('called-off ')) ?? ''
    const id = ended.replace('called-off ', '')
    const sessions = await this.#office.store.listSessions()
    const { id: sessionId } = sessions[this.#below(sessions.length)]!
    const { kind } = await rebookReservation(this.#office, { id, sessionId, by: 'guest' })
    if (kind !== 'done') return
    this.#money.goesAlong(id)
    this.#terms.rebooked(id)
    this.#toTell.push(`rebooked ${id}`)
  }

  async #move(id: string) {
    const sessions = await this.#office.store.listSessions()
    const sessionId = sessions[this.#below(sessions.length)]!.id
    const by = this.#random() < 0.7 ? 'guest' : 'owner'
    const { session, status } = (await this.#office.store.findReservation(id))!
    const { kind } = await moveReservation(this.#office, { id, sessionId, by })
    if (kind !== 'done') return
    this.#toTell.push(`moved ${id}`)
    const { session: to } = (await this.#office.store.findReservation(id))!
    if (by === 'owner') this.#terms.movedByFarm(id, session.day, to.day)
    else if (status !== 'requested') this.#terms.movedByGuest(id, session.day, this.#today)
  }

  /** A number of a booking that was paid, mended at once or after a day. */
  async #mistype() {
    const paid = await this.#office.store.reservationsIn(['paid'])
    const { id, participants } = paid[this.#below(paid.length)] ?? {}
    if (id === undefined) return
    await this.#resize(id)
    if (this.#random() < 0.5) await doDueWork(this.#office)
    await this.#resize(id, participants)
  }

  async #resize(id: string, participants = 1 + this.#below(8)) {
    const before = (await this.#office.store.findReservation(id))!
    const { kind } = await changeParty(this.#office, { id, participants })
    if (kind !== 'done') return
    this.#toTell.push(`party-changed ${id}`)
    const hasBegun = this.#office.clock.now() >= before.session.startsAt
    const part = before.status === 'requested' ? 1 : this.#partOf(id, before.session)
    const { priceCents } = before
    const costs = [before.participants * priceCents, participants * priceCents] as const
    this.#money.costs(id, costs, hasBegun ? 0 : part)
  }

  /** What the terms give of a payment to who cancels now. */
  #partOf(id: string, { day }: Session): number {
    return this.#terms.partOf(id, day, this.#today)
  }

  async #refund(id: string) {
    const refunds = await this.#office.store.refundsOf(id)
    const refund = refunds.find(({ paidAt }) => !paidAt)
    if (!refund) return
    const { kind } = await payRefund(this.#office, refund.id)
    if (kind !== 'done') return
    this.#toTell.push(`refunded ${id}`)
    this.#money.wentBack(id, refund.amountCents)
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end)
  }
}
