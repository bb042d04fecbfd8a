import { dayMs } from '#booking/dates/brussels-time.ts'
import { dayLater, entryRow, type YearsRow, type RowOf, transferRow } from './farm-money.ts'

const validDays = 3 * 365

/** A message is forgotten a year later. */
const messageDays = 360

type Booked = { readonly id: string; readonly at: Date; readonly starts: Date; readonly now: Date }

/**
 * The rows that come with bookings: every second brings a message that was answered and a gift voucher, of fifty of
 * which one can still be used; every tenth is invoiced.
 */
export function* besides(n: number, booked: Booked): Generator<RowOf> {
  if (hasInvoice(n)) yield { table: 'invoice', row: invoiceRow(n, booked) }
  if (n % 2 === 1) return
  const { id, at, now } = booked
  const name = 'Mia Maes'
  const email = `writes.${n}@example.org`
  const created_at = at.toISOString()
  const text = { subject: 'Een vraag', message: 'Mag mijn hond mee?', language: 'nl' }
  const handled = { handled_at: created_at, handled_by: 'owner', handled_as: 'answered' }
  if (now.getTime() - at.getTime() < messageDays * dayMs)
    yield { table: 'message', row: { id, name, email, created_at, ...handled, ...text } }
  const voucher = voucherRow(n, booked)
  yield { table: 'voucher', row: voucher }
  const key = `0000000d${String(n).padStart(8, '0')}`
  const reference = String(voucher['reference'])
  yield transferRow({ key, day: dayLater(at, 2), cents: 6500, reference, name, voucher_id: id })
  const account = `voucher:${id}` as const
  const paid = { kind: 'received', from: 'bank', to: account, cents: 6500, key } as const
  yield entryRow(n, 4, { ...paid, at })
  if (voucher['left_cents'] !== 0) return
  const used = { kind: 'carried', from: account, to: 'bank', cents: 6500 } as const
  yield entryRow(n, 5, { ...used, at })
}

export function hasInvoice(n: number): boolean {
  return n % 10 === 0
}

/** An invoice of 130 euro with VAT of 21 %. */
function invoiceRow(n: number, { id, at, starts }: Booked): YearsRow {
  const street = 'Kouterdreef 12'
  const town = 'De Pinte'
  const facts = {
    kind: 'invoice',
    language: 'nl',
    reference: id.slice(0, 8).toUpperCase(),
    seller: {
      name: 'De boerderij',
      vatNumber: 'BE0123456749',
      enterpriseNumber: '0123456749',
      street,
      postalCode: '9840',
      town,
      countryCode: 'BE',
      email: 'farm@farm.example',
      telephone: '',
      accountHolder: 'De boerderij',
      iban: 'BE68539007547034',
      bic: '',
    },
    buyer: { name: 'Bakkerij', vatNumber: 'BE0203201340', address: 'Dorp 1', reference: '' },
    workshopOn: dayLater(starts, 0),
    line: { name: 'Workshop', quantity: 2 },
    vatPercent: 21,
    totalCents: 13_000,
    baseCents: 10_744,
    vatCents: 2256,
    terms: 'Betaald',
    corrects: [],
  }
  const issued_on = dayLater(at, 3)
  const issued_at = `${issued_on}T09:00:00.000Z`
  const own = { year: Number(issued_on.slice(0, 4)), number: n + 1, issued_on, issued_at }
  return { ...own, workshop_on: facts.workshopOn, reservation_id: id, facts: JSON.stringify(facts) }
}

function voucherRow(n: number, { id, at }: Booked): YearsRow {
  return {
    id,
    created_at: at.toISOString(),
    language: 'nl',
    amount_cents: 6500,
    left_cents: n % 100 === 0 ? 6500 : 0,
    buyer_name: 'Mia Maes',
    buyer_email: `buys.${n}@example.org`,
    receiver_name: 'Bram',
    receiver_email: '',
    message: '',
    sent_at: at.toISOString(),
    reference: String(n).padStart(12, '0'),
    received_cents: 6500,
    paid_at: at.toISOString(),
    valid_until: dayLater(at, validDays),
    code_digest: id,
    code_beginning: id.slice(0, 3).toUpperCase(),
  }
}
