import { isIban } from './iban.ts'
import { isStructuredCommunication } from './structured-communication.ts'
import { type Cents, decimalEuros } from '../units.ts'

export type EpcPayment = {
  /** The account holder as the bank knows it: banks compare it with the account. */
  readonly name: string
  readonly iban: string
  readonly amountCents: Cents
} & (
  | { readonly structuredCommunication: string; readonly freeText?: never }
  | { readonly freeText: string; readonly structuredCommunication?: never }
)

/** Code version 13 at error correction M, the largest the standard allows. */
const maxBytes = 331
const maxCents = 99_999_999_999

/** Payload by EPC069-12, version 002. Throws for a payment that banks refuse. */
export function epcPayload(payment: EpcPayment): string {
  const { name, iban, amountCents } = payment
  if (isNotWithin(name, 70)) throw new TypeError('The name has 1 to 70 characters on one line')
  if (!isIban(iban)) throw new TypeError('The account number does not hold')
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > maxCents) {
    throw new TypeError('The amount is 0.01 to 999999999.99 euro')
  }
  const bic = ''
  const purpose = ''
  const head = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${decimalEuros(amountCents)}`,
    purpose,
  ]
  const payload = [...head, ...remittance(payment)].join('\n')
  if (new TextEncoder().encode(payload).length > maxBytes) {
    throw new TypeError(`A payment's code holds ${maxBytes} bytes`)
  }
  return payload
}

/** Line 10 has the Belgian reference, though EPC069-12 names only RF references for it. */
function remittance({ structuredCommunication, freeText }: EpcPayment): readonly string[] {
  if (structuredCommunication === undefined) {
    if (isNotWithin(freeText, 140)) throw new TypeError('The text has 1 to 140 characters')
    return ['', freeText]
  }
  if (!isStructuredCommunication(structuredCommunication)) {
    throw new TypeError('The structured communication does not hold')
  }
  return [structuredCommunication]
}

/** Characters as people count them; a control or separator could begin a line of its own. */
function isNotWithin(text: string, most: number): boolean {
  return [...text].length > most || text.trim() === '' || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
