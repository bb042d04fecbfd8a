import { expect, test } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { start } from '#tests/support/records.ts'
import { receivePayment } from './money/receive-payment.ts'

const farm = freshOffice()

test('all rows of a change bear one moment, however long it takes', async () => {
  const id = await farm.confirmed()
  let seconds = 0
  const clock = { now: () => new Date(start.getTime() + (seconds += 1) * 1000) }
  await receivePayment({ ...farm.office, clock }, { id, kind: 'all' })
  const rows = [
    ...(await farm.store.entries.listOf(id)),
    ...(await farm.store.history.listEvents(id)),
  ]
  const moments = rows.filter(({ at }) => at > start).map(({ at }) => at.getTime())
  expect(moments).toHaveLength(3)
  expect(new Set(moments).size).toBe(1)
})
