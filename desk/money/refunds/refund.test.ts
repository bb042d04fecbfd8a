import { hourMs } from '#booking/dates/brussels-time.ts'
import { unbrokenIban } from '#booking/money/iban.ts'
import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { refundPayment } from '#letters/to-owner/refund-to-pay.ts'
import { transferOf } from './refund.tsx'
import { sampleNews } from '#tests/support/letters.ts'

const { reservation, refund } = sampleNews('refunded')
const now = refund.createdAt
const toPay = { reservation, now, payers: [], isCash: false }
const house = firstHouse

it('a refund comes with a code to scan', () => {
  expect(transferOf({ refund, ...toPay }).code).toBeDefined()
})

it.each(['', 'BE71096123456768', 'no account'])(
  'a refund to %j, which no bank would pay to, is shown without a code',
  (iban) => {
    const printed = transferOf({ refund: { ...refund, iban }, ...toPay })
    expect(printed.code).toBeUndefined()
    expect(printed.transfer?.iban ?? '').toBe(iban)
  },
)

it('a refund to another account than the money came from names both, and has its code a day later', () => {
  const named = { iban: 'BE62510007547061', at: now }
  const at = (hours: number) => {
    const later = new Date(now.getTime() + hours * hourMs)
    return transferOf({ refund: { ...refund, named }, ...toPay, now: later })
  }
  for (const iban of ['BE71096123456769', named.iban])
    expect(at(0).warning).toContain(unbrokenIban(iban))
  expect(at(23.9).code).toBeUndefined()
  expect(at(24).code).toBeDefined()
  expect(at(24).warning).toBeDefined()
})

it('a refund of a booking with a substitute is paid to the payer, in their language', () => {
  const payer = { name: 'Jan Wouters', email: 'jan@example.org', language: 'fr' as const }
  const { transfer } = transferOf({ refund, ...toPay, reservation: { ...reservation, payer } })
  expect(transfer).toMatchObject({
    name: 'Jan Wouters',
    text: expect.stringContaining('Remboursement'),
  })
  expect(refundPayment(refund, { ...reservation, payer }, { house, now })?.name).toBe('Jan Wouters')
})
