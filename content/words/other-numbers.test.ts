import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GroupSize, House, WorkshopFacts } from '#booking/house/house.ts'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { printEuros } from '#language/money.ts'
import { printTime, type TimeOfDay } from '#language/times.ts'
import { createLetters } from '#letters/letters.ts'
import { sampleClock, sampleLinks } from '#letters/sample-scene.ts'
import { everyText } from '#tests/support/every-text.ts'
import { sampleLetters, siteUrl } from '#tests/support/letters.ts'
import { business } from '../business.ts'
import { firstHouse } from '../first-house.ts'
import { sharePictures } from '../share-pictures.ts'
import { wordsOf } from './words.ts'

const root = join(import.meta.dirname, '../..')

const later = (time: TimeOfDay) => `${Number(time.slice(0, 2)) + 1}:${time[3]}3` as TimeOfDay
const larger = ({ from, to }: GroupSize) => ({ from: from + 7, to: to + 7 })

/** The farm with other prices, hours and group sizes. */
const otherHouse: House = {
  ...firstHouse,
  workshops: Object.fromEntries(
    Object.entries(firstHouse.workshops).map(([slug, facts]) => [slug, otherFacts(facts)]),
  ),
  privateGroup: larger(firstHouse.privateGroup),
  openingHours: { ...firstHouse.openingHours, opens: '07:00', closes: '17:00' },
}

function otherFacts(facts: WorkshopFacts): WorkshopFacts {
  return {
    priceCents: facts.priceCents + 1100,
    startTime: later(facts.startTime),
    endTime: later(facts.endTime),
    group: larger(facts.group),
    timetable: facts.timetable.map(later),
    mealTime: later(facts.mealTime),
  }
}

const { openingHours, workshops } = firstHouse
const times = Object.values(workshops).flatMap(({ timetable, endTime }) => [...timetable, endTime])
const oldTimes = [...new Set([...times, openingHours.opens, openingHours.closes])]
const oldPrices = Object.values(workshops).map(({ priceCents }) => priceCents)

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll('\u2011', '-')

/** Spelled sizes may count something else: minutes, days, ages. */
const oldSizes: Readonly<Record<FirstLanguage, RegExp>> = {
  nl: /\b(4 tot 8|6 tot 1[02]|vier tot acht)\b|(?<!minuut of |week of )\b(acht|tien|twaalf)\b(?! minuten| en veertien| jaar)/i,
  fr: /\b(4 à 8|6 à 1[02]|quatre à huit)\b|\b(huit|dix|douze)\b(?! minutes| et quatorze| ans| semaines|-)/i,
  en: /\b(4 to 8|6 to 1[02]|six to ten)\b|\b(eight|ten|twelve)\b(?! minutes| and fourteen| weeks)(?<!age of twelve)/i,
}

/** The time a sample was sent, or can be answered until, is no hour of a workshop. */
const withoutInstants = (text: string) =>
  plain(text).replaceAll(/(\b20\d\d) (?:om|à|at) \d[\d.:]*(?: uur| h(?: \d\d)?)?/g, '$1')

/** History does not change: the farm's story, the pictures, the testimonials. */
const past = /^pictures\.|about\.journey|testimonial/

function oldNumbersIn(texts: readonly (readonly [string, string])[], language: FirstLanguage) {
  const printed = [
    ...oldPrices.map((cents) => printEuros(cents, language)),
    ...oldTimes.map((time) => printTime(time, language)),
    ...oldTimes,
  ].map(plain)
  const isOld = (text: string) =>
    // "10 h" is not the beginning of "10 h 30".
    printed.some((number) =>
      new RegExp(`(?<!\\d)${RegExp.escape(number)}(?<! h(?= \\d\\d))`).test(text),
    ) || oldSizes[language].test(text)
  return texts.map(([path, text]) => [path, plain(text)]).filter(([, text]) => isOld(text ?? ''))
}

describe.each(languages)('after another price, hour and group size, in %s', (language) => {
  it('no text has an old number', () => {
    const houseTexts = everyText(wordsOf(otherHouse, language))
    const price = plain(printEuros(7600, language))
    expect(houseTexts.some(([, text]) => plain(text).includes(price))).toBe(true)
    expect(
      oldNumbersIn(
        houseTexts.filter(([path]) => !past.test(path)),
        language,
      ),
    ).toEqual([])
  })

  it('no mail has an old number', () => {
    const letters = createLetters({
      from: `${business.name} <${business.email}>`,
      owner: business.email,
      answersTo: business.email,
      siteUrl: () => siteUrl,
      links: sampleLinks,
      clock: sampleClock,
      house: otherHouse,
    })
    const written = sampleLetters(letters, language, otherHouse)
    // The farm's own are in its owner's language, whatever the guest speaks.
    const read = written.filter(({ kind }) => language === 'nl' || kind.endsWith('-guest'))
    const found = read.map(({ kind, content }) => [kind, withoutInstants(content.text)] as const)
    expect(found.length).toBeGreaterThan(20)
    expect(oldNumbersIn(found, language)).toEqual([])
  })
})

it('no share picture has a number that may change: it is drawn once', () => {
  const drawn = (house: House) => sharePictures((language) => wordsOf(house, language))
  expect(drawn(otherHouse)).toEqual(drawn(firstHouse))
})

it('no page or mail types a price or an hour of its own', () => {
  const sources = globSync('{app,guest,desk,letters}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.examples.*', 'app/examples/**', 'letters/sample-*'],
  })
  expect(sources.length).toBeGreaterThan(100)
  const typed = sources.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return /€\s?\d|\d\s?€|['"`> ]\d\d:\d\d['"`< ]/.test(code)
  })
  expect(typed).toEqual([])
})
