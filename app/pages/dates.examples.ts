import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { workshops } from '#content/workshops.ts'
import { printDay, printDayApart, printMonth, printShortDay } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import { printOwnDate } from '#content/words/own-date.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import type { Language } from '#language/languages.ts'
import type { SessionView } from './session-view.ts'

const dates = [
  { day: '2025-09-24', slug: 'drinks', level: 0, state: 'available', left: 10 },
  { day: '2025-11-27', slug: 'vegetables', level: 0.6, state: 'few-left', left: 4 },
  { day: '2025-12-06', slug: 'sourdough', level: 0.9, state: 'few-left', left: 1 },
  { day: '2025-12-18', slug: 'drinks', level: 1, state: 'full', left: 0 },
] as const

const conditionalDay = '2025-09-24'
const condition = { kind: 'not-yet', minimum: 4, decidesOn: '2025-09-17' } as const

const own = { taughtIn: 'fr', teacher: 'guide', remark: {}, furtherDays: [] } as const

export function exampleDates(language: Language): readonly SessionView[] {
  const { availability, ownDate, workshop } = wordsOf(firstHouse, language)
  const says = (left: number) => ({
    available: availability.available,
    'few-left': fillCounted(availability.spotsLeft, left, language),
    full: availability.fullyBooked,
  })
  return dates.map(({ day, slug, level, state, left }) => ({
    id: `${language}-${day}`,
    workshop: slug,
    workshopName: ofWorkshop(workshop, slug).name,
    day,
    date: printDay(day, language),
    dateApart: printDayApart(day, language),
    shortDay: printShortDay(day, language),
    month: printMonth(day.slice(0, 7), language),
    time: '18:30-22:00',
    choice: `${printDay(day, language)} - 18:30-22:00`,
    state,
    availability: says(left)[state],
    left,
    priceCents: workshops[slug].priceCents,
    startsAt: `${day}T18:30:00+01:00`,
    endsAt: `${day}T22:00:00+01:00`,
    isAnsweredSoon: false,
    requestsCloseAt: `${day}T18:30:00+01:00`,
    level,
    own:
      day === conditionalDay
        ? printOwnDate({ ...own, day, startsAt: new Date(`${day}T18:30Z`) }, language, ownDate)
        : [],
    taughtIn: undefined,
    goingAhead: day === conditionalDay ? printGoingAhead(condition, language, availability) : '',
  }))
}
