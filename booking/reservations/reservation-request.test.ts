import { describe, expect, it } from 'vitest'
import {
  isConflict,
  placesOnTrust,
  readReservationRequest,
  reservationFields,
} from './reservation-request.ts'

const right = {
  workshopType: 'drinks',
  preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00',
  participants: '2',
  participantName: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  telephone: '0470/12.34.56, na 18 uur',
  specialRequirements: 'Een van ons spreekt Frans.',
  voucher: '2'.repeat(20),
  language: 'nl',
  honeypot: '',
}

const optional: readonly string[] = ['telephone', 'specialRequirements', 'voucher', 'honeypot']
const required = reservationFields.filter((field) => !optional.includes(field))

function wrongFields(different: Record<string, unknown>) {
  const result = readReservationRequest({ ...right, ...different })
  return result.kind === 'invalid' ? result.fields : result.kind
}

describe('a request for places', () => {
  it('comes back as it was sent when it is valid', () => {
    expect(readReservationRequest(right)).toEqual({ kind: 'valid', value: right })
  })

  it('may leave out telephone number, special requirements, gift voucher and honeypot', () => {
    const { telephone: _, specialRequirements: __, voucher: ___, honeypot: ____, ...least } = right
    const value = { ...least, specialRequirements: '', honeypot: '' }
    expect(readReservationRequest(least)).toEqual({ kind: 'valid', value })
  })

  it('names what is wrong in the order of the form, however it was sent', () => {
    const fields = reservationFields.filter((field) => field !== 'honeypot')
    const wrong = fields.toReversed().map((name) => [name, optional.includes(name) ? 0 : ''])
    expect(readReservationRequest(Object.fromEntries(wrong))).toEqual({ kind: 'invalid', fields })
    const robotic = [...required, 'honeypot']
    expect(readReservationRequest({ honeypot: 1 })).toEqual({ kind: 'invalid', fields: robotic })
  })

  it.each(['1', '2', '3', '4', '5'])('takes %s as the number of people', (participants) => {
    expect(wrongFields({ participants })).toBe('valid')
  })

  const never: readonly unknown[] = ['', '  ', null, 7, true, {}, [], { toString: 'drinks' }]
  const notALine = ['a\r\nBcc: b@c', 'a\u0000', '\ud800']
  it.each([
    [
      'workshopType',
      [
        undefined,
        ...never,
        'a workshop',
        'DRINKS',
        ' drinks',
        'toString',
        '__proto__',
        'a'.repeat(41),
      ],
    ],
    ['preferredDate', [undefined, ...never, ...notALine]],
    ['participants', [undefined, ...never, '0', '6', '-1', '01', '1.0', '1e0', ' 1', '１', '٣', 5]],
    ['participantName', [undefined, ...never, ...notALine]],
    ['email', [undefined, ...never, ...notALine, 'an', 'a@b c']],
    ['telephone', [7, null, ...notALine, 'geen', '12 34', '9'.repeat(18), 'a\n0470123456']],
    ['specialRequirements', [7, null, 'a\u0000', 'a\u001b[2J', '\ud800']],
    ['voucher', [7, null, '2222', '2'.repeat(19) + '3', 'a\n']],
    ['language', [undefined, ...never, 'xx', 'NL', 'nl-BE', 'constructor']],
    ['honeypot', [1, null, {}, ['x']]],
  ])('with another %s is refused at that field', (field, values) => {
    for (const value of values) expect(wrongFields({ [field]: value })).toEqual([field])
  })

  it.each([
    '',
    ' ',
    '+32 (0)470 12 34 56',
    '09 220 12 34',
    '0470–12–34–56',
    '+44 20 7946 0123 ext 4',
  ])('takes the telephone number %j', (telephone) =>
    expect(wrongFields({ telephone })).toBe('valid'),
  )

  it.each([
    ['participantName', 100],
    ['specialRequirements', 2000],
    ['preferredDate', 200],
  ])('takes a %s of %i characters and none more', (field, max) => {
    expect(wrongFields({ [field]: 'x'.repeat(max) })).toBe('valid')
    expect(wrongFields({ [field]: 'x'.repeat(max + 1) })).toEqual([field])
  })

  it.each(['price', 'consent', '__proto__', 'constructor', 'toString'])(
    'is refused for the unknown field %s',
    (field) => {
      const input = JSON.parse(JSON.stringify(right).replace('{', `{"${field}":{"a":1},`))
      expect(readReservationRequest(input)).toEqual({ kind: 'unknown-field', field })
    },
  )

  it.each([undefined, null, 'text', 7])('lacks every field when it is %j', (input) => {
    expect(readReservationRequest(input)).toEqual({ kind: 'invalid', fields: reservationFields })
  })

  it('lacks every required field when it is a list', () => {
    expect(readReservationRequest([right])).toEqual({ kind: 'invalid', fields: required })
  })
})

describe('the field that only robots see', () => {
  it('ends a request before anything else is looked at', () => {
    for (const sent of [
      { ...right, honeypot: 'https://example.org' },
      { honeypot: 'x', other: 1 },
    ]) {
      expect(readReservationRequest(sent)).toEqual({ kind: 'robot' })
    }
  })

  it('may hold blanks, as some browsers put there', () => {
    expect(wrongFields({ honeypot: ' \n' })).toBe('valid')
  })
})

it('only a valid request can meet the schedule', () => {
  const met = ['not-on-schedule', 'requests-closed', 'fully-booked', 'not-enough-places']
  const wrong = ['invalid', 'unknown-field', 'robot', 'key-reused']
  expect([...met, ...wrong].filter((kind) => isConflict({ kind }))).toEqual(met)
})

it('places on trust include added people, unless their party counts whole, and no party counts below zero', () => {
  const changed = (before: number, after: number) =>
    ({ what: 'party-changed', detail: { before, after } }) as const
  const whole = [{ id: 'asked', places: 5 }]
  expect(placesOnTrust([...whole, { id: 'asked', event: changed(3, 5) }])).toBe(5)
  const grown = [changed(2, 6), changed(6, 5)].map((event) => ({ id: 'grown', event }))
  const shrunk = { id: 'shrunk', event: changed(9, 1) }
  expect(placesOnTrust([...whole, ...grown, shrunk])).toBe(8)
})
