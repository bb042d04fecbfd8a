/**
 * An object with the parts of its base and parts of its own. It copies the getters of the base
 * without running them.
 */
export function withOwn<Base extends object, Own extends object>(base: Base, own: Own): Base & Own {
  const partsOf = Object.getOwnPropertyDescriptors
  return Object.create(Object.prototype, { ...partsOf(base), ...partsOf(own) })
}
