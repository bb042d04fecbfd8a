import type { Actor } from '#booking/life.ts'
import type { Session } from '#booking/session.ts'
import { whatToPay } from '#booking/what-to-pay.ts'
import { MovedLetter } from '#emails/guest/moved.tsx'
import { printDay } from '#language/dates.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { bookingCalendarFile } from './calendar-file.ts'
import { toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { paidSoFar, payableOf, termFactsOf } from './money-facts.ts'

type Rebooked = {
  /** As it stands on its new date. */
  readonly reservation: ReservationOnFile
  readonly from: Session
  readonly by: Actor
}
type Moved = Rebooked & { readonly mostPercent: number | undefined }

/** A party comes on another date. */
export function movedLetters(mailboxes: Mailboxes, moved: Moved): readonly Letter[] {
  return anotherDateLetters(mailboxes, moved, 'moved')
}

/** The same, in place of a date that was called off. */
export function rebookedLetters(mailboxes: Mailboxes, rebooked: Rebooked): readonly Letter[] {
  return anotherDateLetters(mailboxes, { ...rebooked, mostPercent: undefined }, 'rebooked')
}

/** A request stays one: nobody owes anything before the farm's answer. */
function anotherDateLetters(
  mailboxes: Mailboxes,
  { reservation, from, by, mostPercent }: Moved,
  what: 'moved' | 'rebooked',
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const isRequest = reservation.status === 'requested'
  const toPay = isRequest ? undefined : whatToPay(reservation.payments)
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  return toGuest(mailboxes, reservation, {
    kind: `${what}-guest`,
    subject: subjectOf(mail, mail.words[what]),
    letter: (
      <MovedLetter
        mail={mail}
        what={what}
        by={by === 'guest' ? 'guest' : 'farm'}
        oldDate={printDay(from.day, mail.language)}
        paid={paidSoFar(reservation)}
        toPay={payable?.facts}
        isRequest={isRequest}
        mostPercent={mostPercent}
        terms={termFactsOf(mailboxes, reservation)}
      />
    ),
    attachments: [...(payable?.attachments ?? []), bookingCalendarFile(mailboxes, reservation)],
  })
}
