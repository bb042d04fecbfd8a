import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Booked } from '#booking/statement/booked.ts'
import type { StatementProblem } from '#booking/statement/problem.ts'
import { mostStatementBytes } from '#booking/statement/read-statement.ts'
import { importStatement } from '../functions/import-statement.ts'
import { communicationText } from '../functions/statement-books.ts'
import type { Office } from '../functions/office.ts'
import type { Store } from '../store/store.ts'
import type { Row } from './rows.ts'

export type StatementDesk = {
  readonly store: Store
  /** The booking office, which writes to guests: it is built with the site. */
  readonly openOffice: (store: Store) => Promise<Office>
  readonly sayProblem: (problem: StatementProblem) => string
}

type Listed =
  | { readonly rows: readonly Row[]; readonly note: string | undefined }
  | { readonly refused: string }

/** Books a bank's file, and lists what became of each movement. */
export async function statementVerb(
  { store, openOffice, sayProblem }: StatementDesk,
  { words: [file = ''] }: { readonly words: readonly string[] },
): Promise<Listed> {
  const bytes = await readFile(file)
  if (!bytes) return { refused: `There is no such file: ${file}.` }
  const outcome = await importStatement(await openOffice(store), bytes)
  if (outcome.kind === 'unreadable') return { refused: sayProblem(outcome.problem) }
  const waiting = outcome.booked.filter((each) => /^(over|review)$/.test(each.outcome)).length
  const note = waiting > 0 ? `${waiting} to decide on: see your desk (farm desk).` : undefined
  return { rows: outcome.booked.map(rowOf), note }
}

/** Of a file that is too large no more than tells that it is. */
async function readFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(createReadStream(file, { end: mostStatementBytes }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function rowOf(booked: Booked): Row {
  const { movement, outcome } = booked
  return {
    date: movement.bookedOn,
    amountCents: movement.amountCents,
    communication: communicationText(movement),
    outcome,
    reservation: 'reservationId' in booked ? (booked.reservationId ?? null) : null,
  }
}
