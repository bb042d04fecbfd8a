import { Section } from '#app/plain/parts.tsx'
import type { ReactNode } from 'react'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { withDistinctNames } from '#booking/people/distinguish.ts'
import { paidCents } from '#booking/money/owed.ts'
import { addedText } from '#booking/reservations/guest-facts.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { FormerGuest } from '#office/people/former-guests.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import {
  countedText,
  dayText,
  euros,
  instantText,
  languageName,
  persons,
  deskWords,
} from '../desk-language.ts'
import { standText, BookingSign } from '../reservations/booking-text.tsx'
import { EditEntry, NotProven } from '../waiting/edit-list.tsx'

const words = () => deskWords().pages.date

export function Parties({ parties }: { parties: readonly ReservationOnFile[] }) {
  if (parties.length === 0) return <p className="mt-3">{words().nobody}</p>
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {withDistinctNames(parties).map((party) => (
        <PartyLine key={party.id} party={party} name={party.name}>
          <span className="flex items-center gap-3 text-meta text-soft sm:w-[16em]">
            <BookingSign status={party.status} />
            <span>{standText(party)}</span>
          </span>
        </PartyLine>
      ))}
    </ul>
  )
}

/** Guests of a date called off, whom the owner telephones or owes a refund. */
export function FormerGuests({ guests }: { guests: readonly FormerGuest[] }) {
  const owed = owedText(guests)
  return (
    <Section title={deskWords().former.title}>
      {owed && <p className="mt-3">{owed}</p>}
      {guests.length === 0 ? (
        <p className="mt-3">{deskWords().former.nobody}</p>
      ) : (
        <ul className="mt-3 border-t-2 border-ink">
          {guests.map((guest) => (
            <FormerLine key={guest.reservation.id} guest={guest} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function FormerLine({ guest }: { guest: FormerGuest }) {
  const { reservation: party, owedCents } = guest
  const { id, name, email } = party
  // A booking kept for the bookkeeping alone has no name.
  const title = name || referenceOf(id)
  return (
    <PartyLine party={party} name={title} email={email || deskWords().former.noEmail}>
      <span className="text-meta sm:w-[16em] sm:text-right">
        <span className="block text-soft">{endedText(guest)}</span>
        <span className={owedCents > 0 ? 'block font-semibold text-beet' : 'block text-soft'}>
          {moneyText(guest)}
        </span>
      </span>
    </PartyLine>
  )
}

function PartyLine(props: {
  readonly party: ReservationOnFile
  readonly name: string
  readonly email?: string
  readonly children: ReactNode
}) {
  const { id, participants, language, note } = props.party
  const remarks = [addedText(props.party), note].filter(Boolean).join('\n')
  return (
    <li className="border-b border-rule">
      <a
        className="grid gap-x-5 py-3 hover:bg-deep sm:grid-cols-[minmax(0,1fr)_auto]"
        href={deskPath('boeking', id)}
      >
        <span className="min-w-0">
          <span className="block font-semibold underline [overflow-wrap:anywhere]">
            {props.name}
          </span>
          {props.email && (
            <span className="block text-meta [overflow-wrap:anywhere]">{props.email}</span>
          )}
          <span className="block text-meta">
            {persons(participants)}, {languageName(language)}
          </span>
          {remarks && <span className="block text-meta whitespace-pre-line">{remarks}</span>}
        </span>
        {props.children}
      </a>
    </li>
  )
}

function owedText(guests: readonly FormerGuest[]): string | undefined {
  const owed = guests.filter(({ owedCents }) => owedCents > 0)
  const cents = owed.reduce((sum, { owedCents }) => sum + owedCents, 0)
  const isRefunded = guests.some(({ refundedCents }) => refundedCents > 0)
  if (cents === 0) return isRefunded ? deskWords().former.allRefunded : undefined
  const text = countedText(deskWords().former.owed, owed.length)
  return fill(text, { amount: euros(cents) })
}

export function endedText({ reservation: { ending } }: FormerGuest): string {
  if (!ending) return deskWords().former.cancelled
  if (ending.what === 'called-off') return deskWords().former.calledOff
  const sentence =
    ending.what === 'declined' ? deskWords().former.declined : deskWords().former.cancelledBy
  const by = ending.by === 'owner' ? deskWords().former.byYou : deskWords().pages.hands[ending.by]
  return fill(sentence, { by, date: dayText(dayOf(ending.at)) })
}

export function moneyText(guest: FormerGuest): string {
  const { owedCents, refundedCents, refundedAt, reservation } = guest
  const { toRefund, refunded, nothingPaid, kept } = deskWords().former
  const date = refundedAt && dayText(dayOf(refundedAt))
  const back = [
    owedCents > 0 && fill(toRefund, { amount: euros(owedCents) }),
    date && fill(refunded, { amount: euros(refundedCents), date }),
  ].filter(Boolean)
  if (back.length > 0) return back.join(', ')
  const paid = paidCents(reservation.payments)
  return paid === 0 ? nothingPaid : fill(kept, { amount: euros(paid) })
}

export function WaitingList(props: {
  readonly title: string
  readonly entries: readonly WaitingEntry[]
  readonly session: SessionOnFile | undefined
  /** Ids of bookings whose guest has pressed no mailed link. */
  readonly unproven: readonly string[]
}) {
  const { session } = props
  if (props.entries.length === 0) return null
  return (
    <Section title={props.title} className="mt-13">
      {session && (
        <p className="no-print mt-3 text-meta text-soft">{deskWords().waitingList.rule}</p>
      )}
      {session?.state === 'closed' && <p className="mt-3">{words().waitingClosed}</p>}
      <ol className="mt-3 border-t-2 border-ink">
        {props.entries.map((entry) => (
          <li key={entry.id} className="border-b border-rule py-3">
            <span className="block [overflow-wrap:anywhere]">
              {`${entry.name} (${entry.email})`}, {persons(entry.participants)}
            </span>
            <span className="block text-meta text-soft">{stateText(entry)}</span>
            {session && props.unproven.includes(entry.id) && <NotProven entry={entry} />}
            {session && (
              <div className="no-print">
                <EditEntry entry={entry} session={session} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function stateText({ state, offeredUntil, createdAt }: WaitingEntry): string {
  if (state === 'called-off') return deskWords().former.told
  return offeredUntil
    ? fill(words().offered, { until: instantText(offeredUntil) })
    : fill(words().waitingSince, { since: instantText(createdAt) })
}
