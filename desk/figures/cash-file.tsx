import type { Days } from '#booking/dates/brussels-time.ts'
import { vatWithin } from '#booking/invoices/invoice.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { cellsOfTable } from '#language/csv.ts'
import { isDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { readCashBook } from '#office/money/accountant.ts'
import { sendCsvFile } from '#server/http/answer-file.ts'
import { showFigures } from './figures.tsx'
import { leftOnVouchers } from './money-moved.tsx'
import { workshopName } from '../dates/date-text.ts'
import type { DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().figures

export async function cashAsCsv(visit: DeskVisit): Promise<Response> {
  const { c } = visit
  const typed = { van: c.req.query('van') ?? '', tot: c.req.query('tot') ?? '' }
  const { van: from, tot: until } = typed
  if (!isDay(from) || !isDay(until) || until < from) {
    return showFigures(visit, { problems: { tot: words().daysProblem }, typed })
  }
  const name = `${words().fileName} ${from} ${until}`
  return sendCsvFile(c, name, await cashCells(visit, { from, until }))
}

/** Moves of these days in Brussels, a line each, and the sum on vouchers afterwards. */
export async function cashCells(visit: DeskVisit, { from, until }: Days) {
  const lines = await readCashBook(visit.office.store, { from, until })
  const { day, cents } = await leftOnVouchers(visit, { from, until })
  const { columns } = words().file
  const nothing = fromKeys(keysOf(columns), () => '')
  const owed = { ...nothing, day, name: words().money.owed, owed: cents }
  return cellsOfTable(columns, [...lines.map(cellsOf), owed])
}

type CashFileLine = Awaited<ReturnType<typeof readCashBook>>[number]

function cellsOf(line: CashFileLine) {
  const { day, receivedCents, refundedCents, redeemedCents, reservation, how } = line
  const session = reservation?.session
  return {
    day,
    ...whoseIs(line),
    received: receivedCents,
    refunded: refundedCents,
    redeemed: redeemedCents,
    owed: '',
    how: words().file.hows[how ?? 'hand'],
    workshop: session ? workshopName(session) : '',
    workshopOn: session?.day ?? '',
    ...vatCells(receivedCents - refundedCents, line.vatPercent),
    invoice: line.invoices.join(', '),
  }
}

/** Empty for a payment by voucher, whose VAT counted when the voucher was sold. */
function vatCells(cents: number, percent: number) {
  if (cents === 0) return { vatPercent: '', vat: '' }
  const { vatCents } = vatWithin(Math.abs(cents), percent)
  return { vatPercent: String(percent), vat: Math.sign(cents) * vatCents }
}

function whoseIs({ reservation, voucher }: CashFileLine) {
  if (reservation) return { reference: referenceOf(reservation.id), name: reservation.name }
  if (!voucher) return { reference: '', name: words().file.nobodys }
  const name = fill(words().file.voucher, { name: voucher.buyerName })
  // A cell that begins with a plus looks like a formula.
  return { reference: printStructuredCommunication(voucher.reference).slice(3, -3), name }
}
