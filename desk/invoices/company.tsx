import { FormFields } from '#app/plain/form-fields.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { companyForm, companyTexts } from '#booking/invoices/company.ts'
import { fill } from '#language/fill.ts'
import type { Invoicing } from '#office/invoices/invoicing.ts'
import { askInvoice } from '#office/invoices/ask-invoice.ts'
import type { CompanyOnFile } from '#store/invoices/invoices.ts'
import { DeskButton, Fold, useIsRefused } from '../buttons.tsx'
import { readAsShown } from '../desk-form.tsx'
import { dayText, deskWords, siteWords } from '../desk-language.ts'
import { InvoiceDue } from './booking-invoices.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().company

export const paying = () => ({
  ...companyForm,
  words: words().fields,
  problems: siteWords().invoice.problems,
})

export function CompanyForm(props: {
  readonly company: CompanyOnFile | undefined
  readonly invoicing: Invoicing
  readonly email: string
}) {
  const { company, invoicing, email } = props
  const isWrong = useIsRefused(paying().names)
  const isAsked = company !== undefined && company.invoicedAt === undefined
  const isDue = isAsked || invoicing.next !== undefined
  return (
    <Fold title={words().title} isOpen={isDue || isWrong}>
      {company && invoicing.invoices.length === 0 && !invoicing.next && (
        <p className="mb-3">{madeText(company)}</p>
      )}
      <InvoiceDue {...{ invoicing, email }} />
      <form method="post" noValidate>
        <FormFields form={paying()} first={company && companyTexts(company)} sendsShown />
        <div className="flex flex-wrap gap-3">
          <DeskButton does="company">{words().button}</DeskButton>
          {isAsked && <DeskButton does="invoiced">{words().invoiced}</DeskButton>}
        </div>
      </form>
    </Fold>
  )
}

function madeText({ invoicedAt }: CompanyOnFile): string {
  return invoicedAt ? fill(words().made, { date: dayText(dayOf(invoicedAt)) }) : words().asked
}

export async function handleCompany({ office, id }: DeskVisit, form: URLSearchParams) {
  const company = await office.store.invoices.findCompany(id)
  const now = company ? companyTexts(company) : {}
  const read = readAsShown(paying(), { sent: form, now })
  if (read.kind === 'refused') return read.refused
  await askInvoice(office, { id, company: read.value, by: 'owner' })
}
