import type { DateText } from '#booking/dates/date-letter.ts'
import type { Absence } from '#booking/dates/away.ts'
import type { OtherDates } from '#booking/dates/other-dates.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Actor } from '#booking/life.ts'
import type { Decline } from '#booking/requests/decline.ts'
import type { ContactMessage } from '#booking/requests/contact-message.ts'
import type { Language } from '#language/languages.ts'
import type { DeskKey } from '#store/site.ts'
import type { MailContent } from '#store/mails.ts'
import type { MailKind } from '#store/kinds.ts'
import type { Payment, Refund } from '#store/money.ts'
import type { Newcomer } from '#store/newcomers.ts'
import type { Reservation, ReservationOnFile } from '#store/reservations.ts'
import type { SessionOnFile } from '#store/sessions.ts'
import type { VoucherOnFile } from '#store/voucher-rows.ts'
import type { WaitingEntry } from '#store/waiting.ts'
import type { WishOnFile } from '#store/wishes.ts'

/** What the office needs of mail, ready to be queued; composed in `compose-letters.ts`. */
export type Letters = {
  readonly forReservation: (placed: PlacedReservation) => readonly Letter[]
  readonly forMessage: (message: KeptMessage, language: Language) => readonly Letter[]
  /** To the sender alone. */
  readonly forMessages: (sent: SentMessages) => readonly Letter[]
  readonly forNews: (news: News) => readonly Letter[]
}

export type Letter = {
  readonly kind: MailKind
  readonly to: string
  readonly language: Language
  /** Ids of the records it speaks of: with those it is forgotten. */
  readonly about: readonly string[]
  readonly content: MailContent
}

export type PlacedReservation = {
  readonly reservation: Reservation
  /** As it stands after the places were taken. */
  readonly session: Session
  readonly deposit: Payment
  readonly balance: Payment
  /** While the farm is away. */
  readonly absence?: Absence | undefined
}

export type KeptMessage = ContactMessage & { readonly id: string }

export type SentMessages = {
  /** The last of them. */
  readonly message: KeptMessage
  readonly language: Language
  readonly count: number
}

export type News<Kind extends keyof Happenings = keyof Happenings> = {
  [Each in Kind]: { readonly kind: Each } & Happenings[Each]
}[Kind]

/** The kinds of news that a guest or the owner is mailed of, and that come with this. */
export type NewsTo<Reader extends 'guest' | 'owner', Part extends string> = Extract<
  News,
  { readonly kind: KindMailed<Reader> } & Readonly<Record<Part, unknown>>
>['kind']

type KindMailed<Reader extends string, Mail = MailKind> = Mail extends `${infer Kind}-${Reader}`
  ? Kind
  : never

type Happenings = {
  /** The places are held once the link is pressed, until then. */
  readonly prove: OfBooking & { readonly until: Date }
  readonly confirmed: OfBooking
  readonly secured: OfBooking
  readonly paid: OfBooking
  readonly declined: WithRefund & { readonly why: Decline; readonly others: OtherDates }
  readonly 'called-off': WithRefund & { readonly others: OtherDates }
  /** Told to the farm too when the guest did it. */
  readonly cancelled: WithRefund & {
    readonly by: Actor
    /** What goes back as well once somebody has taken the places and paid; 0 or undefined: nothing. */
    readonly keptCents?: number
  }
  /** So many places were taken and paid by somebody else: what had been kept of them goes back. */
  readonly 'place-taken': OfBooking & {
    readonly refund: Refund | undefined
    readonly onVoucherCents?: number
    readonly places: number
  }
  readonly moved: Moved & {
    /** What the guest can get back at most from now on; undefined when moving took nothing away. */
    readonly mostPercent: number | undefined
  }
  readonly rebooked: Moved & {
    /** The refund that is no longer to be paid: its money went along. */
    readonly withdrawn: Refund | undefined
  }
  /** The day stayed; until when all goes back stands in the booking's terms. */
  readonly 'hours-changed': OfBooking & { readonly from: Session }
  readonly 'party-changed': WithRefund & {
    readonly by: Actor
    readonly before: ReservationOnFile
    /** What had been paid for places that were given up; the refund is what of it goes back. */
    readonly givenUpCents: number
    /** What was to go back for places that are taken again, and counts as paid. */
    readonly paidAgainCents: number
  }
  readonly refunded: OfBooking & { readonly refund: Refund }
  /** Somebody named an account for the refund that it did not come from, or that nobody knew. */
  readonly 'refund-account': OfBooking & { readonly refund: Refund }
  /** So much came just now, and it completes neither deposit nor balance. */
  readonly 'part-received': OfBooking & { readonly cents: number }
  /** The bank took this back of what was paid. */
  readonly 'taken-back': OfBooking & { readonly cents: number }
  readonly 'deposit-reminder': OfBooking
  readonly 'balance-request': OfBooking
  readonly practical: OfBooking
  readonly 'new-link': OfBooking & { readonly endsOthers: boolean }
  /** To who comes instead of somebody, by that name. */
  readonly newcomer: OfBooking & { readonly instead: string; readonly by: Actor }
  /** To whom a guest asks to come instead: nothing changes until they say yes. */
  readonly 'newcomer-asked': OfBooking & { readonly newcomer: Newcomer }
  /** To who no longer comes, with the booking as it was; the newcomer by name. */
  readonly replaced: OfBooking & { readonly newcomer: string }
  /** Unproven: nobody has pressed a link of a mail to the guest yet. */
  readonly unanswered: OfBooking & { readonly isUnproven: boolean }
  readonly 'deposit-overdue': OfBooking
  readonly 'balance-overdue': OfBooking
  readonly 'waiting-accepted': OfBooking
  /** Every list that this one mail is about; a mailbox that is not proven is asked to press a link. */
  readonly 'waiting-joined': WaitingParty & {
    readonly parties: readonly WaitingParty[]
    readonly isProven: boolean
  }
  readonly 'waiting-offer': WaitingParty
  readonly 'waiting-lapsed': WaitingParty
  readonly 'waiting-called-off': WaitingParty & { readonly others: OtherDates }
  /** Nothing is wished for until the link is pressed, until then. */
  readonly 'next-date-asked': { readonly wish: Omit<WishOnFile, 'endsAt'>; readonly until: Date }
  /** Places on a new date are held for somebody who wished for such a one. */
  readonly 'next-date': WaitingParty
  readonly 'date-letter': OfBooking & Typed
  readonly 'waiting-letter': WaitingParty & Typed
  readonly 'voucher-ordered': OfVoucher
  readonly 'voucher-paid': OfVoucher
  /** The only place in which its code is written down. */
  readonly 'voucher-gift': OfVoucher & { readonly code: string }
  readonly 'voucher-ending': OfVoucher
  readonly 'voucher-withdrawn': OfVoucher
  readonly 'voucher-refunded': OfVoucher
  readonly 'to-decide': OfDate
  readonly 'prep-sheet': OfDate
  readonly burst: {
    readonly requests: number
    readonly messages: number
    /** The first of the requests. */
    readonly listed: readonly ReservationOnFile[]
  }
  readonly 'desk-key': { readonly key: DeskKey }
}

type OfBooking = { readonly reservation: ReservationOnFile }
type WithRefund = OfBooking & {
  readonly refund: Refund | undefined
  /** What went back to gift vouchers. */
  readonly onVoucherCents?: number
}
type OfVoucher = { readonly voucher: VoucherOnFile }
type Moved = OfBooking & { readonly from: Session; readonly by: Actor }

/** What the owner wrote to everybody of a date, in the language this reader gets. */
type Typed = { readonly written: DateText }

type OfDate = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  /** The prep sheet as lines of text; empty for `to-decide`. */
  readonly sheet: readonly PrepSection[]
}

export type PrepSection = { readonly title: string; readonly lines: readonly string[] }

/** A party on the list of a date, as it was until now: whether places were held is seen from it. */
export type WaitingParty = { readonly entry: WaitingEntry; readonly session: Session }
