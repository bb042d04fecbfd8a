import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { addressLine } from './address-line.ts'

it('keeps a postal code and the name of its town on one line', () => {
  expect(addressLine(business.address)).toBe('Kouterdreef 12, 9840\u00a0De\u00a0Pinte')
})
