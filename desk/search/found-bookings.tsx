import { printIban } from '#booking/money/iban.ts'
import { owedCents } from '#booking/money/owed.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import type { Search } from '#booking/search/read-search.ts'
import { type Why, whyFound } from '#booking/search/why-found.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { dayText, euros, persons, deskWords } from '../desk-language.ts'
import { BookingSign } from '../reservations/booking-text.tsx'
import type { ReactNode } from 'react'
import type { Session } from '#booking/dates/session.ts'
import { workshopName } from '../dates/date-text.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().search

export async function reasonsOf(
  { office: { store } }: DeskVisit,
  search: Search,
  shown: readonly ReservationOnFile[],
): Promise<ReadonlyMap<string, readonly Why[]>> {
  const details = await store.reservations.listDetailsOf(shown.map(({ id }) => id))
  return new Map(
    shown.map((booking) => {
      const all = whyFound(search, booking, details.get(booking.id)!)
      // The line of the booking already says what is open.
      return [booking.id, all.filter(({ why }) => why !== 'open')]
    }),
  )
}

export function Bookings(props: {
  readonly reservations: readonly ReservationOnFile[]
  readonly reasons?: ReadonlyMap<string, readonly Why[]>
}) {
  const { reservations, reasons } = props
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {reservations.map((reservation) => {
        const { id, name, session, participants } = reservation
        return (
          <FoundLine
            key={id}
            to={deskPath('boeking', id)}
            // A booking that is kept for the bookkeeping alone has no name.
            name={name || words().noName}
            aside={`${persons(participants)}, ${referenceOf(id)}`}
            session={session}
          >
            <span className="flex items-center gap-3">
              <BookingSign status={reservation.status} />
              <span>
                <State reservation={reservation} />
              </span>
            </span>
            {reasons?.get(id)?.map((why) => (
              <span key={why.why} className="block text-soft [overflow-wrap:anywhere]">
                {reasonText(why)}
              </span>
            ))}
          </FoundLine>
        )
      })}
    </ul>
  )
}

/** "Bevestigd, nog € 65": no money is awaited of an ended booking. */
function State({ reservation }: { reservation: ReservationOnFile }) {
  const { status, payments } = reservation
  const stands = deskWords().desk.statuses[shownStatus(reservation)]
  const cents = hasEnded(status) ? 0 : owedCents(payments)
  if (cents === 0) return stands
  const owes = fill(deskWords().pages.date.owes, { amount: euros(cents) })
  return (
    <>
      {`${stands}, `}
      <b className="font-semibold whitespace-nowrap">{owes}</b>
    </>
  )
}

function reasonText(why: Why): string {
  if ('iban' in why) return fill(words().why.account, { text: printIban(why.iban) })
  if ('cents' in why) return fill(words().why[why.why], { text: euros(why.cents) })
  return fill(words().why[why.why], { text: why.text })
}

export function FoundLine(props: {
  readonly to: string
  readonly name: string
  readonly aside: string
  readonly session: Session
  readonly children: ReactNode
}) {
  const { to, name, aside, session, children } = props
  return (
    <li className="border-b border-rule">
      <a className="grid gap-x-5 py-3 hover:bg-deep sm:grid-cols-[1fr_1fr_16rem]" href={to}>
        <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-5 sm:block">
          <span className="block font-semibold underline [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-meta text-soft [overflow-wrap:anywhere]">{aside}</span>
        </span>
        <span className="text-meta">
          {workshopName(session)}, {dayText(session.day)}
        </span>
        <span className="text-meta">{children}</span>
      </a>
    </li>
  )
}
