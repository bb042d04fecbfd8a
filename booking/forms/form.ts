import * as v from 'valibot'
import { keysOf } from '#language/keys-of.ts'
import { type FieldKind, kindOf } from './field-kinds.ts'
import { readFields } from './read-form.ts'
import { typedLine, typedLines } from './text-rules.ts'

export type FormResult<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** Fields by name, each of a kind, read as one value, or with the wrong ones named. */
export type FormOf<Name extends string, Value, Known extends readonly unknown[] = []> = {
  readonly names: readonly Name[]
  readonly kindOf: (name: string) => FieldKind
  readonly read: (typed: Readonly<Record<string, unknown>>, ...known: Known) => FormResult<Value>
}

type Entries = Readonly<Record<string, v.GenericSchema>>
type NameIn<Own> = Extract<keyof Own, string>
type FieldsRead<Own extends Entries> = v.InferOutput<v.ObjectSchema<Own, undefined>>

/** `rule` looks at all fields together, and at facts that are `known`, such as today's day. */
export function formOf<Own extends Entries>(entries: Own): FormOf<NameIn<Own>, FieldsRead<Own>>
export function formOf<Own extends Entries, Value, Known extends readonly unknown[]>(
  entries: Own,
  rule: (read: FieldsRead<Own>, ...known: Known) => FormResult<Value>,
): FormOf<NameIn<Own>, Value, Known>
export function formOf<Own extends Entries, Known extends readonly unknown[]>(
  entries: Own,
  rule?: (read: FieldsRead<Own>, ...known: Known) => FormResult<unknown>,
): FormOf<NameIn<Own>, unknown, Known> {
  const schema = v.object(entries)
  const fields = Object.entries(entries)
  const kinds = new Map(fields.map(([name, field]) => [name, kindOf(field)]))
  return {
    names: keysOf<NameIn<Own>>(entries),
    kindOf: (name) => kinds.get(name)!,
    read: (typed, ...known) => {
      const sent = fields.flatMap(([name, field]) => asSent(name, typed[name], field))
      const read = readFields(schema, Object.fromEntries(sent))
      return read.kind === 'valid' && rule ? rule(read.value, ...known) : read
    },
  }
}

/** Text that was not sent is empty text; invisible characters that were pasted become blanks. */
function asSent(name: string, text: unknown, field: v.GenericSchema) {
  if (text === undefined && field.type === 'optional') return []
  const { is, dropsInvisible = false } = kindOf(field)
  if (is === 'lines' && !dropsInvisible) return [[name, typedLines(text)] as const]
  return [[name, is === 'line' ? typedLine(text) : (text ?? '')] as const]
}

export type ValueOf<Form> = Form extends {
  readonly read: (...asked: never) => FormResult<infer Value>
}
  ? Value
  : never

export function validValue<Value>(value: Value) {
  return { kind: 'valid', value } as const
}

export function invalidFields(...fields: readonly string[]) {
  return { kind: 'invalid', fields } as const
}
