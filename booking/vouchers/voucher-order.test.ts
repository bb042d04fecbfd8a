import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { readVoucherOrder } from './voucher-order.ts'

test('problems come in the order of the form: who gets the voucher, and then who gives it', () => {
  const { shown } = firstHouse
  const read = readVoucherOrder(
    { worth: 'amount', sendOn: '2020-01-01' },
    { today: '2025-09-15', shown },
  )
  expect(read).toMatchObject({
    kind: 'invalid',
    fields: [
      'amount',
      'receiverName',
      'receiverEmail',
      'message',
      'sendOn',
      'buyerName',
      'buyerEmail',
      'consent',
    ],
  })
})
