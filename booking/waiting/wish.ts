import * as v from 'valibot'
import { fromKeys } from '#language/keys-of.ts'
import { defaultLanguage, inEach, type Language, languages } from '#language/languages.ts'
import { type Day, type Weekday, weekdays } from '#language/dates.ts'
import { type Away, absenceAt } from '../dates/away.ts'
import { addDays, addHours, instantIn } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import { dayFields, ticked, tickedDays } from '../forms/field-kinds.ts'
import { readFields } from '../forms/read-form.ts'
import { emailField, maxLengths, lineField } from '../forms/text-rules.ts'
import { sum } from '../sum.ts'
import { offerEnds } from './waiting-list.ts'
import { partySize } from './waiting-request.ts'
import type { Places } from '../units.ts'

/** `asked`: nobody pressed the mailed link yet; `wanted`: until a date was taken or the asker had enough. */
export type WishState = 'asked' | 'wanted' | 'ended'

export type Wish = {
  readonly workshop: WorkshopSlug | undefined
  readonly participants: Places
  readonly languages: readonly Language[]
  readonly weekdays: readonly Weekday[]
}

type NewSessionFacts = Pick<Session, 'workshop' | 'capacity' | 'taughtIn' | 'day'>

function weekdayOf(day: Day): Weekday {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return weekdays.find((each) => each === dayOfWeek)!
}

export function readWeekdays(listed: string): readonly Weekday[] {
  return weekdays.filter((each) => listed.split(',').includes(String(each)))
}

/** A date without a language of its own is taught in all three. */
export function fitsWish(
  wish: Wish,
  { workshop, capacity, taughtIn, day }: NewSessionFacts,
): boolean {
  return (
    (wish.workshop === undefined || wish.workshop === workshop) &&
    wish.participants <= capacity &&
    (taughtIn === undefined || wish.languages.includes(taughtIn)) &&
    wish.weekdays.includes(weekdayOf(day))
  )
}

export const heldHours = 24

/** Instant until which a new date is held for its wishes; undefined when the date comes too soon. */
export function heldUntil(now: Date, startsAt: Date): Date | undefined {
  const offered = offerEnds(now, startsAt)
  const holdEnds = addHours(now, heldHours)
  return offered && (offered < holdEnds ? offered : holdEnds)
}

/** People who would come to a workshop on a weekday, and how many each language suits. */
export type Interest = {
  readonly workshop: WorkshopSlug
  readonly weekday: Weekday
  readonly people: number
  readonly inLanguage: Readonly<Record<Language, number>>
}

export function interestIn(
  wishes: readonly Wish[],
  workshops: readonly WorkshopSlug[],
): readonly Interest[] {
  const all = workshops.flatMap((workshop) =>
    weekdays.map((weekday) => {
      const fitting = wishes.filter(
        (wish) => (wish.workshop ?? workshop) === workshop && wish.weekdays.includes(weekday),
      )
      return { workshop, weekday, people: peopleOf(fitting), inLanguage: byLanguage(fitting) }
    }),
  )
  return all.filter(({ people }) => people > 0).toSorted((a, b) => b.people - a.people)
}

function byLanguage(wishes: readonly Wish[]) {
  const count = (language: Language) =>
    peopleOf(wishes.filter((wish) => wish.languages.includes(language)))
  return inEach(count)
}

function peopleOf(wishes: readonly Wish[]): number {
  return sum(wishes, ({ participants }) => participants)
}

const weeksOfNotice = 3

/** The first such weekday, three weeks ahead or later, on which the farm is there and free. */
export function dayToPropose(
  weekday: Weekday,
  today: Day,
  { periods, dates }: { readonly periods: readonly Away[]; readonly dates: readonly Session[] },
): Day {
  const taken = new Set(dates.flatMap((date) => [date.day, ...date.furtherDays]))
  let day = addDays(today, weeksOfNotice * 7)
  day = addDays(day, (weekday - weekdayOf(day) + 7) % 7)
  while (taken.has(day) || absenceAt(periods, instantIn(day, '12:00'))) day = addDays(day, 7)
  return day
}

/** A form without a ticked language is marked at this box. */
export const noLanguage = `suits-${defaultLanguage}` as const

const suitBoxes = languages.map((language) => `suits-${language}` as const)

/** Names in the form: a box for each language and for each day. */
const wishRequest = (workshops: readonly WorkshopSlug[]) =>
  v.pipe(
    v.object({
      workshop: v.picklist(['any', ...workshops]),
      participants: partySize,
      ...fromKeys(suitBoxes, () => ticked),
      ...dayFields,
      name: lineField(maxLengths.name),
      email: emailField(),
      consent: v.literal('on'),
    }),
    v.forward(
      v.partialCheck([[noLanguage], ...suitBoxes.map((box) => [box] as const)], (form) =>
        suitBoxes.some((box) => form[box]),
      ),
      [noLanguage],
    ),
    v.transform(({ workshop, participants, name, email, ...boxes }) => {
      const days = tickedDays(boxes)
      return {
        workshop: workshop === 'any' ? undefined : workshop,
        participants,
        languages: languages.filter((language) => boxes[`suits-${language}`]),
        weekdays: days.length > 0 ? days : weekdays,
        name,
        email,
      }
    }),
  )

export function readWishRequest(
  typed: Readonly<Record<string, string>>,
  workshops: readonly WorkshopSlug[],
) {
  return readFields(wishRequest(workshops), typed)
}
