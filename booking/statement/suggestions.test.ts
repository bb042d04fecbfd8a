import { describe, expect, it } from 'vitest'
import { withCpuTime } from '#tests/support/cpu-time.ts'
import { bookOne, books, movement } from '#tests/support/statements/book-one.ts'
import { printed } from '#tests/support/statements/plain-movement.ts'
import { freshBooks, openPayments, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-movements.ts'
import { bookMovements } from './book-movements.ts'
import type { Books } from './booked.ts'

const { d3 } = references

describe('a reference that is none', () => {
  const swapped = `${d3.slice(0, 9)}${d3[10]}${d3[9]}${d3[11]}`

  it.each([
    ['one digit wrong', `${d3.slice(0, 5)}${(Number(d3[5]) + 3) % 10}${d3.slice(6)}`],
    ['two digits that changed places', swapped],
  ])('by %s suggests the booking, when the amount is right', (_, structured) => {
    const suggestion = { reservationId: reservationId(3) }
    const outcome = { outcome: 'review', reason: 'wrong-check-digits' }
    expect(bookOne({ structured })).toMatchObject({ ...outcome, suggestion })
    expect(bookOne({ freeText: `voorschot ${printed(structured)}` })).toMatchObject({
      ...outcome,
      suggestion,
    })
    const other = bookOne({ structured, amountCents: 9700 })
    expect(other).toMatchObject(outcome)
    expect(other).not.toHaveProperty('suggestion')
  })

  it('is never booked by itself', () => {
    expect(bookOne({ structured: '123456789012' })).toMatchObject({
      outcome: 'review',
      reason: 'wrong-check-digits',
    })
  })

  it('suggests nothing when it is near two bookings', () => {
    const [one, two] = ['984000000195', '984000000296']
    const known: Books = {
      ...freshBooks,
      payments: [
        { ...openPayments[0]!, reference: one },
        { ...openPayments[2]!, reference: two },
      ],
    }
    const between = bookOne({ structured: '984000000196' }, known)
    expect(between).toMatchObject({ outcome: 'review' })
    expect(between).not.toHaveProperty('suggestion')
  })

  it('but right, and of no booking, is shown', () => {
    const unknown = '090933755493'
    for (const found of [{ structured: unknown }, { freeText: `zie ${printed(unknown)}` }]) {
      expect(bookOne(found)).toMatchObject({ outcome: 'review', reason: 'unknown-reference' })
    }
  })

  it('but any twelve digits in a text is no reference', () => {
    expect(bookOne({ freeText: 'klant 123456789012' })).toMatchObject({ outcome: 'ignored' })
    expect(bookOne({ freeText: 'tel 0470 12 34 56 78 of 03' })).toMatchObject({
      outcome: 'ignored',
    })
  })
})

describe('money without a reference', () => {
  it('of the exact amount under a name like one booking’s is suggested, not booked', () => {
    expect(bookOne({ payerName: 'MAES SOFIE' })).toMatchObject({
      outcome: 'review',
      reason: 'no-reference',
      suggestion: {
        reservationId: reservationId(3),
        pays: [{ kind: 'deposit', amountCents: 9750 }],
      },
    })
    expect(bookOne({ payerName: 'S. Maes', amountCents: 19_500 })).toMatchObject({
      suggestion: { pays: [{ kind: 'deposit' }, { kind: 'balance' }] },
    })
  })

  it('from somebody else’s account is suggested when its text names the guest', () => {
    const payerName = 'Greet De Smet'
    const freeText = 'workshop voor onze Sofie Maes'
    expect(bookOne({ payerName, freeText })).toMatchObject({
      outcome: 'review',
      reason: 'no-reference',
      suggestion: { reservationId: reservationId(3), pays: [{ amountCents: 9750 }] },
    })
    const nobody = { outcome: 'ignored', reason: 'nobody' }
    expect(bookOne({ payerName, freeText, amountCents: 9700 })).toMatchObject(nobody)
    expect(bookOne({ payerName, freeText: 'workshop voor onze Sofie' })).toMatchObject(nobody)
  })

  it('with the booking’s own eight characters in its text is suggested', () => {
    const freeText = 'reservatie 00000003, dank u'
    expect(bookOne({ freeText, amountCents: 5000 })).toMatchObject({
      outcome: 'review',
      suggestion: { reservationId: reservationId(3), pays: [{ amountCents: 5000 }] },
    })
  })

  it.each([
    ['another amount', { payerName: 'Sofie Maes', amountCents: 9700 }],
    ['another name', { payerName: 'Sofie Maas' }],
    ['no name', {}],
    ['a day before the booking was asked for', { payerName: 'Sofie Maes', bookedOn: '2025-08-31' }],
  ])('belongs to nobody with %s', (_, different) => {
    expect(bookOne(different)).toMatchObject({ outcome: 'ignored', reason: 'nobody' })
  })

  it('belongs to nobody when two bookings could be meant, or theirs is over or paid', () => {
    const payerName = 'Sofie Maes'
    const namesake = books({ name: 'Sofie Maes' })
    expect(bookOne({ payerName }, namesake)).toMatchObject({ outcome: 'ignored' })
    const over = books({ of: reservationId(3), status: 'cancelled' })
    expect(bookOne({ payerName }, over)).toMatchObject({ outcome: 'ignored' })
    const settled = books({ of: reservationId(3), paidCents: 9750 })
    expect(bookOne({ payerName }, settled)).toMatchObject({ outcome: 'ignored' })
  })

  it('is looked at when all that is certain has been booked', () => {
    const movements = [movement({ payerName: 'Sofie Maes' }), movement({ structured: d3 })]
    expect(bookMovements(movements, freshBooks)).toMatchObject([
      { outcome: 'review', suggestion: { pays: [{ kind: 'balance' }] } },
      { outcome: 'matched' },
    ])
  })

  it('is looked for among thousands of bookings without holding up the office', () => {
    const nameOf = (i: number) => `Guest${i.toString(36).replaceAll(/\d/g, 'q')} Maes`
    const many = Array.from({ length: 2000 }, (_, i) => ({
      ...openPayments[0]!,
      reservationId: String(i).padStart(8, '0'),
      reference: String(i).padStart(12, '0'),
      name: nameOf(i),
    }))
    const strangers = Array.from({ length: 3000 }, (_, i) =>
      movement({ payerName: `Janssens ${nameOf(i).split(' ')[0]}x`, freeText: 'nr 091234567890' }),
    )
    const { cpuMs } = withCpuTime(() => bookMovements(strangers, { ...freshBooks, payments: many }))
    expect(cpuMs).toBeLessThan(8000)
  })
})
