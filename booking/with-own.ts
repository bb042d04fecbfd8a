/** An object with parts of its own in place of some of its base's; what the base makes when it is asked, this does not ask for. */
export function withOwn<Base extends object, Own extends object>(base: Base, own: Own): Base & Own {
  const partsOf = Object.getOwnPropertyDescriptors
  return Object.create(Object.prototype, { ...partsOf(base), ...partsOf(own) })
}
