import type { Days } from '#booking/dates/brussels-time.ts'
import { vatWithin } from '#booking/invoices/invoice.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import type { CsvCell } from '#language/csv.ts'
import { isDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { readCashBook } from '#office/money/accountant.ts'
import { answerCsv } from '#server/http/answer-file.ts'
import { showFigures } from './figures.tsx'
import { owedOnVouchersAfter } from './money-moved.tsx'
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
  return answerCsv(
    c,
    `${words().fileName} ${from} ${until}`,
    await cashCells(visit, { from, until }),
  )
}

/** Moves of these days in Brussels, a line each, and the sum left on vouchers after them. */
export async function cashCells(
  visit: DeskVisit,
  { from, until }: Days,
): Promise<readonly (readonly CsvCell[])[]> {
  const { store } = visit.office
  const lines = await readCashBook(store, { from, until })
  const owedCents = await owedOnVouchersAfter(visit, until)
  return [
    Object.values(words().file.columns),
    ...lines.map(cellsOf),
    [until, '', words().money.owed, '', '', '', owedCents, '', '', '', '', '', ''],
  ]
}

type Line = Awaited<ReturnType<typeof readCashBook>>[number]

function cellsOf(line: Line): readonly CsvCell[] {
  const { day, receivedCents, refundedCents, redeemedCents, reservation, how } = line
  const session = reservation?.session
  return [
    day,
    ...whoseIs(line),
    receivedCents,
    refundedCents,
    redeemedCents,
    '',
    words().file.hows[how ?? 'hand'],
    session ? workshopName(session) : '',
    session?.day ?? '',
    ...vatCells(receivedCents - refundedCents, line.vatPercent),
    line.invoices.join(', '),
  ]
}

/** Empty for a payment by voucher: its VAT was counted when the voucher was sold. */
function vatCells(cents: number, vatPercent: number): readonly CsvCell[] {
  if (cents === 0) return ['', '']
  const { vatCents } = vatWithin(Math.abs(cents), vatPercent)
  return [String(vatPercent), Math.sign(cents) * vatCents]
}

function whoseIs({ reservation, voucher }: Line): readonly [string, string] {
  if (reservation) return [referenceOf(reservation.id), reservation.name]
  if (!voucher) return ['', words().file.nobodys]
  const name = fill(words().file.voucher, { name: voucher.buyerName })
  // A cell that begins with a plus looks like a formula.
  return [printStructuredCommunication(voucher.reference).slice(3, -3), name]
}
