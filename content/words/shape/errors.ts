/** Every sentence that says something went wrong. Each names the field and the remedy. */
export type ErrorWords = {
  /** Heading of the list of errors above a form. */
  readonly summaryTitle: string
  readonly contact: {
    /** English is fixed: "Name is required and must be less than 100 characters". */
    readonly name: string
    /** English is fixed: "Valid email is required". */
    readonly email: string
    /** English is fixed: "Subject is required and must be less than 200 characters". */
    readonly subject: string
    /** English is fixed: "Message is required and must be less than 2000 characters". */
    readonly message: string
    readonly consent: string
    /** English is fixed: "Failed to send message". */
    readonly failed: string
    /** English is fixed: "Failed to send message. Please try again." */
    readonly failedTryAgain: string
  }
  readonly booking: {
    readonly workshopType: string
    readonly preferredDate: string
    readonly participants: string
    /** 1 to 100 characters. */
    readonly participantName: string
    readonly email: string
    /** The telephone has no number in it, or more than 50 characters. */
    readonly telephone: string
    /** The text is longer than 2000 characters. */
    readonly specialRequirements: string
    /** No code of a gift voucher. */
    readonly voucher: string
    /** Well written, and nobody's (any more). */
    readonly voucherUnknown: string
    readonly voucherUsed: string
    readonly voucherEnded: string
    /** 429: too many codes in a row. */
    readonly tooManyCodes: string
    readonly language: string
    readonly consent: string
    /** English is fixed: "Invalid submission detected." */
    readonly honeypot: string
    /** English is fixed: "Failed to submit reservation. Please try again." */
    readonly failed: string
    /** 409: this date is full; other dates, or the waiting list by mail. */
    readonly fullyBooked: string
    /** 409: fewer places left than asked; `{n}` is how many are left. */
    readonly notEnoughPlaces: { readonly one: string; readonly other: string }
    /** 409: no such date on the schedule (any more). */
    readonly notOnSchedule: string
    /** The date is too near for a request on the site: choose another one, or phone or mail. */
    readonly requestsClosed: string
  }
  readonly request: {
    /** A field that should not be there; `{field}` is its name. */
    readonly unknownField: string
    readonly unauthorised: string
    readonly notJson: string
    readonly malformed: string
    /** 404: no function has this address. */
    readonly unknownFunction: string
    /** 400: an idempotency key of the wrong letters or length. */
    readonly badKey: string
    /** 400 and 415: a form sent without script that is no form, or is cut or badly encoded. */
    readonly notOurForm: string
    /** 405: a form sent to a page that has none. */
    readonly noFormHere: string
    readonly tooLarge: string
    readonly wrongMethod: string
    readonly tooMany: string
    /** 503: more is asked for at once than can be made. */
    readonly busy: string
    /** The same idempotency key came with other data. */
    readonly keyReused: string
    /** The request came from another website. */
    readonly otherOrigin: string
  }
  /** The page for a form sent without script that was not read, or not to its end. */
  readonly refusedForm: {
    readonly title: string
    /** Sequel to the reason: where the typed text may still be. */
    readonly nothingKept: string
    /** A link to the page the form stands on. */
    readonly toForm: string
  }
}
