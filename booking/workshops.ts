/** The three workshops (specification, section 1). */
export const workshopSlugs = ['sourdough', 'drinks', 'vegetables'] as const

export type WorkshopSlug = (typeof workshopSlugs)[number]

export function isWorkshopSlug(value: unknown): value is WorkshopSlug {
  return workshopSlugs.includes(value as WorkshopSlug)
}
