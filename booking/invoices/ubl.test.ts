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

const total = '<cac:LegalMonetaryTotal>\n<cbc:LineExtensionAmount currencyID="EUR">157.02'
const inTax = '<cac:TaxTotal>\n<cbc:TaxAmount currencyID="EUR">32.97'
const vatOf = (number: string) => `<cac:PartyTaxScheme>\n<cbc:CompanyID>${number}</cbc:CompanyID>`

/** Each changes one thing; the rule with that name must find it. */
const broken: Readonly<Record<string, readonly [string | RegExp, string]>> = {
  'UBL-XSD': [/(<cbc:ProfileID>.*)\n(<cbc:ID>.*)/, '$2\n$1'],
  'BR-02': [/<cbc:ID>2025-0001/, '<cbc:ID> '],
  'BR-03': [/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>'],
  'BR-05': ['>EUR<', '>USD<'],
  'BR-06': ['<cbc:RegistrationName>De boerderij', '<cbc:RegistrationName>'],
  'BR-07': [/<cbc:RegistrationName>Bakkerij[^<]*/, '<cbc:RegistrationName>'],
  'BR-09': ['<cbc:IdentificationCode>BE', '<cbc:IdentificationCode>'],
  'BR-11': [/(<cbc:IdentificationCode>BE[^]*<cbc:IdentificationCode>)BE/, '$1'],
  'BR-12': [total, total.replace('157.02', '')],
  'BR-13': [/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, '$1'],
  'BR-14': [/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$1'],
  'BR-15': [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1'],
  'BR-16': [/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>\n/, ''],
  'BR-21': ['<cbc:ID>1<', '<cbc:ID><'],
  'BR-22': ['unitCode="C62">2', 'unitCode="C62">'],
  'BR-23': ['unitCode="C62"', 'unitCode="stuk"'],
  'BR-24': [/(InvoicedQuantity>\n<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$1'],
  'BR-25': ['<cbc:Name>Workshop', '<cbc:Name>'],
  'BR-27': [/(<cbc:PriceAmount[^>]*>)/, '$1-'],
  'BR-45': [/(<cbc:TaxableAmount[^>]*>)[^<]*/, '$1'],
  'BR-46': [/(TaxableAmount>\n<cbc:TaxAmount[^>]*>)[^<]*/, '$1'],
  'BR-47': [/(<cac:TaxCategory>\n<cbc:ID>)S/, '$1'],
  'BR-48': [/(<cac:TaxCategory>\n.*\n<cbc:Percent>)21/, '$1'],
  'BR-55': [/(<cac:InvoiceDocumentReference>\n<cbc:ID>)[^<]*/, '$1'],
  'BR-61': ['<cbc:ID>BE68539007547034', '<cbc:ID>'],
  'BR-CL-01': ['>380<', '>381<'],
  'BR-CO-04': [/(<cac:ClassifiedTaxCategory>\n<cbc:ID>)S/, '$1'],
  'BR-CO-09': [vatOf('BE0203201340'), vatOf('0203201340')],
  'BR-CO-10': [total, total.replace('157.02', '157.03')],
  'BR-CO-13': [/(<cbc:TaxExclusiveAmount[^>]*>)157.02/, '$1157.03'],
  'BR-CO-14': [inTax, inTax.replace('32.97', '32.98')],
  'BR-CO-15': [/(<cbc:TaxInclusiveAmount[^>]*>)189.99/, '$1190.00'],
  'BR-CO-16': [/(<cbc:PrepaidAmount[^>]*>)95.00/, '$194.99'],
  'BR-CO-17': [/(<cbc:TaxAmount[^>]*>)32.97/g, '$132.98'],
  'BR-CO-18': [/<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>\n/, ''],
  'BR-CO-25': [/<cbc:DueDate>.*\n/, ''],
  'BR-CO-26': ['<cbc:CompanyID schemeID="0208">0123456749', '<cbc:CompanyID schemeID="0208">'],
  'BR-S-01': [/(<cac:TaxCategory>\n.*\n.*\n<cac:TaxScheme>\n<cbc:ID>)VAT/, '$1TOT'],
  'BR-S-02': [vatOf('BE0123456749'), vatOf('')],
  'BR-S-05': [/(<cac:ClassifiedTaxCategory>\n.*\n<cbc:Percent>)21/, '$10'],
  'BR-E-05': [/(<cac:ClassifiedTaxCategory>\n<cbc:ID>)S/, '$1E'],
  'BR-E-10': [/(<cac:TaxCategory>\n<cbc:ID>)S/, '$1E'],
  'BR-S-08': [/(<cbc:TaxableAmount[^>]*>)157.02/, '$1157.00'],
  'BR-DEC': ['>157.02<', '>157.020<'],
  'PEPPOL-EN16931-R003': [/<cbc:BuyerReference>.*\n/, ''],
  'PEPPOL-EN16931-R004': ['billing:3.0', 'billing:2.0'],
  'PEPPOL-EN16931-R007': ['billing:01:1.0', 'billing:02:1.0'],
  'PEPPOL-EN16931-R008': ['<cbc:CityName>De Pinte', '<cbc:CityName>'],
  'PEPPOL-EN16931-R010': [/<cbc:EndpointID schemeID="0208">0203201340.*\n/, ''],
  'PEPPOL-EN16931-R020': [/<cbc:EndpointID schemeID="0208">0123456749.*\n/, ''],
  'PEPPOL-EN16931-R051': ['currencyID="EUR"', 'currencyID="USD"'],
  'PEPPOL-EN16931-R053': [/(<cac:TaxTotal>[^]*<\/cac:TaxTotal>\n)/, '$1$1'],
  'PEPPOL-EN16931-R120': [/(<cbc:PriceAmount[^>]*>)78.51/, '$178.52'],
  'PEPPOL-EN16931-CL008': ['schemeID="0208"', 'schemeID="0209"'],
  'PEPPOL-EN16931-F001': ['2025-09-15', '15-09-2025'],
  'PEPPOL-COMMON-R043': ['>0203201340<', '>0203201341<'],
}

it.each(ruleNames)('a broken rule %s is found', (rule) => {
  const [from, to] = broken[rule]!
  const sound = ublOf(rule === 'BR-55' ? creditNote() : invoice())
  const xml = sound.replace(from, to)
  expect(xml).not.toBe(sound)
  expect(brokenRules(sound)).toEqual([])
  expect(brokenRules(xml)).toContain(rule)
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
