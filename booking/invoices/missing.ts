import { isIban } from '../money/iban.ts'
import { readVatNumber } from '../people/company.ts'
import { electronicAddress } from './electronic-address.ts'
import type { InvoiceFacts } from './invoice.ts'

/** `seller`: the farm's VAT or enterprise number; `buyer`: whose number Peppol finds the company by. */
export type MissingFact = 'seller' | 'account' | 'rate' | 'buyer'

/** What an electronic invoice cannot be without; undefined when nothing is missing. */
export function missingFact(
  facts: Pick<InvoiceFacts, 'seller' | 'buyer' | 'vatPercent'>,
): MissingFact | undefined {
  const { seller, buyer, vatPercent } = facts
  if (!readVatNumber(seller.vatNumber) || !/^\d{10}$/.test(seller.enterpriseNumber)) return 'seller'
  if (!isIban(seller.iban)) return 'account'
  // Without VAT the law asks for the reason, which nobody has told.
  if (vatPercent <= 0) return 'rate'
  return electronicAddress(buyer.vatNumber) ? undefined : 'buyer'
}
