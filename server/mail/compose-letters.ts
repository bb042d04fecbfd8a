import { confirmedLetters, declinedLetters } from './compose/answer-letters.tsx'
import { calledOffLetters, cancelledLetters } from './compose/ending-letters.tsx'
import type { Mailboxes } from './compose/mailboxes.ts'
import { messageLetters } from './compose/message-letters.tsx'
import { paidLetters, refundedLetters, securedLetters } from './compose/money-letters.tsx'
import { movedLetters } from './compose/moved-letters.tsx'
import { requestLetters } from './compose/request-letters.tsx'
import type { Letter, Letters } from './letters.ts'

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
  news: Parameters<Letters['forNews']>[0],
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
      return cancelledLetters(mailboxes, news)
    case 'moved':
      return movedLetters(mailboxes, news)
    case 'refunded':
      return refundedLetters(mailboxes, news.reservation, news.refund)
    default:
      return []
  }
}
