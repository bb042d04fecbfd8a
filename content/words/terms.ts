import { minuteMs } from '#booking/dates/brussels-time.ts'
import { weeksAhead } from '#booking/dates/season.ts'
import { deskKeyMs } from '#booking/devices/known-device.ts'
import { maxSentences } from '#booking/diary/guest-sentence.ts'
import type { Terms } from '#booking/house/terms.ts'
import { daysBetweenReminders } from '#booking/money/next-payment.ts'
import { waitHours } from '#booking/money/refund.ts'
import { refundBusinessDays } from '#booking/money/refund-steps.ts'
import { freshBackupDays, retentionTerms } from '#booking/personal-data/retention.ts'
import { practicalDaysBefore } from '#booking/reservations/due.ts'
import { pressWithinHours } from '#booking/reservations/unproven.ts'
import { unpaidDays, withdrawalDays, withdrawalRefundDays } from '#booking/vouchers/voucher.ts'
import { offerHours } from '#booking/waiting/waiting-list.ts'
import { heldHours } from '#booking/waiting/wish.ts'
import type { Language } from '#language/languages.ts'
import { printPercent, spellNumber, spellShare } from '#language/numerals.ts'
import { printSpan, type SpanUnit, spellDays, spellSpan } from '#language/spans.ts'

/**
 * Numbers of the house's terms and of the rules, as texts in a language tell them, so that no text
 * has its own.
 */
export function termsIn(terms: Terms, language: Language) {
  const { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore } = terms
  const { spanOf, share } = tellingIn(language)
  return {
    ...rulesIn(language),
    /** Hours within which a request is answered. */
    answer: spanOf(terms.answerHours, 'hours'),
    /** Years that a gift voucher is valid. */
    voucher: spanOf(terms.voucherYears, 'years'),
    deposit: { ...share(depositPercent), ...spanOf(depositDays, 'days') },
    /** Days before the workshop. */
    balance: {
      ...spanOf(balanceDaysBefore, 'days'),
      spelled: spellDays(balanceDaysBefore, language),
    },
    /** A request so near has one payment. */
    atOnce: spanOf(depositDays + balanceDaysBefore, 'days'),
    ...twoSteps(terms, language),
    /** The last day on which another date can be chosen. */
    move: spanOf(moveDaysBefore, 'days'),
  }
}

/**
 * Names for texts of the owner's own, while the terms have two refund steps: one of everything and
 * one of a part, which begins a day after `whole` ends.
 */
function twoSteps({ refund }: Terms, language: Language) {
  const { spanOf, share } = tellingIn(language)
  const [whole, part, ...others] = refund.filter(({ percent }) => percent > 0)
  if (whole?.percent !== 100 || !part || others.length > 0) return {}
  return {
    whole: spanOf(whole.daysBefore, 'days'),
    part: { ...share(part.percent), ...spanOf(part.daysBefore, 'days') },
    partUntil: spanOf(whole.daysBefore - 1, 'days'),
  }
}

/** The privacy page tells both terms in one sentence, which two of unlike length would make untrue. */
const messagesAndRequests: typeof retentionTerms.requests = retentionTerms.messages

/** Numbers of the rules that no house can change. */
export function rulesIn(language: Language) {
  const { spanOf } = tellingIn(language)
  return {
    refund: spanOf(refundBusinessDays, 'businessDays'),
    /**
     * Days to withdraw from the purchase of a gift voucher, days within which its money is back, and
     * days that an order waits for its money.
     */
    withdrawal: spanOf(withdrawalDays, 'days'),
    withdrawalRefund: spanOf(withdrawalRefundDays, 'days'),
    unpaid: spanOf(unpaidDays, 'days'),
    /** Hours within which the link that proves a mailbox is pressed. */
    press: spanOf(pressWithinHours, 'hours'),
    /** Hours for which places are offered to the waiting list, unless a night or the workshop is near. */
    offer: spanOf(offerHours, 'hours'),
    /** Hours for which a new date is held for those who asked for one. */
    held: spanOf(heldHours, 'hours'),
    /** Hours before money goes to an account that somebody typed. */
    accountWait: spanOf(waitHours, 'hours'),
    practical: spanOf(practicalDaysBefore, 'days'),
    /** Days until the owner may have a guest reminded again. */
    remindAgain: spanOf(daysBetweenReminders, 'days'),
    /** Times for which the site keeps data. */
    afterTheDay: spanOf(retentionTerms.afterTheDay.days, 'days'),
    mailText: spanOf(retentionTerms.mailTexts.days, 'days'),
    turns: spanOf(retentionTerms.turns.days, 'days'),
    backup: spanOf(retentionTerms.backups.days, 'days'),
    /** Days after which the desk asks for a new backup. */
    freshBackup: spanOf(freshBackupDays, 'days'),
    /** Minutes for which a key to the desk works. */
    deskKey: spanOf(deskKeyMs / minuteMs, 'minutes'),
    device: spanOf(retentionTerms.devices.days, 'days'),
    deviceKey: spanOf(retentionTerms.deviceKeys.years, 'years'),
    booking: spanOf(retentionTerms.bookings.newYears, 'years'),
    amounts: spanOf(retentionTerms.books.newYears, 'years'),
    message: spanOf(messagesAndRequests.years, 'years'),
    proof: spanOf(retentionTerms.proofs.years, 'years'),
    neverProven: spanOf(retentionTerms.neverProven.days, 'days'),
    aside: spanOf(retentionTerms.aside.days, 'days'),
    lapsedOrder: spanOf(retentionTerms.lapsedOrders.days, 'days'),
    wish: spanOf(retentionTerms.wishes.years, 'years'),
    sentence: spanOf(retentionTerms.sentences.years, 'years'),
    /** Guest sentences that the home page shows. */
    sentencesShown: { word: spellNumber(maxSentences, language) },
    erasure: spanOf(retentionTerms.erasures.years, 'years'),
    /** Weeks that the schedule reaches ahead. */
    schedule: spanOf(weeksAhead, 'weeks'),
  }
}

function tellingIn(language: Language) {
  const spanOf = (n: number, unit: SpanUnit) => ({
    /** "7" */
    n: String(n),
    /** "zeven" */
    word: spellNumber(n, language),
    /** "7 dagen" */
    figures: printSpan(n, unit, language),
    /** "zeven dagen" */
    spelled: spellSpan(n, unit, language),
  })
  const share = (percent: number) => ({
    /** "50%" */
    percent: printPercent(percent, language),
    /** "de helft" */
    part: spellShare(percent, language),
  })
  return { spanOf, share }
}
