import type { Kysely } from 'kysely'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { cashTotals } from '#booking/figures/cash-book.ts'
import { findChangedDay, readLines } from '#booking/money/journal.ts'
import { owedCents } from '#booking/money/owed.ts'
import { goesTo, payableTo } from '#booking/money/refund.ts'
import { holdsPlaces, statuses } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { readCashLines } from '#office/money/accountant.ts'
import { writeJournal } from '#office/money/write-journal.ts'
import type { Tables } from '#store/tables.ts'
import { listRefunds, listTransactions } from '../all-of.ts'
import { booksWrong } from './check-books.ts'
import { invoicesOf } from './invoice-acts.ts'
import { type LivesContext, thief } from './statement-lines.ts'
import { successionsWrong } from './successor-acts.ts'
import type { TestOffice } from '../test-office.ts'

/** The result of many lives; `wrong` is empty when all adds up. */
export type LivesAftermath = Awaited<ReturnType<typeof aftermathOf>>

type Lived = {
  readonly living: LivesContext
  readonly db: Kysely<Tables>
  /** Contradictions found on the way, in words. */
  readonly wrong: readonly string[]
}

type Counts = Readonly<Record<'lives' | 'steps' | 'takenBack', number>>

/** Adds everything up once more, from the store; `takenBack` are steps of the owner. */
export async function aftermathOf({ living, db, wrong: before }: Lived, counts: Counts) {
  const { office, money, expectedMails } = living
  const { store, notified: news } = office
  const wrong = [...before, ...(await booksWrong(office, money, db))]
  const expectSame = (what: string, found: number | string, right: number | string) => {
    if (found !== right) wrong.push(`${what}: ${found}, and not ${right}`)
  }
  const kept = await store.reservations.list()
  for (const session of await store.sessions.list()) {
    const on = kept.filter((one) => one.sessionId === session.id && holdsPlaces(one.status))
    const held = sum(on, ({ participants }) => participants)
    expectSame(`places on ${session.day}`, session.taken, held)
  }
  wrong.push(...(await successionsWrong(office, money)))
  const { asked: thefts, gained, paid } = await theftsIn(office)
  if (gained > paid) wrong.push(`thief: ${gained} cents for ${paid}`)
  expectSame('journal', await journalCents(office), money.cash)
  const { together, redeemedCents } = cashTotals(await readCashLines(store, always))
  expectSame('figures', together.receivedCents - together.refundedCents, money.cash)
  const redeemedNow = sum(kept, ({ id }) => money.onVouchers(id))
  expectSame('redeemed', redeemedCents, redeemedNow)
  const owing = kept.filter(({ payments }) => owedCents(payments) > 0).map(({ id }) => id)
  const found = (await store.reservations.listOwing(statuses)).map(({ id }) => id)
  expectSame('who owes', found.toSorted().join(), owing.toSorted().join())
  const mailed = mailsToGuests(news)
  expectSame('mails', beyond(mailed, expectedMails), beyond(expectedMails, mailed))
  const countOf = (kind: string) => mailed.filter((each) => each.startsWith(`${kind} `)).length
  const { wrong: ofInvoices, ...bills } = await invoicesOf(office, money)
  wrong.push(...ofInvoices)
  return {
    ...counts,
    ...bills,
    mails: mailed.length,
    rebooked: countOf('rebooked'),
    parts: countOf('part-received'),
    splits: countOf('split'),
    placesTaken: countOf('place-taken'),
    /** How often money that waited to go back paid for places again. */
    paidAgain: news.filter((one) => 'paidAgainCents' in one && one.paidAgainCents > 0).length,
    redeemed: kept.filter(({ id }) => money.everRedeemed(id)).length,
    thefts,
    wrong,
  }
}

/** The refunds that the thief asked for, and the cents paid to their account at once and from it. */
async function theftsIn({ store }: TestOffice) {
  const lines = (await listTransactions(store)).filter(({ payerIban }) => payerIban === thief)
  const refunds = await listRefunds(store)
  const atOnce = refunds.filter((refund) => payableTo(refund, refund.createdAt) === thief)
  return {
    asked: refunds.filter((refund) => refund.named && goesTo(refund) === thief).length,
    gained: sum(atOnce, ({ amountCents }) => amountCents),
    paid: sum(lines, ({ amountCents }) => amountCents),
  }
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
  await writeJournal(office)
  const days = await office.store.journal.listDays(always)
  if (findChangedDay(days, await office.store.journal.listEntries())) return Number.NaN
  return sum(days.flatMap(readLines), ({ cents }) => cents)
}

const always = { from: '2000-01-01', until: '2100-01-01' } as const

/** The news for guests about one booking each: `{kind} {booking}`. */
function mailsToGuests(mailedNews: TestOffice['notified']): readonly string[] {
  return mailedNews.flatMap((news) =>
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
