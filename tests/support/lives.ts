import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { openCents, paidCents } from '#booking/money/owed.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { doDueWork } from '#office/due/do-due-work.ts'
import { keepJournal } from '#office/money/keep-journal.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { confirmReservation, declineReservation } from '#office/requests/answer-request.ts'
import { cancelReservation } from '#office/requests/cancel-reservation.ts'
import { submitReservation } from '#office/requests/submit-reservation.ts'
import { hearOf } from './hear-of.ts'
import { aftermathOf, type LivesAftermath } from './lives-aftermath.ts'
import { bankActs, payBack } from './lives-bank.ts'
import { calledOffActs } from './lives-called-off.ts'
import { anyGiftCode, giftActs, giftsWrong, returnable } from './lives-gifts.ts'
import { billSome } from './lives-invoices.ts'
import { partyActs } from './lives-party.ts'
import { succeed, successorActs } from './lives-successors.ts'
import { splitSome } from './lives-split.ts'
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
const stepsBetweenLooks = 100

/**
 * Lives of bookings at random over a real store: asked for, answered, paid, moved, cancelled, called off,
 * given another date for it, handed on, taken over, refunded, in whatever order, by whoever, across the
 * change of the clocks; and gift vouchers among them. The sums are made here anew, from what each step answered.
 */
export async function liveLives(asked: Lives): Promise<LivesAftermath> {
  const { lives, seed, on = sqlite, office: vary } = asked
  await using fresh = await on.openFreshStore()
  await planSeats(fresh.store, dates)
  const plain = testOffice(fresh.store)
  await keepJournal(plain)
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
  #steps = 0
  readonly #takenBack: string[] = []
  #heard = 0
  readonly #wrong: string[] = []
  readonly #add = (id: string) => this.#ids.push(id)

  constructor(office: TestOffice, random: () => number) {
    this.#office = office
    this.#random = random
  }

  get #today() {
    return dayOf(this.#office.clock.now())
  }

  async ask(
    date: Parameters<typeof choiceOfSeat>[0] = seatDates(dates)[this.#below(dates)]!,
    participants = 1 + this.#below(5),
  ): Promise<string | undefined> {
    this.#asked++
    const email = `guest-${this.#asked}@example.org`
    const voucher = this.#random() < 0.3 ? anyGiftCode(this.#office, this.#random) : ''
    const choice = { preferredDate: choiceOfSeat(date), participants: String(participants) }
    const request = { ...choice, email, voucher }
    const outcome = await submitReservation(this.#office, reservationRequest(request))
    if (outcome.kind !== 'placed') return undefined
    this.#ids.push(outcome.reservationId)
    return outcome.reservationId
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
    const ends = [this.#decline, this.#cancel, (of: string) => payBack(this.#books, of)]
    const partOf = async (of: string) => {
      const { session } = (await this.#office.store.findReservation(of))!
      return this.#partOf(of, session)
    }
    const books = { ...this.#books, random: this.#random, partOf }
    const others = [...bankActs(books, this.#random), ...partyActs(books), ...giftActs(books)]
    const back = () => stepAndBack(this.#office, this.#takenBack, { id, random: this.#random })
    const wait = () => succeed(books, () => doDueWork(this.#office))
    const successors = successorActs(books, {
      ask: (on, participants) => this.ask(on, participants),
      cancel: (of) => this.#cancel(of, 'guest'),
      settle: async (of) => {
        await this.#confirm(of)
        await this.#pay(of, 'deposit')
        await this.#pay(of, 'balance')
      },
    })
    const calledOff = calledOffActs({ ...books, terms: this.#terms, most: dates / 4 })
    const own = { terms: this.#terms, today: this.#today, wrong: this.#wrong, added: this.#add }
    const some = { ...books, ...own }
    const split = () => splitSome(some)
    const all = [...acts, split, ...ends, ...others, ...successors, ...calledOff, wait, back, back]
    await all[this.#below(all.length)]!.call(this, id)
    await billSome(this.#office, id, this.#steps)
    if (this.#steps % stepsBetweenLooks > 0) return
    this.#wrong.push(...(await giftsWrong(this.#office, this.#money)))
  }

  get #books() {
    return { office: this.#office, money: this.#money, toTell: this.#toTell }
  }

  close(): Promise<LivesAftermath> {
    return aftermathOf({
      office: this.#office,
      lives: this.#ids.length,
      wrong: this.#wrong,
      steps: this.#steps,
      takenBack: this.#takenBack.length,
      money: this.#money,
      toTell: this.#toTell,
    })
  }

  async #confirm(id: string) {
    const before = (await this.#office.store.findReservation(id))!
    const { kind } = await confirmReservation(this.#office, id)
    if (kind !== 'done') return
    this.#toTell.push(`confirmed ${id}`)
    const { payments } = (await this.#office.store.findReservation(id))!
    const cents = paidCents(payments) - paidCents(before.payments)
    if (cents > 0) this.#money.redeemed(id, cents)
  }

  async #decline(id: string) {
    const onVouchers = await returnable(this.#office, id)
    const { kind } = await declineReservation(this.#office, id)
    if (kind !== 'done') return
    this.#money.endedByFarm(id, onVouchers)
    this.#toTell.push(`declined ${id}`)
  }

  async #pay(id: string, what = this.#either('deposit', 'balance', 0.6)) {
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

  async #cancel(id: string, by = this.#either('guest', 'owner', 0.7)) {
    const { session, status } = (await this.#office.store.findReservation(id))!
    const onVouchers = await returnable(this.#office, id)
    const { kind } = await cancelReservation(this.#office, { id, by, ifTaken: true })
    if (kind !== 'done') return
    if (by === 'owner' || status === 'requested') this.#money.endedByFarm(id, onVouchers)
    else this.#money.endedByGuest(id, this.#partOf(id, session), onVouchers)
    this.#toTell.push(`cancelled ${id}`)
  }

  async #move(id: string) {
    const sessions = await this.#office.store.listSessions()
    const sessionId = sessions[this.#below(sessions.length)]!.id
    const by = this.#either('guest', 'owner', 0.7)
    const { session, status } = (await this.#office.store.findReservation(id))!
    const { kind } = await moveReservation(this.#office, { id, sessionId, by })
    if (kind !== 'done') return
    this.#toTell.push(`moved ${id}`)
    const { session: to } = (await this.#office.store.findReservation(id))!
    if (by === 'owner') this.#money.movedByFarm(id)
    if (by === 'owner') this.#terms.movedByFarm(id, session.day, to.day)
    else if (status !== 'requested') this.#terms.movedByGuest(id, session.day, this.#today)
  }

  /** What the terms give of a payment to who cancels now. */
  #partOf(id: string, { day }: Session): number {
    return this.#terms.partOf(id, day, this.#today)
  }

  /** The first of both, by so large a chance. */
  #either<One extends string, Other extends string>(one: One, other: Other, chance: number) {
    return this.#random() < chance ? one : other
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end)
  }
}
