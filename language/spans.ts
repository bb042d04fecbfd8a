import { fillCounted } from './fill.ts'
import type { Language } from './languages.ts'
import { spellFeminine, spellNumber } from './numerals.ts'

export type SpanUnit = 'hours' | 'days' | 'businessDays' | 'weeks' | 'years'

type Forms = { readonly one: string; readonly other: string }

const units: Readonly<Record<Language, Readonly<Record<SpanUnit, Forms>>>> = {
  nl: {
    hours: { one: 'uur', other: 'uur' },
    days: { one: 'dag', other: 'dagen' },
    businessDays: { one: 'werkdag', other: 'werkdagen' },
    weeks: { one: 'week', other: 'weken' },
    years: { one: 'jaar', other: 'jaar' },
  },
  fr: {
    hours: { one: 'heure', other: 'heures' },
    days: { one: 'jour', other: 'jours' },
    businessDays: { one: 'jour ouvrable', other: 'jours ouvrables' },
    weeks: { one: 'semaine', other: 'semaines' },
    years: { one: 'an', other: 'ans' },
  },
  en: {
    hours: { one: 'hour', other: 'hours' },
    days: { one: 'day', other: 'days' },
    businessDays: { one: 'working day', other: 'working days' },
    weeks: { one: 'week', other: 'weeks' },
    years: { one: 'year', other: 'years' },
  },
}

/** Span in figures: "24 uur", "5 jours ouvrables", "7 years". No line ends after the number. */
export function printSpan(n: number, unit: SpanUnit, language: Language): string {
  return `${n}\u00a0${fillCounted(units[language][unit], n, language)}`
}

/** The same as running text has it: "zeven dagen", "cinq ans", "two hours", and in figures from there on. */
export function spellSpan(n: number, unit: SpanUnit, language: Language): string {
  const printed = printSpan(n, unit, language)
  const spell = feminine.includes(unit) ? spellFeminine : spellNumber
  const word = spell(n, language)
  return word === String(n) ? printed : printed.replace(`${n}\u00a0`, `${word} `)
}

const feminine: readonly SpanUnit[] = ['hours', 'weeks']

/** Days in words: "een week" for seven, "dix jours" for ten. */
export function spellDays(days: number, language: Language): string {
  return days === 7 ? spellSpan(1, 'weeks', language) : spellSpan(days, 'days', language)
}
