import { weekdays } from '#language/dates.ts'
import { inEach } from '#language/languages.ts'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { timeOf } from '../dates/brussels-time.ts'
import { firstHouse } from '#content/first-house.ts'
import { plannedSession } from '#tests/support/records.ts'
import {
  houseValue,
  houseWith,
  isFormValue,
  valueName,
  type HouseValue,
  valuesOf,
} from './house-value.ts'
import { movedTime } from './workshop-value.ts'
import { plannedInHouse } from '../dates/season.ts'
import { readHouseForm } from './read-house-form.ts'
import { telephoneLink } from './telephone.ts'

const valueNamed = (name: string): HouseValue =>
  valuesOf(firstHouse).find((value) => valueName(value) === name)!

const unsaid = inEach(() => '')
const cabbage = { ...inEach(() => 'Kool'), fr: 'Chou', en: 'Cabbage' }

const others: readonly HouseValue[] = [
  { what: 'price', workshop: 'sourdough', cents: 9900 },
  { what: 'hours', workshop: 'sourdough', startTime: '11:00', endTime: '16:30' },
  { what: 'group', workshop: 'drinks', from: 2, to: 5 },
  { what: 'private-group', from: 7, to: 9 },
  { what: 'opening-hours', opens: '08:00', closes: '12:00', days: [1, 5] },
  { what: 'telephone', number: '09 200 00 00' },
  { what: 'sentence', ...cabbage },
  { what: 'vat', percent: 6 },
  { what: 'requests-close', hours: 48 },
  { what: 'name', name: 'Atelier', accountHolder: 'Atelier' },
  { what: 'people', guide: 'Zoë', cook: 'Lars' },
  { what: 'address', street: 'Rue du Four 3', postalCode: '5000', town: 'Namur' },
  { what: 'location', latitude: null, longitude: null },
  { what: 'mailbox', mailbox: 'bonjour@atelier.example' },
  { what: 'account', iban: 'BE62510007547061', bic: '' },
  { what: 'numbers', enterpriseNumber: '0400.000.086', vatNumber: '' },
  { what: 'social', social: '' },
  { what: 'payment', depositPercent: 100, depositDays: 5, balanceDaysBefore: 14 },
  { what: 'refunds', steps: [{ daysBefore: 14, percent: 100 }] },
  { what: 'moving', moveDaysBefore: 14 },
  { what: 'voucher-validity', voucherYears: 2 },
  { what: 'answer', answerHours: 48 },
  { what: 'offer', offer: 'waitingList', offered: false },
  { what: 'other-hours', opens: '08:00', closes: '12:00', days: [6] },
]

describe('a value of the house', () => {
  it('has a name of its own', () => {
    const names = valuesOf(firstHouse).map(valueName)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(others)('$what changes the house in that alone, and back again', (value) => {
    const changed = houseWith(firstHouse, value)
    const before = valueNamed(valueName(value))
    const after = valuesOf(firstHouse).map((each) =>
      valueName(each) === valueName(value) ? value : each,
    )
    expect(valuesOf(changed)).toEqual(after)
    expect(houseWith(changed, before)).toEqual(firstHouse)
  })

  it('kept before opening hours had days tells of every day', () => {
    const kept = { what: 'opening-hours', opens: '08:00', closes: '12:00' }
    expect(v.parse(houseValue, kept)).toEqual({ ...kept, days: weekdays })
  })
})

test.each([
  ['12:30', { startTime: '11:00', endTime: '16:30' }, '13:30'],
  ['12:30', { startTime: '10:10', endTime: '15:40' }, '12:40'],
  ['12:30', { startTime: '10:00', endTime: '14:00' }, '11:50'],
  ['15:00', { startTime: '10:00', endTime: '14:00' }, '13:40'],
] as const)('%s of a day from 10:00 to 15:30 is on one of %o at %s', (time, after, expected) => {
  expect(movedTime(time, { startTime: '10:00', endTime: '15:30' }, after)).toBe(expected)
})

const payment = { depositPercent: '100', depositDays: '5', balanceDaysBefore: '7' }
const noStep = { days3: '', percent3: '', days4: '', percent4: '' }
const steps = { days1: '7', percent1: '100', days2: '3', percent2: '50', ...noStep }

describe('a typed value of the house', () => {
  const read = (name: string, typed: Record<string, string>) => {
    const value = valueNamed(name)
    if (!isFormValue(value)) throw new Error(`${name} has no form`)
    const result = readHouseForm(value, typed, firstHouse)
    return result.kind === 'valid' ? result.value : result.fields
  }
  it.each([
    ['price-sourdough', { cents: '99' }, others[0]],
    ['price-sourdough', { cents: ' € 99,00 ' }, others[0]],
    ['hours-sourdough', { startTime: '11:00', endTime: '16:30' }, others[1]],
    ['group-drinks', { from: '2', to: '5' }, others[2]],
    [
      'name',
      { name: "Atelier d'Argile", accountHolder: "Atelier d'Argile" },
      { what: 'name', name: 'Atelier d’Argile', accountHolder: "Atelier d'Argile" },
    ],
    ['sentence', { ...cabbage, fr: "L'oignon" }, { ...others[6], fr: 'L’oignon' }],
    ['opening-hours', { opens: '08:00', closes: '12:00', 'day-1': 'on', 'day-5': 'on' }, others[4]],
    ['other-hours', { opens: '08:00', closes: '12:00', 'day-6': 'on' }, others.at(-1)],
    ['telephone', { number: ' 09 200 00 00 ' }, others[5]],
    ['telephone', { number: '' }, { what: 'telephone', number: '' }],
    ['sentence', { ...cabbage, fr: ' Chou' }, others[6]],
    ['vat', { percent: '6' }, others[7]],
    ['requests-close', { hours: '48' }, others[8]],
    ['requests-close', { hours: '0' }, { what: 'requests-close', hours: 0 }],
    ['sentence', { ...unsaid, en: ' ' }, { what: 'sentence', ...unsaid }],
  ] as const)('%s of %o is kept', (name, typed, expected) => {
    expect(read(name, typed)).toEqual(expected)
  })
  it.each([
    ['price-drinks', { cents: '-5' }, ['cents']],
    ['price-drinks', { cents: '0' }, ['cents']],
    ['price-drinks', { cents: '1.234' }, ['cents']],
    ['price-drinks', { cents: '1000,01' }, ['cents']],
    ['hours-drinks', { startTime: '22:00', endTime: '18:30' }, ['endTime']],
    ['hours-drinks', { startTime: '18:30', endTime: '18:30' }, ['endTime']],
    ['hours-drinks', { startTime: '', endTime: '22:00' }, ['startTime']],
    ['group-drinks', { from: '6', to: '5' }, ['to']],
    ['private-group', { from: '0', to: '5' }, ['from']],
    ['opening-hours', { opens: '18:00', closes: '09:00', 'day-1': 'on' }, ['closes']],
    ['opening-hours', { opens: '09:00', closes: '18:00', 'day-2': '' }, ['day-1']],
    ['other-hours', { opens: '18:00', closes: '09:00' }, ['closes']],
    ['telephone', { number: 'bel ons' }, ['number']],
    ['telephone', { number: '09 200' }, ['number']],
    ['vat', { percent: '210' }, ['percent']],
    ['vat', { percent: '12,5' }, ['percent']],
    ['requests-close', { hours: '-1' }, ['hours']],
    ['requests-close', { hours: '337' }, ['hours']],
    ['sentence', { ...cabbage, fr: '', en: '' }, ['fr', 'en']],
    ['sentence', { ...cabbage, nl: 'k'.repeat(141) }, ['nl']],
    ['account', { iban: 'BE68 5390 0754 7035' }, ['iban']],
    ['numbers', { enterpriseNumber: '0123.456.789', vatNumber: '' }, ['enterpriseNumber']],
    ['numbers', { enterpriseNumber: '', vatNumber: 'BE 0400.000.086' }, ['vatNumber']],
    ['name', { name: 'Atelier {name}', accountHolder: 'Atelier' }, ['name']],
    ['location', { latitude: '91', longitude: '4' }, ['latitude']],
    ['mailbox', { mailbox: 'bonjour' }, ['mailbox']],
    ['social', { social: 'javascript:alert(1)' }, ['social']],
    ['people', { guide: 'Zoë', cook: 'Lars'.repeat(11) }, ['cook']],
    ['address', { street: 'Dorp 1', postalCode: '9000', town: '' }, ['town']],
    ['payment', { ...payment, depositPercent: '0' }, ['depositPercent']],
    ['payment', { ...payment, depositPercent: '101' }, ['depositPercent']],
    ['payment', { ...payment, depositDays: '1' }, ['depositDays']],
    ['payment', { ...payment, balanceDaysBefore: 'week' }, ['balanceDaysBefore']],
    [
      'payment',
      { ...payment, depositPercent: '99', balanceDaysBefore: '0' },
      ['balanceDaysBefore'],
    ],
    ['refunds', { ...steps, days2: '7' }, ['days2']],
    ['refunds', { ...steps, percent2: '100' }, ['percent2']],
    ['refunds', { ...steps, percent2: '' }, ['percent2']],
    ['refunds', { ...steps, percent4: '10' }, ['days4', 'percent4']],
    ['moving', { moveDaysBefore: '0' }, ['moveDaysBefore']],
    ['voucher-validity', { voucherYears: '0' }, ['voucherYears']],
    ['answer', { answerHours: '2' }, ['answerHours']],
  ] as const)('%s of %o is refused', (name, typed, fields) => {
    expect(read(name, typed)).toEqual(fields)
  })
})

test.each([
  ['0470/12.34.56', 'BE', 'tel:+32470123456'],
  ['+32 (0)9 200 00 00', 'BE', 'tel:+3292000000'],
  ['0032 9 200 00 00', 'FR', 'tel:+3292000000'],
  ['+31 20 123 45 67', 'BE', 'tel:+31201234567'],
  ['06 12 34 56 78', 'FR', 'tel:+33612345678'],
  ['0039 06 123 4567', 'IT', 'tel:+39061234567'],
  ['06 123 4567', 'IT', 'tel:+39061234567'],
] as const)('%s of a house in %s leads to %s', (written, country, link) => {
  expect(telephoneLink(written, country)).toBe(link)
})

test('a planned date at the first hours takes the present ones; a date with its own hours keeps them', () => {
  const house = others.reduce(houseWith, firstHouse)
  const at = (startsAt: string, endsAt: string) =>
    plannedSession({
      workshop: 'sourdough',
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })
  const usual = at('2026-01-10T09:00:00Z', '2026-01-10T14:30:00Z')
  const own = at('2026-01-24T08:00:00Z', '2026-01-24T13:30:00Z')
  const planned = plannedInHouse([usual, own], { first: firstHouse, house, today: '2026-01-02' })
  const hours = planned.map(({ startsAt, endsAt }) => [timeOf(startsAt), timeOf(endsAt)])
  expect(hours).toEqual([
    ['11:00', '16:30'],
    ['09:00', '14:30'],
  ])
  expect(planned.map(({ origin }) => origin)).toEqual([usual.origin, own.origin])
})
