import { weeksAhead } from '#booking/dates/season.ts'
import type { Terms } from '#booking/house/terms.ts'
import { daysBetweenReminders } from '#booking/money/next-payment.ts'
import { refundBusinessDays } from '#booking/money/refund-terms.ts'
import { retentionTerms } from '#booking/personal-data/retention.ts'
import {
  transferBusinessDays,
  ownerHearsBusinessDays,
  practicalDaysBefore,
} from '#booking/reservations/due.ts'
import { pressWithinHours } from '#booking/reservations/unproven.ts'
import { unpaidDays, withdrawalDays } from '#booking/vouchers/voucher.ts'
import type { Language } from '#language/languages.ts'
import { printPercent, spellNumber, spellShare } from '#language/numerals.ts'
import { printSpan, type SpanUnit, spellDays, spellSpan } from '#language/spans.ts'

/**
 * Numbers of the house's terms and of the rules, as texts in a language tell them, so that no text
 * has its own.
 */
export function termsIn(terms: Terms, language: Language) {
  const { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore } = terms
  const { told, share } = tellingIn(language)
  return {
    ...rulesIn(language),
    /** Hours within which a request is answered. */
    answer: told(terms.answerHours, 'hours'),
    /** Years that a gift voucher is valid. */
    voucher: told(terms.voucherYears, 'years'),
    deposit: { ...share(depositPercent), ...told(depositDays, 'days') },
    /** Days before the workshop. */
    balance: {
      ...told(balanceDaysBefore, 'days'),
      spelled: spellDays(balanceDaysBefore, language),
    },
    /** A request so near has one payment. */
    atOnce: told(depositDays + balanceDaysBefore, 'days'),
    ...twoSteps(terms, language),
    /** The last day on which another date can be chosen. */
    move: told(moveDaysBefore, 'days'),
  }
}

/**
 * Names for texts of the owner's own, while the terms have two refund steps: one of everything and
 * one of a part, which begins a day after `whole` ends.
 */
function twoSteps({ refund }: Terms, language: Language) {
  const { told, share } = tellingIn(language)
  const [whole, part, ...others] = refund.filter(({ percent }) => percent > 0)
  if (whole?.percent !== 100 || !part || others.length > 0) return {}
  return {
    whole: told(whole.daysBefore, 'days'),
    part: { ...share(part.percent), ...told(part.daysBefore, 'days') },
    partUntil: told(whole.daysBefore - 1, 'days'),
  }
}

/** The privacy page tells both terms in one sentence, which two of unlike length would make untrue. */
const messagesAndRequests: typeof retentionTerms.requests = retentionTerms.messages

/** Numbers of the rules that no house can change. */
export function rulesIn(language: Language) {
  const { told } = tellingIn(language)
  return {
    refund: told(refundBusinessDays, 'businessDays'),
    /**
     * Days to withdraw from the purchase of a gift voucher, and days that an order waits for its
     * money.
     */
    withdrawal: told(withdrawalDays, 'days'),
    unpaid: told(unpaidDays, 'days'),
    /** Hours within which the link that proves a mailbox is pressed. */
    press: told(pressWithinHours, 'hours'),
    practical: told(practicalDaysBefore, 'days'),
    /** Working days until the owner hears that the deposit, or the balance, is late. */
    depositLate: told(ownerHearsBusinessDays, 'businessDays'),
    balanceLate: told(transferBusinessDays, 'businessDays'),
    /** Days until the owner may have a guest reminded again. */
    remindAgain: told(daysBetweenReminders, 'days'),
    /** Times for which the site keeps data. */
    afterTheDay: told(retentionTerms.afterTheDay.days, 'days'),
    mailText: told(retentionTerms.mailTexts.days, 'days'),
    turns: told(retentionTerms.answers.days, 'days'),
    backup: told(retentionTerms.backups.days, 'days'),
    device: told(retentionTerms.devices.days, 'days'),
    deviceKey: told(retentionTerms.deviceKeys.years, 'years'),
    booking: told(retentionTerms.bookings.newYears, 'years'),
    amounts: told(retentionTerms.books.newYears, 'years'),
    message: told(messagesAndRequests.years, 'years'),
    proof: told(retentionTerms.requests.years, 'years'),
    neverProven: told(retentionTerms.neverProven.days, 'days'),
    aside: told(retentionTerms.aside.days, 'days'),
    lapsedOrder: told(retentionTerms.lapsedOrders.days, 'days'),
    wish: told(retentionTerms.wishes.years, 'years'),
    sentence: told(retentionTerms.sentences.years, 'years'),
    erasure: told(retentionTerms.erasures.years, 'years'),
    /** Weeks that the schedule reaches ahead. */
    schedule: told(weeksAhead, 'weeks'),
  }
}

function tellingIn(language: Language) {
  const told = (n: number, unit: SpanUnit) => ({
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
  return { told, share }
}
