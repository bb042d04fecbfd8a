import { paidOfPriceCents } from '#booking/owed.ts'
import { whatToPay } from '#booking/what-to-pay.ts'
import { PartyChangedLetter } from '#emails/guest/party-changed.tsx'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'
import type { Letter } from '../letters.ts'
import { bookingCalendarFile } from './calendar-file.ts'
import { toGuest } from './envelope.ts'
import { guestMailOf, subjectOf } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { payableOf, refundFactsOf } from './money-facts.ts'

type PartyChanged = {
  /** As it stands with its new number. */
  readonly reservation: ReservationOnFile
  readonly before: ReservationOnFile
  readonly givenUpCents: number
  readonly paidAgainCents: number
  readonly refund: Refund | undefined
}

/** A party comes with more or fewer people: what that costs, and what is to be paid now. */
export function partyChangedLetters(
  mailboxes: Mailboxes,
  { reservation, before, givenUpCents, paidAgainCents, refund }: PartyChanged,
): readonly Letter[] {
  const mail = guestMailOf(mailboxes, reservation)
  const { payments, status } = reservation
  const isRequest = status === 'requested'
  const toPay = isRequest ? undefined : whatToPay(payments)
  const payable = toPay && payableOf(mailboxes, reservation, toPay)
  const paid = paidOfPriceCents(payments)
  const euros = (cents: number) => printEuros(cents, mail.language)
  return toGuest(mailboxes, reservation, {
    kind: 'party-changed-guest',
    subject: subjectOf(mail, mail.words.partyChanged),
    letter: (
      <PartyChangedLetter
        mail={mail}
        before={String(before.participants)}
        paid={paid > 0 ? euros(paid) : undefined}
        givenUp={givenUpCents > 0 ? euros(givenUpCents) : undefined}
        paidAgain={paidAgainCents > 0 ? euros(paidAgainCents) : undefined}
        refund={refundFactsOf(reservation, refund)}
        toPay={payable?.facts}
        standing={isRequest ? 'request' : status === 'paid' ? 'paid' : 'open'}
      />
    ),
    attachments: [...(payable?.attachments ?? []), bookingCalendarFile(mailboxes, reservation)],
  })
}
