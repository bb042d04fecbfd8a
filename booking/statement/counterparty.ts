import { isIban } from '../iban.ts'
import type { Movement } from './movement.ts'
import { squeezed } from './communication.ts'

/** Who is at the other end, with nothing where nothing is known. */
export function counterparty(
  name: string,
  account: string,
): Pick<Movement, 'payerName' | 'payerIban'> {
  const payerName = squeezed(name).slice(0, 140)
  const payerIban = account.toUpperCase().replaceAll(/\s/g, '')
  return { ...(payerName && { payerName }), ...(isIban(payerIban) && { payerIban }) }
}

/** What banks write where they have no reference. */
const none = /^(?:0*|NOTPROVIDED|NONREF|NOREF|NOT PROVIDED)$/i

export function bankReferenceOf(text: string): Pick<Movement, 'bankReference'> {
  const reference = squeezed(text).slice(0, 80)
  return none.test(reference) ? {} : { bankReference: reference }
}
