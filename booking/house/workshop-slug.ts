/** A workshop's name in addresses, which never changes: "sourdough". */
export type WorkshopSlug = string

export const maxSlugLength = 40
export const slugPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

export function ofWorkshop<Each>(each: Readonly<Record<string, Each>>, slug: WorkshopSlug): Each {
  const value = Object.hasOwn(each, slug) ? each[slug] : undefined
  if (value === undefined) throw new Error(`There is no workshop "${slug}"`)
  return value
}
