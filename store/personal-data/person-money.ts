import type { Kysely } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import type { Id } from '#booking/id.ts'
import { idsOrBlank } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { listMoneyMovedOn, payerOfLine, payerOfRefund } from '../people/payers.ts'
import { withoutTexts } from './blank-texts.ts'
import { personalTexts } from './data-policy.ts'

const buyerOfVoucher = personalTexts('voucher', 'buyer')

/** A receiver sees of the giver only the name. */
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
      isBuyer(row) ? row : { ...withoutTexts(row, buyerOfVoucher), buyer_name: row.buyer_name },
    ),
    bought: vouchers.filter(isBuyer).map(({ id }) => id),
    otherSide: new Set(addresses.filter((address) => address !== '' && address !== sought)),
  }
}

type Paying = {
  readonly party: readonly { readonly id: string; readonly reservation_id: Id<'reservation'> }[]
  readonly ids: readonly string[]
  readonly bought: readonly string[]
}

export async function moneyOf(db: Kysely<Tables>, { party, ids, bought }: Paying) {
  const allLines = db.selectFrom('bank_transaction').selectAll()
  const lines = [...(await allLines.where('voucher_id', 'in', idsOrBlank(bought)).execute())]
  const allRefunds = db.selectFrom('refund').selectAll()
  const refunds = [...(await allRefunds.where('voucher_id', 'in', idsOrBlank(bought)).execute())]
  for (const [id, members] of Map.groupBy(party, (one) => one.reservation_id)) {
    const moved = await listMoneyMovedOn(db, id)
    const isOwn = ids.includes(id)
    const isTheirs = (of: readonly string[]) => members.some((one) => of.includes(one.id))
    for (const { row, of } of moved.lines) {
      if (isTheirs(of)) lines.push(row)
      else if (isOwn) lines.push(withoutTexts(row, payerOfLine))
    }
    for (const { row, of } of moved.refunds) {
      if (isTheirs(of)) refunds.push(row)
      else if (isOwn && !refunds.some(({ id: known }) => known === row.id))
        refunds.push(withoutTexts(row, payerOfRefund))
    }
  }
  return { bank_transaction: lines, refund: refunds }
}
