// A value of the house is declared once: how it is stored, where it stands in the house, and how it is typed.

import * as v from 'valibot'
import type { Language } from '#language/languages.ts'

type Entries = v.ObjectEntries
type Stored<Own extends Entries> = Readonly<v.InferOutput<v.ObjectSchema<Own, undefined>>>
type NamedValue = { readonly what: string }

type Storing<Own extends Entries, Part> = {
  /** The fields that are stored, beside its name. */
  readonly stored: Own
  readonly toHouse: (value: Stored<Own>, house: Part) => Part
}

type OneValue<Own extends Entries, Part> = Storing<Own, Part> & {
  /** Takes the value, or the part of the house that holds it, and leaves out all other fields. */
  readonly fromHouse: (house: Part) => Stored<Own>
}

type SeveralValues<Own extends Entries, Part> = Storing<Own, Part> & {
  readonly eachFromHouse: (house: Part) => readonly Stored<Own>[]
  /** The field that tells values of one name apart; undefined where there is one alone. */
  readonly keyField: (keyof Own & string) | undefined
}

export function value<const What extends string, const Own extends Entries, Part>(
  what: What,
  { stored, toHouse, fromHouse }: OneValue<Own, Part>,
) {
  const eachFromHouse = (house: Part) => [fromHouse(house)]
  return severalValues(what, { stored, toHouse, eachFromHouse, keyField: undefined })
}

/** Values of which the house has several, each with a name of its own: "price-sourdough". */
export function severalValues<const What extends string, const Own extends Entries, Part>(
  what: What,
  { stored, toHouse, eachFromHouse, keyField }: SeveralValues<Own, Part>,
) {
  const schema = v.object({ what: v.literal(what), ...stored })
  const isOwn = (name: string, _fields: object): _fields is Stored<Own> => name === what
  const storedIn = ({ what: name, ...fields }: NamedValue) =>
    isOwn(name, fields) ? fields : undefined
  return {
    what,
    schema,
    storedIn,
    valuesIn: (house: Part) => eachFromHouse(house).map((own) => v.parse(schema, { what, ...own })),
    partOf: (named: NamedValue, house: Part) => {
      const own = storedIn(named)
      return own && toHouse(own, house)
    },
    nameOf: (named: NamedValue) => {
      const own = storedIn(named)
      return own && keyField !== undefined ? `${what}-${String(own[keyField])}` : what
    },
  }
}

/** Section of *Huis* in which a value is typed; those of a workshop stand under its name. */
export type HouseSection =
  | 'home'
  | 'reach'
  | 'identity'
  | 'workshop'
  | 'privateGroup'
  | 'requests'
  | 'terms'
  | 'books'

type Fields<Own> = v.GenericSchema<unknown, Partial<Own>> & { readonly entries: Entries }

type Form<Own> = {
  readonly section: HouseSection
  readonly fields: Fields<Own>
  /** Fields of a house outside Belgium. */
  readonly fieldsAbroad?: Fields<Own>
  /** Texts of its fields, where they are typed otherwise than stored. */
  readonly toTexts?: (value: Own, language: Language) => Readonly<Record<string, unknown>>
  /** Fields that must be filled in, beside those that are. */
  readonly missing?: (value: Own, spoken: readonly Language[]) => readonly string[]
  /** Money or answers go to this address or account: a change takes a fresh key. */
  readonly isGrave?: boolean
}

/** A value that is typed in a form of *Huis*; the others are changed where they are read. */
export function formValue<const What extends string, const Own extends Entries, Part>(
  what: What,
  { stored, toHouse, fromHouse, ...form }: OneValue<Own, Part> & Form<Stored<Own>>,
) {
  return withForm(value(what, { stored, toHouse, fromHouse }), form)
}

export function severalFormValues<const What extends string, const Own extends Entries, Part>(
  what: What,
  {
    stored,
    toHouse,
    eachFromHouse,
    keyField,
    ...form
  }: SeveralValues<Own, Part> & Form<Stored<Own>>,
) {
  return withForm(severalValues(what, { stored, toHouse, eachFromHouse, keyField }), form)
}

function withForm<Declared extends object, Own extends object>(
  declaration: Declared & { readonly storedIn: (named: NamedValue) => Own | undefined },
  { toTexts, missing, ...form }: Form<Own>,
) {
  const { storedIn } = declaration
  return {
    ...declaration,
    form,
    typedFields: (named: NamedValue, language: Language): Readonly<Record<string, string>> => {
      const own = storedIn(named)
      const fields = (own && toTexts?.(own, language)) ?? own ?? {}
      return Object.fromEntries(
        Object.entries(fields).map(([name, text]: [string, unknown]) => [name, String(text ?? '')]),
      )
    },
    missingFields: (named: NamedValue, spoken: readonly Language[]): readonly string[] => {
      const own = storedIn(named)
      return (own && missing?.(own, spoken)) ?? []
    },
  }
}

type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export type HousePart<Declared extends { readonly valuesIn: (house: never) => unknown }> = Readonly<
  AllOf<Parameters<Declared['valuesIn']>[0]>
>

/** The house with a part of it changed; lists change as a whole. */
export function withPart<House extends object>(house: House, part: object): House {
  const after = Object.entries(part).map(([name, now]: [string, unknown]) => {
    const was: unknown = Reflect.get(house, name)
    return [name, isPart(was) && isPart(now) && was !== now ? withPart(was, now) : now] as const
  })
  return { ...house, ...Object.fromEntries(after) }
}

function isPart(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
