import { diaryDays } from '#booking/diary/diary.ts'
import type { House } from '#booking/house/house.ts'
import { isOffered } from '#booking/house/offers.ts'
import { keysOf } from '#language/keys-of.ts'
import { books } from './to-accountant/books-letter.ts'
import { calledOff } from './to-guest/dates/called-off.ts'
import { dateLetter, waitingDateLetter } from './to-guest/dates/date-letter.ts'
import { hoursChanged } from './to-guest/dates/hours-changed.ts'
import { moved, rebooked } from './to-guest/dates/moved.ts'
import { diary, diaryQuestion } from './to-guest/diary/diary-letter.ts'
import { invoiced } from './to-guest/invoices/invoiced.ts'
import { notedByMistake, paid, partReceived, secured, bankTookBack } from './to-guest/money/paid.ts'
import { placeTaken, refundAccountTyped, refunded } from './to-guest/money/refunded.ts'
import {
  balanceReminder,
  balanceRequest,
  depositReminder,
  practical,
} from './to-guest/money/reminders.ts'
import { optionEnded, optionOffered } from './to-guest/options/option-letters.ts'
import { companionJoined } from './to-guest/party/companion-joined.ts'
import { partyChanged } from './to-guest/party/party-changed.ts'
import { split } from './to-guest/party/split.ts'
import { newLink } from './to-guest/people/new-link.ts'
import { newcomer, newcomerAsked, replaced } from './to-guest/people/newcomer.ts'
import { cancelled } from './to-guest/reservations/cancelled.ts'
import { confirmed } from './to-guest/reservations/confirmed.ts'
import { declined } from './to-guest/reservations/declined.ts'
import { prove } from './to-guest/reservations/prove.ts'
import { requestReceived } from './to-guest/reservations/request-received.ts'
import {
  voucherEnding,
  voucherGift,
  voucherOrdered,
  voucherPaid,
  voucherRefunded,
  voucherWithdrawn,
} from './to-guest/vouchers/voucher-letters.ts'
import { nextDate, nextDateAsked } from './to-guest/waiting/next-date.ts'
import { waitingCalledOff } from './to-guest/waiting/waiting-called-off.ts'
import { waitingJoined, waitingLapsed, waitingOffer } from './to-guest/waiting/waiting-letters.ts'
import { voucherOrderedToOwner, voucherWithdrawnToOwner } from './to-owner/about-vouchers.ts'
import { prepSheetLetter, toDecide } from './to-owner/before-the-day.ts'
import { burst } from './to-owner/burst.ts'
import {
  cancelledByGuest,
  movedByGuest,
  newcomerByGuest,
  optionAccepted,
  partyChangedByGuest,
  rebookedByGuest,
  splitByGuest,
  waitingAccepted,
} from './to-owner/by-guest.ts'
import { deskKey } from './to-owner/desk-key.ts'
import { optionDeclined } from './to-owner/option-declined.ts'
import { balanceOverdue, depositOverdue, latePayments } from './to-owner/overdue.ts'
import { requestToAnswer } from './to-owner/request-to-answer.ts'
import { unanswered } from './to-owner/unanswered.ts'

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
 * All news except messages: what happened, and its letters. The previews keep this order. Where both a
 * guest's letter and the farm's have a sample, the farm's wins, and has all that both need.
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
