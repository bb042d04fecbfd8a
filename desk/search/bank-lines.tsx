import { type PageLink, Section } from '#app/plain/parts.tsx'
import { dayOf, addDays } from '#booking/dates/brussels-time.ts'
import { asideSince } from '#booking/personal-data/retention.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { matchesLine } from '#booking/search/matches-line.ts'
import type { Search } from '#booking/search/read-search.ts'
import type { Cents } from '#booking/units.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { transactionOf, isUndecided, isPutAside } from '#office/money/known-money.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { euros, deskWords } from '../desk-language.ts'
import { asidePath } from '../money/statement/put-aside.tsx'
import { linePath, Transactions } from '../money/statement/transactions.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().search

/** A search for words reads the lines of a year, and at most so many of them. */
const daysBack = 365
const maxLines = 1_000
const maxExact = 200
const maxShown = 20

type FoundLine = { readonly line: TransactionOnFile; readonly shares: ReadonlyMap<string, Cents> }

export async function findLines(visit: DeskVisit, search: Search): Promise<readonly FoundLine[]> {
  const { store } = visit.office
  const all = await linesToLookAt(visit, search)
  const sums = search.flat().flatMap((way) => (way.by === 'amount' ? [way.cents] : []))
  const sharing = await linesWithShares(visit, sums)
  const lines = new Map([...all, ...sharing].map((line) => [line.key, line]))
  const partsOf = (line: TransactionOnFile) => (sharing.includes(line) ? sums : [])
  const fitting = [...lines.values()].filter((line) => matchesLine(search, line, partsOf(line)))
  const found = fitting
    .toSorted((one, other) => other.bookedOn.localeCompare(one.bookedOn))
    .slice(0, maxShown)
  const shares = await store.entries.sumSharesOf(found.map(({ key }) => key))
  return found.map((line) => ({ line, shares: shares.get(line.key) ?? new Map() }))
}

async function linesToLookAt({ office: { store }, now }: DeskVisit, search: Search) {
  if (search.length === 0) return []
  const exact = search.flat().flatMap((way) => {
    if (way.by === 'amount') return [store.transactions.listByCents(way.cents, maxExact)]
    return way.by === 'account' ? [store.transactions.listFromAccount(way.iban, maxExact)] : []
  })
  const isExact = search.some((term) => term.every(({ by }) => by === 'amount' || by === 'account'))
  const lately = isExact
    ? []
    : store.transactions.listSince(addDays(dayOf(now), -daysBack), maxLines)
  return (await Promise.all([...exact, lately])).flat()
}

/** A transfer for several bookings is also found by the part of one. */
async function linesWithShares({ office: { store }, now }: DeskVisit, sums: readonly Cents[]) {
  const since = addDays(dayOf(now), -daysBack)
  const keys = await Promise.all(sums.map((cents) => store.entries.listLinesSharing(cents, since)))
  return store.transactions.listEach(keys.flat())
}

export async function bankLines(visit: DeskVisit, lines: readonly FoundLine[]) {
  if (lines.length === 0) return null
  const ids = lines.flatMap(({ line, shares }) => [...shares.keys(), line.reservationId ?? ''])
  const bookings = await visit.office.store.reservations.listEach(new Set(ids))
  const nameOf = (id: string) => {
    const name = bookings.find((each) => each.id === id)?.name
    return `${name || words().noName} (${referenceOf(id)})`
  }
  const shownSince = asideSince(dayOf(visit.now))
  const linksOf = ({ line, shares }: FoundLine): readonly PageLink[] => {
    if (isUndecided(line)) return [{ to: linePath(line.key), text: words().lineWaits }]
    const paid = [...shares].filter(([, cents]) => cents > 0)
    if (paid.length > 0) {
      return paid.map(([id, cents]) => ({
        to: deskPath('boeking', id),
        text: fill(words().linePaid, { amount: euros(cents), booking: nameOf(id) }),
      }))
    }
    if (isPutAside(line)) {
      const isShown = line.bookedOn >= shownSince
      return isShown ? [{ to: asidePath(line.key), text: words().lineAside }] : []
    }
    const id = line.reservationId
    if (id !== undefined) return [{ to: deskPath('boeking', id), text: nameOf(id) }]
    return [{ to: deskPath('cadeaubonnen'), text: words().lineVoucher }]
  }
  return (
    <Section title={words().lines} className="mt-13">
      <Transactions
        lines={lines.map((found) => ({
          transaction: transactionOf(found.line),
          links: linksOf(found),
        }))}
      />
    </Section>
  )
}
