import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epcPayload } from './epc-payload.ts'

const payment = {
  name: 'Hoeve Voorbeeld',
  iban: 'BE68539007547034',
  amountCents: 4750,
  structuredCommunication: '984000000195',
}

it('a payment is ten lines, the reference on the last, seventy bytes in all', () => {
  const payload = epcPayload(payment)
  expect(payload).toBe(
    'BCD\n002\n1\nSCT\n\nHoeve Voorbeeld\nBE68539007547034\nEUR47.50\n\n984000000195',
  )
  expect(Buffer.byteLength(payload)).toBe(70)
})

const { structuredCommunication: _, ...withoutReference } = payment

it('a free text goes a line lower, and the reference’s line stays empty', () => {
  const lines = epcPayload({ ...withoutReference, freeText: 'Gift voor de bijen' }).split('\n')
  expect(lines.slice(9)).toEqual(['', 'Gift voor de bijen'])
})

it.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [100, 'EUR1.00'],
  [4705, 'EUR47.05'],
  [99_999_999_999, 'EUR999999999.99'],
])('%i cents are %s', (amountCents, printed) => {
  expect(epcPayload({ ...payment, amountCents }).split('\n')[7]).toBe(printed)
})

describe('a payment is refused', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000])(
    'of %s cents',
    (amountCents) => {
      expect(() => epcPayload({ ...payment, amountCents })).toThrow('amount')
    },
  )

  it.each(['', '   ', 'a'.repeat(71), 'Hof\nBE71', 'Hof\rter Gist', 'Hof\u0000', 'Hof\u2028ter'])(
    'to the name %j',
    (name) => {
      expect(() => epcPayload({ ...payment, name })).toThrow('name')
    },
  )

  it('when seventy signs of a name take more bytes than a code holds', () => {
    expect(epcPayload({ ...payment, name: 'é'.repeat(70) })).toContain('é'.repeat(70))
    const long = { name: '€'.repeat(70), freeText: 'a'.repeat(140) }
    expect(() => epcPayload({ ...withoutReference, ...long })).toThrow('331 bytes')
  })

  it.each(['BE68539007547035', 'BE68 5390 0754 7034', ''])('to the account %j', (iban) => {
    expect(() => epcPayload({ ...payment, iban })).toThrow('account')
  })

  it.each(['984000000100', '98400000019', '+++984/0000/00195+++', ''])(
    'under the reference %j',
    (structuredCommunication) => {
      expect(() => epcPayload({ ...payment, structuredCommunication })).toThrow('communication')
    },
  )
})

it('a payment with any account holder and text is a few whole lines that fit, or is refused', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(anything, anything, (name, freeText) => {
      let payload: string
      try {
        payload = epcPayload({ ...withoutReference, name, freeText })
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return
      }
      expect(payload.split(/\r\n|[\r\n\u2028\u2029]/)).toHaveLength(11)
      expect(payload.split('\n')[5]).toBe(name)
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331)
    }),
  )
})
