import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import { isIban, printIban, readIban } from './iban.ts'

/** Examples of the IBAN registry, one for each kind of country guests come from. */
const examples = [
  'BE68539007547034',
  'BE71096123456769',
  'BE62510007547061',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'DE89370400440532013000',
  'LU280019400644750000',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
]

describe('an account number', () => {
  it.each(examples)('%s holds', (iban) => {
    expect(isIban(iban)).toBe(true)
    expect(readIban(printIban(iban))).toBe(iban)
  })

  it.each([
    ['be68 5390 0754 7034', 'BE68539007547034'],
    ['  BE68-5390-0754-7034 ', 'BE68539007547034'],
    ['BE68.5390.0754.7034', 'BE68539007547034'],
    ['IBAN: BE68 5390 0754 7034', 'BE68539007547034'],
    ['BE68\u00A05390\u202F0754 7034', 'BE68539007547034'],
    ['ＢＥ６８５３９００７５４７０３４', 'BE68539007547034'],
  ])('typed as %j is %s', (typed, iban) => {
    expect(readIban(typed)).toBe(iban)
  })

  it.each([
    ['', 'nothing'],
    ['BE68539007547035', 'a wrong digit'],
    ['BE6853900754703', 'a digit too few'],
    ['BE685390075470344', 'a digit too many'],
    ['539007547034', 'no country'],
    ['XX68539007547034', 'a country that is none'],
    ['US68539007547034', 'a country without transfers in euro'],
    ['__proto__68539007547034', 'a trap'],
    ['BE68 5390 0754 703O', 'a letter for a digit'],
  ])('typed as %j is refused: %s', (typed) => {
    expect(readIban(typed)).toBeUndefined()
  })

  it('has check digits of its own in Belgium, with 97 for 0', () => {
    // Ten digits that divide by 97; all of these pass the general check.
    expect(isIban(withGeneralCheck('000000009797'))).toBe(true)
    expect(isIban(withGeneralCheck('000000009700'))).toBe(false)
    expect(isIban(withGeneralCheck('539007547035'))).toBe(false)
  })

  it('is refused with any one digit changed', () => {
    const slip = fc.record({
      at: fc.integer({ min: 2, max: 15 }),
      by: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(slip, ({ at, by }) => {
        const right = 'BE68539007547034'
        const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1)
        expect(isIban(wrong)).toBe(false)
      }),
    )
  })

  it('never takes long or breaks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 70 }), (text) => void readIban(text)),
    )
  })
})

/** The Belgian account with the two digits that make the whole pass the general check. */
function withGeneralCheck(account: string): string {
  const check = 98n - (BigInt(`${account}111400`) % 97n)
  return `BE${String(check).padStart(2, '0')}${account}`
}
