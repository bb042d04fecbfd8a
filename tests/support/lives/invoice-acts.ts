import { invoicedCents } from '#booking/invoices/invoice.ts'
import { nextInvoice } from '#booking/invoices/next-invoice.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import { totalCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { makeInvoice } from '#office/invoices/make-invoice.ts'
import { listBookingsToSettle, readCost } from '#office/invoices/invoicing.ts'
import { askInvoice } from '#office/invoices/ask-invoice.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { bakery } from '../invoices.ts'
import type { ExpectedMoney } from './expected-money.ts'
import { brokenRules } from '../peppol-rules.ts'
import type { TestOffice } from '../test-office.ts'

const companies = [
  bakery,
  { ...bakery, name: 'De Kaasmakerij', vatNumber: 'NL123456789B01', reference: 'PO 7' },
]

/** Now and then a company asks, or another one does, and what is due is made; by the step, so that the lives are the same. */
export async function billSome(office: TestOffice, id: string, step: number): Promise<void> {
  const company = companies[(step / 20) % companies.length]
  if (company) await askInvoice(office, { id, company, by: 'owner' })
  if (step % 7 === 0 || company) await makeInvoice(office, { id })
}

/**
 * Faults once all invoices that are due are made, also by the rules of Peppol, and how many
 * invoices there are.
 */
export async function invoicesOf(office: TestOffice, money: ExpectedMoney) {
  const { store, clock } = office
  const wrong: string[] = []
  const toSettle = new Set(
    (await listBookingsToSettle(store, dayOf(clock.now()))).map(
      ({ reservation }) => reservation.id,
    ),
  )
  for (const reservation of await store.reservations.list()) {
    const { id } = reservation
    if (toSettle.has(id) !== (await isToSettle(office, reservation)))
      wrong.push(`invoices of ${id}: ${toSettle.has(id) ? 'nothing' : 'something'} to settle`)
    for (let due = true; due;) due = (await makeInvoice(office, { id })).kind === 'made'
    const issued = sum(await store.invoices.listOf(id), invoicedCents)
    const right = (await store.invoices.findCompany(id)) ? chargedFor(reservation, money) : 0
    if (issued !== right) wrong.push(`invoices of ${id}: ${issued}, and not ${right}`)
  }
  const left = await listBookingsToSettle(store, dayOf(clock.now()))
  if (left.length > 0) wrong.push(`invoices: ${left.length} still to be settled`)
  const all = await store.invoices.listIssued({ from: '2000-01-01', until: '2100-01-01' })
  const years = Map.groupBy(all, ({ issuedOn }) => issuedOn.slice(0, 4))
  for (const [year, made] of years) {
    for (const [i, invoice] of made.entries()) {
      const number = `${year}-${String(i + 1).padStart(4, '0')}`
      if (invoice.number !== number) wrong.push(`invoices: ${invoice.number}, and not ${number}`)
      const broken = brokenRules(ublOf(invoice))
      if (broken.length > 0) wrong.push(`invoices: ${number} breaks ${broken.join()}`)
    }
  }
  const credited = all.filter(({ kind }) => kind === 'credit-note').length
  return { wrong, invoiced: all.length - credited, credited }
}

/** The answer does not depend on the news since then. */
async function isToSettle({ store }: TestOffice, booking: ReservationOnFile) {
  const { id, session } = booking
  const invoices = await store.invoices.listOf(id)
  const costCents = await readCost(store, booking)
  const company = invoices.at(-1)?.buyer
  const next = nextInvoice({ day: session.day, costCents, company, invoices })
  return next !== undefined && sum(invoices, invoicedCents) > 0
}

/**
 * The price of a booking, or more where the terms kept money of places given up; once it has ended,
 * the part that stays.
 */
function chargedFor({ id, status, payments }: ReservationOnFile, money: ExpectedMoney): number {
  if (status === 'requested' || status === 'declined') return 0
  if (status === 'cancelled') return money.staysOfEnded(id)
  return Math.max(totalCents(payments), money.paid(id))
}
