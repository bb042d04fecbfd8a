import { describe, expect, it } from 'vitest'
import { readReservationRequest, reservationFields } from './reservation-request.ts'

const right = {
  workshopType: 'drinks',
  preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00',
  participants: '2',
  participantName: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  specialRequirements: 'Een van ons spreekt Frans.',
  language: 'nl',
  honeypot: '',
}

function wrongFields(different: Record<string, unknown>) {
  const result = readReservationRequest({ ...right, ...different })
  return result.kind === 'invalid' ? result.fields : result.kind
}

describe('a request for places', () => {
  it('that is right in every way comes back as it was sent', () => {
    expect(readReservationRequest(right)).toEqual({ kind: 'valid', value: right })
  })

  it('may leave out special requirements and honeypot', () => {
    const { specialRequirements: _, honeypot: __, ...least } = right
    expect(readReservationRequest(least)).toEqual({
      kind: 'valid',
      value: { ...least, specialRequirements: '', honeypot: '' },
    })
  })

  it('names what is wrong in the order of the form, however it was sent', () => {
    const { honeypot: _, ...fields } = right
    const empty = Object.fromEntries(
      Object.keys(fields)
        .toReversed()
        .map((name) => [name, name === 'specialRequirements' ? 0 : '']),
    )
    expect(readReservationRequest(empty)).toEqual({
      kind: 'invalid',
      fields: reservationFields.filter((field) => field !== 'honeypot'),
    })
    expect(readReservationRequest({ honeypot: 1 })).toEqual({
      kind: 'invalid',
      fields: reservationFields.filter((field) => field !== 'specialRequirements'),
    })
  })

  it.each([
    'workshopType',
    'preferredDate',
    'participants',
    'participantName',
    'email',
    'language',
  ])('without %s is refused at that field', (field) => {
    expect(wrongFields({ [field]: undefined })).toEqual([field])
    expect(wrongFields({ [field]: '  ' })).toEqual([field])
    expect(wrongFields({ [field]: null })).toEqual([field])
    expect(wrongFields({ [field]: { toString: 'drinks' } })).toEqual([field])
  })

  it.each(['1', '2', '3', '4', '5'])('is for %s', (participants) => {
    expect(wrongFields({ participants })).toBe('valid')
  })

  it.each(['0', '6', '-1', '01', '1.0', '1e0', ' 1', '１', 'NaN', 2, 5, ['5'], true])(
    'is not for %j',
    (participants) => {
      expect(wrongFields({ participants })).toEqual(['participants'])
    },
  )

  it.each(['bread', 'DRINKS', 'toString', '__proto__', 0])('is not for a workshop %j', (slug) => {
    expect(wrongFields({ workshopType: slug })).toEqual(['workshopType'])
  })

  it.each(['de', 'NL', 'nl-BE', 'constructor'])('is not in the language %s', (language) => {
    expect(wrongFields({ language })).toEqual(['language'])
  })

  it.each([
    ['participantName', 100],
    ['specialRequirements', 2000],
    ['preferredDate', 200],
  ])('takes a %s of %i characters and none more', (field, max) => {
    expect(wrongFields({ [field]: 'x'.repeat(max) })).toBe('valid')
    expect(wrongFields({ [field]: 'x'.repeat(max + 1) })).toEqual([field])
  })

  it('with a field it does not know is refused by that name', () => {
    expect(readReservationRequest({ ...right, price: 0 })).toEqual({
      kind: 'unknown-field',
      field: 'price',
    })
  })

  it.each([undefined, null, 'text', 7])('that is no object but %j lacks every field', (input) => {
    expect(readReservationRequest(input)).toEqual({ kind: 'invalid', fields: reservationFields })
  })

  it('that is a list lacks every field that must be there', () => {
    expect(readReservationRequest([right])).toEqual({
      kind: 'invalid',
      fields: reservationFields.filter(
        (field) => field !== 'specialRequirements' && field !== 'honeypot',
      ),
    })
  })
})

describe('the field that only robots see', () => {
  it('ends a request before anything else is looked at', () => {
    expect(readReservationRequest({ ...right, honeypot: 'https://example.org' })).toEqual({
      kind: 'robot',
    })
    expect(readReservationRequest({ honeypot: 'x', other: 1 })).toEqual({ kind: 'robot' })
  })

  it('may hold blanks, as some browsers put there', () => {
    expect(wrongFields({ honeypot: ' \n' })).toBe('valid')
  })

  it('holds text or nothing', () => {
    expect(wrongFields({ honeypot: 1 })).toEqual(['honeypot'])
    expect(wrongFields({ honeypot: ['x'] })).toEqual(['honeypot'])
  })
})
