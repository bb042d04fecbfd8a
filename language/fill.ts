import { keptFormat } from './kept-format.ts'
import type { Language } from './languages.ts'

/** Puts values in the places of a sentence: `fill('Hello {name}', { name })`. Unknown places stay. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

const pluralRules = keptFormat((locale) => new Intl.PluralRules(locale))

/** A counted phrase in the right form: French says "0 place", Dutch and English "0 plaatsen". */
export function fillCounted(
  forms: { readonly one: string; readonly other: string },
  n: number,
  language: Language,
): string {
  return fill(pluralRules(language).select(n) === 'one' ? forms.one : forms.other, { n })
}

/** Pieces that make a text up again; a time and a structured communication stay whole. */
export function unbroken(text: string) {
  return text
    .split(
      /(\d{1,2}:\d{2}[-–]\d{1,2}:\d{2}|\d+\u00a0h[\u00a0\d]*–\u00a0\d+\u00a0h(?:\u00a0\d\d)?|\+{3}\d{3}\/\d{4}\/\d{5}\+{3})/,
    )
    .map((piece, i) => ({ text: piece, isWhole: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
