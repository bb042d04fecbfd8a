import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { addDays, dayAfter } from './brussels-time.ts'
import { closedPeriod, newSessionsForm, sessionChange } from './session-form.ts'

const today = '2026-01-15'
const evening = { startTime: '18:30', endTime: '22:00' } as const
const workshop = { ...evening, group: { to: 10 } }
const usual = { sourdough: workshop, drinks: workshop, vegetables: workshop }
const shown = { ...evening, day: '2026-02-01' } as const
const planning = { today, usual } as const
/** Every other week from 1 February; until when is to be said. */
const dates = {
  workshop: 'drinks',
  ...evening,
  capacity: '8',
  day: '2026-02-01',
  everyWeeks: '2',
  asOne: 'off',
} as const

it.each(['2026-02-30', '2026-09-31', '2027-02-29', '0000-00-00', 'soon'] as const)(
  'a day that no calendar has is refused: %s',
  (day) => {
    const change = { capacity: '8', bookedElsewhere: '0', minimum: '4', note: '' }
    const wrong = { kind: 'invalid', fields: ['decidesOn'] }
    expect(sessionChange.read({ ...change, decidesOn: day }, shown)).toEqual(wrong)
    expect(newSessionsForm.read({ ...dates, until: day }, planning).kind).toBe('invalid')
    const one = { ...dates, everyWeeks: '', until: '', day }
    expect(newSessionsForm.read(one, planning).kind).toBe('invalid')
    expect(closedPeriod.read({ closeFrom: today, closeUntil: day }, today).kind).toBe('invalid')
  },
)

it('a first day is read as the further days of a course are, and so is any other day', () => {
  const one = { ...dates, everyWeeks: '', until: '', day: '12/9/2026' }
  const value = { day: '2026-09-12' }
  expect(newSessionsForm.read(one, planning)).toMatchObject({ kind: 'valid', value })
  expect(newSessionsForm.read({ ...one, day: '31/9/2026' }, planning).kind).toBe('invalid')
})

it('a day to decide comes with the number of people that a date needs, and is not after it', () => {
  const change = { ...evening, capacity: '8', bookedElsewhere: '0', note: '' }
  const decidesOn = '2026-01-25'
  const read = (minimum: string, day: string) =>
    sessionChange.read({ ...change, minimum, decidesOn: day }, shown)
  expect(read('', decidesOn)).toEqual({ kind: 'invalid', fields: ['minimum'] })
  expect(read('9', decidesOn)).toEqual({ kind: 'invalid', fields: ['minimum'] })
  expect(read('4', decidesOn)).toMatchObject({ kind: 'valid', value: { minimum: 4, decidesOn } })
  expect(read('4', shown.day).kind).toBe('valid')
  expect(read('4', '2026-02-02')).toEqual({ kind: 'invalid', fields: ['decidesOn'] })
  expect(read('4', '').kind).toBe('valid')
  expect(read('', '').kind).toBe('valid')
})

it('a change that tells no days of a course, as the form once it has begun, leaves them', () => {
  const change = { ...evening, capacity: '8', bookedElsewhere: '0', minimum: '', note: '' }
  const days = (typed: object) => {
    const read = sessionChange.read({ ...change, ...typed }, shown)
    return read.kind === 'valid' ? read.value.furtherDays : read
  }
  expect(days({})).toBeUndefined()
  expect(days({ furtherDays: '' })).toEqual([])
  expect(days({ furtherDays: '8/2/2026' })).toEqual(['2026-02-08'])
})

it.each([
  ['2028-02-29', true],
  ['2029-01-15', true],
  ['2029-01-16', false],
] as const)('a closed period may last three years at most: until %s, %s', (closeUntil, may) => {
  const read = closedPeriod.read({ closeFrom: today, closeUntil }, today)
  expect(may ? read.kind : read).toEqual(
    may ? 'valid' : { kind: 'invalid', fields: ['closeUntil'] },
  )
})

it('a last day without a rhythm is asked about, and makes no single date unseen', () => {
  const once = { ...dates, everyWeeks: '', until: '2026-03-01' }
  expect(newSessionsForm.read(once, planning)).toEqual({ kind: 'invalid', fields: ['everyWeeks'] })
})

it('the days of a course are typed or follow from a rhythm, so that none is left out unseen', () => {
  const typed = { ...dates, until: '2026-03-01', furtherDays: '3/2/2026' }
  expect(newSessionsForm.read(typed, planning)).toEqual({ kind: 'invalid', fields: ['everyWeeks'] })
  const course = { ...typed, everyWeeks: '', until: '' }
  expect(newSessionsForm.read(course, planning).kind).toBe('valid')
})

it('a series ends at most two years from today, to the day', () => {
  const seriesUntil = (until: Day) => newSessionsForm.read({ ...dates, until }, planning)
  expect(seriesUntil('2028-01-15').kind).toBe('valid')
  expect(seriesUntil('2028-01-16')).toEqual({ kind: 'invalid', fields: ['until'] })
})

it('a course ends a year after its first day at most', () => {
  const courseUntil = (until: Day) =>
    newSessionsForm.read({ ...dates, asOne: 'on', until }, planning)
  const last = dayAfter(dates.day, { years: 1 })
  expect(courseUntil(last).kind).toBe('valid')
  expect(courseUntil(addDays(last, 1))).toEqual({ kind: 'invalid', fields: ['until'] })
})
