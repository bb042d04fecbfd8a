import type { Day } from '#language/dates.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Id } from '../id.ts'
import type { Method } from './method.ts'
import type {
  HandAccount,
  PaymentAccount,
  RefundLedgerAccount,
  RestAccount,
  VoucherAccount,
  VoucherRefundAccount,
} from './ledger-account.ts'
import type { Cents } from '../units.ts'

/** Companion whose share of a booking it was; the id stays, also once nobody has it. */
type CompanionId = string

/** Kinds of entry, and the accounts that each goes from and to; another pair does not compile. */
type AccountsOfKind = {
  readonly charged: [PaymentAccount, 'price']
  readonly 'charged-less': ['price', PaymentAccount]
  readonly received: ['bank', PaymentAccount | VoucherAccount | RestAccount]
  readonly marked: [HandAccount, PaymentAccount | VoucherAccount]
  /** A hand's mark was a mistake: no money came. `method` is the mark's. */
  readonly unmarked: [PaymentAccount, HandAccount]
  /** A statement shows money that a hand had marked. */
  readonly shown: ['bank', HandAccount] | [HandAccount, 'bank']
  readonly 'taken-back': [PaymentAccount, 'bank']
  /** Money came, but not for this booking: it returns to the line until the owner places it. */
  readonly 'put-back': [PaymentAccount, RestAccount]
  readonly 'rest-placed': [RestAccount, PaymentAccount]
  readonly redeemed: [VoucherAccount, PaymentAccount]
  readonly 'back-on-voucher': [PaymentAccount, VoucherAccount]
  /** Places that a party gives up: their refund no longer pays the booking, until they are taken again. */
  readonly 'given-up': [PaymentAccount, RefundLedgerAccount]
  readonly 'taken-again': [RefundLedgerAccount, PaymentAccount]
  readonly 'put-down-anew': [RefundLedgerAccount, RefundLedgerAccount]
  /** The money of a booking that ended is still told. */
  readonly 'owed-back':
    | [PaymentAccount, RefundLedgerAccount]
    | [RestAccount, RefundLedgerAccount]
    | [VoucherAccount, VoucherRefundAccount]
  readonly 'owed-no-longer': [RefundLedgerAccount, PaymentAccount]
  readonly refunded: [RefundLedgerAccount | VoucherRefundAccount, HandAccount]
  readonly 'went-along': [PaymentAccount, PaymentAccount]
  /** A sum of earlier books that nothing there explained. */
  readonly carried:
    | ['bank', PaymentAccount | VoucherAccount]
    | [PaymentAccount | VoucherAccount, 'bank']
    | [PaymentAccount, PaymentAccount]
}

type OfShare = { readonly share?: CompanionId | undefined }
/** Undefined where the owner noted none; of a refund, for a transfer. */
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
      readonly from: HandAccount
      readonly method?: Method | undefined
      /** Day in Brussels, where the owner named one. */
      readonly day?: Day
    }
  | ({ readonly kind: 'rest-placed'; readonly from: RestAccount } & StatementLine)
  | { readonly kind: 'redeemed'; readonly from: VoucherAccount }

/** The kinds of such money. */
export const moneyInKinds = keysOf<MoneyIn['kind']>({
  received: true,
  marked: true,
  'rest-placed': true,
  redeemed: true,
} satisfies Record<MoneyIn['kind'], true>)

/** Money that leaves a payment which it came for, and the account it goes to. */
export type MoneyOut =
  | ({ readonly kind: 'taken-back'; readonly to: 'bank' } & StatementLine)
  | { readonly kind: 'unmarked'; readonly to: HandAccount; readonly method?: Method | undefined }
  | ({ readonly kind: 'put-back'; readonly to: RestAccount } & StatementLine)

/** Cents that left one account and arrived in another; written once and never changed. */
export type Entry = EntryFlow & {
  readonly cents: Cents
  readonly at: Date
  readonly line?: string | undefined
  /** Day in Brussels: the bank's of that line, the one the owner named, or else that of `at`. */
  readonly day?: Day
}

export type PostedEntry = Entry & { readonly day: Day }

/** Kinds that say what is owed: no money comes by them, or goes. */
export const debtKinds = [
  'charged',
  'charged-less',
  'given-up',
  'taken-again',
  'put-down-anew',
  'owed-no-longer',
] as const satisfies readonly EntryKind[]

type OfDebt = (typeof debtKinds)[number]

/** A reader of entries names the kinds it leaves out, beside debts: the compiler asks it of a new one. */
export const ignoreEntry: <Kind extends EntryKind>(entry: {
  readonly kind: Kind | OfDebt
}) => undefined = () => undefined

export function statementLineOf(line: {
  readonly key: string
  readonly bookedOn: Day
}): StatementLine {
  return { line: line.key, day: line.bookedOn }
}

/** True of a kind that changes the sum that has come for a payment. */
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
