/** Ids to look for with `in`: PostgreSQL takes no empty list, and no id is blank. */
export function someIds(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}
