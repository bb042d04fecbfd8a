/** A base with other parts under its own names, and added ones; its getters are copied without being run. */
export function withOverrides<Base extends object, Added>(
  base: Base,
  parts: Partial<NoInfer<Base>>,
  added?: Added,
): Base & Added {
  const partsOf = Object.getOwnPropertyDescriptors
  return Object.create(Object.prototype, {
    ...partsOf(base),
    ...partsOf(parts),
    ...(added && partsOf(added)),
  })
}
