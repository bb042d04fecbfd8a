import { Section, TextLink } from '#app/plain/parts.tsx'
import type { Period } from '#booking/figures/period.ts'
import { type Invoice, invoicedCents } from '#booking/invoices/invoice.ts'
import { sum } from '#booking/sum.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { deskLanguage, deskWords } from '../desk-language.ts'
import { AmountRow, AmountTable } from '../figures/amount-table.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().company

/** The invoices of a period, below its figures. */
export async function invoiceSection({ office }: DeskVisit, period: Period) {
  const invoices = await office.store.invoices.listIssued(period)
  if (invoices.length === 0) return null
  return (
    <Section title={words().list} className="mt-13">
      <p className="mt-3 max-w-[33.5em]">{words().listText}</p>
      <AmountTable title={words().list} columns={[words().number, words().amount]}>
        {invoices.map((invoice) => (
          <Row key={invoice.number} invoice={invoice} />
        ))}
        <AmountRow isTotal cents={sum(invoices, invoicedCents)}>
          {words().total}
        </AmountRow>
      </AmountTable>
    </Section>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedOn, buyer } = invoice
  const day = printDayAndMonth(issuedOn, deskLanguage())
  return (
    <AmountRow cents={invoicedCents(invoice)}>
      <TextLink to={deskPath('factuur', number)}>{number}</TextLink>
      <span className="block text-meta font-normal text-soft [overflow-wrap:anywhere]">
        {[day, buyer.name, ...(kind === 'credit-note' ? [words().credit] : [])].join(', ')}
      </span>
    </AmountRow>
  )
}
