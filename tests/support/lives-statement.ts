import { dayOf } from '#booking/dates/brussels-time.ts'
import type { BookedLine } from '#booking/money/statement/books.ts'
import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { importStatement } from '#office/money/import-statement.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import { codaFile, type CodaTransactionLine } from './statements/coda-file.ts'
import { bytesOf, transfer } from './statements/transfer.ts'
import type { TermsByHand } from './terms-by-hand.ts'
import type { TestOffice } from './test-office.ts'

/** An office in which lives are lived, and what the lives say of it. */
export type Living = {
  readonly office: TestOffice
  readonly money: MoneyByHand
  readonly terms: TermsByHand
  /** `{kind} {booking}` of what a guest should be told. */
  readonly toTell: string[]
  readonly random: () => number
}

/** The account of a thief who knows every reference and has every guest's link. */
export const thief = 'BE62510007547061'

type Hearing = Pick<Living, 'office' | 'money'>

/** A statement of today with one line. */
export async function hearLine({ office, money }: Hearing, line: Partial<CodaTransactionLine>) {
  const file = codaFile([transfer({ day: dayOf(office.clock.now()), ...line })])
  const heard = await importStatement(office, bytesOf(file))
  if (heard.kind !== 'booked') throw new Error(heard.problem.kind)
  const booked = heard.booked[0]!
  if (!waits(booked) && booked.outcome !== 'ignored')
    money.lineBooked(booked.transaction.amountCents)
  return booked
}

/** The owner decides about a line that waits. */
export async function decideLine({ office, money }: Hearing, line: BookedLine, decision: Decision) {
  const { key, amountCents } = line.transaction
  const decided = await decideTransaction(office, key, decision)
  const isBooked = decided === 'done' && decision.kind !== 'leave'
  if (isBooked && waits(line)) money.lineBooked(amountCents)
  return decided
}

/** Tells whether the whole line waits, and not only its rest. */
function waits({ outcome }: BookedLine): boolean {
  return outcome === 'review'
}
