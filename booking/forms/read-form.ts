import * as v from 'valibot'

export function readFields<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const result = v.safeParse(schema, input)
  return result.success
    ? ({ kind: 'valid', value: result.output } as const)
    : ({ kind: 'invalid', fields: wrongFields(result.issues) } as const)
}

/** Unknown fields are refused; wrong fields are named in the order of the schema. */
export function readStrictly<Schema extends v.GenericSchema, Field extends string>(
  schema: Schema,
  order: readonly Field[],
  input: unknown,
) {
  const read = readFields(schema, input)
  if (read.kind === 'valid') return read
  const fields = order.filter((field) => read.fields.includes(field))
  if (fields.length > 0) return { kind: 'invalid', fields } as const
  const field = read.fields.find((name) => name !== '')
  // Not an object at all: every field is missing.
  if (field === undefined) return { kind: 'invalid', fields: order } as const
  return { kind: 'unknown-field', field } as const
}

function wrongFields(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return [...new Set(issues.map((issue) => String(issue.path?.[0]?.key ?? '')))]
}
