import type { House, MadeWorkshop, WorkshopFacts } from './house.ts'
import { slugsOf } from './own-address.ts'

export type MadeFacts = WorkshopFacts & { readonly made: MadeWorkshop }

/** The longest name for which the menu has room. */
export const maxWorkshopNameLength = 26
/** Slugs with a meaning of their own: in forms, in the tabs of the questions, and in every object of the language. */
const reserved = ['all', 'any', 'amount', 'general', 'constructor']

export function madeWorkshops({ workshops }: Pick<House, 'workshops'>) {
  return Object.entries(workshops).flatMap(([slug, { made, ...facts }]) =>
    made ? [[slug, { ...facts, made }] as const] : [],
  )
}

export function hiddenWorkshops({ workshops, shown }: Pick<House, 'workshops' | 'shown'>) {
  return Object.keys(workshops).filter((slug) => !shown.includes(slug))
}

export function isTakenByWorkshop(
  house: Pick<House, 'workshops' | 'addresses'>,
  slug: string,
  but?: string,
) {
  const others = Object.keys(house.workshops).filter((each) => each !== but)
  return (
    reserved.includes(slug) ||
    others.some((id) => slugsOf(house, { kind: 'workshop', id }).includes(slug))
  )
}
