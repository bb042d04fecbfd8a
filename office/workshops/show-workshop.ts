import { movedUp } from '#booking/house/made-workshops.ts'
import { type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { inOneChange, type Office } from '../office.ts'

export type WorkshopTurn = 'show' | 'hide' | 'up'

export type WorkshopTurned =
  | { readonly kind: 'turned' | 'not-there' }
  /** A site shows one workshop at least. */
  | { readonly kind: 'last' }

/**
 * Shows a workshop on the site, takes it from there, or moves it before the one in front. Bookings stay; dates of a
 * workshop that is not shown are not offered.
 */
export function turnWorkshop(
  office: Office,
  { slug, turn }: { readonly slug: WorkshopSlug; readonly turn: WorkshopTurn },
  device: string,
): Promise<WorkshopTurned> {
  return inOneChange(office, async (change) => {
    const { shown, workshops } = change.house
    const isThere = turn === 'show' ? Object.hasOwn(workshops, slug) : shown.includes(slug)
    if (!isThere) return { kind: 'not-there' }
    const others = shown.filter((each) => each !== slug)
    if (others.length === 0 && turn === 'hide') return { kind: 'last' }
    const after = {
      show: [...others, slug],
      hide: others,
      up: movedUp(shown, slug),
    }[turn]
    const value = (list: readonly WorkshopSlug[]) => ({
      what: 'workshops' as const,
      shown: [...list],
    })
    const at = change.clock.now()
    await change.houseChanges.add({ before: value(shown), after: value(after), at, device })
    return { kind: 'turned' }
  })
}
