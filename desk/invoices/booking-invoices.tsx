import { FormFields, shownBeside } from '#app/plain/form-fields.tsx'
import { noField, TextLink, Section } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { companyForm, companyTexts } from '#booking/invoices/company.ts'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { shownInInvoice } from '#booking/invoices/next-invoice.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { askInvoice } from '#office/invoices/ask-invoice.ts'
import type { Invoicing } from '#office/invoices/invoicing.ts'
import { makeAndMailInvoice } from '#office/invoices/send-invoice.ts'
import type { CompanyOnFile } from '#store/invoices/invoices.ts'
import {
  DeskButton,
  Fold,
  redirectBack,
  redirectWithResult,
  refusalAt,
  useIsRefused,
} from '../buttons.tsx'
import { readAsShown } from '../desk-form.tsx'
import { dayText, euros, deskWords, siteWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().company

export function IssuedInvoices({ invoices }: Pick<Invoicing, 'invoices'>) {
  if (invoices.length === 0) return null
  return (
    <Section title={words().list}>
      <ul className="mt-3">
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <TextLink to={deskPath('factuur', invoice.number)}>{issuedText(invoice)}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
  const { next, missing } = invoicing
  const isDue = isAsked || next !== undefined
  return (
    <Fold title={words().title} isOpen={isDue || isWrong}>
      {company && invoicing.invoices.length === 0 && !next && (
        <p className="mb-3">{madeText(company)}</p>
      )}
      {missing && <p className="mb-3">{words().missing[missing]}</p>}
      {!missing && next && <MakeInvoice {...{ next, email }} />}
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

type Next = NonNullable<Invoicing['next']>

function MakeInvoice({ next, email }: { readonly next: Next; readonly email: string }) {
  const { text, button } = textsOf(next)
  return (
    <form method="post" className="mb-8">
      <p id="for-good">
        {text} {email ? words().goesTo.mailbox : words().goesTo.nobody}
      </p>
      <input type="hidden" name="shown" value={shownInInvoice(next)} />
      <DeskButton does="invoice" look="button mt-3" describedBy="for-good">
        {button}
      </DeskButton>
    </form>
  )
}

function textsOf({ kind, totalCents, buyer: { name }, anew }: Next) {
  const amount = euros(totalCents)
  if (!anew) {
    return {
      text: fill(words().next[kind], { name }),
      button: fill(words().make[kind], { amount }),
    }
  }
  const days = { was: dayText(anew.was), day: dayText(anew.day) }
  const again = euros(anew.cents)
  const { next, make } = words()
  return { text: fill(next.anew, { name, ...days }), button: fill(make.anew, { amount, again }) }
}

function issuedText(invoice: Invoice): string {
  const { kind, number, issuedOn, totalCents } = invoice
  const amount = euros(totalCents)
  return fill(words().issued[kind], { number, date: dayText(issuedOn), amount })
}

export async function handleInvoice(visit: DeskVisit, form: URLSearchParams) {
  const { office, id } = visit
  const outcome = await makeAndMailInvoice(office, { id, shown: shownBeside(form) })
  switch (outcome.kind) {
    case 'made': {
      const { creditNote, invoice, isMailed } = outcome
      const made = creditNote ? 'anew' : invoice.kind
      return redirectWithResult(visit, isMailed ? made : 'unmailed')
    }
    // A second press finds the invoice on the page.
    case 'nothing-to-make':
      return redirectBack(visit)
    case 'not-as-shown':
      return refusalAt(noField, words().changed)
    case 'missing':
      return refusalAt(noField, words().missing[outcome.what])
  }
}

export async function handleCompany({ office, id }: DeskVisit, form: URLSearchParams) {
  const company = await office.store.invoices.findCompany(id)
  const now = company ? companyTexts(company) : {}
  const read = readAsShown(paying(), { sent: form, now })
  if (read.kind === 'refused') return read.refused
  await askInvoice(office, { id, company: read.value, by: 'owner' })
}
