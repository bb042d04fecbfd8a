import { printStructuredCommunication } from '../money/structured-communication.ts'
import { electronicAddress, postalAddress } from './electronic-address.ts'
import type { Invoice, InvoiceFacts } from './invoice.ts'
import { element } from '../xml.ts'
import type { Cents } from '../units.ts'

const names = {
  invoice: { root: 'Invoice', type: 'InvoiceTypeCode', code: '380', line: 'InvoiceLine' },
  'credit-note': {
    root: 'CreditNote',
    type: 'CreditNoteTypeCode',
    code: '381',
    line: 'CreditNoteLine',
  },
} as const

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd'
const currency = { currencyID: 'EUR' }
/** One, of whatever it is (UN/ECE Recommendation 20). */
const unit = { unitCode: 'C62' }
/** SEPA credit transfer (UNTDID 4461). */
const sepaTransfer = '58'

/** UBL 2.1, as Peppol BIS Billing 3 wants it; the order of the elements is part of the format. */
export function ublOf(invoice: Invoice): string {
  const { root } = names[invoice.kind]
  const xml = element(root, [...head(invoice), ...parties(invoice), ...money(invoice)], {
    xmlns: `${oasis}:${root}-2`,
    'xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

function head({ kind, number, issuedOn, toPay, buyer, reference, corrects }: Invoice) {
  const { type, code } = names[kind]
  const invoices = corrects.map((one) =>
    cac('BillingReference', [
      cac('InvoiceDocumentReference', [cbc('ID', one.number), cbc('IssueDate', one.issuedOn)]),
    ]),
  )
  return [
    cbc(
      'CustomizationID',
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ),
    cbc('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    toPay && cbc('DueDate', toPay.dueOn),
    cbc(type, code),
    cbc('DocumentCurrencyCode', currency.currencyID),
    cbc('BuyerReference', buyer.reference || reference),
    ...invoices,
  ]
}

function parties({ seller, buyer, workshopOn }: Invoice) {
  const supplier = [
    ...named(seller),
    address({ ...seller, more: '', country: seller.countryCode }),
    vat(seller.vatNumber),
    cac('PartyLegalEntity', [
      cbc('RegistrationName', seller.name),
      cbc('CompanyID', seller.enterpriseNumber, { schemeID: '0208' }),
    ]),
    cac('Contact', [
      cbc('Name', seller.name),
      seller.telephone ? cbc('Telephone', seller.telephone) : undefined,
      cbc('ElectronicMail', seller.email),
    ]),
  ]
  const customer = [
    ...named(buyer),
    address(postalAddress(buyer)),
    vat(buyer.vatNumber),
    cac('PartyLegalEntity', [cbc('RegistrationName', buyer.name)]),
  ]
  return [
    cac('AccountingSupplierParty', [cac('Party', supplier)]),
    cac('AccountingCustomerParty', [cac('Party', customer)]),
    cac('Delivery', [cbc('ActualDeliveryDate', workshopOn)]),
  ]
}

function named({ name, vatNumber }: { readonly name: string; readonly vatNumber: string }) {
  const found = electronicAddress(vatNumber)
  return [
    found && cbc('EndpointID', found.value, { schemeID: found.scheme }),
    cac('PartyName', [cbc('Name', name)]),
  ]
}

function address(at: Partial<ReturnType<typeof postalAddress>>) {
  const { street, more, town, postalCode, country = '' } = at
  return cac('PostalAddress', [
    street ? cbc('StreetName', street) : undefined,
    more ? cbc('AdditionalStreetName', more) : undefined,
    town ? cbc('CityName', town) : undefined,
    postalCode ? cbc('PostalZone', postalCode) : undefined,
    cac('Country', [cbc('IdentificationCode', country)]),
  ])
}

function vat(number: string) {
  return cac('PartyTaxScheme', [cbc('CompanyID', number), taxScheme])
}

function money(invoice: Invoice) {
  const { kind, seller, toPay, paymentSentence, line, baseCents, vatCents, vatPercent, exemption } =
    invoice
  // Standard rate, or exempt (UNCL5305).
  const rate = [cbc('ID', vatPercent > 0 ? 'S' : 'E'), cbc('Percent', String(vatPercent))]
  const reason = exemption ? cbc('TaxExemptionReason', exemption) : undefined
  const quantity = kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'
  return [
    toPay && paymentMeans(seller, toPay.reference),
    paymentSentence ? cac('PaymentTerms', [cbc('Note', paymentSentence)]) : undefined,
    cac('TaxTotal', [
      amount('TaxAmount', vatCents),
      cac('TaxSubtotal', [
        amount('TaxableAmount', baseCents),
        amount('TaxAmount', vatCents),
        cac('TaxCategory', [...rate, reason, taxScheme]),
      ]),
    ]),
    totals(invoice),
    cac(names[kind].line, [
      cbc('ID', '1'),
      cbc(quantity, String(line.quantity), unit),
      amount('LineExtensionAmount', baseCents),
      cac('Item', [
        cbc('Description', invoice.reference),
        cbc('Name', line.name),
        cac('ClassifiedTaxCategory', [...rate, taxScheme]),
      ]),
      cac('Price', [cbc('PriceAmount', unitPrice(baseCents, line.quantity), currency)]),
    ]),
  ]
}

function paymentMeans({ iban, bic, accountHolder }: Invoice['seller'], reference: string) {
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', sepaTransfer),
    cbc('PaymentID', printStructuredCommunication(reference)),
    cac('PayeeFinancialAccount', [
      cbc('ID', iban),
      cbc('Name', accountHolder),
      bic ? cac('FinancialInstitutionBranch', [cbc('ID', bic)]) : undefined,
    ]),
  ])
}

function totals({ kind, totalCents, baseCents, vatCents, toPay }: InvoiceFacts) {
  const payable = kind === 'invoice' ? (toPay?.cents ?? 0) : totalCents
  const rounding = totalCents - baseCents - vatCents
  return cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', baseCents),
    amount('TaxExclusiveAmount', baseCents),
    amount('TaxInclusiveAmount', baseCents + vatCents),
    payable === totalCents ? undefined : amount('PrepaidAmount', totalCents - payable),
    rounding === 0 ? undefined : amount('PayableRoundingAmount', rounding),
    amount('PayableAmount', payable),
  ])
}

/** Price with enough decimals that quantity times price is the line's amount. */
function unitPrice(cents: Cents, quantity: number): string {
  return (cents / quantity / 100).toFixed(6).replace(/(\.\d{2}\d*?)0+$/, '$1')
}

function cac(name: string, children: readonly (string | undefined)[]): string {
  return element(`cac:${name}`, children)
}

function cbc(name: string, text: string, attributes?: Readonly<Record<string, string>>): string {
  return element(`cbc:${name}`, text, attributes)
}

function amount(name: string, cents: Cents): string {
  return cbc(name, (cents / 100).toFixed(2), currency)
}

const taxScheme = cac('TaxScheme', [cbc('ID', 'VAT')])
