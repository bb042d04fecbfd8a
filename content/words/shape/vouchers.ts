import type { AnyMail } from './any-mail.ts'
import type { CountedWords, HeadWords, TitledText } from './parts.ts'

/** The mails of a gift voucher. */
export type VoucherMailWords = {
  /** `{amount}` is back on the voucher, in a mail about a booking that ended. */
  readonly back: string
  readonly facts: {
    readonly worth: string
    readonly people: CountedWords
    readonly receiver: string
    readonly validUntil: string
    readonly reference: string
    readonly left: string
    readonly code: string
  }
  readonly links: { readonly own: string; readonly print: string; readonly withdraw: string }
  /** `{date}` is the last day to withdraw. */
  readonly withdrawal: string
  readonly ordered: AnyMail & {
    readonly text: string
    readonly payTitle: string
    /** `{days}` is how long an unpaid order is kept. */
    readonly wait: string
  }
  readonly paid: AnyMail & {
    /** Receiver's mailbox, `{email}`. */
    readonly now: string
    /** Placeholders `{email}` and `{date}`. */
    readonly later: string
  }
  /** Mail to the receiver; `{name}`, the giver, may stand in each subject. */
  readonly gift: AnyMail & {
    readonly text: string
    /** Use of the voucher: on the page of a booking. */
    readonly how: string
    readonly keep: string
  }
  /** Mail to the buyer who gives the voucher by hand. */
  readonly byHand: AnyMail & { readonly text: string; readonly how: string }
  readonly ending: AnyMail & VoucherEndingWords
  /** The same to the buyer who gave it by hand. */
  readonly endingByHand: AnyMail & VoucherEndingWords
  readonly withdrawn: AnyMail & {
    /** `{reference}`, and `{at}`, day and time. */
    readonly text: string
    /** `{amount}`; then the account it goes to. */
    readonly refund: string
    readonly account: string
    /** No account is known yet. */
    readonly askAccount: string
    /** The mailbox's owner can object before the money leaves. */
    readonly notYou: string
    readonly nothing: string
  }
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

type VoucherEndingWords = {
  /** Placeholders `{amount}` and `{date}`. */
  readonly text: string
  readonly how: string
}

/** The pages behind the links of a voucher's mails, and the field on a booking's page. */
export type VoucherPageWords = {
  readonly title: string
  readonly states: Readonly<
    Record<'unpaid' | 'waiting' | 'sent' | 'used' | 'ended' | 'withdrawn', TitledText>
  >
  readonly facts: {
    readonly left: string
    readonly email: string
    readonly sendOn: string
    readonly words: string
  }
  readonly payTitle: string
  readonly payHow: string
  /** Placeholder `{amount}`. */
  readonly payCode: string
  /** A new mail with a new code: the one before ends. */
  readonly again: { readonly text: string; readonly button: string }
  readonly withdraw: {
    readonly link: string
    readonly title: string
    /** Placeholder `{date}`. */
    readonly text: string
    readonly rest: string
    readonly tooLate: string
    readonly iban: string
    readonly ibanHint: string
    readonly ibanProblem: string
    /** The words of art. 11a, Directive 2011/83/EU: step one, and two. */
    readonly button: string
    readonly confirm: string
    readonly confirmText: string
    /** Placeholder `{amount}`. */
    readonly refund: string
    readonly back: string
  }
  readonly print: {
    /** Request for the code, which no address holds, before the voucher is shown. */
    readonly ask: string
    readonly show: string
    /** Label of the receiver's name. */
    readonly forName: string
    readonly fromName: string
    readonly how: string
    /** Leads to the booking form, with the code filled in. */
    readonly book: string
    /** Placeholder `{date}`. */
    readonly valid: string
    readonly hint: string
  }
  readonly redeem: {
    readonly title: string
    readonly text: string
    readonly label: string
    readonly button: string
    /** Placeholders `{amount}` and `{left}`. */
    readonly done: string
    readonly problems: Readonly<
      Record<'no-code' | 'unknown' | 'used' | 'ended' | 'nothing-to-pay' | 'too-many', string>
    >
  }
}

/** The page that sells them. */
export type GiftVoucherWords = {
  readonly head: HeadWords
  readonly title: string
  readonly subtitle: string
  /** Alternative text of the drawing. */
  readonly pictureAlt: string
  readonly points: readonly TitledText[]
  readonly form: {
    readonly title: string
    readonly worth: string
    readonly ofAmount: string
    /** `{name}` and `{price}`, for one person. */
    readonly ofWorkshop: string
    readonly amount: string
    /** Placeholders `{from}` and `{to}`. */
    readonly amountHint: string
    readonly participants: string
    readonly you: string
    readonly buyerName: string
    readonly buyerEmail: string
    readonly receiver: string
    readonly receiverName: string
    readonly receiverEmail: string
    readonly receiverEmailHint: string
    readonly message: string
    /** Placeholder `{most}`. */
    readonly messageHint: string
    readonly sendOn: string
    readonly sendOnHint: string
    readonly terms: string
    /** `{privacy}` is where the link goes. */
    readonly consent: string
    readonly consentLink: string
    /** Fixed by law: an order with an obligation to pay (art. VI.46 WER). */
    readonly submit: string
    readonly honeypot: string
  }
  /** Bounds of the form: `{from}`, `{to}`, `{people}` and `{most}`. */
  readonly problems: Readonly<
    Record<
      | 'worth'
      | 'participants'
      | 'amount'
      | 'buyerName'
      | 'buyerEmail'
      | 'receiverName'
      | 'receiverEmail'
      | 'message'
      | 'sendOn'
      | 'consent',
      string
    >
  >
  /** Placeholder `{email}`. */
  readonly ordered: TitledText & {
    /** Heading of the receiver's mail as a preview, before payment; `{email}` is the receiver's. */
    readonly gift: TitledText
    readonly next: string
    /** Link to the workshops. */
    readonly button: string
  }
}
