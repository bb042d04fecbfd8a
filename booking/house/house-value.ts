import * as v from 'valibot'
import { lookValues } from '../look/look-value.ts'
import { businessValues } from './business-value.ts'
import { type HouseSection, withPart } from './declared-value.ts'
import type { House } from './house.ts'
import { buttonValues, houseFacts } from './house-fact.ts'
import { termsValues } from './terms-value.ts'
import { workshopValues } from './workshop-value.ts'

const formValues = [...workshopValues, ...houseFacts, ...businessValues, ...termsValues] as const
const all = [...formValues, ...buttonValues, ...lookValues] as const

export const houseValue = v.variant(
  'what',
  all.map(({ schema }) => schema),
)

/** A value of the house: what the owner changes in one go. Hours are `HH:MM` in Brussels. */
export type HouseValue = v.InferOutput<typeof houseValue>

export type FormValue = v.InferOutput<(typeof formValues)[number]['schema']>

const typedNames = new Map<string, (typeof formValues)[number]>(
  formValues.map((one) => [one.what, one]),
)

const names = new Map<string, (typeof all)[number]>(all.map((one) => [one.what, one]))

export function isFormValue(value: HouseValue): value is FormValue {
  return typedNames.has(value.what)
}

export function declarationOf({ what }: FormValue) {
  return typedNames.get(what)!
}

export function needsFreshKey({ what }: HouseValue): boolean {
  return typedNames.get(what)?.form.isGrave ?? false
}

export function formValuesIn(house: House, section: HouseSection): readonly FormValue[] {
  return valuesOf(house)
    .filter(isFormValue)
    .filter((value) => declarationOf(value).form.section === section)
}

/** The name of a value in the store and of its form: "price-sourdough", "telephone". */
export function valueName(value: HouseValue): string {
  return names.get(value.what)!.nameOf(value)
}

export function valuesOf(house: House): readonly HouseValue[] {
  return all.flatMap((one): readonly HouseValue[] => one.valuesIn(house))
}

export function houseWith(house: House, value: HouseValue): House {
  return withPart(house, names.get(value.what)!.partOf(value, house) ?? {})
}
