import { diaryDays } from '#booking/diary/diary.ts'
import type { House } from '#booking/house/house.ts'
import { isOffered } from '#booking/house/offers.ts'
import { keysOf } from '#language/keys-of.ts'
import { books } from './to-accountant/books-letter.tsx'
import { calledOff } from './to-guest/dates/called-off.tsx'
import { dateLetter, waitingDateLetter } from './to-guest/dates/date-letter.tsx'
import { hoursChanged } from './to-guest/dates/hours-changed.tsx'
import { moved, rebooked } from './to-guest/dates/moved.tsx'
import { diary, diaryQuestion } from './to-guest/diary/diary-letter.tsx'
import { invoiced } from './to-guest/invoices/invoiced.tsx'
import {
  notedByMistake,
  paid,
  partReceived,
  secured,
  bankTookBack,
} from './to-guest/money/paid.tsx'
import { placeTaken, refundAccountTyped, refunded } from './to-guest/money/refunded.tsx'
import {
  balanceReminder,
  balanceRequest,
  depositReminder,
  practical,
} from './to-guest/money/reminders.tsx'
import { optionEnded, optionOffered } from './to-guest/options/option-letters.tsx'
import { companionJoined } from './to-guest/party/companion-joined.tsx'
import { partyChanged } from './to-guest/party/party-changed.tsx'
import { split } from './to-guest/party/split.tsx'
import { newLink } from './to-guest/people/new-link.tsx'
import { newcomer, newcomerAsked, replaced } from './to-guest/people/newcomer.tsx'
import { cancelled } from './to-guest/reservations/cancelled.tsx'
import { confirmed } from './to-guest/reservations/confirmed.tsx'
import { declined } from './to-guest/reservations/declined.tsx'
import { prove } from './to-guest/reservations/prove.tsx'
import { requestReceived } from './to-guest/reservations/request-received.tsx'
import {
  voucherEnding,
  voucherGift,
  voucherOrdered,
  voucherPaid,
  voucherRefunded,
  voucherWithdrawn,
} from './to-guest/vouchers/voucher-letters.tsx'
import { nextDate, nextDateAsked } from './to-guest/waiting/next-date.tsx'
import { waitingCalledOff } from './to-guest/waiting/waiting-called-off.tsx'
import { waitingJoined, waitingLapsed, waitingOffer } from './to-guest/waiting/waiting-letters.tsx'
import { voucherOrderedToOwner, voucherWithdrawnToOwner } from './to-owner/about-vouchers.tsx'
import { prepSheetLetter, toDecide } from './to-owner/before-the-day.tsx'
import { burst } from './to-owner/burst.tsx'
import {
  cancelledByGuest,
  movedByGuest,
  newcomerByGuest,
  optionAccepted,
  partyChangedByGuest,
  rebookedByGuest,
  splitByGuest,
  waitingAccepted,
} from './to-owner/by-guest.tsx'
import { deskKey } from './to-owner/desk-key.tsx'
import { optionDeclined } from './to-owner/option-declined.tsx'
import { balanceOverdue, depositOverdue, latePayments } from './to-owner/overdue.tsx'
import { requestToAnswer } from './to-owner/request-to-answer.tsx'
import { unanswered } from './to-owner/unanswered.tsx'

const ofDiary = { diary, 'diary-question': diaryQuestion }

const ofWaitingList = {
  'waiting-joined': waitingJoined,
  'waiting-offer': waitingOffer,
  'waiting-lapsed': waitingLapsed,
  'waiting-called-off': waitingCalledOff,
  'waiting-letter': waitingDateLetter,
  'waiting-accepted': waitingAccepted,
}

const ofVouchers = {
  'voucher-ordered': { ...voucherOrdered, ...voucherOrderedToOwner },
  'voucher-paid': voucherPaid,
  'voucher-gift': voucherGift,
  'voucher-ending': voucherEnding,
  'voucher-withdrawn': { ...voucherWithdrawn, ...voucherWithdrawnToOwner },
  'voucher-refunded': voucherRefunded,
}

/**
 * All news except messages: what happened, and its letters. The previews keep this order;
 * where a guest's letter and the farm's both have a sample, the farm's has all that both need.
 */
export const allNews = {
  // A booking's life.
  reservation: { ...requestReceived, owner: requestToAnswer },
  prove,
  confirmed,
  'deposit-reminder': depositReminder,
  'part-received': partReceived,
  secured,
  'balance-reminder': balanceReminder,
  'balance-request': balanceRequest,
  paid,
  practical,
  ...ofDiary,
  'new-link': newLink,
  newcomer: { ...newcomer, ...newcomerByGuest },
  'newcomer-asked': newcomerAsked,
  replaced,
  moved: { ...moved, ...movedByGuest },
  'hours-changed': hoursChanged,
  'party-changed': { ...partyChanged, ...partyChangedByGuest },
  split: { ...split, ...splitByGuest },
  cancelled: { ...cancelled, ...cancelledByGuest },
  'place-taken': placeTaken,
  'taken-back': bankTookBack,
  'noted-by-mistake': notedByMistake,
  'refund-account': refundAccountTyped,
  refunded,
  'called-off': calledOff,
  rebooked: { ...rebooked, ...rebookedByGuest },
  declined,
  // A company's invoices.
  invoiced,
  books,
  // The waiting list, and wishes for a new date.
  ...ofWaitingList,
  'next-date-asked': nextDateAsked,
  'next-date': nextDate,
  'date-letter': dateLetter,
  ...ofVouchers,
  // Groups and companions.
  'option-offered': optionOffered,
  'option-ended': optionEnded,
  'option-accepted': optionAccepted,
  'option-declined': optionDeclined,
  'companion-joined': companionJoined,
  // The farm's own.
  unanswered,
  'deposit-overdue': depositOverdue,
  'balance-overdue': balanceOverdue,
  late: latePayments,
  'to-decide': toDecide,
  'prep-sheet': prepSheetLetter,
  burst,
  'desk-key': deskKey,
}

/** News that a house does not have: of a part it does without, or of a diary that no workshop has. */
export function newsWithout(house: House): readonly string[] {
  const hasDiary = house.shown.some((slug) => diaryDays(slug) !== undefined)
  return [
    ...(hasDiary && isOffered(house, 'diary') ? [] : keysOf(ofDiary)),
    ...(isOffered(house, 'waitingList') ? [] : keysOf(ofWaitingList)),
    ...(house.leftOut.includes('giftVoucher') ? keysOf(ofVouchers) : []),
  ]
}
