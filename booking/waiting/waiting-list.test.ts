import { expect, it } from 'vitest'
import { offerEnds } from './waiting-list.ts'

const far = '2025-12-18T18:30:00+01:00'
const morning = '2025-12-18T09:30:00+01:00'

it.each([
  ['holds a day', '2025-10-01T15:00:00+02:00', far, '2025-10-02T15:00:00+02:00'],
  ['ends after breakfast', '2025-10-01T23:00:00+02:00', far, '2025-10-03T10:00:00+02:00'],
  ['ends after breakfast', '2025-10-01T03:00:00+02:00', far, '2025-10-02T10:00:00+02:00'],
  ['ends after it in winter too', '2025-10-25T04:00:00+02:00', far, '2025-10-26T10:00:00+01:00'],
  ['ends before the last night', '2025-12-17T15:00:00+01:00', far, '2025-12-17T22:00:00+01:00'],
  ['ends half a day before', '2025-12-17T15:00:00+01:00', morning, '2025-12-17T21:30:00+01:00'],
  ['needs two hours in the evening', '2025-12-17T21:00:00+01:00', far, undefined],
  ['is not made at night for the day', '2025-12-18T05:00:00+01:00', far, undefined],
  ['is not made just before the start', '2025-12-18T18:00:00+01:00', far, undefined],
])('an offer %s: made at %s for a date at %s, it ends at %s', (_, now, startsAt, end) => {
  const ends = offerEnds(new Date(now), new Date(startsAt))
  expect(ends).toEqual(end && new Date(end))
})
