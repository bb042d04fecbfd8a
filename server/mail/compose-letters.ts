import { confirmedLetters, declinedLetters } from './compose/answer-letters.tsx'
import { calledOffLetters, cancelledLetters } from './compose/ending-letters.tsx'
import type { Mailboxes } from './compose/mailboxes.ts'
import { messageLetters } from './compose/message-letters.tsx'
import {
  cancelledOwnerLetters,
  movedOwnerLetters,
  rebookedOwnerLetters,
  waitingAcceptedLetters,
} from './compose/owner/change-letters.tsx'
import { prepSheetLetters, toDecideLetters } from './compose/owner/date-letters.tsx'
import { deskLinkLetters } from './compose/owner/desk-link-letters.tsx'
import { overdueLetters } from './compose/owner/overdue-letters.tsx'
import { unansweredLetters } from './compose/owner/unanswered-letters.tsx'
import {
  paidLetters,
  refundedLetters,
  securedLetters,
  takenBackLetters,
} from './compose/money-letters.tsx'
import { movedLetters, rebookedLetters } from './compose/moved-letters.tsx'
import { partyChangedLetters } from './compose/party-letters.tsx'
import {
  balanceRequestLetters,
  depositReminderLetters,
  newLinkLetters,
  practicalLetters,
} from './compose/reminder-letters.tsx'
import { requestLetters } from './compose/request-letters.tsx'
import { waitingLetters } from './compose/waiting-letters.tsx'
import type { Letter, Letters } from './letters.ts'
import type { BookingNews, DateNews, OwnerNews, WaitingNews } from './news.ts'

/** Writes the letters with the words of `content/` and the templates of `emails/`. */
export function composeLetters(mailboxes: Mailboxes): Letters {
  return {
    forReservation: (placed) => requestLetters(mailboxes, placed),
    forMessage: (message, language) => messageLetters(mailboxes, message, language),
    forNews: (news) => newsLetters(mailboxes, news),
  }
}

function newsLetters(
  mailboxes: Mailboxes,
  news: BookingNews | OwnerNews | DateNews | WaitingNews,
): readonly Letter[] {
  switch (news.kind) {
    case 'confirmed':
      return confirmedLetters(mailboxes, news.reservation)
    case 'secured':
      return securedLetters(mailboxes, news.reservation)
    case 'paid':
      return paidLetters(mailboxes, news.reservation)
    case 'declined':
      return declinedLetters(mailboxes, news.reservation, news.refund)
    case 'called-off':
      return calledOffLetters(mailboxes, news)
    case 'cancelled':
      return [
        ...cancelledLetters(mailboxes, news),
        ...(news.by === 'guest' ? cancelledOwnerLetters(mailboxes, news) : []),
      ]
    case 'moved':
      return [
        ...movedLetters(mailboxes, news),
        ...(news.by === 'guest' ? movedOwnerLetters(mailboxes, news) : []),
      ]
    case 'rebooked':
      return [
        ...rebookedLetters(mailboxes, news),
        ...(news.by === 'guest' ? rebookedOwnerLetters(mailboxes, news) : []),
      ]
    case 'party-changed':
      return partyChangedLetters(mailboxes, news)
    case 'refunded':
      return refundedLetters(mailboxes, news.reservation, news.refund)
    case 'taken-back':
      return takenBackLetters(mailboxes, news.reservation, news.cents)
    case 'deposit-reminder':
      return depositReminderLetters(mailboxes, news.reservation)
    case 'balance-request':
      return balanceRequestLetters(mailboxes, news.reservation)
    case 'practical':
      return practicalLetters(mailboxes, news.reservation)
    case 'new-link':
      return newLinkLetters(mailboxes, news)
    default:
      return otherLetters(mailboxes, news)
  }
}

/** What is the farm's alone to hear, and the waiting list's. */
function otherLetters(
  mailboxes: Mailboxes,
  news: OwnerNews | DateNews | WaitingNews,
): readonly Letter[] {
  switch (news.kind) {
    case 'unanswered':
      return unansweredLetters(mailboxes, news.reservation)
    case 'deposit-overdue':
      return overdueLetters(mailboxes, news.reservation, 'deposit')
    case 'balance-overdue':
      return overdueLetters(mailboxes, news.reservation, 'balance')
    case 'to-decide':
      return toDecideLetters(mailboxes, news)
    case 'prep-sheet':
      return prepSheetLetters(mailboxes, news)
    case 'desk-link':
      return deskLinkLetters(mailboxes)
    case 'waiting-accepted':
      return waitingAcceptedLetters(mailboxes, news.reservation)
    case 'waiting-joined':
    case 'waiting-offer':
    case 'waiting-lapsed':
    case 'waiting-called-off':
      return waitingLetters(mailboxes, news)
  }
}
