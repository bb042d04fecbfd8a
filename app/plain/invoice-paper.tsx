import type { PrintedInvoice } from '#content/words/print-invoice.ts'
import { labelled } from '#language/typeset.ts'
import { PaymentCode } from '../ui/payment-code.tsx'
import { Facts } from './parts.tsx'

const cell = 'py-2 pr-5 text-left align-top font-normal [overflow-wrap:anywhere]'
const amountCell = 'py-2 text-right align-top whitespace-nowrap tabular-nums'

export function InvoicePaper(props: {
  readonly printed: PrintedInvoice
  /** The page bears its title already. */
  readonly isUntitled?: boolean
}) {
  const { printed, isUntitled } = props
  const { language, title, seller, buyer, facts, payment, notes } = printed
  return (
    <article lang={language} className="mt-8">
      <header className="border-b-2 border-ink pb-5">
        {!isUntitled && <h2 className="mb-5 font-serif text-30">{title}</h2>}
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
          <Party {...seller} />
          <Party {...buyer} />
        </div>
      </header>
      <Facts facts={facts} />
      <Sums printed={printed} />
      {payment && (
        <section className="mt-8 border-t-2 border-ink pt-5 [break-inside:avoid]">
          <h2 className="text-25">{payment.title}</h2>
          <div className="grid items-start gap-x-8 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Facts
              facts={payment.facts.map(({ label, value }) => ({
                label,
                value: <span className="copyable">{value}</span>,
              }))}
            />
            <PaymentCode
              code={payment.code}
              width={148}
              label={payment.codeLabel}
              className="payment-code mt-8 max-sm:hidden"
            />
          </div>
        </section>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-5 max-w-[40em]">
          {note}
        </p>
      ))}
    </article>
  )
}

function Party({ label, lines: [name, ...rest] }: PrintedInvoice['seller']) {
  return (
    <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
      <p className="text-meta text-soft">{label}</p>
      <p className="font-semibold">{name}</p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
  )
}

function Sums({ printed }: { printed: PrintedInvoice }) {
  const { sums } = printed
  const { what, quantity, price, amount } = printed.line
  return (
    <table className="w-full border-collapse" aria-label={printed.title}>
      <thead>
        <tr className="border-b border-ink text-meta text-soft">
          <th className={cell}>{what.label}</th>
          <th className={`${amountCell} font-normal`}>{amount.label}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b-2 border-ink">
          <td className={cell}>
            {what.value}
            <span className="block text-meta text-soft">
              {[quantity, price]
                .map(({ label, value }) => labelled(label, value, printed.language))
                .join(' · ')}
            </span>
          </td>
          <td className={amountCell}>{amount.value}</td>
        </tr>
      </tbody>
      <tfoot>
        {sums.map(({ label, value, isStrong }) => (
          <tr key={label} className={isStrong ? 'border-t border-ink font-semibold' : undefined}>
            <th className={isStrong ? `${cell} font-semibold` : cell} scope="row">
              {label}
            </th>
            <td className={amountCell}>{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
