import { type ListMove, arrangedList } from '#booking/house/arranged-list.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { changeValues } from '../house/change-house.ts'
import { oneChange } from '../office.ts'

/** Bookings stay; dates of a hidden workshop are not offered; the last one cannot be hidden. */
export const arrangeWorkshops = oneChange(
  async (change, { slug, turn }: { readonly slug: WorkshopSlug; readonly turn: ListMove }) => {
    const { shown, workshops } = change.house
    if (!Object.hasOwn(workshops, slug)) return 'not-there'
    const after = arrangedList(shown, slug, turn)
    if (after.kind === 'turned') {
      await changeValues(change, [{ what: 'workshops', shown: after.list }])
    }
    return after.kind
  },
)
