import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isStructuredCommunication,
  printStructuredCommunication,
  structuredCommunication,
} from './structured-communication.ts'

/** Worked out by hand: ten digits, and the communication as banks print it. */
const examples = [
  ['0108068171', '+++010/8068/17183+++'],
  ['0909337554', '+++090/9337/55493+++'],
  ['9840000001', '+++984/0000/00195+++'],
  // Remainder 0 is written 97.
  ['9840000003', '+++984/0000/00397+++'],
  // A remainder of one digit gets a zero before it.
  ['0000000001', '+++000/0000/00101+++'],
  ['0000000000', '+++000/0000/00097+++'],
] as const

it.each(examples)('%s becomes %s', (base, printed) => {
  const digits = structuredCommunication(base)
  expect(printStructuredCommunication(digits)).toBe(printed)
  expect(isStructuredCommunication(digits)).toBe(true)
})

it.each(['984000000300', '000000000000', '000000000198', '000000000299', '010806817182'])(
  '%s has wrong check digits',
  (digits) => {
    expect(isStructuredCommunication(digits)).toBe(false)
  },
)

it.each([
  '',
  '01080681718',
  '0108068171833',
  '+++010/8068/17183+++',
  '01080681718a',
  '010806817183\n',
])('%j is no structured communication', (text) => {
  expect(isStructuredCommunication(text)).toBe(false)
})

it.each(['', '123456789', '12345678901', '12345678 0', '٠١٠٨٠٦٨١٧١', '010806817\n'])(
  'nothing is made of %j',
  (base) => {
    expect(() => structuredCommunication(base)).toThrow('ten digits')
  },
)

const anyBase = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map((n) => String(n).padStart(10, '0'))

it('any ten digits have exactly one right pair of check digits', () => {
  fc.assert(
    fc.property(anyBase, (base) => {
      const right = structuredCommunication(base)
      const all = Array.from({ length: 100 }, (_, i) => base + String(i).padStart(2, '0'))
      expect(all.filter(isStructuredCommunication)).toEqual([right])
    }),
  )
})

it('one wrong digit is always noticed', () => {
  const slip = fc.record({ at: fc.nat(11), by: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(anyBase, slip, (base, { at, by }) => {
      const right = structuredCommunication(base)
      const digit = (Number(right[at]) + by) % 10
      const wrong = right.slice(0, at) + digit + right.slice(at + 1)
      expect(isStructuredCommunication(wrong)).toBe(false)
    }),
  )
})
