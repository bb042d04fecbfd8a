import type { Language } from './languages.ts'
import { sentenceRulesOf } from './sentences.ts'

/** A whole number as running text has it: in letters up to twenty, in figures from there. */
export function spellNumber(n: number, language: Language): string {
  return sentenceRulesOf(language).numbers.split(' ')[n] ?? String(n)
}

/** The same of what is feminine in French: "une personne". */
export function spellFeminine(n: number, language: Language): string {
  return n === 1 ? sentenceRulesOf(language).feminineOne : spellNumber(n, language)
}

export function printRange(from: number | string, to: number | string, language: Language): string {
  return sentenceRulesOf(language).range(from, to)
}

export function printPercent(percent: number, language: Language): string {
  return sentenceRulesOf(language).percent(percent)
}

/** A half in words: "de helft", "la moitié", "half"; another part as a percentage. */
export function spellShare(percent: number, language: Language): string {
  return percent === 50 ? sentenceRulesOf(language).half : printPercent(percent, language)
}
