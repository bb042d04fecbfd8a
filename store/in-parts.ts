/** For `in`: PostgreSQL takes no empty list, and no id is blank. */
export function someIds(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

/** A statement takes so many values at most in either database, and is planned best for few. */
const atOnce = 500

/** Asks for many records by what they are found by, some at a time; in the order asked for. */
export async function inParts<Found>(
  ids: Iterable<string>,
  ask: (some: readonly string[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const all = [...new Set(ids)]
  const found: Found[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    found.push(...(await ask(all.slice(from, from + atOnce))))
  }
  return found
}
