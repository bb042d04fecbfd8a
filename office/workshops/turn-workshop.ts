import { type Turn, turnedList } from '#booking/house/turned-list.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { inOneChange, type Office } from '../office.ts'

/**
 * Shows a workshop on the site, takes it from there, or moves it before the one in front. Bookings stay; dates of a
 * workshop that is not shown are not offered. The result is how it went; the last one is not taken away.
 */
export function turnWorkshop(
  office: Office,
  { slug, turn }: { readonly slug: WorkshopSlug; readonly turn: Turn },
  device: string,
) {
  return inOneChange(office, async (change) => {
    const { shown, workshops } = change.house
    if (!Object.hasOwn(workshops, slug)) return 'not-there'
    const after = turnedList(shown, slug, turn)
    if (after.kind === 'turned') {
      await change.houseChanges.add({
        before: { what: 'workshops', shown: [...shown] },
        after: { what: 'workshops', shown: [...after.list] },
        at: change.clock.now(),
        device,
      })
    }
    return after.kind
  })
}
