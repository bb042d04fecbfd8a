import type { Kysely } from 'kysely'
import { dayOf, minuteMs } from '#booking/dates/brussels-time.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { writeJournal } from '#office/money/write-journal.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import type { Tables } from '#store/tables.ts'
import { bookingActs } from './booking-acts.ts'
import { aftermathOf, type LivesAftermath } from './aftermath.ts'
import { bankActs, payBack } from './bank-acts.ts'
import { booksWrong, cashWrong } from './check-books.ts'
import { calledOffActs } from './called-off-acts.ts'
import { anyGiftCode, giftActs } from './voucher-acts.ts'
import { billSome } from './invoice-acts.ts'
import { mistakeSome, stepAndBack } from './mistake-acts.ts'
import { partyActs, splitSome } from './party-acts.ts'
import { restSome } from './rest-acts.ts'
import type { LivesContext } from './statement-lines.ts'
import { succeed, successorActs } from './successor-acts.ts'
import { ExpectedMoney } from './expected-money.ts'
import { reservationRequest } from '../requests.ts'
import { choiceOfSeat, planSeats, seatDates } from '../seat-dates.ts'
import { seededRandom } from '../seeded-random.ts'
import { type FreshStore, sqlite } from '../stores.ts'
import { ExpectedTerms } from './expected-terms.ts'
import { testOffice, type TestOffice } from '../test-office.ts'

type Lives = {
  readonly lives: number
  readonly seed: number
  /** The database; SQLite unless given. */
  readonly on?: { readonly openFreshStore: () => Promise<LivedStore> }
  /** A variant that forgets something, to see that the sums show it. */
  readonly office?: (office: TestOffice) => TestOffice
  /** Everything is looked at after so many steps, and cash after each; the lives end once something is wrong. */
  readonly sharply?: { readonly stepsBetween: number }
}

export type LivedStore = AsyncDisposable & Pick<FreshStore, 'store' | 'tables'>

const stepsOfALife = 10
const dates = 60

/**
 * Lives of bookings at random over a real store: asked for, answered, paid, moved, cancelled, called off,
 * given another date for it, handed on, taken over, refunded, in whatever order, by whoever, across the
 * change of the clocks; and gift vouchers among them. The sums are made here anew, from what each step answered.
 */
export async function runRandomLives(settings: Lives): Promise<LivesAftermath> {
  const { lives, on = sqlite, office: vary = (plain) => plain, sharply } = settings
  await using fresh = await on.openFreshStore()
  await planSeats(fresh.store, dates)
  const plain = testOffice(fresh.store)
  await writeJournal(plain)
  const farm = new LivedFarm(vary(plain), fresh.tables(), settings)
  const isOver = () => sharply !== undefined && farm.wrong.length > 0
  for (let life = 0; life < lives && !isOver(); life++) {
    await farm.ask()
    for (let step = 0; step < stepsOfALife && !isOver(); step++) await farm.step()
  }
  const { ids, steps, takenBack } = farm
  return await aftermathOf(farm, { lives: ids.length, steps, takenBack: takenBack.length })
}

class LivedFarm {
  readonly living: LivesContext
  readonly db: Kysely<Tables>
  readonly ids: string[] = []
  readonly takenBack: string[] = []
  readonly wrong: string[] = []
  steps = 0
  #asked = 0
  readonly #lives: Lives
  readonly #acts: ReturnType<typeof bookingActs>

  constructor(office: TestOffice, db: Kysely<Tables>, lives: Lives) {
    const money = new ExpectedMoney()
    const terms = new ExpectedTerms()
    this.living = { office, money, terms, expectedMails: [], random: seededRandom(lives.seed) }
    this.db = db
    this.#lives = lives
    this.#acts = bookingActs(this.living)
  }

  async ask(
    date: Parameters<typeof choiceOfSeat>[0] = seatDates(dates)[this.#below(dates)]!,
    participants = 1 + this.#below(5),
  ): Promise<string | undefined> {
    const { office, random } = this.living
    this.#asked++
    const email = `guest-${this.#asked}@example.org`
    const voucher = random() < 0.3 ? anyGiftCode(office, random) : ''
    const choice = { preferredDate: choiceOfSeat(date), participants: String(participants) }
    const request = { ...choice, email, voucher }
    const outcome = await submitReservation(office, reservationRequest(request))
    if (outcome.kind !== 'placed') return undefined
    this.ids.push(outcome.reservationId)
    return outcome.reservationId
  }

  async step(): Promise<void> {
    this.steps++
    const { clock, setClock } = this.living.office
    setClock(new Date(clock.now().getTime() + this.#below(60) * minuteMs))
    // The young are busier than the old.
    const recent = this.ids.slice(-40)
    const id = recent[this.#below(recent.length)]
    if (id === undefined) return
    const all = this.#steps(id)
    await all[this.#below(all.length)]!(id)
    await restSome(this.living, id, this.steps)
    await mistakeSome(this.living, id, this.steps)
    await billSome(this.living.office, id, this.steps)
    this.wrong.push(...(await this.#look()))
  }

  /** All that may become of a booking; steps that are likelier stand here more than once. */
  #steps(id: string): readonly ((id: string) => Promise<unknown>)[] {
    const { confirm, pay, move, decline, cancel, partOf } = this.#acts
    const { living, takenBack, wrong } = this
    const { office, random } = living
    const today = dayOf(office.clock.now())
    const split = () =>
      splitSome({ ...living, today, wrong, added: (other) => void this.ids.push(other) })
    const successors = successorActs(living, {
      ask: (on, participants) => this.ask(on, participants),
      cancel: (of) => cancel(of, 'guest'),
      settle: async (of) => {
        await confirm(of)
        await pay(of, 'deposit')
        await pay(of, 'balance')
      },
    })
    const back = () => stepAndBack(office, takenBack, { id, random })
    return [
      confirm,
      confirm,
      pay,
      pay,
      move,
      split,
      decline,
      cancel,
      (of) => payBack(living, of),
      ...bankActs(living),
      ...partyActs({ ...living, partOf }),
      ...giftActs(living),
      ...successors,
      ...calledOffActs({ ...living, most: dates / 4 }),
      () => succeed(living, () => doDueTasks(office)),
      back,
      back,
    ]
  }

  async #look(): Promise<readonly string[]> {
    const { living, db, steps } = this
    const { sharply } = this.#lives
    const cash = sharply ? await cashWrong(db, living.money) : []
    if (cash.length > 0 || steps % (sharply?.stepsBetween ?? 100) > 0) return cash
    return booksWrong(living.office, living.money, db)
  }

  #below(end: number): number {
    return Math.floor(this.living.random() * end)
  }
}
