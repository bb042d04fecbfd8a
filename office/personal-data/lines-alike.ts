import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { partsOfName, resembles } from '#booking/people/names-alike.ts'
import { asideSince, retentionTerms } from '#booking/personal-data/retention.ts'
import type { PersonRows } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { type Erased, erased, notErased } from './erase-record.ts'

/** Bank lines of nobody with a like name or a known account stay, as they may be another person's. */
export async function outcomesOfLinesAlike(
  { transactions }: Pick<Changes, 'transactions'>,
  rows: PersonRows,
  now: Date,
): Promise<readonly Erased[]> {
  const isAlike = likenessOf(rows)
  const undecided = (await transactions.listToDecide()).filter(isAlike)
  const aside = (await transactions.listAside(asideSince(dayOf(now)), maxRead)).filter(isAlike)
  const [last] = aside
  const until = last && addDays(last.bookedOn, retentionTerms.aside.days)
  const putAside = notErased(erased('bank-line', aside.length), 'put-aside')
  return [
    ...(undecided.length > 0
      ? [notErased(erased('bank-line', undecided.length), 'undecided')]
      : []),
    ...(last ? [{ ...putAside, until }] : []),
  ]
}

const maxRead = 10_000

function likenessOf(rows: PersonRows) {
  const names = namesIn(rows).map(partsOfName)
  const accounts = new Set([
    ...rows.bank_transaction.map((row) => row.payer_iban),
    ...rows.refund.map(({ iban }) => iban),
  ])
  return ({ reservationId, payerName, payerIban }: TransactionOnFile) => {
    if (reservationId !== undefined) return false
    const payer = partsOfName(payerName)
    const isKnown = payerIban !== '' && accounts.has(payerIban)
    return isKnown || names.some((name) => resembles(payer, name))
  }
}

function namesIn(rows: PersonRows): readonly string[] {
  const named = [
    rows.reservation,
    rows.replaced_guest,
    rows.substitute,
    rows.companion,
    rows.waiting,
    rows.option,
    rows.wish,
    rows.message,
  ]
  return [
    ...named.flatMap((each) => each.map(({ name }) => name)),
    ...rows.voucher.map((row) => row.buyer_name),
  ]
}
