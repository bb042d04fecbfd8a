import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { readVoucherOrder } from './voucher-order.ts'

test('problems come in the order of the form: who gets the voucher, and then who gives it', () => {
  const { shown } = firstHouse
  const answers = { worth: 'amount', sendOn: '2020-01-01' }
  const read = readVoucherOrder(answers, { today: '2025-09-15', shown })
  const receiver = ['amount', 'receiverName', 'receiverEmail', 'message', 'sendOn']
  const buyer = ['buyerName', 'buyerEmail', 'consent']
  expect(read).toMatchObject({ kind: 'invalid', fields: [...receiver, ...buyer] })
})
