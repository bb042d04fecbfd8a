// A value of the house is declared once: how it is kept, where it stands in the house, and how it is typed.

import * as v from 'valibot'
import type { Language } from '#language/languages.ts'

type Entries = v.ObjectEntries
type Kept<Own extends Entries> = Readonly<v.InferOutput<v.ObjectSchema<Own, undefined>>>
type Named = { readonly what: string }

type Keeping<Own extends Entries, Part> = {
  /** How it is kept, beside its name. */
  readonly kept: Own
  /** The part of the house that it is; `house` is the one before. */
  readonly part: (kept: Kept<Own>, house: Part) => Part
}

type KeptOnce<Own extends Entries, Part> = Keeping<Own, Part> & {
  /** The value, or what of the house it is part of: other fields are left out. */
  readonly of: (house: Part) => Kept<Own>
}

type KeptOften<Own extends Entries, Part> = Keeping<Own, Part> & {
  readonly each: (house: Part) => readonly Kept<Own>[]
  /** The field in which values of one name differ. */
  readonly by: keyof Own & string
}

export function value<const What extends string, const Own extends Entries, Part>(
  what: What,
  { of, ...rest }: KeptOnce<Own, Part>,
) {
  return declared(what, { ...rest, each: (house) => [of(house)] })
}

/** Values of which the house has several, each with a name of its own: "price-sourdough". */
export function severalValues<const What extends string, const Own extends Entries, Part>(
  what: What,
  { by, ...rest }: KeptOften<Own, Part>,
) {
  return declared(what, { ...rest, by })
}

function declared<const What extends string, const Own extends Entries, Part>(
  what: What,
  { kept, part, each, by }: Omit<KeptOften<Own, Part>, 'by'> & { readonly by?: keyof Own },
) {
  const schema = v.object({ what: v.literal(what), ...kept })
  const isOwn = (name: string, _rest: object): _rest is Kept<Own> => name === what
  /** Undefined for another value. */
  const keptIn = ({ what: name, ...rest }: Named) => (isOwn(name, rest) ? rest : undefined)
  return {
    what,
    schema,
    keptIn,
    valuesIn: (house: Part) => each(house).map((own) => v.parse(schema, { what, ...own })),
    partOf: (named: Named, house: Part) => {
      const own = keptIn(named)
      return own && part(own, house)
    },
    nameOf: (named: Named) => {
      const own = keptIn(named)
      return own && by !== undefined ? `${what}-${String(own[by])}` : what
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
  /** Texts of its fields, if they are typed otherwise than kept. */
  readonly typed?: (kept: Own, language: Language) => Readonly<Record<string, unknown>>
  /** Fields that are missing beside those that are there. */
  readonly missing?: (kept: Own, spoken: readonly Language[]) => readonly string[]
  /** Money and answers go there: a change takes a fresh key. */
  readonly isGrave?: boolean
}

/** A value that is typed in a form of *Huis*; the others are changed where they are read. */
export function formValue<const What extends string, const Own extends Entries, Part>(
  what: What,
  { kept, part, of, ...form }: KeptOnce<Own, Part> & Form<Kept<Own>>,
) {
  return typed(value(what, { kept, part, of }), form)
}

export function severalFormValues<const What extends string, const Own extends Entries, Part>(
  what: What,
  { kept, part, each, by, ...form }: KeptOften<Own, Part> & Form<Kept<Own>>,
) {
  return typed(severalValues(what, { kept, part, each, by }), form)
}

function typed<Declared extends object, Own extends object>(
  declaration: Declared & { readonly keptIn: (named: Named) => Own | undefined },
  { typed: typedAs, missing, ...form }: Form<Own>,
) {
  return {
    ...declaration,
    form,
    /** The text of each field; empty for none. */
    typedFields: (named: Named, language: Language): Readonly<Record<string, string>> => {
      const own = declaration.keptIn(named)
      const fields = (own && typedAs?.(own, language)) ?? own ?? {}
      return Object.fromEntries(
        Object.entries(fields).map(([name, text]: [string, unknown]) => [name, String(text ?? '')]),
      )
    },
    missingFields: (named: Named, spoken: readonly Language[]): readonly string[] => {
      const own = declaration.keptIn(named)
      return (own && missing?.(own, spoken)) ?? []
    },
  }
}

type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The part of the house that some values are together. */
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
