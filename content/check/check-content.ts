import type { Days } from '#booking/dates/brussels-time.ts'
import type { FixedSession, SchedulePlan, SeasonRule } from '#booking/dates/season.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { House, WorkshopFacts } from '#booking/house/house.ts'
import { isDay, type Day } from '#language/dates.ts'
import { type Language, languages } from '#language/languages.ts'
import { business } from '../business.ts'
import { gallery } from '../gallery.ts'
import { firstHouse } from '../first-house.ts'
import { schedulePlan } from '../schedule/plan.ts'
import { wordsOf } from '../words/words.ts'
import { workshops } from '../workshops.ts'
import { ownerWordsIn } from '../words/owner-words.ts'
import { checkPlaces, checkTexts } from './check-texts.ts'
import { type Check, type ContentProblem, checkHours, isCount, contentProblems } from './problem.ts'

/** Written out, as content takes only types from `booking`; the compiler sees that none is missing. */
const ownSlugs = Object.keys({
  sourdough: true,
  drinks: true,
  vegetables: true,
} satisfies Record<WorkshopSlug, true>)

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
    ...checkWorkshops(workshops, ownSlugs, hasPicture),
    ...checkSchedule(schedulePlan, ownSlugs),
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
      !isEnterpriseNumber(enterpriseNumber),
      `${enterpriseNumber} is no enterprise number; write it as 0123.456.749.`,
    ],
    [!/^[^\s@]+@[^\s@]+$/.test(email), `${email} is no e-mail address.`],
    [!isOnEarth, 'the location is not on earth; latitude comes first.'],
  ])
}

/** Four characters to the end, letters as numbers, remainder 1 by 97 (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Last two digits are 97 less the remainder of the first eight (KBO). */
function isEnterpriseNumber(number: string): boolean {
  const digits = number.replaceAll('.', '')
  return (
    /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  )
}

export function checkWorkshops(
  given: Readonly<Record<string, WorkshopFacts>>,
  slugs: readonly string[],
  hasPicture: (name: string) => boolean,
): ContentProblem[] {
  const missing = slugs
    .filter((slug) => !(slug in given))
    .map((slug) => ({ file: 'workshops.ts', text: `the workshop "${slug}" is missing; add it.` }))
  return [
    ...missing,
    ...Object.entries(given).flatMap(([slug, facts]) => {
      const { priceCents } = facts
      const picture = `workshop-${slug}`
      return contentProblems('workshops.ts', [
        [
          !slugs.includes(slug),
          `"${slug}" is no workshop of the site; give one of ${slugs.join(', ')}.`,
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

export function checkSchedule(plan: SchedulePlan, slugs: readonly string[]): ContentProblem[] {
  return [
    ...plan.fixedDates.flatMap((date) => fixedDate(date, slugs)),
    ...plan.season.flatMap((rule) => seasonRule(rule, slugs)),
    ...contentProblems('schedule/season.ts', plan.closed.map(closedPeriod)),
  ]
}

function closedPeriod({ from, until }: Days): Check {
  const text = `closed from ${from} to ${until}; give two days such as 2026-12-24, the first one first.`
  return [!isDay(from) || !isDay(until) || from > until, text]
}

function fixedDate(date: FixedSession, slugs: readonly string[]): ContentProblem[] {
  const { day, bookedElsewhere, capacity } = date
  return contentProblems('schedule', [
    ...common(date, day, slugs),
    [
      bookedElsewhere < 0 || bookedElsewhere > capacity,
      `${day} has ${bookedElsewhere} of ${capacity} places booked elsewhere.`,
    ],
  ])
}

function seasonRule(rule: SeasonRule, slugs: readonly string[]): ContentProblem[] {
  const { workshop, firstDay, everyWeeks } = rule
  return contentProblems('schedule/season.ts', [
    ...common(rule, firstDay, slugs),
    [!isCount(everyWeeks), `${workshop} comes back every ${everyWeeks} weeks; give 1 or more.`],
  ])
}

function common(date: FixedSession | SeasonRule, day: Day, slugs: readonly string[]): Check[] {
  const { workshop, capacity } = date
  return [
    [!slugs.includes(workshop), `${day} is for "${workshop}"; give one of ${slugs.join(', ')}.`],
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
