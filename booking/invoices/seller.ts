import type { House } from '../house/house.ts'
import type { Seller } from './invoice.ts'

/** The house as an invoice keeps it, whatever it is called later. */
export function sellerOf({ business, telephone }: House): Seller {
  const { address, vatNumber, enterpriseNumber, name, email, accountHolder, iban, bic } = business
  const { street, postalCode, town, countryCode } = address
  const plain = (number: string) => number.replaceAll(/[^A-Z\d]/g, '')
  return {
    name,
    vatNumber: plain(vatNumber),
    enterpriseNumber: plain(enterpriseNumber),
    street,
    postalCode,
    town,
    countryCode,
    email,
    telephone,
    accountHolder,
    iban,
    bic,
  }
}
