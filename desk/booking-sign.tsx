import type { Status } from '#booking/status.ts'
import filled from '#content/pictures/mail/jar-day-0.png?url'
import ripe from '#content/pictures/mail/jar-day-21.png?url'
import bubbling from '#content/pictures/mail/jar-day-3.png?url'
import golden from '#content/pictures/mail/jar-day-7.png?url'
import ready from '#content/pictures/mail/jar-ready.png?url'
import { jarAt } from '#letters/booking-jar.ts'

/** Files, not data in the page as in mails: a list shows the same jar on many lines. */
const pictures = { ready, filled, bubbling, golden, ripe } as const

/** The jar the guest sees in mails and on the booking's page, always beside the state in words; none once it has ended. */
export function BookingSign({ status }: { status: Status }) {
  const name = jarAt[status]
  if (!name) return null
  const look = 'jar-picture -mx-[3px] shrink-0'
  return <img src={pictures[name]} alt="" width={36} height={44} className={look} />
}
