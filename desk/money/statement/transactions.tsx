import type { ReactNode } from 'react'
import { HiddenFields, type PageLink } from '#app/plain/parts.tsx'
import { printIban } from '#booking/money/iban.ts'
import { nameOf, type PaymentPart } from '#booking/money/owed.ts'
import type { KnownMoney, Suggestion } from '#booking/money/statement/known-money.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import {
  isStructuredCommunication,
  printStructuredCommunication,
} from '#booking/money/structured-communication.ts'
import type { Cents } from '#booking/units.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { dayText, euros, labelledText, deskWords } from '../../desk-language.ts'
import { workshopName } from '../../dates/date-text.ts'

const words = () => deskWords().account

/** Each line to decide offers bookings to choose from: a page with thousands would hold up the whole site. */
export const maxToDecide = 100

export const lineSought = 'regel'

/** Address of the account where a line is shown, whether it waits or was put aside. */
export function linePath(key: string): string {
  return `${deskPath('rekening')}?${lineSought}=${encodeURIComponent(key)}`
}

export type AccountView = {
  readonly known: KnownMoney
  readonly reservations: ReadonlyMap<string, ReservationOnFile>
  /** A detail that tells two guests of one name on one date apart. */
  readonly apart: ReadonlyMap<string, string>
  readonly succeeded: ReadonlyMap<string, number>
}

export type TransactionLine = {
  readonly transaction: BankTransaction
  readonly links: readonly PageLink[]
}

export function Transactions({ lines }: { lines: readonly TransactionLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {lines.map((line) => (
        <li key={line.transaction.key} className="border-b border-rule py-3">
          <TransactionText {...line} />
        </li>
      ))}
    </ul>
  )
}

export function TransactionText({ transaction, links }: TransactionLine) {
  const { amountCents, bookedOn, payerName, payerIban, structured, freeText } = transaction
  return (
    <div className="grid gap-x-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p>
        <span className="block font-semibold tabular-nums">{euros(amountCents)}</span>
        <span className="block text-meta text-soft">{dayText(bookedOn)}</span>
      </p>
      <p className="[overflow-wrap:anywhere]">
        <span className="block">
          {payerName ?? words().noName}
          {payerIban && ', '}
          {payerIban && <span className="whitespace-nowrap">{printIban(payerIban)}</span>}
        </span>
        <span className="block text-meta text-soft">
          {structured ? printedReference(structured) : freeText}
        </span>
        {links.map(({ to, text }) => (
          <a key={to} className="flex min-h-11 w-fit items-center underline" href={to}>
            {text}
          </a>
        ))}
      </p>
    </div>
  )
}

export function LineForm(props: {
  readonly line: string
  /** Cents that the line has left, where it waits. */
  readonly shown?: Cents
  readonly also?: Readonly<Record<string, string>>
  readonly className?: string
  readonly children: ReactNode
}) {
  const { line, shown, also, className, children } = props
  return (
    <form method="post" action={deskPath('rekening')} className={className}>
      <HiddenFields of={{ transaction: line, ...(shown !== undefined && { shown }), ...also }} />
      {children}
    </form>
  )
}

/** A wrong reference is shown as it was written. */
function printedReference(digits: string): string {
  return isStructuredCommunication(digits) ? printStructuredCommunication(digits) : digits
}

export function linkTo(id: string | undefined, account: AccountView, what = '') {
  if (id === undefined) return []
  const name = bookingName(id, account)
  const text = what ? labelledText(name, what) : name
  return [{ to: deskPath('boeking', id), text }]
}

/** "Anneleen Peeters (5C1A09F3)", or with the text that tells her from another of her name. */
export function bookingName(id: string, { reservations, apart }: AccountView): string {
  const references = [...new Set([referenceOf(id), apart.get(id) ?? referenceOf(id)])]
  return `${reservations.get(id)?.name || words().noName} (${references.join(', ')})`
}

export function voucherText(reference: string): string {
  return fill(words().voucher, { reference: printStructuredCommunication(reference) })
}

/** "Anneleen Peeters (5C1A09F3), Zuurdesem, dinsdag 30 september 2025": two of one name differ. */
export function bookingText(id: string, account: AccountView): string {
  const session = account.reservations.get(id)?.session
  const date = session ? [workshopName(session), dayText(session.day)] : []
  return [bookingName(id, account), ...date].join(', ')
}

export function paidKindsText({ reservationId, pays }: Suggestion, { reservations }: AccountView) {
  const kinds = pays.map(({ kind }) => kind)
  return kindsText(kinds, reservations.get(reservationId))
}

/** "Voorschot, maar een deel: nog € 12,50 open" */
export function paidPartText(paid: Suggestion, account: AccountView, leftOpenCents: Cents): string {
  const what = paidKindsText(paid, account)
  if (leftOpenCents === 0) return what
  const [, second] = paid.pays
  const phrase = second ? words().partOfBoth[second.kind] : words().part
  return fill(phrase, { what, amount: euros(leftOpenCents) })
}

export function kindsText(
  [first, second]: readonly PaymentPart['kind'][],
  booking: ReservationOnFile | undefined,
): string {
  if (first && second) return words().both
  if (!first) return ''
  return deskWords().pages.payments[booking ? nameOf(first, booking.payments) : first]
}
