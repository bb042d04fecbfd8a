import { fillCounted } from './fill.ts'
import type { Language } from './languages.ts'
import type { SentenceRules } from './sentence-rules.ts'
import { sentenceRulesOf } from './sentences.ts'
import { spellFeminine, spellNumber } from './numerals.ts'

export type SpanUnit = keyof SentenceRules['spans']

/** Span in figures: "24 uur", "5 jours ouvrables", "7 years". No line ends after the number. */
export function printSpan(n: number, unit: SpanUnit, language: Language): string {
  return `${n}\u00a0${fillCounted(sentenceRulesOf(language).spans[unit], n, language)}`
}

/** The same as running text has it: "zeven dagen", "cinq ans", "two hours", and in figures from there on. */
export function spellSpan(n: number, unit: SpanUnit, language: Language): string {
  const printed = printSpan(n, unit, language)
  const spell = feminine.includes(unit) ? spellFeminine : spellNumber
  const word = spell(n, language)
  return word === String(n) ? printed : printed.replace(`${n}\u00a0`, `${word} `)
}

const feminine: readonly SpanUnit[] = ['minutes', 'hours', 'weeks']

/** Days in words: "een week" for seven, "dix jours" for ten. */
export function spellDays(days: number, language: Language): string {
  return days === 7 ? spellSpan(1, 'weeks', language) : spellSpan(days, 'days', language)
}
