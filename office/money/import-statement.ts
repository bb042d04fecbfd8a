import type { House } from '#booking/house/house.ts'
import type { HouseValue } from '#booking/house/house-value.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { bookTransactions } from '#booking/money/statement/book-transactions.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { BookedLine, KnownMoney } from '#booking/money/statement/known-money.ts'
import type { StatementProblem } from '#booking/money/readers/problem.ts'
import { readStatement } from '#booking/money/readers/read-statement.ts'
import {
  type BankTransaction,
  hasTraceOf,
  seenBefore,
} from '#booking/money/statement/transaction.ts'
import { asideSince } from '#booking/personal-data/retention.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { bookLines, storedLineOf } from './book-lines.ts'
import { communicationText, readKnownMoney } from './known-money.ts'

export type StatementImport =
  | { readonly kind: 'booked'; readonly booked: readonly BookedLine[] }
  | { readonly kind: 'unreadable'; readonly problem: StatementProblem }

/** A statement is booked as a whole or not at all, in one change, so that two imports book nothing twice. */
export async function importStatement(office: Office, bytes: Uint8Array): Promise<StatementImport> {
  const reading = readStatement(bytes, await ownAccounts(office.store))
  if (reading.kind === 'unreadable') return reading
  const { holder } = reading
  const booked = await inOneChange(office, async (change) => {
    await change.journal.saveStatementRead(change.now, holder)
    const { transactions } = reading
    const { known, reservations, keysAside } = await readKnownMoney(change, transactions)
    const lines = bookTransactions(transactions, known, namesOfWorkshops(change.house))
    const aside = asideOf(transactions, keysAside)
    for (const line of lines) await saveTransaction(change, line, { known, aside })
    await bookLines(change, lines, { by: 'bank', known, asRead: reservations })
    return lines
  })
  return { kind: 'booked', booked }
}

/** Names of workshops, and words of their titles that stand among their keywords: "kombucha". */
function namesOfWorkshops(house: House): readonly string[] {
  return house.spoken.flatMap((language) => {
    const { workshop } = wordsOf(house, language)
    return house.shown.flatMap((slug) => {
      const workshopWords = workshop[slug]
      if (!workshopWords) return []
      const keywords = workshopWords.head.keywords.toLowerCase()
      const words = workshopWords.title.toLowerCase().split(/[\s,]+/)
      return [workshopWords.name, ...words.filter((word) => keywords.includes(word))]
    })
  })
}

/** Accounts of the house, the earlier ones too, which old mails name. */
async function ownAccounts({ houseChanges }: Office['store']) {
  const changes = await houseChanges.listByName('account')
  const ibanOf = (value: HouseValue) => (value.what === 'account' ? [value.iban] : [])
  const [account = firstHouse.business.iban] = changes
    .slice(-1)
    .flatMap(({ after }) => ibanOf(after))
  return { account, earlier: changes.flatMap(({ before }) => ibanOf(before)) }
}

/** Lines of earlier files that the program had put aside, each taken once. */
function asideOf(transactions: readonly BankTransaction[], keysAside: readonly string[]) {
  const keys = [...keysAside]
  const seen = seenBefore(transactions, new Set(keys))
  return (transaction: BankTransaction): string | undefined => {
    if (!seen.has(transaction)) return undefined
    const { key } = transaction
    const same = keys.includes(key) ? key : keys.find((other) => hasTraceOf(other, transaction))
    if (same !== undefined) keys.splice(keys.indexOf(same), 1)
    return same
  }
}

type Keeping = { readonly known: KnownMoney; readonly aside: ReturnType<typeof asideOf> }

async function saveTransaction(change: Change, booked: BookedLine, { known, aside }: Keeping) {
  if (booked.outcome === 'seen-before') return
  const { transaction } = booked
  const before = aside(transaction)
  const { now: importedAt } = change
  const line = {
    key: transaction.key,
    bookedOn: transaction.bookedOn,
    amountCents: transaction.amountCents,
    communication: communicationText(transaction),
    payerName: transaction.payerName ?? '',
    payerIban: transaction.payerIban ?? '',
    importedAt,
  }
  if (booked.outcome === 'ignored') {
    const isKept = before === undefined && staysInSight(transaction, importedAt)
    const put = { outcome: 'aside', reservationId: undefined, detail: {} } as const
    if (isKept) await change.transactions.add({ ...line, ...put, settledAt: importedAt })
    return
  }
  if (before !== undefined) await change.transactions.removeAside(before)
  await change.transactions.add({ ...line, ...storedLineOf(booked, known, { at: importedAt }) })
}

/** Money without a sign of a guest, which the desk shows for a season. */
function staysInSight({ amountCents, bookedOn, status }: BankTransaction, now: Date): boolean {
  return status !== 'not-booked' && amountCents > 0 && bookedOn >= asideSince(dayOf(now))
}
