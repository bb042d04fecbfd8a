import { dayOf, minuteMs } from '#booking/dates/brussels-time.ts'
import { doDueWork } from '#office/due/do-due-work.ts'
import { keepJournal } from '#office/money/keep-journal.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { aftermathOf, type LivesAftermath } from './lives-aftermath.ts'
import { bookingActs } from './lives-acts.ts'
import { bankActs, payBack } from './lives-bank.ts'
import { calledOffActs } from './lives-called-off.ts'
import { anyGiftCode, giftActs } from './lives-gifts.ts'
import { billSome } from './lives-invoices.ts'
import { type Look, lookAlways, lookSometimes } from './lives-looks.ts'
import { mistakeSome } from './lives-mistakes.ts'
import { partyActs } from './lives-party.ts'
import { restSome } from './lives-rests.ts'
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
  /** The database; SQLite unless given. */
  readonly on?: { readonly openFreshStore: () => Promise<LivedStore> }
  /** A variant that forgets something, to see that the sums show it. */
  readonly office?: (office: TestOffice) => TestOffice
  /** Everything is looked at after so many steps, and cash after each; the lives end once something is wrong. */
  readonly sharply?: { readonly stepsBetween: number }
  /** No line brings more than is owed, and earlier books had nothing: an upgrade cannot tell moments apart that a still clock gives to both. */
  readonly withoutRests?: true
  /** Looks at what all of it left. */
  readonly look?: (office: TestOffice) => Promise<void>
}

export type LivedStore = AsyncDisposable & Pick<FreshStore, 'store' | 'tables'>

const stepsOfALife = 10
const dates = 60

/**
 * Lives of bookings at random over a real store: asked for, answered, paid, moved, cancelled, called off,
 * given another date for it, handed on, taken over, refunded, in whatever order, by whoever, across the
 * change of the clocks; and gift vouchers among them. The sums are made here anew, from what each step answered.
 */
export async function liveLives(asked: Lives): Promise<LivesAftermath> {
  const { lives, seed, on = sqlite, office: vary, sharply, look, withoutRests } = asked
  await using fresh = await on.openFreshStore()
  await planSeats(fresh.store, dates)
  const plain = testOffice(fresh.store)
  await keepJournal(plain)
  const books = new Books(vary ? vary(plain) : plain, seededRandom(seed), {
    look: sharply ? lookAlways(fresh.tables(), sharply.stepsBetween) : lookSometimes,
    withoutRests: withoutRests ?? false,
  })
  const lastLife = () => sharply !== undefined && books.isWrong
  for (let life = 0; life < lives && !lastLife(); life++) {
    await books.ask()
    for (let step = 0; step < stepsOfALife && !lastLife(); step++) await books.step()
  }
  await look?.(plain)
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
  readonly #acts: ReturnType<typeof bookingActs>
  readonly #takenBack: string[] = []
  readonly #wrong: string[] = []
  readonly #add = (id: string) => this.#ids.push(id)

  readonly #look: Look
  readonly #withoutRests: boolean

  constructor(
    office: TestOffice,
    random: () => number,
    { look, withoutRests }: { readonly look: Look; readonly withoutRests: boolean },
  ) {
    this.#withoutRests = withoutRests
    this.#office = office
    this.#random = random
    this.#look = look
    this.#acts = bookingActs(this.#books)
  }

  get isWrong(): boolean {
    return this.#wrong.length > 0
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
    setClock(new Date(clock.now().getTime() + this.#below(60) * minuteMs))
    // The young are busier than the old.
    const recent = this.#ids.slice(-40)
    const id = recent[this.#below(recent.length)]
    if (id === undefined) return
    const { confirm, pay, move, decline, cancel } = this.#acts
    const acts = [confirm, confirm, pay, pay, move]
    const ends = [decline, cancel, (of: string) => payBack(this.#books, of)]
    const books = { ...this.#books, partOf: this.#acts.partOf }
    const others = [...bankActs(books, this.#random), ...partyActs(books), ...giftActs(books)]
    const back = () => stepAndBack(this.#office, this.#takenBack, { id, random: this.#random })
    const wait = () => succeed(books, () => doDueWork(this.#office))
    const successors = successorActs(books, {
      ask: (on, participants) => this.ask(on, participants),
      cancel: (of) => cancel(of, 'guest'),
      settle: async (of) => {
        await confirm(of)
        await pay(of, 'deposit')
        await pay(of, 'balance')
      },
    })
    const calledOff = calledOffActs({ ...books, most: dates / 4 })
    const own = { today: dayOf(clock.now()), wrong: this.#wrong, added: this.#add }
    const some = { ...books, ...own }
    const split = () => splitSome(some)
    const all = [...acts, split, ...ends, ...others, ...successors, ...calledOff, wait, back, back]
    await all[this.#below(all.length)]!(id)
    if (!this.#withoutRests) {
      await restSome(books, id, this.#steps)
      await mistakeSome(books, id, this.#steps)
    }
    await billSome(this.#office, id, this.#steps)
    this.#wrong.push(...(await this.#look(this.#office, this.#money, this.#steps)))
  }

  get #books() {
    return {
      office: this.#office,
      money: this.#money,
      terms: this.#terms,
      toTell: this.#toTell,
      random: this.#random,
    }
  }

  close(): Promise<LivesAftermath> {
    return aftermathOf({
      ...this.#books,
      lives: this.#ids.length,
      wrong: this.#wrong,
      steps: this.#steps,
      takenBack: this.#takenBack.length,
    })
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end)
  }
}
