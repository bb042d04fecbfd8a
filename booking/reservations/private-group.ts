import type { Day } from '#language/dates.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import { pricesOfSessions } from '../dates/own-date-form.ts'
import type { Hours, Planning } from '../dates/session-form.ts'
import { languages } from '#language/languages.ts'
import {
  choiceField,
  countField,
  dayField,
  euroField,
  orEmpty,
  orUndefined,
  tickField,
  timeField,
  workshopField,
} from '../forms/field-kinds.ts'
import { formOf, validValue, type ValueOf, invalidFields } from '../forms/form.ts'
import { maxPlaces } from '../forms/owner-forms.ts'
import { emailField, maxLengths, lineField, telephoneField } from '../forms/text-rules.ts'
import type { Cents, Places } from '../units.ts'

const pricesPer = ['person', 'group'] as const

const when = {
  workshop: workshopField,
  day: dayField,
  startTime: orUndefined(timeField),
  endTime: orUndefined(timeField),
}

const whatItCosts = {
  price: orUndefined(euroField(pricesOfSessions.least, pricesOfSessions.most * maxPlaces)),
  per: choiceField(pricesPer),
}

const who = {
  name: lineField(maxLengths.name),
  telephone: telephoneField(),
  language: choiceField(languages),
}

export const privateGroupForm = formOf({
  ...when,
  participants: countField(1, maxPlaces),
  ...whatItCosts,
  ...who,
  email: orEmpty(emailField()),
})

export const optionForm = formOf({
  ...when,
  beside: tickField,
  least: countField(1, maxPlaces),
  most: countField(1, maxPlaces),
  ...whatItCosts,
  ...who,
  // An option needs a mailbox for its offer.
  email: emailField(),
  until: dayField,
})

/** A group on a date of its own, at the workshop's hours and price where the owner gives none. */
export function readPrivateGroup(input: Readonly<Record<string, unknown>>, planning: Planning) {
  const read = privateGroupForm.read(input)
  return read.kind === 'invalid' ? read : settle(read.value, read.value.participants, planning)
}

/**
 * A date offered to a group until the end of an earlier day. A price for the whole group needs a certain number:
 * nobody can say the price of each of fewer people.
 */
export function readOption(input: Readonly<Record<string, unknown>>, planning: Planning) {
  const read = optionForm.read(input)
  if (read.kind === 'invalid') return read
  const { least, most, per, price, until } = read.value
  const isShared = per === 'group' && price !== undefined
  const fields = [
    ...(most < least || (isShared && most !== least) ? ['most'] : []),
    ...(until < planning.today || until >= read.value.day ? ['until'] : []),
  ]
  if (fields.length > 0) return invalidFields(...fields)
  return settle(read.value, most, planning)
}

export type GroupDate = Hours & {
  readonly workshop: WorkshopSlug
  readonly day: Day
  /** Price for a person; undefined: the workshop's price of today. */
  readonly priceCents: Cents | undefined
  /** Price for the whole group, whatever its number; `priceCents` is then a part of it. */
  readonly groupPriceCents?: Cents | undefined
}

type Dated = Pick<
  ValueOf<typeof privateGroupForm>,
  'workshop' | 'day' | 'price' | 'per' | 'startTime' | 'endTime'
>

/** No whole cents divide an `uneven` sum; the nearest sums that do, in cents. */
function settle<Typed extends Dated>(
  typed: Typed,
  participants: Places,
  { today, usual }: Planning,
) {
  const { price, per, ...dated } = typed
  const hours = usual[typed.workshop]
  if (!hours) return invalidFields('workshop')
  const { startTime = hours.startTime, endTime = hours.endTime } = typed
  if (typed.day < today) return invalidFields('day')
  if (endTime <= startTime) return invalidFields('endTime')
  const people = per === 'group' ? participants : 1
  const priceCents = price === undefined ? undefined : price / people
  const groupPriceCents = per === 'group' ? price : undefined
  const value = { ...dated, startTime, endTime, priceCents, groupPriceCents }
  if (priceCents === undefined) return validValue(value)
  if (!Number.isInteger(priceCents)) {
    const below = Math.floor(priceCents) * people
    return { kind: 'uneven', below, above: below + people } as const
  }
  const isPossible =
    priceCents >= pricesOfSessions.least * 100 && priceCents <= pricesOfSessions.most * 100
  return isPossible ? validValue(value) : invalidFields('price')
}
