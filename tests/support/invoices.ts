import { type Invoice, vatWithin } from '#booking/invoices/invoice.ts'

export const bakery = {
  name: 'Bakkerij <De Oven> & Co',
  vatNumber: 'BE0203201340',
  address: 'Dorp 1\n9840 De Pinte',
  reference: '',
}

/** An invoice as the office issues it. */
export function invoice(different: Partial<Invoice> = {}): Invoice {
  const { totalCents = 19_000, vatPercent = 21 } = different
  return {
    kind: 'invoice',
    number: '2025-0001',
    reservationId: 'a',
    issuedOn: '2025-09-15',
    language: 'nl',
    edition: 0,
    reference: '1A2B3C4D',
    seller: {
      name: 'De boerderij',
      vatNumber: 'BE0123456749',
      enterpriseNumber: '0123456749',
      street: 'Kouterdreef 12',
      postalCode: '9840',
      town: 'De Pinte',
      countryCode: 'BE',
      email: 'farm@farm.example',
      telephone: '09 200 00 00',
      accountHolder: 'De boerderij',
      iban: 'BE68539007547034',
      bic: '',
    },
    buyer: bakery,
    workshopOn: '2025-11-08',
    line: { name: 'Workshop', quantity: 2 },
    vatPercent,
    exemption: '',
    totalCents,
    ...vatWithin(totalCents, vatPercent),
    toPay: { cents: 9500, dueOn: '2025-11-01', reference: '090933755493' },
    paymentSentence: '',
    corrects: [],
    ...different,
  }
}

export function creditNote(different: Partial<Invoice> = {}): Invoice {
  const corrects = [{ number: '2025-0001', issuedOn: '2025-09-15' as const }]
  const own = { number: '2025-0002', toPay: undefined, paymentSentence: 'Gaat terug', corrects }
  return invoice({ kind: 'credit-note', ...own, ...different })
}
