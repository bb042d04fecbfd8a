import type { DeclineReason } from '#booking/reservations/decline.ts'
import type { AnyMail } from './any-mail.ts'
import type { CalledOffMailWords, RebookedMailWords } from './called-off-mails.ts'
import type { HoursChangedMailWords } from './hours-mail.ts'
import type { PartMailWords } from './part-mail.ts'
import type { PartyMailWords } from './party-mail.ts'
import type { NotedByMistakeMailWords, TakenBackMailWords } from './taken-back-mail.ts'

/** The mails of a booking once the farm has answered, to the guest. `{workshop}` and `{date}` may stand in every subject. */
export type BookingMailWords = {
  readonly links: {
    readonly booking: string
    readonly move: string
    readonly cancel: string
    readonly diets: string
    /** The dates on the site. */
    readonly dates: string
    /** Do not hand them on; said where a guest first has them. */
    readonly own: string
  }
  readonly payment: {
    /** Heading when deposit and balance are paid at once, and why they are. */
    readonly togetherTitle: string
    readonly together: string
    /** The heading where there is one payment. */
    readonly wholeTitle: string
    readonly due: string
    /** The words "as soon as you can", in place of a day that has come. */
    readonly soon: string
    /** A part has come: `{received}` of `{amount}`. */
    readonly received: string
    /** Copy the twelve digits alone. */
    readonly copy: string
    /** Hint under the code, which telephones do not show. */
    readonly scan: string
    /** Alternative text of the code, where pictures are blocked. At most 90 characters. */
    readonly alt: string
  }
  /** Refund terms of a guest who cancels, by the days of this booking. */
  readonly terms: {
    readonly title: string
    /** `{date}` is the last day on which it holds. */
    readonly whole: string
    /** Placeholders `{date}` and `{percent}`. */
    readonly part: string
    /** The same, when another date may be chosen just as long. */
    readonly partOrMove: string
    /** Placeholder `{date}`. */
    readonly move: string
    /** Sentence after the days above. */
    readonly nothing: string
    /** Sentence when all days have passed. */
    readonly nothingAny: string
    /** Kept money goes back once a successor has taken the place and paid for it. */
    readonly successor: string
    /** The same where nothing goes back any more. */
    readonly successorAll: string
    /** No 14-day right of withdrawal for a fixed date; said where a booking is asked for or made. */
    readonly noWithdrawal: string
  }
  readonly refund: {
    readonly title: string
    /** Refund of `{amount}`: all of it; in part, of `{paid}`. */
    readonly whole: string
    readonly part: string
    /** `{amount}` goes back to `{name}`, who paid, although a newcomer comes. */
    readonly toPayer: string
    readonly amount: string
    readonly account: string
    readonly when: string
    /** Promise of five working days. */
    readonly soon: string
    /** We do not know the account: answer this mail with it. */
    readonly askAccount: string
    /** `{reference}` is the text on their bank statement, in letters of SEPA only. */
    readonly communication: string
  }
  readonly balance: {
    readonly title: string
    /** The balance has another communication than the deposit. */
    readonly ownNumber: string
  }
  /** `again` where they were asked before. */
  readonly diets: { readonly title: string; readonly text: string; readonly again: string }
  readonly directions: {
    readonly title: string
    readonly car: string
    readonly train: string
    /** Follows `train`, for a workshop that ends late. */
    readonly lastTrain: string
  }
  readonly confirmed: AnyMail & {
    readonly text: string
    /** The deposit, or all of it, came before the answer. */
    /** Heading of the farm's own words with its yes. */
    readonly ownWords: string
    readonly alreadySecured: string
    readonly alreadyPaid: string
    /** The gift voucher of the request paid the deposit, or the whole price. */
    readonly securedByVoucher: string
    /** Placeholders `{amount}` and `{left}`. */
    readonly voucherPaid: string
    /** `{amount}` was all that the voucher had left. */
    readonly voucherUsedUp: string
    /** The voucher pays nothing: it was used or has ended, or its code has changed. */
    readonly voucherGone: string
    readonly depositTitle: string
    readonly nextTitle: string
    /** Announcement of the next mail: directions, and the question about diets. */
    readonly arrives: string
    /** The balance of `{amount}` by `{date}`, while its own mail is still to come. */
    readonly balanceLater: string
  }
  readonly secured: AnyMail & {
    /** Placeholder `{amount}`. */
    readonly text: string
    /** The calendar file, which was "in pencil" with the request. */
    readonly calendar: string
  }
  readonly paid: AnyMail & {
    /** `{amount}` is all of it. */
    readonly text: string
    /** Shortly before the day the practical mail comes. */
    readonly next: string
  }
  readonly declined: AnyMail & {
    /** Why, in a sentence of its own. */
    readonly reasons: Readonly<Record<DeclineReason, string>>
    /** Heading of the dates with room. */
    readonly withRoom: string
    /** Placeholders `{workshop}` and `{date}`. */
    readonly text: string
    readonly others: string
  }
  readonly calledOff: CalledOffMailWords
  readonly cancelled: AnyMail & {
    readonly byGuest: string
    readonly byFarm: string
    readonly nothingPaid: string
    /** The terms give nothing back of `{paid}`. */
    readonly nothingBack: string
    readonly others: string
  }
  readonly moved: AnyMail & {
    readonly byGuest: string
    readonly byFarm: string
    readonly newDate: string
    readonly newTime: string
    readonly oldDate: string
    /** Placeholder `{paid}`. */
    readonly paidAlong: string
    /** The guest moved when only a part went back: no more than `{percent}` goes back from now on. */
    readonly atMost: string
    /** The booking is still a request. */
    readonly stillRequested: string
    readonly calendar: string
  }
  readonly rebooked: RebookedMailWords
  readonly partReceived: PartMailWords
  readonly hoursChanged: HoursChangedMailWords
  readonly partyChanged: PartyMailWords
  readonly takenBack: TakenBackMailWords
  readonly notedByMistake: NotedByMistakeMailWords
  /** Account that a guest named for a refund. */
  readonly refundAccount: AnyMail & {
    /** `{ending}` is the last four characters. */
    readonly text: string
    /** The money came from another account. */
    readonly other: string
    /** No bank told where the money came from. */
    readonly unknown: string
    readonly yours: string
    /** The button. */
    readonly stop: string
  }
  /** The subject with `{amount}` as well. */
  readonly refunded: AnyMail & {
    /** Placeholder `{amount}`. */
    readonly text: string
    /** The owner handed it back. */
    readonly inCash: Omit<AnyMail, 'subject'> & {
      /** Placeholder `{amount}`. */
      readonly text: string
    }
  }
}
