import { HouseMark } from '#app/ui/house-mark.tsx'
import { Facts, LinkList } from '#app/plain/parts.tsx'
import { SiteFrame } from '#app/plain/site-page.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { vatWithin } from '#booking/invoices/invoice.ts'
import { nameOf } from '#booking/money/owed.ts'
import { type ReceiptLine, receiptLines } from '#booking/money/receipt-lines.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { sum } from '#booking/sum.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import drawn from '#content/pictures/logo-mark.svg?url'
import { allDateFacts } from '#content/words/date-facts.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEurosAndCents } from '#language/money.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { isInvoiced } from '#office/invoices/invoicing.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { toOwnBooking } from '../page.tsx'
import { pageFrame } from '../page-frame.ts'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

/** Receipt of a booking without an invoice, made of its entries each time the guest asks for it. */
export const receiptPage = guestPage({
  show: async (visit) => {
    const receipt = await receiptOf(visit)
    if (receipt) return renderReceipt(visit, receipt)
    // The page of the invoice says that it was made, and the booking's where its money went.
    const { c, office, reservation, linkTo } = visit
    const isReplaced = !reservation.payer && (await isInvoiced(office.store, reservation.id))
    return c.redirect(linkTo(isReplaced ? 'invoice' : 'booking'), 303)
  },
})

export function receiptPath({ linkTo }: GuestVisit): string {
  return `${linkTo('booking')}/receipt`
}

type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>

/** Undefined without money, for a substitute, and for an invoiced booking. */
export async function receiptOf({ c, office: { store }, reservation }: GuestVisit) {
  const { id, payer } = reservation
  const entries = await store.entries.listOf(id)
  const lines = receiptLines(entries, id)
  const totalCents = sum(lines, ({ cents }) => cents)
  if (totalCents <= 0 || payer || (await isInvoiced(store, id))) return undefined
  const voucherCents = sum(voucherUses(id, entries), ({ cents }) => cents)
  const { vatPercent } = houseOfRequest(c)
  return { lines, totalCents, voucherCents, vatPercent }
}

function renderReceipt(visit: GuestVisit, receipt: Receipt): Response {
  const { c, now, reservation, language, words } = visit
  const { receipt: receiptWords, myBooking, business } = words
  const { name, session, participants, id } = reservation
  const today = printDay(dayOf(now), language)
  const page = (
    <SiteFrame {...pageFrame(visit)} title={receiptWords.title}>
      <p className="no-print mb-5 text-meta text-soft">{receiptWords.print}</p>
      <article>
        <p className="mb-8 hidden items-center gap-3 font-serif text-25 print:flex">
          <HouseMark drawn={drawn} size={34} />
          {business.name}
        </p>
        <header className="grid items-end gap-x-8 gap-y-5 border-b-2 border-ink pb-5 sm:grid-cols-[1fr_auto]">
          <div>
            <h1 className="text-43">{receiptWords.title}</h1>
            <p className="mt-3 text-meta text-soft">{receiptWords.receivedFrom}</p>
            <p className="text-lead [overflow-wrap:anywhere]">{name}</p>
          </div>
          <Farm label={receiptWords.enterpriseNumber} business={business} />
        </header>
        <Facts
          facts={[
            ...allDateFacts(session, visit.words),
            { label: myBooking.facts.participants, value: participants },
            { label: myBooking.facts.reference, value: referenceOf(id) },
          ]}
        />
        <Lines visit={visit} receipt={receipt} />
        <p className="mt-8 font-semibold">{receiptWords.noInvoice}</p>
        {receipt.voucherCents > 0 && (
          <p className="mt-2 max-w-[33.5em]">{receiptWords.voucherVat}</p>
        )}
        <p className="mt-2 text-meta text-soft">{fill(receiptWords.printedOn, { date: today })}</p>
      </article>
      <LinkList links={[toOwnBooking(visit)]} />
    </SiteFrame>
  )
  return renderPlainPage(c, page)
}

function Farm({ label, business }: { label: string } & Pick<Words, 'business'>) {
  const { name, address, enterpriseNumber, email } = business
  return (
    <address className="not-italic">
      <p className="font-semibold">{name}</p>
      <p>{address.street}</p>
      <p>
        {address.postalCode} {address.town}
      </p>
      {enterpriseNumber && (
        <p>
          {label} {enterpriseNumber}
        </p>
      )}
      <p>{email}</p>
    </address>
  )
}

const cell = 'py-2 pr-5 text-left align-top font-normal'
const amountCell = 'py-2 text-right align-top whitespace-nowrap tabular-nums'

function Lines({ visit, receipt }: { visit: GuestVisit; receipt: Receipt }) {
  const { language, words } = visit
  const receiptWords = words.receipt
  const { lines, totalCents, voucherCents, vatPercent } = receipt
  const { vatCents } = vatWithin(Math.max(0, totalCents - voucherCents), vatPercent)
  const sums = [
    [receiptWords.total, totalCents],
    ...(vatCents > 0 ? [[fill(receiptWords.vat, { percent: vatPercent }), vatCents] as const] : []),
  ] as const
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-ink text-meta text-soft">
          <th className={cell}>{receiptWords.what}</th>
          <th className={`${amountCell} font-normal`}>{receiptWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, nth) => (
          // A line has no other key, and never moves.
          <tr key={nth} className="border-b border-rule">
            <td className={cell}>
              {whatOf(visit, line)}
              <span className="block text-meta text-soft">{paidText(visit, line)}</span>
            </td>
            <td className={amountCell}>{printEurosAndCents(line.cents, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, cents], nth) => (
          <tr key={label} className={nth === 0 ? 'border-t-2 border-ink font-semibold' : undefined}>
            <th className={nth === 0 ? `${cell} font-semibold` : cell} scope="row">
              {label}
            </th>
            <td className={amountCell}>{printEurosAndCents(cents, language)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** "Contant, op dinsdag 8 september 2026"; without a method, the day it was booked. */
function paidText(
  { words: { receipt: receiptWords }, language }: GuestVisit,
  { at, paid }: ReceiptLine,
) {
  if (!paid) return fill(receiptWords.bookedOn, { date: printDay(dayOf(at), language) })
  return `${receiptWords.methods[paid.method]}, ${printDay(paid.day, language)}`
}

function whatOf({ words, reservation }: GuestVisit, { kind, otherId }: ReceiptLine): string {
  const isPayment = kind === 'deposit' || kind === 'balance'
  const label = words.receipt[isPayment ? nameOf(kind, reservation.payments) : kind]
  return otherId === undefined ? label : fill(label, { reference: referenceOf(otherId) })
}
