/** The rows of one change differ in time by as long as it took. */
export function isAbout(one: string | null, other: string): boolean {
  return one !== null && Math.abs(Date.parse(one) - Date.parse(other)) < oneChangeMs
}

const oneChangeMs = 10_000

/** Takes the first item that fits off the list. */
export function taken<One>(list: One[], fits: (one: One) => boolean): One | undefined {
  const at = list.findIndex(fits)
  return at < 0 ? undefined : list.splice(at, 1)[0]
}
