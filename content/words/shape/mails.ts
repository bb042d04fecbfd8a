export type MailWords = {
  readonly reservation: ReservationMailWords
  readonly contact: ContactMailWords
  readonly jar: MailJarWords
}

/** The mail to the guest, in the language chosen on the form. */
type ReservationMailWords = {
  /** Placeholders `{workshop}` and `{date}`. */
  readonly subject: string
  /** Shown beside the subject in a list of mails. */
  readonly preview: string
  /** Placeholder `{name}`. */
  readonly greeting: string
  /** We have the request; it is not yet confirmed; nothing is owed yet. */
  readonly intro: string
  readonly requestTitle: string
  readonly facts: {
    readonly reference: string
    readonly workshop: string
    readonly date: string
    readonly time: string
    readonly participants: string
    /** Replaces the unknown number: the amounts are for five until then. */
    readonly fiveOrMore: string
    readonly total: string
    readonly name: string
    readonly requirements: string
    /** Short reply, "Noted", as the typed text is not repeated. */
    readonly requirementsNoted: string
    /** "None". */
    readonly noRequirements: string
    /** The named gift voucher pays once the farm says yes. */
    readonly voucher: string
    readonly voucherNoted: string
  }
  readonly nextTitle: string
  /**
   * Next steps in order: the answer, then `{deposit}` within `{days}`, which secures the place, and
   * `{balance}` by `{day}`.
   */
  readonly nextSteps: readonly string[]
  /** The same where all, `{total}`, is due at once; `{due}` is by when. */
  readonly nextStepsAtOnce: readonly string[]
  /** The same where a gift voucher was named; the page after a request says it too. */
  readonly nextStepsWithVoucher: readonly string[]
  readonly payment: {
    readonly amount: string
    readonly beneficiary: string
    readonly account: string
    readonly communication: string
    /** "no later than {date}" */
    readonly dueOn: string
    /** "within {days}" of the farm's yes */
    readonly within: string
  }
  /** The calendar file is attached. */
  readonly calendarNote: string
  readonly questions: string
  readonly signature: string
  /** Last line: why one gets this mail. */
  readonly footer: string
}

/** The mail to whoever sent a message. */
type ContactMailWords = {
  readonly subject: string
  readonly preview: string
  /** Placeholder `{name}`. */
  readonly greeting: string
  /** We have the message. It promises no copy: none is sent (`letters/to-guest/mail/message-received.tsx`). */
  readonly text: string
  /** The same, of two messages or more in one mail; the subject with `{n}`. */
  readonly many: { readonly subject: string; readonly preview: string; readonly text: string }
  readonly signature: string
  readonly footer: string
}

/** The mails to the farm; in Dutch only. */
export type OwnerMailWords = {
  readonly actions: {
    /** The booking's page on the desk, where each step is one press; and the date's. */
    readonly booking: string
    readonly date: string
  }
  readonly reservation: {
    /** Placeholders `{workshop}`, `{date}` and `{count}`. */
    readonly subject: string
    /** The guest asked for nothing special. */
    readonly nothingAsked: string
    readonly facts: {
      readonly workshop: string
      readonly preferredDate: string
      readonly participants: string
      readonly name: string
      readonly email: string
      readonly telephone: string
      readonly language: string
      readonly requirements: string
      readonly voucher: string
      /** Code that the guest knows. */
      readonly reference: string
      readonly reservationId: string
      readonly submittedAt: string
    }
    /** "None". */
    readonly noRequirements: string
    /** "5 or more": five places are held. */
    readonly fiveOrMore: string
    /** `{left}` is the balance of the gift voucher that pays once the farm says yes. */
    readonly payingVoucher: string
    /** Places left on that date after this request, with `{left}` and `{capacity}`. */
    readonly placesLeft: string
    /** The guest's text is erased from the site; the farm is asked to throw this mail away. */
    readonly forget: string
    /** The request waits for the page's button; an answer to this mail goes to the guest. */
    readonly todo: string
  }
  readonly contact: {
    /** Placeholder `{name}`. */
    readonly subject: string
    readonly preview: string
    readonly title: string
    readonly name: string
    readonly email: string
    readonly subjectLabel: string
    readonly message: string
    readonly todo: string
    /** Links to the desk: to the message, and to its possible results. */
    readonly open: string
    readonly group: string
    readonly book: string
  }
}

/** The jar at the top of a mail, where pictures are blocked: it ages with the booking; a voucher’s has a ribbon. A few words each. */
type MailJarWords = Readonly<
  Record<'ready' | 'filled' | 'bubbling' | 'golden' | 'ripe' | 'gift', string>
>
