import type { Terms } from '#booking/house/terms.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { packOf } from './packs.ts'
import { tellDatedSteps, tellSteps } from './told-steps.ts'
import { termsIn } from './terms.ts'
import { withFacts } from './with-facts.ts'

/** The terms of a house as its texts tell them: numbers, and whole sentences that follow from them. */
export function toldTerms(terms: Terms, language: Language) {
  const numbers = termsIn(terms, language)
  const { pay, cancel } = packOf(language).terms
  const way = isOneSum(terms) ? 'oneSum' : 'inTwo'
  const paying = keysOf(pay).map((place) => [place, told(pay[place][way], numbers)] as const)
  const { faq, workshop, taken } = cancel
  const isPart = terms.refund.some(({ percent }) => percent > 0 && percent < 100)
  return {
    ...numbers,
    pay: Object.fromEntries(paying),
    cancel: {
      faq: tellSteps(faq, terms, language),
      workshop: tellSteps(workshop, terms, language),
      taken: isPart ? taken.rest : taken.all,
    },
  }
}

/** The refund steps, a line each. */
export function refundLines(terms: Terms, language: Language): readonly string[] {
  return typesetAll(
    tellSteps(packOf(language).terms.cancel.lines, terms, language).split('\n'),
    language,
  )
}

/** The refund of a guest who cancels a date, in a sentence. */
export function refundOfDate(
  dated: Parameters<typeof tellDatedSteps>[1],
  language: Language,
): string {
  return tellDatedSteps(packOf(language).terms.cancel.dated, dated, language)
}

/** @throws Error when a sentence names an unknown term */
function told(sentence: string, terms: object): string {
  const text = withFacts(sentence, { terms })
  if (text === undefined) throw new Error(`A term that there is not: ${sentence}`)
  return text
}
