import type { CountedWords, TitledText } from './parts.ts'

/** The guest's own pages, behind the links in mails. */
export type MyBookingWords = {
  /** Heading of the page. */
  readonly title: string
  /** State of the booking, and what comes next. */
  readonly statuses: {
    readonly unproven: TitledText
    readonly requested: TitledText
    readonly confirmed: TitledText
    readonly secured: TitledText
    readonly paid: TitledText
    readonly completed: TitledText
    readonly declined: TitledText
    readonly cancelled: TitledText
  }
  /** Result of the guest's change, with `{date}`, `{n}`. A voucher's is in its own words. */
  readonly done: { readonly move: string; readonly party: CountedWords; readonly split: string }
  /** Replaces the text of `paid` once the practical mail has been sent. */
  readonly paidSoon: string
  /** Replaces `requested` once the answer is late, and once the date is over; `{email}` is the farm's. */
  readonly unanswered: { readonly late: TitledText; readonly past: TitledText }
  readonly facts: {
    readonly reference: string
    readonly workshop: string
    readonly date: string
    readonly time: string
    /** Label before whether the date goes ahead. */
    readonly goingAhead: string
    readonly participants: string
    readonly where: string
    readonly total: string
    /** Replaces it for a group with one price for all. */
    readonly groupTotal: string
    readonly paid: string
  }
  readonly payment: {
    /** "Deposit: €65, no later than …", with `{amount}` and `{due}` as in the mails. */
    readonly deposit: string
    readonly balance: string
    /** Label of both payments, when they are due on one day. */
    readonly together: string
    /** Label of the only payment. */
    readonly whole: string
    /** Note on the balance while the deposit is asked for. */
    readonly later: string
    /** A tap takes the whole line; a laptop's screen can be scanned. */
    readonly howTo: string
    /** Unfolds the code on a phone, which cannot scan itself. */
    readonly showCode: string
    readonly amount: string
    readonly beneficiary: string
    readonly account: string
    readonly communication: string
    /** Alternative text of the code, with `{amount}`. */
    readonly code: string
  }
  readonly links: {
    /** Heading of a booking that is over. */
    readonly title: string
    /** Headings of the preparations, and of the changes to the booking. */
    readonly before: string
    readonly change: string
    readonly calendar: string
    readonly move: string
    readonly cancel: string
    readonly back: string
  }
  /** Refund of `{amount}` until its last day, `{until}`. */
  readonly refunds: {
    readonly title: string
    readonly everything: string
    /** `{amount}` is all of it, as the farm has not answered yet. */
    readonly beforeAnswer: string
    readonly part: string
    /** Refund while the balance is open: `{percent}` of the money paid by then, now `{amount}`. */
    readonly partOpen: string
    /** The same, when it is too late for another date. */
    readonly partAlone: string
    /** Sentence after the days above. */
    readonly nothing: string
    /** Sentence when all days have passed. */
    readonly nothingAny: string
    /** Kept money goes back once a successor has taken the place and paid for it. */
    readonly successor: string
    /** A gift voucher paid a part. */
    readonly voucherFirst: string
    /** Sentence of an unpaid booking: no refund and no debt. */
    readonly nothingPaid: string
  }
  readonly cancel: {
    readonly title: string
    /** Today's refund first, with `{amount}`. */
    readonly refundToday: string
    /** Sequel: `{amount}` of it goes to a voucher, not by transfer. */
    readonly toVoucher: string
    readonly noRefundToday: string
    readonly nothingPaid: string
    /**
     * Offer of another date before cancelling; then that the money goes along, or the most that
     * goes back later.
     */
    readonly moveInstead: string
    readonly paidAlong: string
    /** Placeholder `{percent}`. */
    readonly paidAtMost: string
    readonly iban: string
    /** `{ending}` is the last four characters of the account the money came from. */
    readonly goesBack: string
    /** The same of one of several accounts, with `{amount}` and `{ending}`. */
    readonly goesBackPart: string
    /** Heading of the field that asks for an account for `{amount}`. */
    readonly unknownPart: string
    /** Replaces it when a newcomer comes on money that the replaced guest paid. */
    readonly toPayer: string
    /** Opens the field for another account. */
    readonly otherAccount: string
    readonly ibanHint: string
    readonly ibanProblem: string
    readonly button: string
    /** `{amount}` goes back once the booking is cancelled. */
    readonly doneWithRefund: string
    readonly done: string
  }
  /** Page that stops an account named for a refund. */
  readonly refundAccount: {
    readonly title: string
    /** Placeholder `{ending}`. */
    readonly text: string
    readonly thenBack: string
    /** `{email}` is asked for an account, as no other is known. */
    readonly thenAsk: string
    readonly button: string
    readonly back: string
    readonly unknown: string
    readonly nothing: string
  }
  readonly move: {
    readonly title: string
    /** Paid money counts for the new date; the second, nothing was paid. */
    readonly text: string
    readonly textUnpaid: string
    /** Warning before the guest confirms: at most `{percent}` goes back from then on. */
    readonly atMost: string
    readonly legend: string
    readonly spotsLeft: CountedWords
    readonly dateProblem: string
    /** Another guest was first. */
    readonly noRoom: string
    /** No other date has room for the party; `{email}`. */
    readonly none: string
    readonly button: string
  }
  /** The farm called the date off. Each text with `{date}`, the one that does not go ahead. */
  readonly calledOff: {
    readonly title: string
    /** Choice of another date or a refund of `{amount}`, all of it; the second, nothing was paid. */
    readonly choosePaid: string
    readonly choose: string
    /** No other date has room for the party now. */
    readonly nonePaid: string
    readonly none: string
    /** `{amount}` has gone back, so no money can go along. */
    readonly paidBack: string
    readonly button: string
    /** The dates on the site. */
    readonly dates: string
  }
  /** Why there is no button (any more). */
  readonly refusals: {
    readonly over: string
    readonly tooLateToMove: string
    readonly tooLateToCancel: string
  }
}
