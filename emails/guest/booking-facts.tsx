import { Facts } from '../parts/facts.tsx'
import type { GuestMail } from './facts.ts'

/** What the booking is, as it stands. */
export function BookingFactsTable({ mail }: { mail: GuestMail }) {
  const { booking, common } = mail
  const labels = common.facts
  return (
    <Facts
      facts={[
        { label: labels.workshop, value: booking.workshop },
        { label: labels.date, value: booking.date, strong: true },
        { label: labels.time, value: booking.time, strong: true },
        { label: labels.participants, value: booking.participants },
        { label: labels.total, value: booking.total },
        { label: labels.reference, value: booking.reference },
      ]}
    />
  )
}
