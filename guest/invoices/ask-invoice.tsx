import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import { InvoicePaper } from '#app/plain/invoice-paper.tsx'
import { Facts, FormProblems, type FormRefusal, TextLink } from '#app/plain/parts.tsx'
import { companyForm, companyTexts } from '#booking/invoices/company.ts'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Words } from '#content/words/shape.ts'
import { invoiceFileName, printInvoice } from '#content/words/print-invoice.ts'
import { invoicePdf } from '#letters/invoice-pdf.ts'
import { wordsOfInvoice } from '#office/invoices/send-invoice.ts'
import { askInvoice, canAskInvoice, stopAskingInvoice } from '#office/invoices/ask-invoice.ts'
import { sendDownload } from '#server/http/answer-file.ts'
import type { CompanyOnFile } from '#store/invoices/invoices.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

const stop = 'stop'

/** Page of "an invoice for your company": its fields can be changed until the invoice is made. */
export const askInvoicePage = guestPage({
  show: async (visit, refused) =>
    (await sendInvoicePdf(visit)) ?? renderInvoicePage(visit, refused),
  act: async (visit, sent) => {
    const { office, reservation, words } = visit
    const { id } = reservation
    if (sent.get('do') === stop) return stopAskingInvoice(office, id)
    const read = readSent(askedOf(words.invoice), sent)
    if (read.kind === 'refused') return read.refused
    return askInvoice(office, { id, company: read.value, by: 'guest' })
  },
})

/** Sends an invoice of this booking only. */
async function sendInvoicePdf({ c, office, reservation }: GuestVisit) {
  const number = c.req.query('pdf')
  const made =
    number && !reservation.payer ? await office.store.invoices.listOf(reservation.id) : []
  const invoice = made.find((each) => each.number === number)
  if (!invoice) return undefined
  const siteWords = await wordsOfInvoice(office.store, invoice)
  const body = await invoicePdf(invoice, siteWords)
  const name = invoiceFileName(invoice, siteWords)
  return sendDownload(c, `${name}.pdf`, { type: 'application/pdf', body })
}

async function renderInvoicePage(visit: GuestVisit, refused?: FormRefusal): Promise<Response> {
  const { office, reservation } = visit
  const { invoice: words } = visit.words
  const { store } = office
  const issued = reservation.payer ? [] : await store.invoices.listOf(reservation.id)
  const made = await Promise.all(
    issued.map(async (each) => printInvoice(each, await wordsOfInvoice(store, each))),
  )
  const kept =
    made.length > 0 || canAskInvoice(reservation)
      ? await office.store.invoices.findCompany(reservation.id)
      : undefined
  const isOpen = canAskInvoice(reservation) && kept?.invoicedAt === undefined
  const body = (
    <>
      {made.map((printed, nth) => (
        <div key={printed.title} id={issued[nth]!.number}>
          <InvoicePaper printed={printed} />
          <p className="no-print">
            <TextLink to={`${visit.c.req.path}?pdf=${issued[nth]!.number}`}>
              {fill(words.pdf, { name: printed.title })}
            </TextLink>
          </p>
        </div>
      ))}
      {isOpen && (
        <>
          <FormProblems words={visit.words} problems={refused?.problems ?? {}} />
          {kept && !refused && <output className="notice mt-8 block">{words.kept}</output>}
          <form method="post" noValidate className="mt-8">
            <FormFields
              form={askedOf(words)}
              first={kept && companyTexts(kept)}
              looks={{
                company: { autoComplete: 'organization', required: true },
                address: { autoComplete: 'street-address', required: true, rows: 3 },
              }}
            />
            <div className="flex flex-wrap gap-5">
              <MainButton does="keep">{words.button}</MainButton>
              {kept && <SecondButton does={stop}>{words.stop}</SecondButton>}
            </div>
          </form>
        </>
      )}
      {!isOpen && kept && <Facts facts={companyFacts(words, kept)} />}
    </>
  )
  return renderGuestPage(visit, {
    title: words.title,
    lead: isOpen ? words.text : kept ? madeText(visit, made.length) : words.tooLate,
    body,
    sent: refused,
    problems: {},
    links: [toOwnBooking(visit)],
    status: refused && 422,
  })
}

/** An invoice made elsewhere was not mailed from here. */
function madeText({ reservation, words: { invoice } }: GuestVisit, made: number): string {
  return made > 0 && reservation.email ? `${invoice.made} ${invoice.mailed}` : invoice.made
}

export function invoiceText({ words, language }: GuestVisit, invoice: Invoice): string {
  const { number, issuedOn, kind } = invoice
  const text = kind === 'invoice' ? words.invoice.number : words.invoice.creditNumber
  return fill(text, { number, date: printDay(issuedOn, language) })
}

function askedOf({ fields, problems }: Words['invoice']) {
  return { ...companyForm, words: fields, problems }
}

function companyFacts({ fields }: Words['invoice'], kept: CompanyOnFile) {
  const { company, vatNumber, address, reference } = companyTexts(kept)
  return [
    { label: fields.company, value: company },
    { label: fields.vatNumber, value: vatNumber },
    { label: fields.address, value: <span className="whitespace-pre-line">{address}</span> },
    { label: fields.reference, value: reference },
  ]
}
