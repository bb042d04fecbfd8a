import type { Day } from '#language/dates.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Id } from '../id.ts'
import type { Method } from './method.ts'
import type {
  NotedAccount,
  PaymentAccount,
  RefundLedgerAccount,
  RestAccount,
  VoucherAccount,
  VoucherRefundAccount,
} from './ledger-account.ts'
import type { Cents } from '../units.ts'

/** Companion who paid a share of a booking; the id stays after the companion is gone. */
type CompanionId = string

/** Kinds of entry, and the accounts that each goes from and to; another pair does not compile. */
type AccountsOfKind = {
  readonly charged: [PaymentAccount, 'price']
  readonly 'charged-less': ['price', PaymentAccount]
  readonly received: ['bank', PaymentAccount | VoucherAccount | RestAccount]
  readonly marked: [NotedAccount, PaymentAccount | VoucherAccount]
  /** The owner noted by mistake money that never came; `method` is that of the note. */
  readonly unmarked: [PaymentAccount, NotedAccount]
  /** A statement shows money that the owner had noted. */
  readonly shown: ['bank', NotedAccount] | [NotedAccount, 'bank']
  readonly 'taken-back': [PaymentAccount, 'bank']
  /** Money that a bank line paid to the wrong booking returns to the line, until the owner places it. */
  readonly 'put-back': [PaymentAccount, RestAccount]
  readonly 'rest-placed': [RestAccount, PaymentAccount]
  readonly redeemed: [VoucherAccount, PaymentAccount]
  readonly 'back-on-voucher': [PaymentAccount, VoucherAccount]
  /** A party gives up places: the money for these is a refund, and pays the booking no longer. */
  readonly 'given-up': [PaymentAccount, RefundLedgerAccount]
  readonly 'taken-again': [RefundLedgerAccount, PaymentAccount]
  readonly 'put-down-anew': [RefundLedgerAccount, RefundLedgerAccount]
  /** A refund of an ended booking: the sum that had come for the booking stays on its pages. */
  readonly 'owed-back':
    | [PaymentAccount, RefundLedgerAccount]
    | [RestAccount, RefundLedgerAccount]
    | [VoucherAccount, VoucherRefundAccount]
  readonly 'owed-no-longer': [RefundLedgerAccount, PaymentAccount]
  readonly refunded: [RefundLedgerAccount | VoucherRefundAccount, NotedAccount]
  readonly 'went-along': [PaymentAccount, PaymentAccount]
  /** Money from before the ledger, for which the old tables gave no reason. */
  readonly carried:
    | ['bank', PaymentAccount | VoucherAccount]
    | [PaymentAccount | VoucherAccount, 'bank']
    | [PaymentAccount, PaymentAccount]
}

type OfShare = { readonly share?: CompanionId | undefined }
/** Undefined: the owner noted no method; of a refund, it was a transfer. */
type ByHand = { readonly method?: Method | undefined }

type DetailsOfKind = {
  readonly received: OfShare
  readonly 'taken-back': OfShare
  readonly 'put-back': OfShare
  readonly 'rest-placed': OfShare
  readonly marked: ByHand
  readonly unmarked: ByHand
  readonly refunded: ByHand
  /** The id of the gift voucher that had paid it. */
  readonly 'went-along': { readonly voucher?: Id<'voucher'> | undefined }
}

type FromTo<Pair> = Pair extends readonly [infer From, infer To]
  ? { readonly from: From; readonly to: To }
  : never

export type EntryKind = keyof AccountsOfKind

type EntryFlow = {
  readonly [Kind in EntryKind]: { readonly kind: Kind } & FromTo<AccountsOfKind[Kind]> &
    (Kind extends keyof DetailsOfKind ? DetailsOfKind[Kind] : unknown)
}[EntryKind]

export type StatementLine = { readonly line: string; readonly day: Day }

export type MoneyIn =
  | ({ readonly kind: 'received'; readonly from: 'bank' } & StatementLine)
  | {
      readonly kind: 'marked'
      readonly from: NotedAccount
      readonly method?: Method | undefined
      /** Day in Brussels, where the owner named one. */
      readonly day?: Day
    }
  | ({ readonly kind: 'rest-placed'; readonly from: RestAccount } & StatementLine)
  | { readonly kind: 'redeemed'; readonly from: VoucherAccount }

export const moneyInKinds = keysOf<MoneyIn['kind']>({
  received: true,
  marked: true,
  'rest-placed': true,
  redeemed: true,
} satisfies Record<MoneyIn['kind'], true>)

export type MoneyOut =
  | ({ readonly kind: 'taken-back'; readonly to: 'bank' } & StatementLine)
  | { readonly kind: 'unmarked'; readonly to: NotedAccount; readonly method?: Method | undefined }
  | ({ readonly kind: 'put-back'; readonly to: RestAccount } & StatementLine)

/** Cents that left one account and arrived in another; written once and never changed. */
export type Entry = EntryFlow & {
  readonly cents: Cents
  readonly at: Date
  readonly line?: string | undefined
  /** Day in Brussels: that of the bank line, or the one the owner named, or else that of `at`. */
  readonly day?: Day
}

export type PostedEntry = Entry & { readonly day: Day }

/** Kinds by which no money enters or leaves the farm; `given-up`, `taken-again` and `put-down-anew` still change what counts as paid. */
export const debtKinds = [
  'charged',
  'charged-less',
  'given-up',
  'taken-again',
  'put-down-anew',
  'owed-no-longer',
] as const satisfies readonly EntryKind[]

/** A reader of entries names the kinds that it ignores besides debts, so that the compiler asks about a new kind. */
export const ignoreEntry: <Kind extends EntryKind>(entry: {
  readonly kind: Kind | (typeof debtKinds)[number]
}) => undefined = () => undefined

export function statementLineOf(line: {
  readonly key: string
  readonly bookedOn: Day
}): StatementLine {
  return { line: line.key, day: line.bookedOn }
}

/** True of a kind that changes what counts as paid for a booking, whether or not money enters or leaves the farm. */
export const changesPaid: Readonly<Record<EntryKind, boolean>> = {
  charged: false,
  'charged-less': false,
  received: true,
  marked: true,
  unmarked: true,
  shown: true,
  'taken-back': true,
  'put-back': true,
  'rest-placed': true,
  redeemed: true,
  'back-on-voucher': true,
  'given-up': true,
  'taken-again': true,
  'put-down-anew': true,
  'owed-back': false,
  'owed-no-longer': false,
  refunded: true,
  'went-along': true,
  carried: true,
}
