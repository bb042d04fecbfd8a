import type { Kysely, Transaction } from 'kysely'
import { type PayingParty, payersOf } from '#booking/people/payers.ts'
import type { Id } from '#booking/id.ts'
import { isOneOf } from '../json-rows.ts'
import { blankTexts } from '../personal-data/blank-texts.ts'
import { personalTexts } from '../personal-data/data-policy.ts'
import { readRows } from '../rows.ts'
import type { TransactionDetail } from '../money/transactions.ts'
import type { Row, Tables } from '../tables.ts'

type Owned<Table extends 'bank_transaction' | 'refund'> = {
  readonly row: Row<Table>
  /** People of the booking whose money came or goes back; its own id stands for its present guest. */
  readonly of: readonly string[]
}

export type MoneyOwned = {
  readonly lines: readonly Owned<'bank_transaction'>[]
  readonly refunds: readonly Owned<'refund'>[]
}

export async function listMoneyMovedOn(
  db: Kysely<Tables>,
  reservationId: Id<'reservation'>,
): Promise<MoneyOwned> {
  const party = await partyOf(db, reservationId)
  const lines = db.selectFrom('bank_transaction').selectAll()
  const all = db.selectFrom('refund').selectAll()
  const refunds = await all.where('reservation_id', '=', reservationId).execute()
  const ofBuyers = refunds.filter((row) => row.voucher_id !== null)
  const owned = (await lines.where('reservation_id', '=', reservationId).execute()).map((row) => {
    const isBuyers = ofBuyers.some(({ transaction_key: key }) => key === row.key)
    return { row, of: isBuyers ? [] : payersOf(lineOf(row), party) }
  })
  const payer = party.replaced.find(({ hadPaid }) => hadPaid) ?? party.guest
  return {
    lines: owned,
    refunds: refunds.map((row) => {
      if (row.voucher_id !== null) return { row, of: [] }
      const shownBy = owned.filter((line) => tellsOf(line.row, row)).flatMap((line) => line.of)
      return { row, of: shownBy.length > 0 ? shownBy : [payer.id] }
    }),
  }
}

/** Amounts and days stay for the books. */
export const payerOfLine = personalTexts('bank_transaction', 'payer')
export const payerOfRefund = personalTexts('refund', 'payer')

/** A line or refund keeps its person until settled. */
export async function forgetPayer(
  db: Transaction<Tables>,
  { reservationId, id }: { readonly reservationId: Id<'reservation'>; readonly id: string },
): Promise<void> {
  const { lines, refunds } = await listMoneyMovedOn(db, reservationId)
  const keys = lines
    .filter(({ row, of }) => of.includes(id) && row.settled_at !== null)
    .map(({ row }) => row.key)
  await blankTexts(db, payerOfLine, isOneOf('key', keys))
  const ids = refunds
    .filter(({ row, of }) => of.includes(id) && row.paid_at !== null)
    .map(({ row }) => row.id)
  await blankTexts(db, payerOfRefund, isOneOf('id', ids))
}

export function isMoneyOpen({ lines, refunds }: MoneyOwned, id: string): boolean {
  return (
    lines.some(({ row, of }) => of.includes(id) && row.settled_at === null) ||
    refunds.some(({ row, of }) => of.includes(id) && row.paid_at === null)
  )
}

async function partyOf(db: Kysely<Tables>, reservationId: Id<'reservation'>) {
  const guest = db.selectFrom('reservation').select(['id', 'name']).where('id', '=', reservationId)
  const replaced = db.selectFrom('replaced_guest').selectAll().orderBy('at').orderBy('id')
  const companions = db.selectFrom('companion').select(['id', 'reference'])
  return {
    // The booking may just have gone with its guest.
    guest: (await guest.executeTakeFirst()) ?? { id: reservationId, name: '' },
    replaced: await readRows(replaced.where('reservation_id', '=', reservationId)),
    companions: await companions.where('reservation_id', '=', reservationId).execute(),
  } satisfies PayingParty
}

function lineOf(row: Row<'bank_transaction'>) {
  const { isShare = false }: TransactionDetail = JSON.parse(row.detail)
  const { booked_on: bookedOn, communication, payer_name: payerName } = row
  return { bookedOn, communication, payerName, isShare }
}

function tellsOf(line: Row<'bank_transaction'>, refund: Row<'refund'>): boolean {
  const accounts = [refund.iban, refund.asked_iban]
  return (
    line.key === refund.transaction_key ||
    (line.payer_iban !== '' && accounts.includes(line.payer_iban))
  )
}
