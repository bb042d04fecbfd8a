import type { Day } from '#language/dates.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Id } from '../id.ts'
import type { Method } from './method.ts'
import type {
  AccountOfHand,
  AccountOfPayment,
  AccountOfRefund,
  AccountOfRest,
  AccountOfVoucher,
  AccountOfVoucherRefund,
} from './ledger-account.ts'
import type { Cents } from '../units.ts'

/** Companion whose share of a booking it was; the id stays, also once nobody has it. */
type CompanionId = string

/** Kinds of entry, and the accounts that each goes from and to; another pair does not compile. */
type Between = {
  readonly charged: [AccountOfPayment, 'price']
  readonly 'charged-less': ['price', AccountOfPayment]
  readonly received: ['bank', AccountOfPayment | AccountOfVoucher | AccountOfRest]
  readonly marked: [AccountOfHand, AccountOfPayment | AccountOfVoucher]
  /** A hand's mark was a mistake: no money came. `method` is the mark's. */
  readonly unmarked: [AccountOfPayment, AccountOfHand]
  /** A statement shows money that a hand had marked. */
  readonly shown: ['bank', AccountOfHand] | [AccountOfHand, 'bank']
  readonly 'taken-back': [AccountOfPayment, 'bank']
  /** Money came, but not for this booking: it returns to the line until the owner places it. */
  readonly 'put-back': [AccountOfPayment, AccountOfRest]
  readonly 'rest-placed': [AccountOfRest, AccountOfPayment]
  readonly redeemed: [AccountOfVoucher, AccountOfPayment]
  readonly 'back-on-voucher': [AccountOfPayment, AccountOfVoucher]
  /** Places that a party gives up: their refund no longer pays the booking, until they are taken again. */
  readonly 'given-up': [AccountOfPayment, AccountOfRefund]
  readonly 'taken-again': [AccountOfRefund, AccountOfPayment]
  readonly 'put-down-anew': [AccountOfRefund, AccountOfRefund]
  /** The money of a booking that ended is still told. */
  readonly 'owed-back':
    | [AccountOfPayment, AccountOfRefund]
    | [AccountOfRest, AccountOfRefund]
    | [AccountOfVoucher, AccountOfVoucherRefund]
  readonly 'owed-no-longer': [AccountOfRefund, AccountOfPayment]
  readonly refunded: [AccountOfRefund | AccountOfVoucherRefund, AccountOfHand]
  readonly 'went-along': [AccountOfPayment, AccountOfPayment]
  /** A sum of earlier books that nothing there explained. */
  readonly carried:
    | ['bank', AccountOfPayment | AccountOfVoucher]
    | [AccountOfPayment | AccountOfVoucher, 'bank']
    | [AccountOfPayment, AccountOfPayment]
}

type Shared = { readonly share?: CompanionId | undefined }
/** Undefined where the owner noted none; of a refund, for a transfer. */
type ByHand = { readonly method?: Method | undefined }

type Besides = {
  readonly received: Shared
  readonly 'taken-back': Shared
  readonly 'put-back': Shared
  readonly 'rest-placed': Shared
  readonly marked: ByHand
  readonly unmarked: ByHand
  readonly refunded: ByHand
  /** The id of the gift voucher that had paid it. */
  readonly 'went-along': { readonly voucher?: Id<'voucher'> | undefined }
}

type FromTo<Pair> = Pair extends readonly [infer From, infer To]
  ? { readonly from: From; readonly to: To }
  : never

export type EntryKind = keyof Between

type Flow = {
  readonly [Kind in EntryKind]: { readonly kind: Kind } & FromTo<Between[Kind]> &
    (Kind extends keyof Besides ? Besides[Kind] : unknown)
}[EntryKind]

export type OnLine = { readonly line: string; readonly day: Day }

export type Paying =
  | ({ readonly kind: 'received'; readonly from: 'bank' } & OnLine)
  | {
      readonly kind: 'marked'
      readonly from: AccountOfHand
      readonly method?: Method | undefined
      /** Day in Brussels, where the owner named one. */
      readonly day?: Day
    }
  | ({ readonly kind: 'rest-placed'; readonly from: AccountOfRest } & OnLine)
  | { readonly kind: 'redeemed'; readonly from: AccountOfVoucher }

/** The kinds of such money. */
export const payingKinds = keysOf<Paying['kind']>({
  received: true,
  marked: true,
  'rest-placed': true,
  redeemed: true,
} satisfies Record<Paying['kind'], true>)

/** Money that leaves a payment which it came for, and the account it goes to. */
export type Leaving =
  | ({ readonly kind: 'taken-back'; readonly to: 'bank' } & OnLine)
  | { readonly kind: 'unmarked'; readonly to: AccountOfHand; readonly method?: Method | undefined }
  | ({ readonly kind: 'put-back'; readonly to: AccountOfRest } & OnLine)

/** Cents that left one account and arrived in another; written once and never changed. */
export type Entry = Flow & {
  readonly cents: Cents
  readonly at: Date
  readonly line?: string | undefined
  /** Day in Brussels: the bank's of that line, the one the owner named, or else that of `at`. */
  readonly day?: Day
}

export type Posted = Entry & { readonly day: Day }

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
export const tellsNothing: <Kind extends EntryKind>(entry: {
  readonly kind: Kind | OfDebt
}) => undefined = () => undefined

export function shownBy(line: { readonly key: string; readonly bookedOn: Day }): OnLine {
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
