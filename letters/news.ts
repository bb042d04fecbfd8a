import type { Absence } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import type { ContactMessage } from '#booking/forms/contact-message.ts'
import type { Language } from '#language/languages.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Enveloped, Mailboxes } from './envelope.ts'
import type { Scene } from './sample-scene.ts'

/** Writes about what happened; nothing when there is nothing (any more) to say, or nobody to say it to. */
export type Write<What> = (mailboxes: Mailboxes, news: What) => Enveloped | undefined

/** What can happen, and the letters about it. */
export type Mailed<What> = {
  readonly guest?: Write<What>
  readonly owner?: Write<What>
  readonly accountant?: Write<What>
  /** As it would happen to an invented guest, for the previews and the tests. */
  readonly sample: (scene: Scene) => What
}

/** What its letters take is what it comes with, and what its sample has to have. */
export function mailed<What>(letters: Omit<Mailed<What>, 'sample'>) {
  return { sampled: (sample: Mailed<What>['sample']) => ({ ...letters, sample }) }
}

export type KeptMessage = ContactMessage & { readonly id: string }

export type SentMessages = {
  /** The last of them. */
  readonly message: KeptMessage
  readonly language: Language
  readonly count: number
  readonly absence?: Absence | undefined
}

export type OfBooking = { readonly reservation: ReservationOnFile }

export type OfRequest = OfBooking & {
  readonly absence?: Absence | undefined
  /** What it is to be paid with once the farm says yes. */
  readonly voucher?: Pick<VoucherOnFile, 'leftCents'> | undefined
}

export type MoneyBack = {
  /** The parts of what goes back as money, one for each account; none where nothing does. */
  readonly refunds: readonly Refund[]
  /** What went back to gift vouchers. */
  readonly onVoucherCents?: number
}

export type OfVoucher = { readonly voucher: VoucherOnFile }

export type OfOption = { readonly option: OptionOnFile }

export type OfSession = {
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  /** The prep sheet as lines of text; empty while it is yet to be decided whether the date goes ahead. */
  readonly sheet: readonly PrepSection[]
}

export type PrepSection = { readonly title: string; readonly lines: readonly string[] }

/** A party on the list of a date, as it was until now: whether places were held is seen from it. */
export type WaitingParty = { readonly entry: WaitingEntry; readonly session: Session }
