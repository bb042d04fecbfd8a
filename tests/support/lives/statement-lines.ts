import { dayOf } from '#booking/dates/brussels-time.ts'
import type { BookedLine } from '#booking/money/statement/known-money.ts'
import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { importStatement } from '#office/money/import-statement.ts'
import type { ExpectedMoney } from './expected-money.ts'
import { codaFile, type CodaTransactionLine } from '../statements/coda-file.ts'
import { bytesOf, transfer } from '../statements/transfer.ts'
import type { ExpectedTerms } from './expected-terms.ts'
import type { TestOffice } from '../test-office.ts'

/** An office in which lives are lived, and what the lives say of it. */
export type LivesContext = {
  readonly office: TestOffice
  readonly money: ExpectedMoney
  readonly terms: ExpectedTerms
  /** `{kind} {booking}` of what a guest should be told. */
  readonly expectedMails: string[]
  readonly random: () => number
}

/** The account of a thief who knows every reference and has every guest's link. */
export const thief = 'BE62510007547061'

type Hearing = Pick<LivesContext, 'office' | 'money'>

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
