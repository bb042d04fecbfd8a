import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { partsOfName, resembles } from '#booking/people/names-alike.ts'
import { asideSince, retentionTerms } from '#booking/personal-data/retention.ts'
import type { PersonRecords } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import { type Erased, erased, notErased } from './erase-record.ts'

/** Bank lines of nobody with a like name or a known account stay, as they may be another person's. */
export async function outcomesOfLinesAlike(
  { transactions }: Pick<Changes, 'transactions'>,
  person: PersonRecords,
  now: Date,
): Promise<readonly Erased[]> {
  const isAlike = likenessOf(person)
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

function likenessOf(person: PersonRecords) {
  const names = namesIn(person).map(partsOfName)
  const accounts = new Set([
    ...person.bank_transaction.map((row) => row.payerIban),
    ...person.refund.map(({ iban }) => iban),
  ])
  return ({ reservationId, payerName, payerIban }: TransactionOnFile) => {
    if (reservationId !== undefined) return false
    const payer = partsOfName(payerName)
    const isKnown = payerIban !== '' && accounts.has(payerIban)
    return isKnown || names.some((name) => resembles(payer, name))
  }
}

function namesIn(person: PersonRecords): readonly string[] {
  const named = [
    person.reservation,
    person.replaced_guest,
    person.substitute,
    person.companion,
    person.waiting,
    person.option,
    person.wish,
    person.message,
  ]
  return [
    ...named.flatMap((each) => each.map(({ name }) => name)),
    ...person.voucher.map((row) => row.buyerName),
  ]
}
