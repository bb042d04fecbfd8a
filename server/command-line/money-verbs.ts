import { writeFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { dayOf, type Days } from '#booking/dates/brussels-time.ts'
import { periodOf, readPeriodName } from '#booking/figures/period.ts'
import { type Invoice, invoicedCents } from '#booking/invoices/invoice.ts'
import type { MissingFact } from '#booking/invoices/next-invoice.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import { findChangedDay, readLines } from '#booking/money/journal.ts'
import type { BookedLine } from '#booking/money/statement/known-money.ts'
import { maxStatementBytes } from '#booking/money/readers/read-statement.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { csvText } from '#language/csv.ts'
import { makeInvoice } from '#office/invoices/make-invoice.ts'
import { readHouse } from '#office/house/read-house.ts'
import { importStatement } from '#office/money/import-statement.ts'
import { journalCells } from '#office/money/accountant.ts'
import { communicationText } from '#office/money/known-money.ts'
import { errorCode } from '../files.ts'
import { findBookingNamed } from './booking-named.ts'
import type { PrintedRow } from './rows.ts'
import type { AskedLine, Listed, OpenSite } from './verb.ts'

const everyDay: Days = { from: '0001-01-01', until: '9999-12-31' }

/** All invoices; with a booking, those due, and the last one as a file. */
export async function invoiceVerb(site: OpenSite, { words }: AskedLine): Promise<Listed> {
  const [reference, file] = words
  const { store } = site
  if (!reference) return { rows: (await store.invoices.listIssued(everyDay)).map(invoiceRow) }
  if (!file) return { refused: 'Give a FILE to write the invoice into.' }
  const issued = await findOrMake(site, reference)
  if ('refused' in issued) return issued
  await writeFile(file, ublOf(issued.invoice))
  const { number } = issued.creditNote ?? {}
  const besides = number ? ` Send credit note ${number} too: farm invoice ${number} FILE.` : ''
  return { rows: [invoiceRow(issued.invoice)], note: `Written: ${file}.${besides}` }
}

type Made = { readonly invoice: Invoice; readonly creditNote?: Invoice }

async function findOrMake(
  { store, openOffice }: OpenSite,
  reference: string,
): Promise<Made | { readonly refused: string }> {
  const before = await store.invoices.find(reference)
  if (before) return { invoice: before }
  const booking = await findBookingNamed(store, reference)
  if (!booking) return { refused: `There is no booking or invoice ${reference}.` }
  const outcome = await makeInvoice(await openOffice(store), { id: booking.id })
  if (outcome.kind === 'made') return outcome
  if (outcome.kind === 'missing') return { refused: missing[outcome.what] }
  const invoice = (await store.invoices.listOf(booking.id)).at(-1)
  if (invoice) return { invoice }
  return { refused: 'There is nothing to invoice: it needs your yes, and a company.' }
}

const missing: Readonly<Record<MissingFact, string>> = {
  seller: 'Your VAT or enterprise number is missing: give both on the desk, at Huis.',
  account: 'Your IBAN is missing: give it on the desk, at Huis.',
  buyer: 'The VAT number of the company is missing: give it on the page of the booking.',
}

/** Programs read these names. */
function invoiceRow(invoice: Invoice): PrintedRow {
  const { number, kind, issuedOn, reference, buyer, vatPercent, baseCents, vatCents } = invoice
  return {
    number,
    kind,
    issuedOn,
    reference,
    company: buyer.name,
    vatNumber: buyer.vatNumber,
    vatPercent,
    baseCents,
    vatCents,
    totalCents: invoicedCents(invoice),
  }
}

export async function statementVerb(
  { store, openOffice }: OpenSite,
  { words: [file = ''] }: AskedLine,
): Promise<Listed> {
  const bytes = await readFile(file)
  if (!bytes) return { refused: `There is no such file: ${file}.` }
  const outcome = await importStatement(await openOffice(store), bytes)
  if (outcome.kind === 'unreadable') {
    const { sayStatementProblem } = ownerWordsOf(await readHouse(store))
    return { refused: sayStatementProblem(outcome.problem) }
  }
  const outcomes = outcome.booked.map((each) => each.outcome)
  const waiting = outcomes.filter((each) => each === 'over' || each === 'review').length
  const note = waiting > 0 ? `${waiting} to decide on: see your desk (farm desk).` : undefined
  return { rows: outcome.booked.map(transactionRow), note }
}

/** The bytes of a file; of one that is too large, no more than show that it is. */
async function readFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(createReadStream(file, { end: maxStatementBytes }))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function transactionRow(booked: BookedLine): PrintedRow {
  const { transaction, outcome } = booked
  return {
    date: transaction.bookedOn,
    amountCents: transaction.amountCents,
    communication: communicationText(transaction),
    outcome,
    reservation: 'reservationId' in booked ? (booked.reservationId ?? null) : null,
  }
}

export async function journalVerb(site: OpenSite, { words, check }: AskedLine): Promise<Listed> {
  const { store, clock } = site
  if (check) return words.length > 0 ? { refused: 'Give --check alone.' } : checkJournal(site)
  const [first = '', second] = words
  const named = readPeriodName(first)
  const file = named ? second : words[0]
  if (!named && (second !== undefined || /^\d[-\d]*[a-z]?\d*$/i.test(first))) {
    return { refused: `There is no such period: ${first}. Give 2025, 2025-K3 or 2025-09.` }
  }
  const period = named ?? periodOf('year', dayOf(clock.now()))
  const days = await store.journal.listDays(period)
  if (file !== undefined) {
    const ownerWords = ownerWordsOf(await readHouse(store))
    await writeFile(file, csvText(journalCells(days, ownerWords)))
  }
  return {
    rows: days.flatMap((day) =>
      readLines(day).map(({ vatPercent = null, ...line }) => {
        return { ...line, vatPercent, hash: day.hash }
      }),
    ),
    note: file === undefined ? undefined : `Written: ${file}.`,
  }
}

async function checkJournal({ store }: OpenSite): Promise<Listed> {
  const days = await store.journal.listDays(everyDay)
  const changed = findChangedDay(days, await store.journal.listEntries())
  if (changed) {
    const { day, line } = changed
    const where = line === undefined ? day : `${day}, line ${line}`
    return { refused: `The receipts journal was changed: ${where}.`, exitCode: 1 }
  }
  const last = days.at(-1)
  const rows = last ? [{ from: days[0]!.day, until: last.day, hash: last.hash }] : []
  return { rows, note: 'The receipts journal is as it was written.' }
}
