import type { Element } from '#booking/money/readers/camt/xml-tree.ts'

const document = (lines: string, type: string) =>
  `CustomizationID ProfileID ID IssueDate DueDate ${type} Note DocumentCurrencyCode BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal ${lines}`

const line = (quantity: string) => `ID Note ${quantity} LineExtensionAmount Item Price`

/**
 * The order of elements within an element, from the schemas of UBL 2.1 (OASIS), as far as our files
 * use them.
 */
const sequences: Readonly<Record<string, string>> = {
  Invoice: document('InvoiceLine', 'InvoiceTypeCode'),
  CreditNote: document('CreditNoteLine', 'CreditNoteTypeCode').replace('DueDate ', ''),
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party:
    'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PartyName: 'Name',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone AddressLine Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'Name Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID',
  PaymentTerms: 'Note',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReason TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: line('InvoicedQuantity'),
  CreditNoteLine: line('CreditedQuantity'),
  Item: 'Description Name ClassifiedTaxCategory',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount BaseQuantity',
}

const repeated = new Set(['BillingReference', 'InvoiceLine', 'CreditNoteLine', 'TaxSubtotal'])

export function isInSequence({ name, children }: Element): boolean {
  const known = sequences[name]?.split(' ') ?? []
  const places = children.map((child) => known.indexOf(child.name))
  return children.every(
    (child, i) =>
      places[i]! >= 0 &&
      (i === 0 ||
        places[i]! > places[i - 1]! ||
        (places[i] === places[i - 1] && repeated.has(child.name))) &&
      isInSequence(child),
  )
}
