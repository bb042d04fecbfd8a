import type { Status } from '#booking/status.ts'
import { bookingJar } from '#letters/booking-jar.ts'

/** The jar the guest sees in mails and on the booking's page, always beside the state in words; none once it has ended. */
export function BookingSign({ status }: { status: Status }) {
  const jar = bookingJar(status, 'nl')
  if (!jar) return null
  return <img src={jar.onPage.src} alt="" width={36} height={42} className="-mx-[3px] shrink-0" />
}
