/** A base with parts of its own, whose getters are copied without being run. */
export function withOverrides<Base extends object, Own extends object>(
  base: Base,
  parts: Own,
): Base & Own {
  const partsOf = Object.getOwnPropertyDescriptors
  return Object.create(Object.prototype, { ...partsOf(base), ...partsOf(parts) })
}
