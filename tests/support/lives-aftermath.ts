import { dayMs } from '#booking/dates/brussels-time.ts'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { firstChanged, readLines } from '#booking/money/journal.ts'
import { owedCents } from '#booking/money/owed.ts'
import { holdsPlaces, statuses } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { readCashLines } from '#office/money/accountant.ts'
import { keepJournal } from '#office/money/keep-journal.ts'
import { bookingsWrong } from './lives-bookings.ts'
import { entriesWrong } from './lives-entries.ts'
import { giftsWrong } from './lives-gifts.ts'
import { invoicesOf } from './lives-invoices.ts'
import { successionsWrong } from './lives-successors.ts'
import { thefts, thiefWrong } from './lives-thief.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** The result of many lives; `wrong` is empty when all adds up. */
export type LivesAftermath = {
  readonly lives: number
  readonly steps: number
  /** How many of the owner's steps were taken back at once. */
  readonly takenBack: number
  readonly told: number
  /** How many went on after their date was called off. */
  readonly rebooked: number
  /** How often a part of a payment was told. */
  readonly parts: number
  /** How often money that waited to go back paid for places again. */
  readonly paidAgain: number
  /** How often a place that was given up was taken and paid for. */
  readonly placesTaken: number
  /** How often some of a party went to another date. */
  readonly splits: number
  /** How many bookings a voucher paid of, if only for a while. */
  readonly redeemed: number
  /** How often a refund was asked for by a thief. */
  readonly thefts: number
  readonly invoiced: number
  readonly credited: number
  readonly wrong: readonly string[]
}

type Lived = {
  readonly office: TestOffice
  readonly lives: number
  readonly steps: number
  readonly takenBack: number
  readonly money: MoneyByHand
  /** Contradictions found on the way, in words. */
  readonly wrong: readonly string[]
  /** `{kind} {booking}` of what a guest should have been told. */
  readonly toTell: readonly string[]
}

/** Adds everything up once more, from the store. */
export async function aftermathOf(lived: Lived): Promise<LivesAftermath> {
  const { office, lives, steps, takenBack, money, toTell } = lived
  const { store, told: news } = office
  const wrong = [...lived.wrong]
  const expectSame = (what: string, found: string | number, right: string | number) => {
    if (found !== right) wrong.push(`${what}: ${found}, and not ${right}`)
  }
  const kept = await store.reservations.list()
  for (const session of await store.sessions.list()) {
    const held = kept
      .filter(({ status, sessionId }) => sessionId === session.id && holdsPlaces(status))
      .reduce((places, { participants }) => places + participants, 0)
    expectSame(`places on ${session.day}`, session.taken, held)
  }
  wrong.push(...(await bookingsWrong(office, money)))
  wrong.push(...(await giftsWrong(office, money)), ...(await successionsWrong(office, money)))
  wrong.push(...(await thiefWrong(office)), ...(await entriesWrong(office, money)))
  expectSame('journal', await journalCents(office), money.cash)
  const { together, redeemedCents } = cashTotals(await readCashLines(store, always))
  expectSame('figures', together.receivedCents - together.refundedCents, money.cash)
  const redeemedNow = sum(kept, ({ id }) => money.onVouchers(id))
  expectSame('redeemed', redeemedCents, redeemedNow)
  const owing = kept.filter(({ payments }) => owedCents(payments) > 0).map(({ id }) => id)
  const found = (await store.reservations.owing(statuses)).map(({ id }) => id)
  expectSame('who owes', found.toSorted().join(), owing.toSorted().join())
  const said = toldToGuests(news)
  expectSame('mails', beyond(said, toTell), beyond(toTell, said))
  const saidOf = (kind: string) => said.filter((each) => each.startsWith(`${kind} `)).length
  const [rebooked, parts] = [saidOf('rebooked'), saidOf('part-received')]
  const splits = saidOf('split')
  const placesTaken = saidOf('place-taken')
  const paidAgain = news.filter((one) => 'paidAgainCents' in one && one.paidAgainCents > 0).length
  const redeemed = kept.filter(({ id }) => money.everRedeemed(id)).length
  const { wrong: ofInvoices, ...bills } = await invoicesOf(office, money)
  wrong.push(...ofInvoices)
  const counts = {
    ...bills,
    told: said.length,
    rebooked,
    parts,
    splits,
    paidAgain,
    placesTaken,
    redeemed,
    thefts: await thefts(office),
  }
  return { lives, steps, takenBack, ...counts, wrong }
}

/** Entries that one list has more often than the other, each so many times. */
function beyond(list: readonly string[], other: readonly string[]): string {
  const left = [...other]
  const more = list.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return more.toSorted().join()
}

/** The sum of the journal, once today is over too. */
async function journalCents(office: TestOffice): Promise<number> {
  office.setClock(new Date(office.clock.now().getTime() + dayMs))
  await keepJournal(office)
  const [days, entries] = [
    await office.store.journal.days(always),
    await office.store.journal.entries(),
  ]
  if (firstChanged(days, entries)) return Number.NaN
  return sum(days.flatMap(readLines), ({ cents }) => cents)
}

const always = { from: '2000-01-01', until: '2100-01-01' } as const

/** The news for guests about one booking each: `{kind} {booking}`. */
function toldToGuests(told: TestOffice['told']): readonly string[] {
  return told.flatMap((news) =>
    'reservation' in news && !ofTheDays.has(news.kind)
      ? [`${news.kind} ${news.reservation.id}`]
      : [],
  )
}

/** News that only the passing of days brings, which has its own tests. */
const ofTheDays = new Set([
  'deposit-reminder',
  'balance-request',
  'practical',
  'unanswered',
  'deposit-overdue',
  'balance-overdue',
])
