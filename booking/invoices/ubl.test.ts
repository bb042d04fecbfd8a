import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { textAt, xmlTree } from '#booking/money/readers/camt/xml-tree.ts'
import { bakery, creditNote, invoice } from '#tests/support/invoices.ts'
import { brokenRules, ruleNames } from '#tests/support/peppol-rules.ts'
import { ublOf } from './ubl.ts'
import { vatWithin } from './invoice.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((one) => `x${one}x`)

it('an electronic invoice breaks no rule of EN 16931 or Peppol, and has the guest’s price to the cent', () => {
  const of = fc.record({
    totalCents: fc.integer({ min: 100, max: 600_000 }),
    vatPercent: fc.constantFrom(0, 6, 12, 21),
    quantity: fc.integer({ min: 1, max: 60 }),
    openCents: fc.option(fc.integer({ min: 1, max: 100 })),
    isCredit: fc.boolean(),
    name: text,
  })
  fc.assert(
    fc.property(of, ({ totalCents, vatPercent, quantity, openCents, isCredit, name }) => {
      const paid = openCents ? {} : { toPay: undefined }
      const line = { name, quantity }
      const exemption = vatPercent === 0 ? 'Bijzondere vrijstellingsregeling' : ''
      const vat = { vatPercent, exemption, ...vatWithin(totalCents, vatPercent) }
      const sums = { totalCents, ...vat, line }
      const buyer = { ...bakery, name }
      const xml = ublOf(
        isCredit ? creditNote({ ...sums, buyer }) : invoice({ ...sums, ...paid, buyer }),
      )
      expect(brokenRules(xml)).toEqual([])
      const root = xmlTree(xml)
      const total = (path: string) => Number(textAt(root, `LegalMonetaryTotal/${path}`) || 0)
      const whole = total('TaxInclusiveAmount') + total('PayableRoundingAmount')
      expect(Math.round(whole * 100)).toBe(totalCents)
      expect(textAt(root, 'AccountingCustomerParty/Party/PartyName/Name')).toBe(name)
    }),
  )
})

it('an electronic invoice has no character that XML forbids', () => {
  const xml = ublOf(invoice({ buyer: { ...bakery, name: 'Bakkerij \uFFFE\uFFFF' } }))
  expect(xml).toContain('<cbc:Name>Bakkerij </cbc:Name>')
})

/** The same file with one thing wrong: a line left out or other than it was, or a part left out, doubled or moved. */
function spoilt(xml: string): readonly string[] {
  const lines = xml.split('\n')
  const linesWrong = lines.flatMap((line, n) => {
    if (!/>.*<\//.test(line)) return []
    const texts = ['', '-9', 'E', '1.234'].map((own) => line.replace(/>.*</, `>${own}<`))
    const others = ['', line.replace(/="[^"]*"/, '="XX"'), ...texts]
    return others.map((other) => lines.with(n, other).join('\n'))
  })
  const part = (name: string) => new RegExp(`<cac:${name}>[^]*</cac:${name}>\n`)
  return [
    ...linesWrong,
    xml.replace(part('InvoiceLine'), ''),
    xml.replace(part('TaxSubtotal'), ''),
    xml.replace(part('TaxTotal'), '$&$&'),
    xml.replace(/(<cbc:ProfileID>.*\n)(<cbc:ID>.*\n)/, '$2$1'),
  ]
}

it('no rule of an electronic invoice lets everything pass', () => {
  const files = [invoice(), creditNote()].map(ublOf)
  expect(files.flatMap(brokenRules)).toEqual([])
  const broken = new Set(files.flatMap(spoilt).flatMap(brokenRules))
  expect(ruleNames.filter((name) => !broken.has(name))).toEqual([])
})

it('an electronic invoice names payment, reference and the buyer’s address on Peppol', () => {
  const dutch = { ...bakery, vatNumber: 'NL123456789B01', address: 'Dam 1, 1012 AB Amsterdam' }
  const xml = ublOf(invoice({ buyer: { ...dutch, reference: 'PO 7' } }))
  expect(brokenRules(xml)).toEqual([])
  const root = xmlTree(xml)
  const buyer = 'AccountingCustomerParty/Party'
  const expected = {
    BuyerReference: 'PO 7',
    'PaymentMeans/PaymentID': '+++090/9337/55493+++',
    'LegalMonetaryTotal/PrepaidAmount': '95.00',
    'LegalMonetaryTotal/PayableAmount': '95.00',
    [`${buyer}/EndpointID`]: 'NL123456789B01',
    [`${buyer}/PostalAddress/StreetName`]: 'Dam 1',
    [`${buyer}/PostalAddress/PostalZone`]: '1012 AB',
    [`${buyer}/PostalAddress/CityName`]: 'Amsterdam',
    [`${buyer}/PostalAddress/Country/IdentificationCode`]: 'NL',
  }
  for (const [path, value] of Object.entries(expected))
    expect([path, textAt(root, path)]).toEqual([path, value])
})
