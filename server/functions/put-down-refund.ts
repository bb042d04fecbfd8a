import { randomUUID } from 'node:crypto'
import { payerAccount } from '#booking/statement/payer-account.ts'
import type { Refund } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'

type Owed = {
  /** Of the reservation. */
  readonly id: string
  readonly cents: number
  /** The account that the guest named; without one it goes where the money came from. */
  readonly iban?: string
}

/** Puts money down that is to go back to a guest, within the change that is the reason for it. */
export async function putDownRefund(
  office: Office,
  changes: Changes,
  { id: reservationId, cents, iban = '' }: Owed,
): Promise<Refund | undefined> {
  if (cents === 0) return undefined
  const known = iban || payerAccount(await changes.movementsOf(reservationId))
  const refund: Refund = {
    id: randomUUID(),
    reservationId,
    amountCents: cents,
    iban: known ?? '',
    createdAt: office.clock.now(),
    paidAt: undefined,
  }
  await changes.addRefund(refund)
  return refund
}
