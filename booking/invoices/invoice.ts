import * as v from 'valibot'
import { languages } from '#language/languages.ts'
import type { Day } from '#language/dates.ts'
import { storedDay } from '../forms/stored-values.ts'
import type { House } from '../house/house.ts'
import { printedBusiness } from '../house/town.ts'
import type { Id } from '../id.ts'
import type { Cents } from '../units.ts'

const seller = v.object({
  name: v.string(),
  vatNumber: v.string(),
  enterpriseNumber: v.string(),
  street: v.string(),
  postalCode: v.string(),
  town: v.string(),
  countryCode: v.string(),
  email: v.string(),
  telephone: v.string(),
  accountHolder: v.string(),
  iban: v.string(),
  bic: v.string(),
})

const buyer = v.object({
  name: v.string(),
  vatNumber: v.string(),
  address: v.string(),
  reference: v.string(),
})

const facts = v.object({
  kind: v.picklist(['invoice', 'credit-note']),
  language: v.picklist(languages),
  edition: v.optional(v.number(), 0),
  reference: v.string(),
  seller,
  buyer,
  workshopOn: storedDay,
  line: v.object({ name: v.string(), quantity: v.number() }),
  vatPercent: v.number(),
  /** Why there is no VAT, in the buyer's language; empty where there is. */
  exemption: v.optional(v.string(), ''),
  /** VAT included, as the guest was told it. */
  totalCents: v.number(),
  baseCents: v.number(),
  vatCents: v.number(),
  /** Amount still to be paid, its due day, and its structured communication. */
  toPay: v.optional(v.object({ cents: v.number(), dueOn: storedDay, reference: v.string() })),
  /** How it is paid, in the buyer's language: already settled, or two amounts and their days. */
  paymentSentence: v.string(),
  corrects: v.array(v.object({ number: v.string(), issuedOn: storedDay })),
})

export type InvoiceFacts = v.InferOutput<typeof facts>
export type Seller = v.InferOutput<typeof seller>

export type Invoice = InvoiceFacts & {
  readonly number: string
  readonly reservationId: Id<'reservation'>
  readonly issuedOn: Day
}

export function readFacts(json: string): InvoiceFacts {
  const { terms: paymentSentence, ...stored } = JSON.parse(json)
  return v.parse(facts, { ...stored, paymentSentence })
}

/** The JSON of a stored invoice calls the sentence about payment its terms. */
export function writeFacts({ paymentSentence: terms, ...same }: InvoiceFacts): string {
  return JSON.stringify({ ...same, terms })
}

export function numberOf(year: number, nth: number): string {
  return `${year}-${String(nth).padStart(4, '0')}`
}

/** VAT included; below zero for a credit note. */
export function invoicedCents({ kind, totalCents }: Pick<InvoiceFacts, 'kind' | 'totalCents'>) {
  return kind === 'invoice' ? totalCents : -totalCents
}

/**
 * The base and the VAT in a price that includes it. VAT is that of the base, rounded (EN 16931,
 * BR-CO-17): where the two are a cent off the price, the rest is the rounding amount (BT-114).
 */
export function vatWithin(totalCents: Cents, vatPercent: number) {
  const baseCents = Math.round((totalCents * 100) / (100 + vatPercent))
  return { baseCents, vatCents: Math.round((baseCents * vatPercent) / 100) }
}

/** The house as an invoice keeps it, whatever it is called later. */
export function sellerOf({ business, telephone }: House): Seller {
  const { address, ...same } = printedBusiness(business)
  const { vatNumber, enterpriseNumber, name, email, accountHolder, iban, bic } = same
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
