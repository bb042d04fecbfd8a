import { diaryDays } from '#booking/diary/diary.ts'
import type { House } from '#booking/house/house.ts'
import { hasFeature } from '#booking/house/features.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { keysOf } from '#language/keys-of.ts'
import { booksLetter } from './to-accountant/books-letter.ts'
import { calledOffLetter } from './to-guest/dates/called-off.ts'
import { dateLetter, waitingDateLetter } from './to-guest/dates/date-letter.ts'
import { hoursChangedLetter } from './to-guest/dates/hours-changed.ts'
import { movedLetter, rebookedLetter } from './to-guest/dates/moved.ts'
import { practicalLetter } from './to-guest/dates/practical.ts'
import { diaryLetter, diaryQuestionLetter } from './to-guest/diary/diary-letter.ts'
import { invoicedLetter } from './to-guest/invoices/invoiced.ts'
import { messageReceivedLetter } from './to-guest/mail/message-received.ts'
import {
  notedByMistakeLetter,
  paidLetter,
  partReceivedLetter,
  securedLetter,
  takenBackLetter,
} from './to-guest/money/paid.ts'
import { placeTakenLetter, refundAccountLetter, refundedLetter } from './to-guest/money/refunded.ts'
import {
  balanceReminderLetter,
  balanceRequestLetter,
  depositReminderLetter,
} from './to-guest/money/reminders.ts'
import { optionEndedLetter, optionOfferedLetter } from './to-guest/options/option-letters.ts'
import { companionJoinedLetter } from './to-guest/party/companion-joined.ts'
import { partyChangedLetter } from './to-guest/party/party-changed.ts'
import { splitLetter } from './to-guest/party/split.ts'
import { newLinkLetter } from './to-guest/people/new-link.ts'
import {
  substituteLetter,
  substituteAskedLetter,
  replacedLetter,
} from './to-guest/people/substitute.ts'
import { cancelledLetter } from './to-guest/reservations/cancelled.ts'
import { confirmedLetter } from './to-guest/reservations/confirmed.ts'
import { declinedLetter } from './to-guest/reservations/declined.ts'
import { proveLetter } from './to-guest/reservations/prove.ts'
import { requestReceivedLetter } from './to-guest/reservations/request-received.ts'
import {
  voucherEndingLetter,
  voucherGiftLetter,
  voucherOrderedLetter,
  voucherPaidLetter,
  voucherRefundedLetter,
  voucherWithdrawnLetter,
} from './to-guest/vouchers/voucher-letters.ts'
import { nextDateLetter, nextDateAskedLetter } from './to-guest/waiting/next-date.ts'
import { waitingCalledOffLetter } from './to-guest/waiting/waiting-called-off.ts'
import {
  waitingJoinedLetter,
  waitingLapsedLetter,
  waitingOfferLetter,
} from './to-guest/waiting/waiting-letters.ts'
import {
  ownerVoucherOrderedLetter,
  ownerVoucherWithdrawnLetter,
} from './to-owner/about-vouchers.ts'
import { prepSheetLetter, toDecideLetter } from './to-owner/before-the-day.ts'
import { burstLetter } from './to-owner/burst.ts'
import {
  ownerCancelledLetter,
  ownerSubstituteLetter,
  ownerOptionAcceptedLetter,
  ownerPartyChangedLetter,
  ownerSplitLetter,
  ownerOfferAcceptedLetter,
} from './to-owner/by-guest.ts'
import { messageToAnswerLetter } from './to-owner/message-to-answer.ts'
import { ownerMovedLetter, ownerRebookedLetter } from './to-owner/moved-by-guest.ts'
import { deskKeyLetter } from './to-owner/desk-key.ts'
import { ownerOptionDeclinedLetter } from './to-owner/option-declined.ts'
import {
  balanceOverdueLetter,
  depositOverdueLetter,
  latePaymentsLetter,
} from './to-owner/overdue.ts'
import { requestToAnswerLetter } from './to-owner/request-to-answer.ts'
import { unansweredLetter } from './to-owner/unanswered.ts'

const ofDiary = { diary: diaryLetter, 'diary-question': diaryQuestionLetter }

const ofWaitingList = {
  'waiting-joined': waitingJoinedLetter,
  'waiting-offer': waitingOfferLetter,
  'waiting-lapsed': waitingLapsedLetter,
  'waiting-called-off': waitingCalledOffLetter,
  'waiting-letter': waitingDateLetter,
  'waiting-accepted': ownerOfferAcceptedLetter,
}

const ofTwoPayments = {
  secured: securedLetter,
  'balance-reminder': balanceReminderLetter,
  'balance-request': balanceRequestLetter,
}

const ofOptions = {
  'option-offered': optionOfferedLetter,
  'option-ended': optionEndedLetter,
  'option-accepted': ownerOptionAcceptedLetter,
  'option-declined': ownerOptionDeclinedLetter,
}

const ofVouchers = {
  'voucher-ordered': { ...voucherOrderedLetter, ...ownerVoucherOrderedLetter },
  'voucher-paid': voucherPaidLetter,
  'voucher-gift': voucherGiftLetter,
  'voucher-ending': voucherEndingLetter,
  'voucher-withdrawn': { ...voucherWithdrawnLetter, ...ownerVoucherWithdrawnLetter },
  'voucher-refunded': voucherRefundedLetter,
}

/** All news with its letters, in the order of the previews. A sample serves for both letters of its news. */
export const allNews = {
  reservation: { ...requestReceivedLetter, owner: requestToAnswerLetter },
  prove: proveLetter,
  confirmed: confirmedLetter,
  'deposit-reminder': depositReminderLetter,
  'part-received': partReceivedLetter,
  ...ofTwoPayments,
  paid: paidLetter,
  practical: practicalLetter,
  ...ofDiary,
  'new-link': newLinkLetter,
  substitute: { ...substituteLetter, ...ownerSubstituteLetter },
  'substitute-asked': substituteAskedLetter,
  replaced: replacedLetter,
  moved: { ...movedLetter, ...ownerMovedLetter },
  'hours-changed': hoursChangedLetter,
  'party-changed': { ...partyChangedLetter, ...ownerPartyChangedLetter },
  split: { ...splitLetter, ...ownerSplitLetter },
  cancelled: { ...cancelledLetter, ...ownerCancelledLetter },
  'place-taken': placeTakenLetter,
  'taken-back': takenBackLetter,
  'noted-by-mistake': notedByMistakeLetter,
  'refund-account': refundAccountLetter,
  refunded: refundedLetter,
  'called-off': calledOffLetter,
  rebooked: { ...rebookedLetter, ...ownerRebookedLetter },
  declined: declinedLetter,
  invoiced: invoicedLetter,
  books: booksLetter,
  ...ofWaitingList,
  'next-date-asked': nextDateAskedLetter,
  'next-date': nextDateLetter,
  'date-letter': dateLetter,
  ...ofVouchers,
  ...ofOptions,
  'companion-joined': companionJoinedLetter,
  contact: { guest: messageReceivedLetter, ...messageToAnswerLetter },
  unanswered: unansweredLetter,
  'deposit-overdue': depositOverdueLetter,
  'balance-overdue': balanceOverdueLetter,
  late: latePaymentsLetter,
  'to-decide': toDecideLetter,
  'prep-sheet': prepSheetLetter,
  burst: burstLetter,
  'desk-key': deskKeyLetter,
}

/** News that a house never has, as it leaves out a feature, a page or the second payment, or has no diary. */
export function newsWithout(house: House): readonly string[] {
  const hasDiary = house.shown.some((slug) => diaryDays(slug) !== undefined)
  return [
    ...(hasDiary && hasFeature(house, 'diary') ? [] : keysOf(ofDiary)),
    ...(hasFeature(house, 'waitingList') ? [] : keysOf(ofWaitingList)),
    ...(isOneSum(house.terms) ? keysOf(ofTwoPayments) : []),
    ...(hasFeature(house, 'privateGroups') ? [] : keysOf(ofOptions)),
    ...(house.leftOut.includes('giftVoucher') ? keysOf(ofVouchers) : []),
  ]
}
