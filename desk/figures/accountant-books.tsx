import { noField, type FormRefusal, useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { type Period, periodOf, readPeriodName } from '#booking/figures/period.ts'
import { readHouseForm } from '#booking/house/read-house-form.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { sum } from '#booking/sum.ts'
import { type CsvCell, csvText } from '#language/csv.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { filesOf } from '#office/invoices/send-invoice.ts'
import { journalCells, readCashBook, sendBooks } from '#office/money/accountant.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import { CannotUndo, pathWithResult, refusalAt, SolidButton } from '../buttons.tsx'
import { cashCells } from './cash-file.tsx'
import { countedText, dayText, deskWords, euros } from '../desk-language.ts'
import { periodText } from './figure-tables.tsx'
import { leftOnVouchers } from './money-moved.tsx'
import { renderDeskPage } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().books

/** Lists the files, and then sends them in one mail. */
export const accountantPage: DeskPage = {
  show,
  handlers: { 'send-books': send },
  results: () => ({ sent: deskWords().invoice.done['to-accountant'] }),
}

const name = 'periode'

function periodIn({ c, now }: DeskVisit): Period {
  return readPeriodName(c.req.query(name) ?? '') ?? periodOf('month', dayOf(now))
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const period = periodIn(visit)
  const { accountantEmail: email } = await readHouse(visit.office.store)
  const isRunning = dayOf(visit.now) <= period.until
  const body = (
    <form method="post" noValidate className="mt-5">
      {isRunning && (
        <p className="mb-5 font-semibold">{fill(words().runs, { date: dayText(period.until) })}</p>
      )}
      <p>{words().text}</p>
      <ul className="my-5 list-disc pl-6">
        {linesOf(await readBooks(visit, period)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {email ? (
        <p className="mb-5">{fill(deskWords().accountant.known, { email })}</p>
      ) : (
        <AccountantField />
      )}
      <CannotUndo does="send-books" />
      <SolidButton does="send-books">{deskWords().accountant.send}</SolidButton>
    </form>
  )
  return renderDeskPage(visit, {
    title: fill(words().title, { period: periodText(period) }),
    at: deskPath('cijfers'),
    isNarrow: true,
    sent: refused,
    body,
  })
}

type Books = Awaited<ReturnType<typeof readBooks>>

async function readBooks(visit: DeskVisit, period: Period) {
  const { store } = visit.office
  const isSold = (at: Date | undefined) =>
    at !== undefined && period.from <= dayOf(at) && dayOf(at) <= period.until
  const vouchers = (await store.vouchers.list()).filter(({ paidAt }) => isSold(paidAt))
  return {
    moves: await readCashBook(store, period),
    days: await store.journal.listDays(period),
    invoices: await store.invoices.listIssued(period),
    vouchers,
    lapsedCents: (await leftOnVouchers(visit, period)).lapsedCents,
  }
}

function linesOf({ lapsedCents, ...counted }: Books): readonly string[] {
  const lines = (['moves', 'days', 'invoices', 'vouchers'] as const).map((each) =>
    each === 'invoices' && counted.invoices.length === 0
      ? words().noInvoices
      : countedText(words().lines[each], counted[each].length),
  )
  return lapsedCents === 0
    ? lines
    : [...lines, fill(words().lapsed, { amount: euros(lapsedCents) })]
}

/** Mailboxes refuse larger mails; a shorter period makes a smaller one. */
const maxBytes = 12_000_000
const maxRecords = 5000

async function send(visit: DeskVisit, form: URLSearchParams): Promise<Response | FormRefusal> {
  const refused = await keepAccountant(visit, form)
  if (refused) return refused
  const period = periodIn(visit)
  const found = await readBooks(visit, period)
  const about = aboutOf(found)
  const files = about.length > maxRecords ? [] : await bookFiles(visit, period, found)
  const bytes = sum(files, ({ content }) => content.length)
  if (about.length > maxRecords || bytes > maxBytes) {
    return refusalAt(noField, words().tooLarge)
  }
  await sendBooks(visit.office, { title: periodText(period), lines: linesOf(found), files, about })
  const path = `${visit.c.req.path}?${name}=${period.name}`
  return visit.c.redirect(pathWithResult(path, 'sent').replace('?done', '&done'), 303)
}

/** People in a file, with whom the mail is erased. */
function aboutOf({ moves, invoices, vouchers }: Books) {
  const ids = [
    ...moves.flatMap(({ reservation, voucher }) => [reservation?.id, voucher?.id]),
    ...invoices.map(({ reservationId }) => reservationId),
    ...vouchers.map(({ id }) => id),
  ]
  return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : { id }))
}

async function bookFiles(visit: DeskVisit, period: Period, { days, invoices, vouchers }: Books) {
  const csv = (file: string, lines: readonly (readonly CsvCell[])[]): MailAttachment => ({
    filename: `${file}-${period.name}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvText(lines),
  })
  const files = [
    csv(words().files.moves, await cashCells(visit, period)),
    csv(words().files.days, journalCells(days, deskWords())),
    csv(words().files.vouchers, [
      Object.values(words().columns),
      ...vouchers.map(({ paidAt, reference, amountCents, leftCents, validUntil }) => [
        paidAt ? dayOf(paidAt) : '',
        printStructuredCommunication(reference).slice(3, -3),
        amountCents,
        leftCents,
        validUntil,
      ]),
    ]),
  ]
  // Files are made in turn: between two, the site answers others.
  for (const invoice of invoices) files.push(...(await filesOf(visit.office.store, invoice)).files)
  return files
}

export function AccountantField() {
  return (
    <TextField
      type="email"
      label={deskWords().accountant.email}
      hint={deskWords().accountant.emailHint}
      {...useField('accountant')}
    />
  )
}

export async function keepAccountant({ office }: DeskVisit, form: URLSearchParams) {
  const house = await readHouse(office.store)
  const address = house.accountantEmail
  const email = form.get('accountant') ?? address
  const read = readHouseForm({ what: 'accountant', email: address }, { email }, house)
  if (read.kind === 'invalid' || email.trim() === '') {
    return refusalAt('accountant', deskWords().accountant.problem, { accountant: email })
  }
  await changeHouse(office, [read.value])
  return undefined
}
