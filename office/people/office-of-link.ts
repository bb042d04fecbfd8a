import type { Id } from '#booking/id.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import type { Office } from '../office.ts'

/** A newer link was made between the reading of the link and the change. */
export class LinkEnded extends Error {}

/** The office for whoever holds a guest's link: nothing is changed once that link has ended. */
export function officeOfLink(
  office: Office,
  link: { readonly record: Id<'reservation'>; readonly version: number },
): Office {
  const change: Office['store']['change'] = (work) =>
    office.store.change(async (changes) => {
      const reservation = await changes.reservations.find(link.record)
      if (reservation?.linkVersion !== link.version) throw new LinkEnded()
      return work(changes)
    })
  return { ...office, store: withOverrides(office.store, { change }) }
}
