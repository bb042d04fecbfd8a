import type { CountedWords, HeadWords, TitledText } from './parts.ts'

export type BookingWords = {
  readonly head: HeadWords
  readonly title: string
  /** The form sends a request; nothing is owed until the farm confirms. */
  readonly lead: string
  readonly schedule: ScheduleWords
  /** Private groups of 6 to 12; `{email}` stands where the address goes. */
  readonly privateGroups: TitledText
  readonly form: BookingFormWords
  readonly info: {
    readonly title: string
    /** 50% deposit, balance one week before. */
    readonly payment: TitledText
    /** 7 days and more, 3 to 6 days, under 3 days. */
    /** The steps of the terms follow. */
    readonly cancellation: TitledText
    readonly bring: TitledText
  }
}

/** Texts about free places, wherever a date is shown. */
export type AvailabilityWords = {
  /** English is fixed: "Available". */
  readonly available: string
  /** English is fixed: "{n} spot left", "{n} spots left". */
  readonly spotsLeft: CountedWords
  /** Fixed: "Volgeboekt", "Complet", "Fully booked". */
  readonly fullyBooked: string
  /** The date is too near for a request on the site. */
  readonly closed: string
  /** Toast: this date is full; look at other dates, or write to us for the waiting list. */
  readonly fullyBookedNotice: string
  /** The date has reached its minimum. */
  readonly goesAhead: string
  /** The date is below its minimum. */
  readonly goesAheadFrom: CountedWords
  /** `{from}` is the minimum, and `{day}` the day of the decision. */
  readonly goesAheadFromDecided: string
}

export type ScheduleWords = {
  readonly title: string
  readonly date: string
  readonly time: string
  readonly workshop: string
  readonly availability: string
  /** The button of a row; its full name adds availability, workshop and date. */
  readonly choose: string
  /** A person; `{price}`. */
  readonly price: string
  /** Places of an available date. */
  readonly placesFree: CountedWords
  /** Label of a folded month, on a phone. */
  readonly later: CountedWords
  /** Choice of the workshops that are listed. */
  readonly filter: { readonly label: string; readonly all: string }
  /** Legend of the jar: filling, lid on. */
  readonly legend: {
    readonly title: string
    readonly half: string
    readonly full: string
  }
  /** Advice beside a date that takes no more requests; `{email}` is where the address goes. */
  readonly askClosed: string
  /** The same where the farm has a `{telephone}`. */
  readonly callClosed: string
  /** Line below the dates, when one is nearly full; `{link}` is where `waitingLink` goes. */
  readonly waiting: string
  readonly waitingLink: string
  /** The same for one full date, beside its badge. */
  readonly waitingFor: string
  /** The schedule is empty; the way to hear of a new date stands below. */
  readonly none: string
}

export type BookingFormWords = {
  readonly title: string
  /** Meaning of a request: an answer within 24 hours, then the deposit. */
  readonly intro: string
  readonly workshopType: string
  readonly workshopPrompt: string
  readonly preferredDate: string
  /** Disabled entry before a workshop is chosen. */
  readonly datePromptFirst: string
  readonly datePrompt: string
  /** No date is free for this workshop. */
  readonly dateNone: string
  readonly participants: string
  readonly participantsPrompt: string
  readonly participantCount: CountedWords
  /** English is fixed: "5 or more". */
  readonly fiveOrMore: string
  /** Asks to give the number in the special requirements; five places are held. */
  readonly fiveOrMoreHint: string
  /** Buttons beside the number, one less and one more. */
  readonly fewer: string
  readonly more: string
  /** The line that keeps the chosen date in view. */
  readonly chosen: string
  readonly otherDate: string
  /** The request asks for `{people}` of `{n}` free places; one, when only one is left. */
  readonly placesChosen: CountedWords
  readonly cost: CostWords
  readonly participantName: string
  readonly email: string
  readonly telephone: string
  /** Reason for asking. */
  readonly telephoneHint: string
  readonly specialRequirements: string
  /** Fit and unfit remarks (allergies are asked later), and what happens to them. */
  readonly specialRequirementsHint: string
  /** The one line that opens to the field for the code of a gift voucher. */
  readonly voucher: string
  readonly voucherCode: string
  /** Moment at which the voucher pays, and the fate of its rest. */
  readonly voucherHint: string
  readonly optional: string
  /** Agreement that the data are used for the request; `{privacy}` stands where the link goes. */
  readonly consent: string
  /** The text of that link. */
  readonly consentLink: string
  /** No fourteen days to think again for a workshop on a fixed date; the cancellation terms apply. */
  readonly noWithdrawal: string
  readonly submit: string
  readonly submitting: string
  /** Label of the hidden field that only robots fill in: "Leave this empty". */
  readonly honeypot: string
  /** Toast after the availability button: the date is filled in. */
  readonly quickBookNotice: string
  /** English is fixed: "Reservation submitted successfully!" */
  readonly success: string
  /** The same, where the places are held once the link of the mail is pressed, within two hours. */
  readonly successNotHeld: string
}

/** Cost of a request, shown before it is sent (specification, section 9). */
export type CostWords = {
  /** `{n}`, `{price}` a person, `{total}`. */
  readonly total: string
  /** `{total}` is the price of five, for "5 or more". */
  readonly totalFromFive: string
  /** `{deposit}`, and `{balance}` by `{day}`. */
  readonly inTwo: string
  /** Deposit and balance are due on one day: all of it by `{day}`. */
  readonly atOnce: string
  /** The whole price is due within `{days}` of the farm's yes, however early the request. */
  readonly atOnceWithin: string
  /** The same in the last week. */
  readonly atOnceSoon: string
  /** No payment is due now; the answer comes within 24 hours. */
  readonly nothingNow: string
  /** The date is so near that nothing goes back any more. */
  readonly noRefund: string
}

export type ReservationSuccessWords = {
  readonly head: HeadWords
  readonly title: string
  readonly text: string
  readonly mailNote: string
  /** Replaces these three when places are held only after the link of the mail is pressed. */
  readonly notHeld: TitledText & { readonly mailNote: string }
  /** Replaces these three and the next steps once the date has begun. */
  readonly over: TitledText
  readonly reference: string
  /** The request under the labels of the form; `{total}` is the price of five for "5 or more". */
  readonly asked: {
    readonly title: string
    readonly total: string
    readonly totalOfFive: string
    readonly voucher: string
    /** The gift voucher pays once the farm says yes. */
    readonly voucherNoted: string
  }
  readonly nextSteps: {
    readonly title: string
    readonly items: readonly string[]
    /** The same where all is due at once. */
    readonly atOnce: readonly string[]
  }
  /** The link to a calendar file of the date. */
  readonly calendar: string
  /** `{email}` stands where the address goes. */
  readonly question: string
  /** The same form twice is one request; how to ask for somebody else's place. */
  readonly sameAgain: string
  readonly homeLink: string
  readonly workshopsLink: string
}
