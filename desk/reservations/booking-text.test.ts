import { expect, it } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { bakery } from '#tests/support/invoices.ts'
import { nextStepText } from './booking-text.tsx'
import { sampleNews } from '#tests/support/letters.ts'

const { reservation } = sampleNews('refunded')
const at = new Date('2025-12-01T09:00:00Z')
const payments = reservation.payments.map((payment) => ({ ...payment, paidCents: 0 }))
const over = { ...reservation, status: 'completed', payments } as const

it('the page does not ask for money that the owner no longer asks for', () => {
  const amount = '€\u00a0190'
  expect(nextStepText({ now: at }, over, { refunds: [] })).toBe(fill(desk.next.owed, { amount }))
  const text = nextStepText({ now: at }, over, { refunds: [], isWrittenOff: true })
  expect(text).toBe(fill(desk.next.writtenOff, { amount }))
})

it('a booking that ended waits for the credit note that is due', () => {
  const ended = { ...reservation, status: 'cancelled' } as const
  const next = { kind: 'credit-note', totalCents: 13_000, buyer: bakery, vatPercent: 21 } as const
  expect(nextStepText({ now: at }, ended, { refunds: [], invoicing: { next } })).toBe(
    desk.next.invoice,
  )
  expect(nextStepText({ now: at }, ended, { refunds: [] })).toBe(desk.next.nothing)
})
