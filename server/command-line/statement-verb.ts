import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Booked } from '#booking/money/statement/books.ts'
import { mostStatementBytes } from '#booking/money/statement/read-statement.ts'
import { sayStatementProblem } from '#content/words/nl/statement.ts'
import { importStatement } from '#office/money/import-statement.ts'
import { communicationText } from '#office/money/statement-books.ts'
import type { Row } from './rows.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'
import { errorCode } from '../files.ts'

export async function statementVerb(
  { store, openOffice }: OpenDesk,
  { words: [file = ''] }: Asked,
): Promise<Listed> {
  const bytes = await readFile(file)
  if (!bytes) return { refused: `There is no such file: ${file}.` }
  const outcome = await importStatement(await openOffice(store), bytes)
  if (outcome.kind === 'unreadable') return { refused: sayStatementProblem(outcome.problem) }
  const waiting = outcome.booked.filter((each) => /^(over|review)$/.test(each.outcome)).length
  const note = waiting > 0 ? `${waiting} to decide on: see your desk (farm desk).` : undefined
  return { rows: outcome.booked.map(rowOf), note }
}

/** Of a file that is too large no more than tells that it is. */
async function readFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(createReadStream(file, { end: mostStatementBytes }))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function rowOf(booked: Booked): Row {
  const { transaction, outcome } = booked
  return {
    date: transaction.bookedOn,
    amountCents: transaction.amountCents,
    communication: communicationText(transaction),
    outcome,
    reservation: 'reservationId' in booked ? (booked.reservationId ?? null) : null,
  }
}
