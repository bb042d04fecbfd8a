import { expect, it } from 'vitest'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { codeBeginning, printVoucherCode, readVoucherCode, voucherCode } from './voucher-code.ts'

const random = seededRandom(7)
const draw = (below: number) => Math.floor(random() * below)
const codes = Array.from({ length: 200 }, () => voucherCode(draw))

it('a code is read however it is typed', () => {
  for (const code of codes) {
    expect(readVoucherCode(` ${printVoucherCode(code).toLowerCase()} `)).toBe(code)
  }
})

it('the first signs of a code say its beginning, and words and numbers with other signs do not', () => {
  for (const typed of ['k7m', 'K7M9', 'K7M9-2B', 'k7m9 2bcd'])
    expect(codeBeginning(typed)).toBe('K7M')
  for (const code of codes) expect(codeBeginning(printVoucherCode(code))).toBe(code.slice(0, 3))
  for (const typed of ['', 'k7', 'cool', '130', 'K7M'.repeat(7)]) {
    expect(codeBeginning(typed)).toBeUndefined()
  }
})

it('one wrong sign, or two swapped neighbours, are noticed', () => {
  for (const code of codes) {
    const at = draw(19)
    const [a = '', b = ''] = code.slice(at)
    const wrong = code.slice(0, at) + (a === 'K' ? 'M' : 'K') + code.slice(at + 1)
    expect(readVoucherCode(wrong)).toBeUndefined()
    const swapped = code.slice(0, at) + b + a + code.slice(at + 2)
    if (a !== b) expect(readVoucherCode(swapped)).toBeUndefined()
  }
})
