import { dayAfter } from './brussels-time.ts'
import type { Day } from '#language/dates.ts'
import {
  choiceField,
  countField,
  dayField,
  optionalField,
  orUndefined,
  tickField,
  timeField,
  workshopField,
} from '../forms/field-kinds.ts'
import { formOf, validValue, invalidFields } from '../forms/form.ts'
import { maxPlaces, noteField } from '../forms/owner-forms.ts'
import type { TimeOfDay } from '#language/times.ts'
import { ownDateEntries, ownDateFrom } from './own-date-form.ts'
import { longestCourse } from './session-days.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'

/** Hours and further days that are not given stay; a day of decision needs a minimum. */
export const sessionChange = formOf(
  {
    startTime: optionalField(timeField),
    endTime: optionalField(timeField),
    capacity: countField(1, maxPlaces),
    bookedElsewhere: countField(0, maxPlaces),
    minimum: orUndefined(countField(1, maxPlaces)),
    decidesOn: orUndefined(dayField),
    ...ownDateEntries,
    note: noteField,
  },
  (read, hours: Hours & { readonly day: Day }) => {
    const { startTime = hours.startTime, endTime = hours.endTime, ...rest } = read
    const { capacity, bookedElsewhere, minimum, decidesOn, note: typedNote, ...ownDate } = rest
    if (endTime <= startTime) return invalidFields('endTime')
    const quorum = quorumOf(minimum, decidesOn)
    if (!quorum || (minimum ?? 0) > capacity) return invalidFields('minimum')
    if (decidesOn && decidesOn > hours.day) return invalidFields('decidesOn')
    const own = ownDateFrom(ownDate, hours.day)
    if (!own) return invalidFields('furtherDays')
    const { furtherDays, ...values } = own
    const days = read.furtherDays === undefined ? {} : { furtherDays }
    const numbers = { capacity, bookedElsewhere, note: typedNote }
    return validValue({ startTime, endTime, ...numbers, ...quorum, ...values, ...days })
  },
)

function quorumOf(minimum: number | undefined, decidesOn: Day | undefined) {
  if (minimum !== undefined) return { minimum, decidesOn }
  return decidesOn === undefined ? { minimum, decidesOn } : undefined
}

export type Hours = { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

export type Usual = Readonly<
  Record<WorkshopSlug, Hours & { readonly group: { readonly to: number } }>
>

export type Planning = { readonly today: Day; readonly usual: Usual }

const newSessionFields = {
  workshop: workshopField,
  day: dayField,
  startTime: orUndefined(timeField),
  endTime: orUndefined(timeField),
  capacity: orUndefined(countField(1, maxPlaces)),
  ...ownDateEntries,
  private: tickField,
  everyWeeks: orUndefined(countField(1, 52)),
  until: orUndefined(dayField),
  asOne: optionalField(choiceField(['on', 'off'])),
}

/**
 * Refuses a day that has been, and an end before its beginning. A series needs a rhythm, which days that were typed do
 * not go with, and a choice between one course and several dates; it lasts two years at most; as one course, a year.
 */
export const newSessionsForm = formOf(newSessionFields, (read, { today, usual }: Planning) => {
  const { everyWeeks, until, asOne } = read
  const dates = { workshop: read.workshop, day: read.day, private: read.private }
  const usually = usual[dates.workshop]
  if (!usually) return invalidFields('workshop')
  const { group, ...hours } = usually
  const startTime = read.startTime ?? hours.startTime
  const endTime = read.endTime ?? hours.endTime
  const ownDate = ownDateFrom(read, dates.day)
  const hasTypedDays = (ownDate?.furtherDays.length ?? 0) > 0
  const wrong = [
    ...(ownDate ? [] : ['furtherDays']),
    ...(dates.day < today ? ['day'] : []),
    ...(endTime <= startTime ? ['endTime'] : []),
    ...((everyWeeks ? hasTypedDays : until !== undefined) ? ['everyWeeks'] : []),
    ...(isSeriesRight(read, today) ? [] : ['until']),
    ...(everyWeeks && !asOne ? ['asOne'] : []),
  ]
  if (!ownDate || wrong.length > 0) return invalidFields(...wrong)
  const capacity = read.capacity ?? group.to
  const series = { everyWeeks, until, asOne }
  return validValue({ ...dates, ...series, startTime, endTime, capacity, ...ownDate })
})

type Series = {
  readonly day: Day
  readonly everyWeeks?: number | undefined
  readonly until?: Day | undefined
  readonly asOne?: string | undefined
}

function isSeriesRight({ everyWeeks, until, day: first, asOne }: Series, today: Day): boolean {
  if (everyWeeks === undefined) return true
  if (until === undefined || until < first) return false
  return until <= (asOne === 'on' ? dayAfter(first, longestCourse) : dayAfter(today, { years: 2 }))
}

/** A period has two days in order, at most three years ahead; a period that is over is refused. */
export const closedPeriod = formOf(
  { closeFrom: dayField, closeUntil: dayField },
  ({ closeFrom, closeUntil }, today: Day) =>
    periodIn(closeFrom, closeUntil, today) ?? invalidFields('closeUntil'),
)

export const awayPeriod = formOf(
  { awayFrom: dayField, awayUntil: dayField },
  ({ awayFrom, awayUntil }, today: Day) =>
    periodIn(awayFrom, awayUntil, today) ?? invalidFields('awayUntil'),
)

function periodIn(from: Day, until: Day, today: Day) {
  const isRight = from <= until && until >= today && until <= dayAfter(today, { years: 3 })
  return isRight ? validValue({ from, until }) : undefined
}
