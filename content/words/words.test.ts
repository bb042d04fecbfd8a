import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#language/languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { ownerMails } from './nl/owner-mails.ts'
import { ownerNews } from './nl/owner-news.ts'
import { firstHouse } from '../house.ts'
import { wordsOf } from './words.ts'

/** Where the specification wants an exclamation mark or three dots, and nowhere else. */
const exclaiming = ['contact.form.success', 'booking.form.success']
const straightInEnglish = ['workshopPage.unknown.text', 'notFound.text']

const textsIn = (language: Language) => everyText(wordsOf(firstHouse, language))
const dictionaries = [
  ...languages.map((name) => ({ name, texts: textsIn(name) })),
  { name: 'the owner’s mails', texts: everyText({ ownerMails, ownerNews }) },
]

/** The built-in footer texts stand in for what is left out there. */
const mayBeLeftOut = (path: string) => path.startsWith('layout.footer.')

function offenders(texts: [string, string][], pattern: RegExp, allowed: readonly string[] = []) {
  return texts.filter(([path, text]) => pattern.test(text) && !allowed.includes(path))
}

describe('the three languages', () => {
  it('have the same words to say', () => {
    const paths = (language: Language) =>
      textsIn(language)
        .map(([path]) => path)
        .filter((path) => !mayBeLeftOut(path))
        .toSorted()
    expect(paths('fr')).toEqual(paths('nl'))
    expect(paths('en')).toEqual(paths('nl'))
    expect(paths('nl').length).toBeGreaterThan(400)
  })

  it('have the same places to fill in each text', () => {
    const placesOf = (text = '') => [...new Set(text.match(/\{\w*\}/g))].toSorted()
    const [dutch, ...others] = languages.map((language) => new Map(textsIn(language)))
    for (const other of others) {
      for (const [path, text] of other) {
        expect([path, placesOf(text)]).toEqual([path, placesOf(dutch?.get(path))])
      }
    }
  })

  it('tell the same hours of each workshop', () => {
    const hours = (language: Language) =>
      Object.values(wordsOf(firstHouse, language).workshop).map(({ schedule }) =>
        schedule.map((s) => s.time),
      )
    expect(hours('fr')).toEqual(hours('nl'))
    expect(hours('en')).toEqual(hours('nl'))
    for (const time of hours('nl').flat()) expect(time).toMatch(/^\d\d:\d\d$/)
  })

  it('are three: no long text was left in another language', () => {
    const [dutch, french, english] = languages.map((language) => new Map(textsIn(language)))
    for (const [path, text] of dutch ?? []) {
      if (text.length < 30) continue
      expect([french?.get(path), english?.get(path)], path).not.toContain(text)
    }
  })
})

describe.each(dictionaries)('every text of $name', ({ name, texts }) => {
  it('says something, without blanks around it or line breaks, and one space between words', () => {
    expect(offenders(texts, /^\s*$|^\s|\s$/)).toEqual([])
    expect(offenders(texts, /\s{2}|[\n\r\t]/)).toEqual([])
  })

  it('has typographic quotes and dots, but for what is fixed', () => {
    const fixed = name === 'en' ? straightInEnglish : []
    expect(offenders(texts, /['"`´]/, fixed)).toEqual([])
    expect(offenders(texts, /\.\.\./, name === 'en' ? ['contact.form.sending'] : [])).toEqual([])
  })

  it('does not shout, but for what is fixed', () => {
    expect(offenders(texts, /[!¡]/, exclaiming)).toEqual([])
  })

  it('has whole braces around the names of its places', () => {
    expect(offenders(texts, /\{(?!\w+\})|(?<!\{\w+)\}/)).toEqual([])
  })

  it('ends with a full stop where an error has more than one sentence', () => {
    const errors = texts.filter(([path]) => /roblem|^errors\./.test(path))
    expect(offenders(errors, /[.?!]\s+\p{Lu}.*[^.?!]$/u)).toEqual([])
  })

  it('holds no mark-up, no loose combining sign, no hidden character', () => {
    expect(offenders(texts, /<\/?[a-z]|&[a-z]+;/i)).toEqual([])
    expect(offenders(texts, /[\u00ad\u200b-\u200f\u202a-\u202e\ufeff]/)).toEqual([])
    expect(texts.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([])
  })
})

describe('French', () => {
  const texts = textsIn('fr').filter(([path]) => !path.endsWith('.time'))

  it('has a space that does not break before ; ! ? : and »', () => {
    expect(offenders(texts, /(?<![\u00a0\u202f])[;!?:»]/)).toEqual([])
  })

  it('has a space that does not break after «, and before % and €', () => {
    expect(offenders(texts, /«(?![\u00a0\u202f])|\d ?[%€]| [%€]/)).toEqual([])
  })

  it('has a hyphen that does not break in e-mail and before a pronoun', () => {
    const read = texts.filter(([path]) => !path.includes('head.'))
    expect(offenders(read, /\be-mail|-(t-)?(je|ils?|elles?|on|nous|vous|ce)\b/i)).toEqual([])
  })

  it('has a space that does not break between a number and what it counts', () => {
    expect(offenders(texts, /\d (heures|jours|minutes|ans|mois|km?|cm|g|ml)\b/)).toEqual([])
  })
})

describe('Dutch and English', () => {
  it.each(['nl', 'en'] as const)('%s has no space before a mark', (language) => {
    expect(offenders(textsIn(language), /\s[;:!?,.](\s|$)/)).toEqual([])
  })
})
