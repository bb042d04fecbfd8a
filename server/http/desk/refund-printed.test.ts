import { expect, it } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { sampleOf } from '#tests/support/letters.ts'
import { refundPrinted } from './refund-printed.tsx'

const { reservation, refund } = sampleOf('refunded')

it('a refund comes with a code to scan', () => {
  expect(refundPrinted(refund, reservation).code).toBeDefined()
})

it.each(['', 'BE71096123456768', 'no account'])(
  'a refund to %j, which no bank would pay to, is shown without a code',
  (iban) => {
    const printed = refundPrinted({ ...refund, iban }, reservation)
    expect(printed.code).toBeUndefined()
    expect(printed.details.map(({ label }) => label)).toContain(desk.facts.iban)
  },
)
