import type { Kysely } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import type { Id } from '#booking/id.ts'
import { idsOrBlank, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { moneyMovedOn, withoutPayer } from '../people/payers.ts'

/** A receiver does not see the giver's mailbox and account. */
export function sidesOf(vouchers: readonly Row<'voucher'>[], sought: string) {
  const isBuyer = (row: Row<'voucher'>) => foldedAddress(row.buyer_email) === sought
  const ofPerson = vouchers.filter(
    (row) => isBuyer(row) || foldedAddress(row.receiver_email) === sought,
  )
  const addresses = ofPerson.flatMap((row) =>
    [row.buyer_email, row.receiver_email].map(foldedAddress),
  )
  return {
    voucher: ofPerson.map((row) =>
      isBuyer(row) ? row : { ...row, buyer_email: '', refund_iban: '' },
    ),
    bought: vouchers.filter(isBuyer).map(({ id }) => id),
    otherSide: new Set(addresses.filter((address) => address !== '' && address !== sought)),
  }
}

type Paying = {
  /** The person's ids on bookings, now or before. */
  readonly party: readonly { readonly id: string; readonly reservation_id: Id<'reservation'> }[]
  /** Bookings that are theirs now; others' payments for them are shown without the payer. */
  readonly ids: readonly string[]
  readonly bought: readonly string[]
}

export async function moneyOf(db: Kysely<Tables>, { party, ids, bought }: Paying) {
  const allLines = db.selectFrom('bank_transaction').selectAll()
  const lines = [...(await allLines.where('voucher_id', 'in', idsOrBlank(bought)).execute())]
  const refunds: Row<'refund'>[] = []
  for (const [id, members] of Map.groupBy(party, (one) => one.reservation_id)) {
    const moved = await moneyMovedOn(db, id)
    const isOwn = ids.includes(id)
    const isTheirs = (of: readonly string[]) => members.some((one) => of.includes(one.id))
    for (const { row, of } of moved.lines) {
      if (isTheirs(of)) lines.push(row)
      else if (isOwn) lines.push({ ...row, ...toRow(withoutPayer) })
    }
    for (const { row, of } of moved.refunds) {
      if (isTheirs(of)) refunds.push(row)
      else if (isOwn) refunds.push({ ...row, iban: '', asked_iban: '' })
    }
  }
  return { bank_transaction: lines, refund: refunds }
}
