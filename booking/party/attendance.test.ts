import { expect, test } from 'vitest'
import { countAttendance, readAttendance } from './attendance.ts'

test('each tick is a person, and a party without one stayed away', () => {
  const read = readAttendance(['a 3', 'b'], ['a', 'a', 'elsewhere'])
  expect([...read]).toEqual([
    ['a', { came: 2, shown: 3 }],
    ['b', { came: 0 }],
  ])
})

test.each([
  ['nobody was counted', [[3, undefined]], { came: 0, noShows: 0 }],
  [
    'some came',
    [
      [3, 2],
      [1, 0],
      [2, undefined],
    ],
    { came: 2, noShows: 2 },
  ],
  ['a party became smaller', [[2, 3]], { came: 2, noShows: 0 }],
] as const)('%s', (_, parties, expected) => {
  const counted = parties.map(([participants, came]) => ({ participants, came }))
  expect(countAttendance(counted)).toEqual(expected)
})
