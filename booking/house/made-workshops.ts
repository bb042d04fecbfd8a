import type { House, MadeWorkshop, WorkshopFacts, Workshops } from './house.ts'
import { longestSlug, slugPattern, type WorkshopSlug } from './workshop-slug.ts'

export type MadeFacts = WorkshopFacts & { readonly made: MadeWorkshop }

/** The longest name for which the menu has room. */
export const longestWorkshopName = 26
/**
 * Slugs that no workshop may have: forms, and the tabs of the questions, give these words a meaning
 * of their own.
 */
const reserved = ['all', 'any', 'amount', 'general']

/** Workshops that the owner made, by their slugs. */
export function madeWorkshops({ workshops }: Pick<House, 'workshops'>) {
  return Object.entries(workshops).flatMap(([slug, { made, ...facts }]) =>
    made ? [[slug, { ...facts, made }] as const] : [],
  )
}

/** Workshops that are not on the site: new ones, and those that ended. */
export function asideOf({ workshops, shown }: Pick<House, 'workshops' | 'shown'>) {
  return Object.keys(workshops).filter((slug) => !shown.includes(slug))
}

/** A slug for a name, which no workshop has: "Oesters openen" becomes `oesters-openen`. */
export function slugFor(name: string, workshops: Workshops): WorkshopSlug {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug - 3)
    .replaceAll(/^-|-$/g, '')
  const first = slugPattern.test(plain) ? plain : `workshop-${plain}`.replace(/-$/, '')
  const isFree = (slug: string) => !Object.hasOwn(workshops, slug) && !reserved.includes(slug)
  const numbered = Array.from({ length: 99 }, (_, i) => `${first}-${i + 2}`)
  return [first, ...numbered].find(isFree) ?? first
}
