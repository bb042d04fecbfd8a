import type { Actor } from '#booking/life.ts'
import type { OtherDates } from '#booking/other-dates.ts'
import { CalledOffLetter, CancelledLetter } from '#emails/guest/ended.tsx'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { paidSoFar, refundFactsOf } from './money-facts.ts'

type CalledOff = Ended & { readonly others: OtherDates }
type Ended = { readonly reservation: ReservationOnFile; readonly refund: Refund | undefined }

/** The farm called the whole date off: another one, if there is any, or the money back. */
export function calledOffLetters(
  mailboxes: Mailboxes,
  { reservation, refund, others }: CalledOff,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'called-off-guest',
    subject: subjectOf(mail, mail.words.calledOff),
    letter: (
      <CalledOffLetter
        mail={mail}
        refund={refundFactsOf(reservation, refund)}
        mayChoose={others.withRoom.length > 0}
      />
    ),
  })
}

/** One booking ended, by the guest's word or the farm's. */
export function cancelledLetters(
  mailboxes: Mailboxes,
  { reservation, refund, by }: Ended & { readonly by: Actor },
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'cancelled-guest',
    subject: subjectOf(mail, mail.words.cancelled),
    letter: (
      <CancelledLetter
        mail={mail}
        refund={refundFactsOf(reservation, refund, { isTyped: by === 'guest' })}
        by={by === 'guest' ? 'guest' : 'farm'}
        paid={paidSoFar(reservation)}
      />
    ),
  })
}
