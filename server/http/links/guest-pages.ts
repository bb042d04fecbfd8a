import { bookingPage } from './guest-booking.tsx'
import { cancelPage } from './guest-cancel.tsx'
import { dietsPage } from './guest-diets.tsx'
import { movePage } from './guest-move.tsx'
import type { LinkPage } from './mail-links.tsx'

/** The pages behind the links in a guest's mails. */
export const guestPages = {
  booking: bookingPage,
  cancel: cancelPage,
  move: movePage,
  diets: dietsPage,
} satisfies Readonly<Record<string, LinkPage>>
