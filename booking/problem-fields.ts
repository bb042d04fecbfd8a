import type * as v from 'valibot'

/** Which fields are wrong, in the order in which a form asks for them; or a field that should not be there. */
export function problemFields<Field extends string>(
  issues: readonly v.BaseIssue<unknown>[],
  order: readonly Field[],
):
  | { readonly kind: 'invalid'; readonly fields: readonly Field[] }
  | { readonly kind: 'unknown-field'; readonly field: string } {
  const named = new Set(issues.map((issue) => String(issue.path?.[0]?.key ?? '')))
  const known = order.filter((field) => named.has(field))
  if (known.length > 0) return { kind: 'invalid', fields: known }
  const unknown = [...named].find((name) => name !== '')
  // Not an object at all: every field is missing.
  if (unknown === undefined) return { kind: 'invalid', fields: order }
  return { kind: 'unknown-field', field: unknown }
}
