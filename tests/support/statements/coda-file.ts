import { farmIban, type PlainTransaction } from './plain-transaction.ts'

/** A transaction as CODA adds to it: totals with details, totals' codes. */
export type CodaTransactionLine = PlainTransaction & {
  /** Eight digits; an incoming transfer without this. */
  readonly code?: string
  /** 0 for a transaction of its own; details count on from 1. */
  readonly detail?: number
  /** Type of structured communication. */
  readonly structuredType?: string
  /** 1 to 5: a reject, return, refund, reversal, cancellation. */
  readonly returned?: string
}

export type CodaOptions = {
  readonly account?: string
  readonly currency?: string
  readonly oldCents?: number
  /** Said instead of what is right. */
  readonly newCents?: number
  readonly count?: number
  readonly debitCents?: number
  /** True when another statement follows. */
  readonly more?: boolean
  readonly end?: string
}

/** Writes CODA 2.6: one statement, with whatever is said wrong on purpose. */
export function codaFile(
  transactions: readonly CodaTransactionLine[],
  options: CodaOptions = {},
): string {
  const { account = farmIban, currency = 'EUR', oldCents = 100_000, end = '\n' } = options
  const totals = transactions.filter(({ detail = 0 }) => detail === 0)
  const moved = totals.reduce((sum, { cents }) => sum + cents, 0)
  const newCents = options.newCents ?? oldCents + moved
  const iban = account.padEnd(34) + currency
  const body = [
    `12001${iban}${sign(oldCents)}${milli(oldCents)}140925${'HOF TER GIST'.padEnd(26)}${'Zichtrekening'.padEnd(35)}001`,
    ...numbered(transactions).flatMap(transactionLines),
    ...(transactions.length > 0 || options.newCents !== undefined
      ? [`8001${iban}${sign(newCents)}${milli(newCents)}150925${' '.repeat(64)}0`]
      : []),
  ]
  const count = String(options.count ?? body.length).padStart(6, '0')
  const debit = options.debitCents ?? sumOf(totals, (cents) => cents < 0)
  const credit = sumOf(totals, (cents) => cents > 0)
  const lines = [
    `00000150925${'539'}05${' '.repeat(8)}${'0001'.padEnd(10)}${'HOF TER GIST'.padEnd(26)}${'BANKBEBB'.padEnd(11)}00123456749${' '}00000${' '.repeat(39)}2`,
    ...body,
    `9${' '.repeat(15)}${count}${milli(debit)}${milli(credit)}${' '.repeat(75)}${options.more ? '1' : '2'}`,
  ]
  for (const line of lines) {
    if (line.length !== 128) throw new Error(`A line of ${line.length}: ${line}`)
  }
  return lines.join(end) + end
}

type Numbered = CodaTransactionLine & { readonly sequence: number }

function numbered(transactions: readonly CodaTransactionLine[]): readonly Numbered[] {
  let sequence = 0
  return transactions.map((transaction) => {
    if ((transaction.detail ?? 0) === 0) sequence += 1
    return { ...transaction, sequence }
  })
}

function transactionLines(transaction: Numbered): readonly string[] {
  const { sequence, detail = 0, cents, day, name, iban, returned = '' } = transaction
  const numbers = String(sequence).padStart(4, '0') + String(detail).padStart(4, '0')
  const date = day.slice(8) + day.slice(5, 7) + day.slice(2, 4)
  const code = transaction.code ?? (cents < 0 ? '00101000' : '00150000')
  const text = textOf(transaction)
  const first =
    `21${numbers}${transaction.bankReference.padEnd(21)}${sign(cents)}${milli(cents)}${date}${code}` +
    `${transaction.structured ? '1' : '0'}${text.slice(0, 53).padEnd(53)}${date}0010`
  return [
    `${first}1 0`,
    `22${numbers}${text.slice(53, 106).padEnd(53)}${' '.repeat(35)}${'KREDBEBB'.padEnd(11)}${' '.repeat(3)}${returned.padEnd(1)}${' '.repeat(12)}1 0`,
    `23${numbers}${`${iban.padEnd(34)}EUR`}${name.slice(0, 35).padEnd(35)}${text.slice(106, 149).padEnd(43)}0 0`,
  ]
}

function textOf({ structured, structuredType = '101', text = '' }: CodaTransactionLine): string {
  return structured ? structuredType + structured + text : text
}

function sign(cents: number): string {
  return cents < 0 ? '1' : '0'
}

/** Twelve digits of euros and three decimals. */
function milli(cents: number): string {
  return `${String(Math.abs(cents)).padStart(14, '0')}0`
}

function sumOf(
  transactions: readonly PlainTransaction[],
  which: (cents: number) => boolean,
): number {
  return transactions
    .filter(({ cents }) => which(cents))
    .reduce((sum, { cents }) => sum + Math.abs(cents), 0)
}
