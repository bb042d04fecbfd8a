import { expect, it } from 'vitest'
import { printDay } from '#language/dates.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { creditNote, invoice } from '#tests/support/invoices.ts'
import { languages } from '#tests/support/first-languages.ts'
import { invoiceFileName, printInvoice } from './print-invoice.ts'

const words = wordsIn('nl')

const valuesOf = (lines: readonly { readonly label: string; readonly value: string }[]) =>
  lines.map(({ label, value }) => `${label}: ${value}`.replaceAll(/\s/g, ' '))

it('an invoice’s file has a plain name in each language, as headers need', () => {
  const names = languages.flatMap((language) =>
    [invoice(), creditNote()].map((each) => invoiceFileName(each, wordsIn(language))),
  )
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*-\d{4}-\d{4}$/.test(name))).toEqual([])
})

it('an invoice names seller, buyer, base, VAT, the cent of rounding and the open sum', () => {
  const printed = printInvoice(invoice(), words)
  expect(printed.title).toBe('Factuur 2025-0001')
  expect(printed.seller.lines).toContain('Btw BE 0123.456.749')
  expect(printed.buyer.lines).toEqual([
    'Bakkerij <De Oven> & Co',
    'Dorp 1',
    '9840 De Pinte',
    'Btw BE 0203.201.340',
  ])
  expect(valuesOf(printed.facts)).toEqual([
    'Datum: maandag 15 september 2025',
    'Workshop op: zaterdag 8 november 2025',
    'Te betalen tegen: zaterdag 1 november 2025',
    'Reservatie: 1A2B3C4D',
  ])
  expect(valuesOf(printed.sums)).toEqual([
    'Samen zonder btw: € 157,02',
    'Btw 21%: € 32,97',
    'Afronding: € 0,01',
    'Totaal met btw: € 190,00',
    'Al betaald: € 95,00',
    'Nog te betalen: € 95,00',
  ])
  expect(valuesOf(printed.payment!.facts)).toContain(
    'Gestructureerde mededeling: +++090/9337/55493+++',
  )
})

it('an invoice in parts has its two days instead of one, and a paid invoice says so', () => {
  const day = 'woensdag 17 september 2025'
  const paymentSentence = `Voorschot tegen ${day}`
  const line = { name: `Workshop ‘Brood’, ${day}`, quantity: 2 }
  const printed = printInvoice(invoice({ paymentSentence, line }), words)
  expect(valuesOf(printed.facts)).toContain(`Te betalen in twee keer: ${paymentSentence}`)
  const whole = printDay('2025-09-17', 'nl')
  expect(printed.facts.at(-2)!.value).toContain(whole)
  expect(printed.line.what.value).toContain(whole)
  const paid = printInvoice(invoice({ toPay: undefined }), words)
  expect(paid.payment).toBeUndefined()
  expect(paid.notes[0]).toBe('Alles is betaald.')
})

it('a credit note names its invoices and the VAT for the State, in the buyer’s language', () => {
  const paymentSentence = 'TVA à reverser à l’État'
  const printed = printInvoice(creditNote({ language: 'fr', paymentSentence }), wordsIn('fr'))
  expect(printed.title).toBe('Note de crédit 2025-0002')
  expect(valuesOf(printed.facts)).toContain(
    'Concerne: Facture 2025-0001 du lundi 15 septembre 2025',
  )
  expect(printed.notes).toContain(paymentSentence)
  expect(valuesOf(printed.sums).join()).not.toMatch(/payé|payer/)
})
