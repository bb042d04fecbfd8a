import type { Words } from '#content/words/shape/words.ts'
import { wordsIn } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import { guestLink, linkPath, type Purpose } from '../../links.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import type { LinkPage, LinkVisit } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** A guest at the door: the booking the link is about, in the guest's own language. */
export type GuestVisit = LinkVisit & {
  readonly reservation: ReservationOnFile
  readonly language: Language
  readonly words: Words
  /** The address of another of the guest's pages about the same booking. */
  readonly linkTo: (purpose: Purpose) => string
}

type GuestPage = {
  readonly show: (visit: GuestVisit) => Promise<Response>
  readonly act: (visit: GuestVisit, form: URLSearchParams) => Promise<Response | undefined>
}

/** Opens a guest's page for a link that is still the booking's own: a newer link ends those before it. */
export function guestPage({ show, act }: GuestPage): LinkPage {
  return {
    show: async (visit) => {
      const guest = await guestVisit(visit)
      return guest ? show(guest) : unknownLink(visit.c)
    },
    act: async (visit, form) => {
      const guest = await guestVisit(visit)
      return guest ? act(guest, form) : unknownLink(visit.c)
    },
  }
}

async function guestVisit(visit: LinkVisit): Promise<GuestVisit | undefined> {
  const { office, links, link } = visit
  const reservation = await office.store.findReservation(link.record)
  if (!reservation || reservation.linkVersion !== link.version) return undefined
  const language = reservation.language as Language
  return {
    ...visit,
    reservation,
    language,
    words: wordsIn(language),
    linkTo: (purpose) => linkPath(purpose, links.token(guestLink(purpose, reservation))),
  }
}
