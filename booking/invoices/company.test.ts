import { expect, it } from 'vitest'
import { companyForm, printVatNumber, readVatNumber } from './company.ts'

it.each([
  ['BE 0203.201.340', 'BE0203201340'],
  ['btw be 203 201 340', 'BE0203201340'],
  ['0203201340', 'BE0203201340'],
  ['NL 8501.23.456.B01', 'NL850123456B01'],
  ['FR 12 345678901', 'FR12345678901'],
  ['GR123456789', 'EL123456789'],
  ['', ''],
])('the VAT number %j is %j', (typed, number) => {
  expect(readVatNumber(typed)).toBe(number)
})

it.each(['BE 0203.201.341', '2203201340', 'BE12', 'US123456789', 'DE12345678', '-', 'geen'])(
  '%j is no VAT number',
  (typed) => {
    expect(readVatNumber(typed)).toBeUndefined()
  },
)

it('a Belgian number is printed as the farm knows it, and another as it is', () => {
  expect(printVatNumber('BE0203201340')).toBe('BE 0203.201.340')
  expect(printVatNumber('EL123456789')).toBe('EL123456789')
})

it('a company needs a name and an address, and nothing else', () => {
  expect(companyForm.read({ vatNumber: 'x', reference: 'a\nb' })).toEqual({
    kind: 'invalid',
    fields: ['company', 'vatNumber', 'address', 'reference'],
  })
  const least = { company: ' Bakkerij ', address: 'Dorp 1\r\n9840 De Pinte' }
  const value = { name: 'Bakkerij', vatNumber: '', address: 'Dorp 1\n9840 De Pinte', reference: '' }
  expect(companyForm.read(least)).toEqual({ kind: 'valid', value })
})
