/** Sets of groups' members: at most one member of each group, and at most `max` in all. */
export function combinations<One>(
  groups: readonly (readonly One[])[],
  max = groups.length,
): readonly (readonly One[])[] {
  const all = groups.reduce<readonly (readonly One[])[]>(
    (before, group) => [
      ...before,
      ...before
        .filter(({ length }) => length < max)
        .flatMap((chosen) => group.map((one) => [...chosen, one])),
    ],
    [[]],
  )
  return all.filter(({ length }) => length > 1)
}
