import * as v from 'valibot'
import { readFields } from '../forms/read-form.ts'
import type { House } from './house.ts'
import { houseValue, type FormValue, declarationOf } from './house-value.ts'

export function readHouseForm(
  value: FormValue,
  typed: Readonly<Record<string, string>>,
  { spoken, business }: Pick<House, 'spoken' | 'business'>,
) {
  const { form, missingFields } = declarationOf(value)
  const isAbroad = business.address.countryCode !== 'BE'
  const read = readFields((isAbroad && form.fieldsAbroad) || form.fields, typed)
  if (read.kind === 'invalid') return read
  const after = v.parse(houseValue, { ...value, ...read.value })
  const missing = missingFields(after, spoken)
  return missing.length > 0
    ? ({ kind: 'invalid', fields: missing } as const)
    : ({ kind: 'valid', value: after } as const)
}
