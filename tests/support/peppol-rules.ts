import { type Element, elementsAt, textAt, xmlTree } from '#booking/money/readers/camt/xml-tree.ts'
import { isInSequence } from './ubl-sequence.ts'

/** The rules that an invoice like ours can break, by their names in EN 16931 and in Peppol BIS Billing 3. */
export function brokenRules(xml: string): readonly string[] {
  const root = xmlTree(xml)
  return Object.keys(rules).filter((name) => !rules[name]!(root))
}

type Rule = (root: Element) => boolean

const seller = 'AccountingSupplierParty/Party'
const buyer = 'AccountingCustomerParty/Party'
const total = 'LegalMonetaryTotal'
const subtotal = 'TaxTotal/TaxSubtotal'

const isCredit = ({ name }: Element) => name === 'CreditNote'
const linesOf = (root: Element) =>
  elementsAt(root, isCredit(root) ? 'CreditNoteLine' : 'InvoiceLine')
const quantityOf = (line: Element) =>
  textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity')
const everyElement = (root: Element): Element[] => [root, ...root.children.flatMap(everyElement)]
const amounts = (root: Element) => everyElement(root).filter(({ name }) => name.endsWith('Amount'))
const has =
  (...paths: string[]): Rule =>
  (root) =>
    paths.every((path) => textAt(root, path) !== '')
const each =
  (holds: (line: Element) => boolean): Rule =>
  (root) =>
    linesOf(root).every(holds)
/** An amount in cents, rounded half up; an absent one is zero. */
const cents = (element: Element, path: string) =>
  Math.round(Number(textAt(element, path) || 0) * 100)
const vatRate = (element: Element, path: string) => Number(textAt(element, `${path}/Percent`))
const itemVat = 'Item/ClassifiedTaxCategory'
const isExempt = (element: Element, path: string) => textAt(element, `${path}/ID`) === 'E'
const isVat = (element: Element, path: string) => textAt(element, `${path}/TaxScheme/ID`) === 'VAT'
const vatNumbers = (root: Element) =>
  [seller, buyer].map((party) => textAt(root, `${party}/PartyTaxScheme/CompanyID`))
const endpoints = (root: Element) =>
  [seller, buyer].flatMap((party) => elementsAt(root, `${party}/EndpointID`))
/** Electronic Address Scheme list, the part that the Union's companies are found by. */
const schemes =
  '0002 0007 0009 0088 0184 0208 0211 0213 9910 9914 9920 9925 9926 9928 9929 9930 9931 9932 9933 9934 9935 9937 9938 9939 9943 9944 9945 9946 9947 9949 9950 9957'.split(
    ' ',
  )

const rules: Readonly<Record<string, Rule>> = {
  'UBL-XSD': (root) =>
    isInSequence(root) &&
    root.attributes['xmlns'] === `urn:oasis:names:specification:ubl:schema:xsd:${root.name}-2`,
  'BR-02': has('ID'),
  'BR-03': has('IssueDate'),
  'BR-05': (root) => textAt(root, 'DocumentCurrencyCode') === 'EUR',
  'BR-06': has(`${seller}/PartyLegalEntity/RegistrationName`),
  'BR-07': has(`${buyer}/PartyLegalEntity/RegistrationName`),
  'BR-09': has(`${seller}/PostalAddress/Country/IdentificationCode`),
  'BR-11': has(`${buyer}/PostalAddress/Country/IdentificationCode`),
  'BR-12': has(`${total}/LineExtensionAmount`),
  'BR-13': has(`${total}/TaxExclusiveAmount`),
  'BR-14': has(`${total}/TaxInclusiveAmount`),
  'BR-15': has(`${total}/PayableAmount`),
  'BR-16': (root) => linesOf(root).length > 0,
  'BR-21': each((line) => textAt(line, 'ID') !== ''),
  'BR-22': each((line) => quantityOf(line) !== ''),
  'BR-23': (root) =>
    everyElement(root).every(({ name, attributes }) =>
      /^(Invoic|Credit)edQuantity$/.test(name) ? attributes['unitCode'] === 'C62' : true,
    ),
  'BR-24': each((line) => textAt(line, 'LineExtensionAmount') !== ''),
  'BR-25': each((line) => textAt(line, 'Item/Name') !== ''),
  'BR-27': each((line) => Number(textAt(line, 'Price/PriceAmount') || -1) >= 0),
  'BR-45': has(`${subtotal}/TaxableAmount`),
  'BR-46': has(`${subtotal}/TaxAmount`),
  'BR-47': has(`${subtotal}/TaxCategory/ID`),
  'BR-48': has(`${subtotal}/TaxCategory/Percent`),
  'BR-55': (root) =>
    elementsAt(root, 'BillingReference/InvoiceDocumentReference').every(has('ID')) &&
    (!isCredit(root) || elementsAt(root, 'BillingReference').length > 0),
  'BR-61': (root) =>
    elementsAt(root, 'PaymentMeans').every(
      (means) =>
        /^(30|58)$/.test(textAt(means, 'PaymentMeansCode')) &&
        textAt(means, 'PayeeFinancialAccount/ID') !== '',
    ),
  'BR-CL-01': (root) =>
    isCredit(root)
      ? textAt(root, 'CreditNoteTypeCode') === '381'
      : textAt(root, 'InvoiceTypeCode') === '380',
  'BR-CO-04': each((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID') !== ''),
  'BR-CO-09': (root) => vatNumbers(root).every((number) => /^[A-Z]{2}[A-Z\d]{2,}$/.test(number)),
  'BR-CO-10': (root) =>
    cents(root, `${total}/LineExtensionAmount`) ===
    linesOf(root).reduce((sum, line) => sum + cents(line, 'LineExtensionAmount'), 0),
  'BR-CO-13': (root) =>
    cents(root, `${total}/TaxExclusiveAmount`) === cents(root, `${total}/LineExtensionAmount`),
  'BR-CO-14': (root) => cents(root, 'TaxTotal/TaxAmount') === cents(root, `${subtotal}/TaxAmount`),
  'BR-CO-15': (root) =>
    cents(root, `${total}/TaxInclusiveAmount`) ===
    cents(root, `${total}/TaxExclusiveAmount`) + cents(root, 'TaxTotal/TaxAmount'),
  'BR-CO-16': (root) =>
    cents(root, `${total}/PayableAmount`) ===
    cents(root, `${total}/TaxInclusiveAmount`) -
      cents(root, `${total}/PrepaidAmount`) +
      cents(root, `${total}/PayableRoundingAmount`),
  'BR-CO-17': (root) =>
    elementsAt(root, subtotal).every(
      (one) =>
        cents(one, 'TaxAmount') ===
        Math.round((cents(one, 'TaxableAmount') * vatRate(one, 'TaxCategory')) / 100),
    ),
  'BR-CO-18': (root) => elementsAt(root, subtotal).length > 0,
  'BR-CO-25': (root) =>
    cents(root, `${total}/PayableAmount`) <= 0 ||
    has('DueDate')(root) ||
    has('PaymentTerms/Note')(root),
  'BR-CO-26': has(`${seller}/PartyLegalEntity/CompanyID`, `${seller}/PartyTaxScheme/CompanyID`),
  'BR-S-01': (root) => elementsAt(root, subtotal).every((one) => isVat(one, 'TaxCategory')),
  'BR-S-02': has(`${seller}/PartyTaxScheme/CompanyID`),
  'BR-S-05': each((line) => isExempt(line, itemVat) || vatRate(line, itemVat) > 0),
  'BR-E-05': each((line) => !isExempt(line, itemVat) || vatRate(line, itemVat) === 0),
  'BR-E-10': (root) =>
    elementsAt(root, `${subtotal}/TaxCategory`).every(
      (one) => (textAt(one, 'ID') === 'E') === (textAt(one, 'TaxExemptionReason') !== ''),
    ),
  'BR-S-08': (root) =>
    elementsAt(root, subtotal).every(
      (one) =>
        cents(one, 'TaxableAmount') ===
        linesOf(root)
          .filter(
            (line) => vatRate(line, 'Item/ClassifiedTaxCategory') === vatRate(one, 'TaxCategory'),
          )
          .reduce((sum, line) => sum + cents(line, 'LineExtensionAmount'), 0),
    ),
  'BR-DEC': (root) =>
    amounts(root).every(({ name, text }) => name === 'PriceAmount' || /^-?\d+\.\d\d$/.test(text)),
  'PEPPOL-EN16931-R003': has('BuyerReference'),
  'PEPPOL-EN16931-R004': (root) =>
    textAt(root, 'CustomizationID') ===
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'PEPPOL-EN16931-R007': (root) =>
    textAt(root, 'ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'PEPPOL-EN16931-R008': (root) =>
    everyElement(root).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  'PEPPOL-EN16931-R010': has(`${buyer}/EndpointID`),
  'PEPPOL-EN16931-R020': has(`${seller}/EndpointID`),
  'PEPPOL-EN16931-R051': (root) =>
    amounts(root).every(({ attributes }) => attributes['currencyID'] === 'EUR'),
  'PEPPOL-EN16931-R053': (root) => elementsAt(root, 'TaxTotal').length === 1,
  'PEPPOL-EN16931-R120': each(
    (line) =>
      Math.round(Number(quantityOf(line)) * Number(textAt(line, 'Price/PriceAmount')) * 100) ===
      cents(line, 'LineExtensionAmount'),
  ),
  'PEPPOL-EN16931-CL008': (root) =>
    endpoints(root).every(({ attributes }) => schemes.includes(attributes['schemeID'] ?? '')),
  'PEPPOL-EN16931-F001': (root) =>
    everyElement(root).every(
      ({ name, text }) => !name.endsWith('Date') || /^\d{4}-\d\d-\d\d$/.test(text),
    ),
  'PEPPOL-COMMON-R043': (root) =>
    endpoints(root).every(
      ({ attributes, text }) =>
        attributes['schemeID'] !== '0208' ||
        (/^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))),
    ),
}

export const ruleNames = Object.keys(rules)
