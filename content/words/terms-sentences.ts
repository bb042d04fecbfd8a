import type { Terms } from '#booking/house/terms.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { datedRefunds } from '#booking/money/refund-steps.ts'
import { canMove, lastDayToMove } from '#booking/reservations/life.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { spellNumber, spellShare } from '#language/numerals.ts'
import { printSpan, spellSpan } from '#language/spans.ts'
import { typeset, typesetAll } from '#language/typeset.ts'
import { packOf } from './packs.ts'
import type { StepsText } from './parts.ts'
import { termsIn } from './terms.ts'
import { withFacts } from './with-facts.ts'

/** The terms of a house as its texts tell them: numbers, and whole sentences that follow from them. */
export function termsSentences(terms: Terms, language: Language) {
  const numbers = termsIn(terms, language)
  const { pay, cancel } = packOf(language).terms
  const way = isOneSum(terms) ? 'oneSum' : 'inTwo'
  const paying = keysOf(pay).map(
    (place) => [place, sentenceWith(pay[place][way], numbers)] as const,
  )
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

export function refundLines(terms: Terms, language: Language): readonly string[] {
  return typesetAll(
    tellSteps(packOf(language).terms.cancel.lines, terms, language).split('\n'),
    language,
  )
}

export function refundOfDate(dated: Dated, language: Language): string {
  return typeset(tellDatedSteps(packOf(language).terms.cancel.dated, dated, language), language)
}

/** @throws Error when a sentence names an unknown term */
function sentenceWith(sentence: string, terms: object): string {
  const text = withFacts(sentence, { terms })
  if (text === undefined) throw new Error(`A term that there is not: ${sentence}`)
  return text
}

type Values = Readonly<Record<string, string>>

type StepToTell = {
  readonly percent: number
  readonly values: Values
  readonly orMove: boolean
  readonly isOneDay: boolean
}

type Refunding = Pick<Terms, 'refund' | 'moveDaysBefore'>

/** Steps by the days before any workshop: "zeven dagen of langer vooraf alles, zes tot drie dagen de helft, …". */
function tellSteps(
  text: StepsText,
  { refund, moveDaysBefore }: Refunding,
  language: Language,
): string {
  const given = refund.filter(({ percent }) => percent > 0)
  const isTied = given.some((each) => each.percent < 100 && each.daysBefore === moveDaysBefore)
  const steps = given.map(({ daysBefore, percent }, nth): StepToTell => {
    const before = given[nth - 1]
    const until = before ? before.daysBefore - 1 : daysBefore
    return {
      percent,
      values: spanWords(daysBefore, until, language),
      orMove: isTied && percent < 100 && daysBefore >= moveDaysBefore,
      isOneDay: until === daysBefore,
    }
  })
  const move = isTied ? '' : fill(text.move, dayWords(moveDaysBefore, language))
  return joined(text, steps, language) + move
}

type Dated = {
  readonly terms: Refunding
  /** The day from which a guest can cancel. */
  readonly today: Day
  readonly workshopOn: Day
  /** Nothing goes back any more. */
  readonly none: string
}

/** Steps to come by the days of a date: "Annuleren: tot en met zaterdag 11 april 2026 alles terug, …". */
function tellDatedSteps(
  written: StepsText,
  { terms, today, workshopOn, none }: Dated,
  language: Language,
): string {
  const text = typesetAll(written, language)
  const given = datedRefunds({ refundSteps: terms.refund, paidCents: 0, today, workshopOn }).filter(
    ({ percent }) => percent > 0,
  )
  const moveUntil = lastDayToMove(workshopOn, terms)
  const isTied = given.some(({ percent, until }) => percent < 100 && until === moveUntil)
  const steps = given.map(({ percent, until }): StepToTell => {
    const orMove = isTied && percent < 100 && until <= moveUntil
    return { percent, values: { until: printDay(until, language) }, orMove, isOneDay: false }
  })
  const stepsText = steps.length > 0 ? joined(text, steps, language) : none
  const isMoveTold = isTied || !canMove(today, workshopOn, terms)
  return isMoveTold
    ? stepsText
    : stepsText + fill(text.move, { until: printDay(moveUntil, language) })
}

function joined(text: StepsText, steps: readonly StepToTell[], language: Language): string {
  const clauses = steps.map((step, nth) =>
    fill(clauseOf(text, step, nth), {
      ...step.values,
      part: spellShare(step.percent, language),
      orMove: step.orMove ? text.orMove : '',
    }),
  )
  const nothing = fill(text.nothing, steps.at(-1)?.values ?? {})
  return text.start + clauses.join(text.between) + nothing
}

function clauseOf(text: StepsText, { percent, isOneDay }: StepToTell, nth: number): string {
  if (nth > 0) return isOneDay ? text.nextOneDay : text.next
  if (percent === 100) return text.all
  return (percent === 50 ? text.firstHalf : undefined) ?? text.first
}

function dayWords(days: number, language: Language): Values {
  return {
    n: String(days),
    word: spellNumber(days, language),
    figures: printSpan(days, 'days', language),
    spelled: spellSpan(days, 'days', language),
  }
}

/** Both ends in letters, or both in figures: "29 tot 14 dagen". */
function spanWords(from: number, until: number, language: Language): Values {
  const first = dayWords(from, language)
  const last = dayWords(until, language)
  const isLong = last['word'] === last['n']
  const textOf = ({ n, word, figures, spelled }: Values) =>
    isLong ? { word: n!, spelled: figures! } : { word: word!, spelled: spelled! }
  const { word: untilWord, spelled: untilSpelled } = textOf(last)
  return { ...first, ...textOf(first), untilWord, untilSpelled, untilFigures: last['figures']! }
}
