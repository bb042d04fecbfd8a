import type { Terms } from '#booking/house/terms.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { terms as en } from './en/terms.ts'
import { terms as fr } from './fr/terms.ts'
import { terms as nl } from './nl/terms.ts'
import type { TermsWords } from './shape/terms.ts'
import { termsIn } from './terms.ts'
import { withFacts } from './with-facts.ts'

const written: Readonly<Record<Language, TermsWords>> = { nl, fr, en }

/** The terms of a house as its texts tell them: numbers, and whole sentences that follow from them. */
export function toldTerms(terms: Terms, language: Language) {
  const numbers = termsIn(terms, language)
  const { pay } = written[language]
  const way = isOneSum(terms) ? 'oneSum' : 'inTwo'
  const paying = keysOf(pay).map((place) => [place, told(pay[place][way], numbers)] as const)
  return { ...numbers, pay: Object.fromEntries(paying) }
}

/** @throws Error when a sentence names a term that there is not */
function told(sentence: string, terms: object): string {
  const text = withFacts(sentence, { terms })
  if (text === undefined) throw new Error(`A term that there is not: ${sentence}`)
  return text
}
