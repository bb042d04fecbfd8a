import { dayOf } from '#booking/dates/brussels-time.ts'
import { owedCents } from '#booking/money/owed.ts'
import { takesMoney } from '#booking/money/statement/open-sums.ts'
import type { WaitingTransaction } from '#booking/money/statement/waiting-transaction.ts'
import { distinguishingNotes } from '#booking/people/distinguish.ts'
import { asideSince } from '#booking/personal-data/retention.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import {
  isPutAside,
  isUndecided,
  readKnownMoney,
  transactionOf,
  waitingOf,
} from '#office/money/known-money.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import type { Store } from '#store/store.ts'
import { euros } from '../../desk-language.ts'
import type { DeskVisit } from '../../visit.ts'
import type { StatementResult } from './take-statement.tsx'
import { type AccountView, linkTo, maxToDecide, type TransactionLine } from './transactions.tsx'

const maxShown = 20
const maxAside = 100

type Asked = {
  /** The key of the line that stands before all others, however many wait. */
  readonly first: string | undefined
  readonly imported: Extract<StatementResult, { readonly kind: 'booked' }> | undefined
}

export async function readAccount({ office, now }: DeskVisit, { first, imported }: Asked) {
  const { store } = office
  const settled = await store.transactions.listLastSettled(maxShown)
  const since = asideSince(dayOf(now))
  const aside = (await store.transactions.listAside(since, maxAside)).filter(isPutAside)
  const toDecide = (await store.transactions.listToDecide())
    .filter(isUndecided)
    .toSorted((one, other) => Number(other.key === first) - Number(one.key === first))
  const waiting = toDecide.slice(0, maxToDecide).map(waitingOf)
  const shares = await store.entries.sumSharesOf(settled.map(({ key }) => key))
  const shown = [...waiting, ...settled, ...aside, ...(imported?.booked ?? [])].flatMap((line) =>
    'reservationId' in line && line.reservationId ? [line.reservationId] : [],
  )
  shown.push(...[...shares.values()].flatMap((paid) => [...paid.keys()]))
  const lines = waiting.map(({ transaction }) => transaction)
  const { known, reservations } = await readKnownMoney(store, lines, shown)
  const account: AccountView = {
    known,
    reservations: new Map(reservations.map((each) => [each.id, each])),
    apart: distinguishingNotes(reservations),
    succeeded: await succeededBy(store, waiting),
  }
  const lately: readonly TransactionLine[] = settled.map((each) => ({
    transaction: transactionOf(each),
    links: paidBy(each, shares.get(each.key), account),
  }))
  return {
    statement: await store.journal.findLastStatement(),
    waiting,
    others: toDecide.length - waiting.length,
    aside,
    lately,
    account,
    areOwing: known.bookings.some((each) => takesMoney(each) && owedCents(each.payments) > 0),
  }
}

/** A divided line names every booking and its part; another line the one booking. */
function paidBy(
  line: TransactionOnFile,
  shares: ReadonlyMap<string, Cents> | undefined,
  account: AccountView,
) {
  const paid = [...(shares ?? [])].filter(([, cents]) => cents > 0)
  return paid.length > 1
    ? paid.flatMap(([id, cents]) => linkTo(id, account, euros(cents)))
    : linkTo(line.reservationId, account)
}

async function succeededBy(store: Store, waiting: readonly WaitingTransaction[]) {
  const cents = new Map<string, number>()
  for (const { reason, reservationId } of waiting) {
    if (reason !== 'reversal' || reservationId === undefined) continue
    cents.set(
      reservationId,
      sum(await store.vacancies.listSuccessionsBy(reservationId), (one) => one.cents),
    )
  }
  return cents
}
