import { firstHouse } from '#content/first-house.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { spellNumber } from '#language/numerals.ts'
import { termsIn } from './terms.ts'

/** Weights and times of a jar or an oven, and contents of a picture, are no rules of the house. */
const ofJars = /^(sourdough|drinks|vegetables)\.ts$|^(diary-mails|pictures|business-card)\.ts$/

/** Numbers that no rule of the house has, each with its reason. */
const notOurs: Readonly<Record<string, RegExp>> = {
  'the law has it':
    /(binnen|dans les|within) 72 (uur|heures|hours)|(binnen|within) (een|a) (maand|month)/g,
  'a bank takes so long': /na drie werkdagen|après trois jours ouvrables|after three working days/g,
  'what was so on its day, or is so in every kitchen':
    /elf jaar|onze ans|eleven years|een jaar later|un an après|a year later|drie weken|trois semaines|three weeks|over drie dagen|drie dagen later|bokaal van drie dagen|dans trois jours|trois jours plus tard|bocal de trois jours|in three days|three days later|three-day jar|(een week eerder|une semaine plus tôt|a week ahead)|half-round|acht en veertien dagen|huit et quatorze jours|eight and fourteen days|2 à 2,5 %/gi,
  'a part of something that is not money':
    /andere helft|’autre moitié|other half|other-half|voor de helft al|à moitié|half of it|half: /g,
  'the owner alone can know it, and reads the FAQ once': /twaalf jaar|douze ans|age of twelve/g,
  'nothing yet, and so no rule': /26 (maanden|mois|months)|twee jaar niets|deux ans de|two years/g,
  'it ends a form, and no promise':
    /(twee|drie) jaar verder|dans (deux|trois) ans au plus|three years ahead|(binnen een|dans un|within a) (jaar|an|year)/g,
  'a booking that was split has two dates': /(op|over) twee dagen|on two days/g,
  'a day of the calendar, and no span':
    /(op|kies|vul|vroeg) een dag|een dag( voor|:)|(choose|enter) a day|a day( for|:)|(choisissez|indiquez) un jour|un jour( pour| :)/gi,
  'one day, whenever it comes': /rembourser un jour|(y a|arrive|en a) un jour|faut un jour/g,
  'a workshop takes so long': /een dag zuurdesem|takes a day|une journée (pour|ou)|: une journée/gi,
  'a bank takes a day or two': /un jour ouvrable/g,
  'a count of each day': /in a day|en une journée/g,
  'so many days of a week': /minstens één dag|au moins un jour/g,
  'a file of the accountant': /(kies|choisissez|choose) (een|un|a) (maand|mois|month)/gi,
  'the number follows': /een week of \{/g,
}

const units = {
  nl: 'uur|dagen|werkdagen|week|weken|maanden|jaar|km',
  fr: 'heures|jours|semaines?|mois|ans?|km',
  en: 'hours|days?|(working )?days|weeks?|months|years?',
} as const satisfies Record<FirstLanguage, string>
const articles = { nl: 'één|een', fr: 'une?', en: 'an?' } as const satisfies Record<
  FirstLanguage,
  string
>
const more = {
  nl: 'dertig|veertig|zestig|negentig|honderd',
  fr: 'trente|quarante|soixante|cent|douzaine de',
  en: 'thirty|forty|sixty|ninety|hundred',
} as const satisfies Record<FirstLanguage, string>
const halves = { nl: 'helft|half ?jaar', fr: 'moitié', en: 'half' } as const satisfies Record<
  FirstLanguage,
  string
>

/** Measures in figures or letters: times, distances and parts. */
function measures(language: FirstLanguage): RegExp {
  const spelled = Array.from({ length: 21 }, (_, n) => spellNumber(n, language)).slice(2)
  const number = ['\\d[\\d.,]*', ...spelled, more[language]].join('|')
  const one = `(?:${articles[language]}) (?:dag|week|maand|jaar|jour|journée|semaine|mois|an|day|week|month|year)(?!\\p{L})`
  const many = `(?:${number})[ -](?:${units[language]})\\b`
  return new RegExp(
    `(?<![\\p{L}\\d-])(?:${many}|${one}|\\d+ ?%)|(?<!\\p{L})(?:${halves[language]})(?!\\p{L})`,
    'giu',
  )
}

/** A file's own strings, each on one line, without placeholders and foreign text. */
function typedIn(file: string): string {
  const source = readFileSync(file, 'utf8')
    .replaceAll(/^import .*$|^ *(\/\*\*|\/\/).*$/gm, '')
    .replaceAll(/\\u00a0|\\u202f|[\u00a0\u202f]/g, ' ')
    .replaceAll(/\\u2011|\u2011/g, '-')
  const ours = Object.values(notOurs).reduce((left, each) => left.replaceAll(each, '…'), source)
  return ours.replaceAll(/\$?\{[^}]*\}/g, '…')
}

describe.each(languages)('a text in %s', (language) => {
  const files = globSync(join(import.meta.dirname, language, '*.ts'))
  const read = files.filter((file) => !ofJars.test(basename(file)) && !file.includes('.test.'))

  it('takes times and parts of the rules from the terms', () => {
    expect(read.length).toBeGreaterThan(35)
    const typed = read.flatMap((file) =>
      [...typedIn(file).matchAll(measures(language))].map(({ 0: found, index, input }) => [
        basename(file),
        found,
        input.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' '),
      ]),
    )
    expect(typed).toEqual([])
  })

  it('is found out by typed numbers, in figures and in letters', () => {
    const { deposit, answer, voucher, atOnce } = termsIn(firstHouse.terms, language)
    const figures = [
      deposit.percent,
      deposit.part,
      deposit.spelled,
      answer.figures,
      voucher.spelled,
    ]
    for (const one of [...figures, atOnce.figures, atOnce.spelled]) {
      expect(one.replaceAll('\u00a0', ' ')).toMatch(measures(language))
    }
  })
})
