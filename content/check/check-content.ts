import type { Days } from '#booking/dates/brussels-time.ts'
import type { FixedSession, SchedulePlan, SeasonRule } from '#booking/dates/season.ts'
import type { House, WorkshopFacts } from '#booking/house/house.ts'
import { isIban } from '#booking/money/iban.ts'
import { readVatNumber } from '#booking/invoices/company.ts'
import { isDay, type Day } from '#language/dates.ts'
import { type Language, languages } from '#language/languages.ts'
import { business } from '../business.ts'
import { gallery } from '../gallery.ts'
import { firstHouse } from '../first-house.ts'
import { schedulePlan } from '../schedule/plan.ts'
import { wordsOf } from '../words/words.ts'
import { firstWorkshops, workshops } from '../workshops.ts'
import { ownerWordsIn } from '../words/owner-words.ts'
import { checkPlaces, checkTexts } from './check-texts.ts'
import { type Check, type ContentProblem, checkHours, isCount, contentProblems } from './problem.ts'

/** Every mistake in the owner's files; `hasPicture` takes a name without its ending. */
export function checkContent(hasPicture: (name: string) => boolean): ContentProblem[] {
  const words = Object.fromEntries(
    languages.map((language) => [language, wordsOf(firstHouse, language)]),
  )
  const texts = Object.fromEntries(
    Object.entries(words).map(([language, all]) => [language, textsOf(all)]),
  )
  const hanging = gallery.map(({ id }): Check => {
    const text = `"${id}" has no picture; put one of that name into content/pictures/gallery.`
    return [!hasPicture(`gallery/${id}`), text]
  })
  return [
    ...checkBusiness(business),
    ...checkWorkshops(workshops, hasPicture),
    ...checkSchedule(schedulePlan),
    ...checkWords(words),
    ...checkPlaces(texts),
    ...languages.flatMap((language) => checkTexts(language, [...texts[language]!])),
    ...languages.flatMap((language) => checkTexts(language, [...textsOf(mailsToOwner(language))])),
    ...contentProblems('gallery.ts', hanging),
  ]
}

function mailsToOwner(language: Language) {
  const { ownerMails, ownerNews } = ownerWordsIn(language)
  return { ownerMails, ownerNews }
}

type Facts = Readonly<Record<'name' | 'iban' | 'enterpriseNumber' | 'email', string>> & {
  readonly location: House['business']['location']
}

export function checkBusiness(facts: Facts): ContentProblem[] {
  const { name, iban, enterpriseNumber, email, location } = facts
  const { latitude, longitude } = location ?? { latitude: 0, longitude: 0 }
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return contentProblems('business.ts', [
    [name.trim() === '', 'the name is blank; write it.'],
    [!isIban(iban), `${iban} is no IBAN; copy it from a bank statement.`],
    [
      !readVatNumber(`BE${enterpriseNumber}`),
      `${enterpriseNumber} is no enterprise number; write it as 0123.456.749.`,
    ],
    [!/^[^\s@]+@[^\s@]+$/.test(email), `${email} is no e-mail address.`],
    [!isOnEarth, 'the location is not on earth; latitude comes first.'],
  ])
}

export function checkWorkshops(
  given: Readonly<Record<string, WorkshopFacts>>,
  hasPicture: (name: string) => boolean,
): ContentProblem[] {
  const missing = firstWorkshops
    .filter((slug) => !(slug in given))
    .map((slug) => ({ file: 'workshops.ts', text: `the workshop "${slug}" is missing; add it.` }))
  return [
    ...missing,
    ...Object.entries(given).flatMap(([slug, facts]) => {
      const { priceCents } = facts
      const picture = `workshop-${slug}`
      return contentProblems('workshops.ts', [
        [
          !isWorkshop(slug),
          `"${slug}" is no workshop of the site; give one of ${firstWorkshops.join(', ')}.`,
        ],
        [
          !isCount(priceCents),
          `${slug} costs ${priceCents} cents; give a whole number above zero.`,
        ],
        checkHours(slug, facts),
        [
          !hasPicture(picture),
          `the picture of ${slug} is missing; put ${picture}.svg, .jpg or .png into content/pictures.`,
        ],
      ])
    }),
  ]
}

function isWorkshop(slug: string): boolean {
  return Object.hasOwn(workshops, slug)
}

export function checkSchedule(plan: SchedulePlan): ContentProblem[] {
  return [
    ...plan.fixedDates.flatMap(fixedDate),
    ...plan.season.flatMap(seasonRule),
    ...contentProblems('schedule/season.ts', plan.closed.map(closedPeriod)),
  ]
}

function closedPeriod({ from, until }: Days): Check {
  const text = `closed from ${from} to ${until}; give two days such as 2026-12-24, the first one first.`
  return [!isDay(from) || !isDay(until) || from > until, text]
}

function fixedDate(date: FixedSession): ContentProblem[] {
  const { day, bookedElsewhere, capacity } = date
  return contentProblems('schedule', [
    ...common(date, day),
    [
      bookedElsewhere < 0 || bookedElsewhere > capacity,
      `${day} has ${bookedElsewhere} of ${capacity} places booked elsewhere.`,
    ],
  ])
}

function seasonRule(rule: SeasonRule): ContentProblem[] {
  const { workshop, firstDay, everyWeeks } = rule
  return contentProblems('schedule/season.ts', [
    ...common(rule, firstDay),
    [!isCount(everyWeeks), `${workshop} comes back every ${everyWeeks} weeks; give 1 or more.`],
  ])
}

function common(date: FixedSession | SeasonRule, day: Day): Check[] {
  const { workshop, capacity } = date
  return [
    [
      !isWorkshop(workshop),
      `${day} is for "${workshop}"; give one of ${firstWorkshops.join(', ')}.`,
    ],
    [!isDay(day), `"${day}" is no day; write it as 2026-01-31.`],
    checkHours(day, date),
    [!isCount(capacity), `${day} has ${capacity} places; give a whole number above zero.`],
  ]
}

/** Texts that a language may leave out: another text stands in for them. */
const optional = /^layout\.footer\.|^pictures\.[\w-]+\.caption$/

/** Every text that one language has is there in all, and none is blank. */
export function checkWords(words: Readonly<Record<string, unknown>>): ContentProblem[] {
  const paths = Object.entries(words).map(([language, all]) => [language, textsOf(all)] as const)
  const every = new Set(paths.flatMap(([, texts]) => [...texts.keys()]))
  return paths.flatMap(([language, texts]) =>
    [...every].flatMap((path) => {
      const text = texts.get(path)
      const file = `words/${language}`
      if (text === undefined && !optional.test(path)) {
        return [{ file, text: `"${path}" is missing; the other languages have it.` }]
      }
      return text?.trim() === '' ? [{ file, text: `"${path}" is blank; write its text.` }] : []
    }),
  )
}

function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const inside = Object.entries(value)
  return new Map(inside.flatMap(([key, it]) => [...textsOf(it, path ? `${path}.${key}` : key)]))
}
