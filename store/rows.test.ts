import { expect, it } from 'vitest'
import { fromRow, toRow } from './rows.ts'

const row = {
  reservation_id: 'a',
  created_at: '2025-09-15T07:00:00.000Z',
  holds_until: '2025-09-16T07:00:00.000Z',
  ended_at: null,
  valid_until: '2030-09-15',
}

it('a row has instants as dates and days as they are, and goes back as it came', () => {
  const record = fromRow(row)
  expect(record).toEqual({
    reservationId: 'a',
    createdAt: new Date('2025-09-15T07:00:00Z'),
    holdsUntil: new Date('2025-09-16T07:00:00Z'),
    endedAt: undefined,
    validUntil: '2030-09-15',
  })
  expect(toRow(record)).toEqual(row)
})

it('a field that is undefined is emptied, and one that is not named stays', () => {
  expect(toRow({ endedAt: undefined })).toEqual({ ended_at: null })
})
