import type { Language } from './languages.ts'

const spelled: Readonly<Record<Language, readonly string[]>> = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
  en: 'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
}

/** A whole number as running text has it: in letters up to twenty, in figures from there. */
export function spellNumber(n: number, language: Language): string {
  return spelled[language][n] ?? String(n)
}

/** The same of what is feminine in French: "une personne". */
export function spellFeminine(n: number, language: Language): string {
  return n === 1 && language === 'fr' ? 'une' : spellNumber(n, language)
}

/** "4 tot 8", "4 à 8", "4 to 8". */
export function printRange(from: number | string, to: number | string, language: Language): string {
  return `${from} ${toIn[language]} ${to}`
}

const toIn = { nl: 'tot', fr: 'à', en: 'to' } as const satisfies Record<Language, string>

/** "50%", "50 %". */
export function printPercent(percent: number, language: Language): string {
  return language === 'fr' ? `${percent}\u00a0%` : `${percent}%`
}

/** A half in words: "de helft", "la moitié", "half"; another part as a percentage. */
export function spellShare(percent: number, language: Language): string {
  return percent === 50 ? halfIn[language] : printPercent(percent, language)
}

const halfIn = { nl: 'de helft', fr: 'la moitié', en: 'half' } as const satisfies Record<
  Language,
  string
>
