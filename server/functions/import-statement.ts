import { bookMovements } from '#booking/statement/book-movements.ts'
import type { Booked } from '#booking/statement/booked.ts'
import type { StatementProblem } from '#booking/statement/problem.ts'
import { readStatement } from '#booking/statement/read-statement.ts'
import type { MovementDetail } from '../store/movement-records.ts'
import type { Changes } from '../store/store.ts'
import { bookParts } from './book-parts.ts'
import type { Office } from './office.ts'
import { bookRefundPaid } from './pay-refund.ts'
import { booksOf, communicationText } from './statement-books.ts'

export type StatementImport =
  | {
      readonly kind: 'booked'
      /** What became of each movement, in the order of the file. */
      readonly booked: readonly Booked[]
    }
  | { readonly kind: 'unreadable'; readonly problem: StatementProblem }

/**
 * Reads a bank's file and books what it says, all of it or nothing. The books are read and written in
 * one change, so that two imports at once cannot book the same money twice. What is certain is booked,
 * what is not waits for the owner, and of what belongs to nobody nothing is kept.
 */
export async function importStatement(office: Office, bytes: Uint8Array): Promise<StatementImport> {
  const reading = readStatement(bytes)
  if (reading.kind === 'unreadable') return reading
  const booked = await office.store.change(async (changes) => {
    const each = bookMovements(reading.movements, booksOf(await changes.readBooks()))
    for (const one of each) await keepMovement(office, changes, one)
    const parts = each.flatMap((one) => ('pays' in one ? one.pays : []))
    await bookParts(office, changes, { by: 'bank', parts })
    const refunds = each.flatMap((one) => ('refundId' in one ? [one.refundId] : []))
    for (const id of refunds) await bookRefundPaid(office, changes, { by: 'bank', id })
    return each
  })
  office.mailQueued()
  return { kind: 'booked', booked }
}

async function keepMovement(office: Office, changes: Changes, booked: Booked): Promise<void> {
  const { outcome, movement } = booked
  if (outcome === 'ignored' || outcome === 'seen-before') return
  const importedAt = office.clock.now()
  const waits = outcome === 'review' || outcome === 'over'
  await changes.addMovement({
    key: movement.key,
    bookedOn: movement.bookedOn,
    amountCents: movement.amountCents,
    communication: communicationText(movement),
    payerName: movement.payerName ?? '',
    payerIban: movement.payerIban ?? '',
    outcome,
    reservationId: booked.reservationId,
    detail: detailOf(booked),
    importedAt,
    settledAt: waits ? undefined : importedAt,
  })
}

function detailOf(booked: Booked): MovementDetail {
  if (booked.outcome === 'review') return { reason: booked.reason }
  if (booked.outcome === 'over') return { restCents: booked.restCents }
  return 'refundId' in booked ? { refundId: booked.refundId } : {}
}
