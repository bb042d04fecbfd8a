import { InvoicePaper } from '#app/plain/invoice-paper.tsx'
import { Facts, LinkList, type FormRefusal } from '#app/plain/parts.tsx'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import {
  invoiceFileName,
  invoiceTitle,
  type PrintedInvoice,
  printInvoice,
} from '#content/words/print-invoice.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { invoicePdf } from '#letters/invoice-pdf.ts'
import {
  mailInvoice,
  sendInvoiceToAccountant,
  wordsOfInvoice,
} from '#office/invoices/send-invoice.ts'
import { sendDownload } from '#server/http/answer-file.ts'
import type { EventOnFile } from '#store/reservations/history.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { AccountantField, keepAccountant } from '../figures/accountant-books.tsx'
import { DeskButton, CannotUndo, redirectBack } from '../buttons.tsx'
import { renderDeskPage, renderNotFound } from '../frame.tsx'
import { ofRecord } from '../of-record.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskHouse, deskWords, instantText, siteWords } from '../desk-language.ts'

const words = () => deskWords().invoice

const ofInvoice = ofRecord(async ({ office, id }) => {
  const invoice = await office.store.invoices.find(id)
  return invoice && { invoice }
})

export const invoicePage: DeskPage = {
  show,
  handlers: {
    'mail-guest': ofInvoice(async (visit) =>
      (await mailInvoice(visit.office, visit.invoice)) ? 'mailed' : redirectBack(visit),
    ),
    'to-accountant': ofInvoice(async (visit, form: URLSearchParams) => {
      const refused = await keepAccountant(visit, form)
      if (!refused) await sendInvoiceToAccountant(visit.office, visit.invoice)
      return refused
    }),
  },
  results: () => words().done,
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const [, number = '', ending] = /^(.+?)(?:\.(xml|pdf))?$/.exec(visit.id) ?? []
  const invoice = await visit.office.store.invoices.find(number)
  if (!invoice) return renderNotFound(visit)
  const own = await wordsOfInvoice(visit.office.store, invoice)
  const name = invoiceFileName(invoice, own)
  if (ending === 'xml') return sendDownload(visit.c, `${name}.xml`, ubl(invoice))
  if (ending === 'pdf') {
    const body = await invoicePdf(invoice, own)
    const file = { type: 'application/pdf', body }
    return sendDownload(visit.c, `${name}.pdf`, file)
  }
  return showInvoice(visit, printInvoice(invoice, own), { invoice, refused })
}

function ubl(invoice: Invoice) {
  return { type: 'application/xml; charset=utf-8', body: ublOf(invoice) }
}

async function showInvoice(
  visit: DeskVisit,
  printed: PrintedInvoice,
  { invoice, refused }: { readonly invoice: Invoice; readonly refused: FormRefusal | undefined },
) {
  const { store } = visit.office
  const reservation = await store.reservations.find(invoice.reservationId)
  const events = await store.history.listEvents(invoice.reservationId)
  const inDutch = siteWords()
  const name = invoiceTitle(invoice, inDutch)
  const file = (ending: string) => deskPath('factuur', `${invoice.number}.${ending}`)
  const links = [
    { to: file('pdf'), text: fill(inDutch.invoice.pdf, { name }) },
    { to: file('xml'), text: fill(words().ubl, { name }) },
    ...(reservation ? [{ to: deskPath('boeking', reservation.id), text: words().booking }] : []),
  ]
  const body = (
    <>
      <Send reservation={reservation} />
      <SentOn invoice={invoice} events={events} />
      <LinkList links={links} />
      <InvoicePaper printed={printed} isUntitled />
    </>
  )
  return renderDeskPage(visit, { title: name, isNarrow: true, sent: refused, body })
}

function SentOn({ invoice, events }: { invoice: Invoice; events: readonly EventOnFile[] }) {
  const facts = (['invoice-mailed', 'invoice-to-accountant'] as const).map((kind) => {
    const isThis = ({ what, detail }: EventOnFile) =>
      what === kind && 'number' in detail && detail.number === invoice.number
    const value = events.filter(isThis).map(({ at }) => instantText(at))
    return { label: words().sent[kind], value: value.join('; ') }
  })
  return (
    <div className="no-print">
      <Facts facts={facts} />
    </div>
  )
}

function Send({ reservation }: { readonly reservation: ReservationOnFile | undefined }) {
  const { email, name } = reservation?.payer ?? reservation ?? { email: '', name: '' }
  return (
    <form method="post" noValidate className="no-print mt-5">
      {!deskHouse().accountantEmail && <AccountantField />}
      <CannotUndo does="mail-guest" />
      <div className="flex flex-wrap gap-3">
        <DeskButton does="to-accountant">{deskWords().accountant.send}</DeskButton>
        {email && <DeskButton does="mail-guest">{fill(words().mail, { name })}</DeskButton>}
      </div>
      {reservation && !email && <p className="mt-3">{words().noMail}</p>}
      <p className="mt-3 max-w-[33.5em] text-meta text-soft">{words().peppol}</p>
    </form>
  )
}
