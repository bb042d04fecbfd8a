import { expect, it } from 'vitest'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { printVoucherCode, readVoucherCode, voucherCode } from './voucher-code.ts'

const random = seededRandom(7)
const draw = (below: number) => Math.floor(random() * below)
const codes = Array.from({ length: 200 }, () => voucherCode(draw))

it('a code is read however it is typed', () => {
  for (const code of codes) {
    expect(readVoucherCode(` ${printVoucherCode(code).toLowerCase()} `)).toBe(code)
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
