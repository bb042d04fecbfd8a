import type { Actor } from '#booking/life.ts'
import { CalledOffLetter, CancelledLetter } from '#emails/guest/ended.tsx'
import type { Refund } from '../../store/reservation-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { paidSoFar, refundFactsOf } from './money-facts.ts'

type Ended = { readonly reservation: ReservationOnFile; readonly refund: Refund | undefined }

/** The farm called the whole date off. */
export function calledOffLetters(
  mailboxes: Mailboxes,
  { reservation, refund }: Ended,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  return toGuest(mailboxes, reservation, {
    kind: 'called-off-guest',
    subject: subjectOf(mail, mail.words.calledOff),
    letter: <CalledOffLetter mail={mail} refund={refundFactsOf(reservation, refund)} />,
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
