import type { Mailboxes } from './envelope.ts'
import type { Letter, Letters, News } from './letters.ts'
import { calledOff } from './to-guest/called-off.tsx'
import { cancelled } from './to-guest/cancelled.tsx'
import { confirmed } from './to-guest/confirmed.tsx'
import { dateLetter, waitingDateLetter } from './to-guest/date-letter.tsx'
import { declined } from './to-guest/declined.tsx'
import { hoursChanged } from './to-guest/hours-changed.tsx'
import { messageReceived } from './to-guest/message-received.tsx'
import { moved } from './to-guest/moved.tsx'
import { newLink } from './to-guest/new-link.tsx'
import { newcomer, newcomerAsked, replaced } from './to-guest/newcomer.tsx'
import { nextDate, nextDateAsked } from './to-guest/next-date.tsx'
import { paid } from './to-guest/paid.tsx'
import { partReceived } from './to-guest/part-received.tsx'
import { partyChanged } from './to-guest/party-changed.tsx'
import { placeTaken } from './to-guest/place-taken.tsx'
import { prove } from './to-guest/prove.tsx'
import { refundAccount, refunded } from './to-guest/refunded.tsx'
import { balanceRequest, depositReminder, practical } from './to-guest/reminders.tsx'
import { requestReceived } from './to-guest/request-received.tsx'
import { secured } from './to-guest/secured.tsx'
import { takenBack } from './to-guest/taken-back.tsx'
import {
  voucherEnding,
  voucherGift,
  voucherOrdered,
  voucherPaid,
  voucherRefunded,
  voucherWithdrawn,
} from './to-guest/vouchers.tsx'
import { waitingCalledOff } from './to-guest/waiting-called-off.tsx'
import { waitingJoined, waitingLapsed, waitingOffer } from './to-guest/waiting.tsx'
import { burst } from './to-owner/burst.tsx'
import { cancelledByGuest } from './to-owner/cancelled-by-guest.tsx'
import { prepSheet, toDecide } from './to-owner/dates.tsx'
import { deskKey } from './to-owner/desk-key.tsx'
import { messageToAnswer } from './to-owner/message-to-answer.tsx'
import { movedByGuest, rebookedByGuest } from './to-owner/moved-by-guest.tsx'
import { moneyOverdue, unanswered } from './to-owner/reminders.tsx'
import { newcomerByGuest, partyChangedByGuest } from './to-owner/party-by-guest.tsx'
import { requestToAnswer } from './to-owner/request-to-answer.tsx'
import { waitingAccepted } from './to-owner/waiting-accepted.tsx'

/** What happened, and the letters about it. A letter with nothing to say, or no address, is none. */
const lettersAbout: {
  readonly [Kind in News['kind']]: readonly ((
    mailboxes: Mailboxes,
    news: News<Kind>,
  ) => Letter | undefined)[]
} = {
  prove: [prove],
  confirmed: [confirmed],
  secured: [secured],
  paid: [paid],
  'part-received': [partReceived],
  declined: [declined],
  'called-off': [calledOff],
  cancelled: [cancelled, cancelledByGuest],
  moved: [moved, movedByGuest],
  rebooked: [moved, rebookedByGuest],
  'hours-changed': [hoursChanged],
  'party-changed': [partyChanged, partyChangedByGuest],
  'place-taken': [placeTaken],
  refunded: [refunded],
  'refund-account': [refundAccount],
  'taken-back': [takenBack],
  'deposit-reminder': [depositReminder],
  'balance-request': [balanceRequest],
  practical: [practical],
  'new-link': [newLink],
  newcomer: [newcomer, newcomerByGuest],
  'newcomer-asked': [newcomerAsked],
  replaced: [replaced],
  unanswered: [unanswered],
  'deposit-overdue': [moneyOverdue],
  'balance-overdue': [moneyOverdue],
  'waiting-accepted': [waitingAccepted],
  'waiting-joined': [waitingJoined],
  'waiting-offer': [waitingOffer],
  'waiting-lapsed': [waitingLapsed],
  'waiting-called-off': [waitingCalledOff],
  'next-date-asked': [nextDateAsked],
  'next-date': [nextDate],
  'date-letter': [dateLetter],
  'waiting-letter': [waitingDateLetter],
  'voucher-ordered': [voucherOrdered],
  'voucher-paid': [voucherPaid],
  'voucher-gift': [voucherGift],
  'voucher-ending': [voucherEnding],
  'voucher-withdrawn': [voucherWithdrawn],
  'voucher-refunded': [voucherRefunded],
  'to-decide': [toDecide],
  'prep-sheet': [prepSheet],
  burst: [burst],
  'desk-key': [deskKey],
}

export function composeLetters(mailboxes: Mailboxes): Letters {
  return {
    forReservation: (placed) =>
      written(requestToAnswer(mailboxes, placed), requestReceived(mailboxes, placed)),
    forMessage: (message, language) =>
      written(
        messageToAnswer(mailboxes, message),
        messageReceived(mailboxes, { message, language, count: 1 }),
      ),
    forMessages: (sent) => written(messageReceived(mailboxes, sent)),
    forNews: (news) => newsLetters(mailboxes, news),
  }
}

function newsLetters<Kind extends News['kind']>(mailboxes: Mailboxes, news: News<Kind>) {
  return written(...lettersAbout[news.kind].map((write) => write(mailboxes, news)))
}

function written(...letters: readonly (Letter | undefined)[]): readonly Letter[] {
  return letters.filter((letter) => letter !== undefined)
}
