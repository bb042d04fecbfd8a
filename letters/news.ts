import type { Absence } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import type { SharePayer } from '#booking/party/companion-shares.ts'
import type { ContactMessage } from '#booking/forms/contact-message.ts'
import type { Language } from '#language/languages.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { AddressedMail, Mailboxes } from './envelope.ts'
import type { Scene } from './sample-scene.ts'

/** Letter about some news; undefined without anything to say, or without an address. */
export type WriteLetter<What> = (mailboxes: Mailboxes, news: What) => AddressedMail | undefined

/** Letters about one kind of news, as their files declare them. */
export type LettersOfNews<What> = {
  readonly guest?: WriteLetter<What>
  readonly owner?: WriteLetter<What>
  readonly accountant?: WriteLetter<What>
  /** News of an invented guest for previews and tests. */
  readonly sample: (scene: Scene) => What
}

export type StoredMessage = ContactMessage & { readonly id: string }

export type OfMessage = {
  readonly message: StoredMessage
  readonly language: Language
  /** Messages of the sender that one mail confirms; the farm has a mail for each. */
  readonly count: number
  readonly absence?: Absence | undefined
}

export type OfBooking = { readonly reservation: ReservationOnFile }

export type OfRequest = OfBooking & {
  readonly absence?: Absence | undefined
  readonly voucher?: Pick<VoucherOnFile, 'leftCents'> | undefined
}

export type MoneyBack = {
  /** Parts of the refund in money, one for each account; empty when no money goes back. */
  readonly refunds: readonly Refund[]
  readonly onVoucherCents?: number
  readonly payers?: readonly SharePayer[]
}

export type OfVoucher = { readonly voucher: VoucherOnFile }

export type OfOption = { readonly option: OptionOnFile }

export type OfSession = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  /** The prep sheet in lines of text; empty while the date may not go ahead. */
  readonly sheet: readonly PrepSection[]
}

export type PrepSection = { readonly title: string; readonly lines: readonly string[] }

/** A party on a date's list, in its last state. */
export type WaitingParty = { readonly entry: WaitingEntry; readonly session: Session }
