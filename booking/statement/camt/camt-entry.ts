import { centsOfDecimal } from '../amount.ts'
import { payableMovements } from '../batch.ts'
import type { FoundMovement, MovementStatus } from '../movement.ts'
import { Unreadable } from '../problem.ts'
import { dayOfXml } from '../statement-day.ts'
import { detailsOf } from './camt-details.ts'
import { type Element, elementsAt, textAt } from './xml-tree.ts'

type Statement = { readonly account: string; readonly createdAt: string }

/** One booking on the account: one movement, or a batch with the movements it is made of. */
export function movementsOfEntry(
  entry: Element,
  { account, createdAt }: Statement,
): readonly FoundMovement[] {
  const sign = signOf(entry)
  if (!sign) throw missing(entry, 'CdtDbtInd')
  const status = statusOf(entry)
  const common = { account, bookedOn: bookedOn(entry, status, createdAt), status }
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls')
  const single = transactions.length === 1 ? transactions[0] : undefined
  const total: FoundMovement = {
    ...common,
    amountCents: sign * euroCents(entry, 'Amt'),
    ...detailsOf(entry, single, sign),
  }
  if (transactions.length < 2) return [total]
  const parts = transactions.map((transaction) => {
    const partSign = signOf(transaction) ?? sign
    const amount = partCents(transaction)
    return (
      amount !== undefined && {
        ...common,
        amountCents: partSign * amount,
        ...detailsOf(entry, transaction, partSign),
      }
    )
  })
  return payableMovements(
    total,
    parts.filter((part) => part !== false),
  )
}

function signOf(element: Element): 1 | -1 | undefined {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === '') return undefined
  if (indicator === 'CRDT') return 1
  if (indicator === 'DBIT') return -1
  throw new Unreadable('sign', { format: 'camt', line: element.line, found: indicator })
}

/** The status is text in older versions, a code within in newer ones; only what is booked happened. */
function statusOf(entry: Element): MovementStatus {
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts/Prtry') || textAt(entry, 'Sts')
  if (status === '') throw missing(entry, 'Sts')
  if (status !== 'BOOK') return 'not-booked'
  const reversal = textAt(entry, 'RvslInd')
  return reversal === 'true' || reversal === '1' ? 'reversal' : 'booked'
}

function bookedOn(entry: Element, status: MovementStatus, createdAt: string): string {
  const said = [
    textAt(entry, 'BookgDt/Dt') || textAt(entry, 'BookgDt/DtTm'),
    textAt(entry, 'ValDt/Dt') || textAt(entry, 'ValDt/DtTm'),
    // What is not booked yet may have neither.
    status === 'not-booked' ? createdAt : '',
  ].find((text) => text !== '')
  if (said === undefined) throw missing(entry, 'BookgDt')
  const day = dayOfXml(said)
  if (!day) throw new Unreadable('day', { format: 'camt', line: entry.line, found: said })
  return day
}

function euroCents(entry: Element, path: string): number {
  const amount = elementsAt(entry, path)[0]
  if (!amount) throw missing(entry, path)
  const { text, line } = amount
  const currency = amount.attributes['Ccy']
  if (currency !== 'EUR')
    throw new Unreadable('currency', { format: 'camt', line, found: currency })
  const cents = centsOfDecimal(text)
  if (cents === undefined) throw new Unreadable('amount', { format: 'camt', line, found: text })
  return cents
}

/** The amount of one of a batch; undefined when it is given in another currency, or not at all. */
function partCents(transaction: Element): number | undefined {
  const amount =
    elementsAt(transaction, 'Amt')[0] ?? elementsAt(transaction, 'AmtDtls/TxAmt/Amt')[0]
  return amount?.attributes['Ccy'] === 'EUR' ? centsOfDecimal(amount.text) : undefined
}

function missing({ line }: Element, found: string): Unreadable {
  return new Unreadable('element-missing', { format: 'camt', line, found })
}
