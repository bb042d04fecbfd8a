import type { Day } from '#language/dates.ts'
import type { Id } from '../id.ts'
import { sum } from '../sum.ts'
import type { Method } from './method.ts'
import { type Owed, paymentKinds } from './owed.ts'
import type { Cents } from '../units.ts'

type OfPayment = `${Owed['kind']}:${string}`
type OfVoucher = `voucher:${string}`
type OfRefund = `refund:${string}`
type OfVoucherRefund = `voucher-refund:${string}`
type OfRest = `rest:${string}`
type OfHand = `hand:${string}`

/**
 * Place where cents stand. `bank` and a `hand` (money that the owner marked, until a statement shows it) lie outside
 * the farm's books; `price` is what guests were asked for. The id of a payment is its booking's, of a refund its
 * first part's, of a rest the key of its bank line, of a hand its receipt's, its refund part's or its voucher's.
 */
export type LedgerAccount =
  | 'bank'
  | 'price'
  | OfHand
  | OfPayment
  | OfVoucher
  | OfRefund
  | OfVoucherRefund
  | OfRest

/** Companion whose share of a booking it was; the id stays, also once nobody has it. */
type CompanionId = string

/** Kinds of entry, and the accounts that each goes from and to; another pair does not compile. */
type Between = {
  readonly charged: [OfPayment, 'price']
  readonly 'charged-less': ['price', OfPayment]
  readonly received: ['bank', OfPayment | OfVoucher | OfRest]
  readonly marked: [OfHand, OfPayment | OfVoucher]
  /** A hand's mark was a mistake: no money came. `method` is the mark's. */
  readonly unmarked: [OfPayment, OfHand]
  /** A statement shows money that a hand had marked. */
  readonly shown: ['bank', OfHand] | [OfHand, 'bank']
  readonly 'taken-back': [OfPayment, 'bank']
  /** Money came, but not for this booking: it returns to the line until the owner places it. */
  readonly 'put-back': [OfPayment, OfRest]
  readonly 'rest-placed': [OfRest, OfPayment]
  readonly redeemed: [OfVoucher, OfPayment]
  readonly 'back-on-voucher': [OfPayment, OfVoucher]
  /** Places that a party gives up: their refund no longer pays the booking, until they are taken again. */
  readonly 'given-up': [OfPayment, OfRefund]
  readonly 'taken-again': [OfRefund, OfPayment]
  readonly 'put-down-anew': [OfRefund, OfRefund]
  /** The money of a booking that ended is still told. */
  readonly 'owed-back': [OfPayment, OfRefund] | [OfRest, OfRefund] | [OfVoucher, OfVoucherRefund]
  readonly 'owed-no-longer': [OfRefund, OfPayment]
  readonly refunded: [OfRefund | OfVoucherRefund, OfHand]
  readonly 'went-along': [OfPayment, OfPayment]
  /** A sum of earlier books that nothing there explained. */
  readonly carried:
    | ['bank', OfPayment | OfVoucher]
    | [OfPayment | OfVoucher, 'bank']
    | [OfPayment, OfPayment]
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

export type Shown = { readonly line: string; readonly day: Day }

export type Paying =
  | ({ readonly kind: 'received'; readonly from: 'bank' } & Shown)
  | {
      readonly kind: 'marked'
      readonly from: OfHand
      readonly method?: Method | undefined
      /** Day in Brussels, where the owner named one. */
      readonly day?: Day
    }
  | ({ readonly kind: 'rest-placed'; readonly from: OfRest } & Shown)
  | { readonly kind: 'redeemed'; readonly from: OfVoucher }

/** Money that leaves a payment which it came for, and the account it goes to. */
export type Leaving =
  | ({ readonly kind: 'taken-back'; readonly to: 'bank' } & Shown)
  | { readonly kind: 'unmarked'; readonly to: OfHand; readonly method?: Method | undefined }
  | ({ readonly kind: 'put-back'; readonly to: OfRest } & Shown)

export function idOf(account: string): string {
  return account.slice(account.indexOf(':') + 1)
}

export function idsIn(accounts: readonly string[], names: readonly string[]): readonly string[] {
  const found = accounts.flatMap((account) => {
    const [name = '', id] = account.split(/:(.*)/s)
    return id !== undefined && names.includes(name) ? [id] : []
  })
  return [...new Set(found)]
}

export function paymentsOf(reservationId: Id<'reservation'>): readonly OfPayment[] {
  return paymentKinds.map((kind): OfPayment => `${kind}:${reservationId}`)
}

export function isPayment(account: LedgerAccount): account is OfPayment {
  return paymentKinds.some((kind) => account.startsWith(`${kind}:`))
}

export function isVoucher(account: LedgerAccount): account is OfVoucher {
  return account.startsWith('voucher:')
}

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
type OfDebt =
  | 'charged'
  | 'charged-less'
  | 'given-up'
  | 'taken-again'
  | 'put-down-anew'
  | 'owed-no-longer'

/** A reader of entries names the kinds it leaves out, beside debts: the compiler asks it of a new one. */
export const leftOut: <Kind extends EntryKind>(entry: {
  readonly kind: Kind | OfDebt
}) => undefined = () => undefined

export function shownBy(line: { readonly key: string; readonly bookedOn: Day }): Shown {
  return { line: line.key, day: line.bookedOn }
}

type Moved = Pick<Entry, 'kind' | 'from' | 'to' | 'cents'>

const withoutPaying: ReadonlySet<EntryKind> = new Set([
  'charged',
  'charged-less',
  'owed-back',
  'owed-no-longer',
])

/** A payment's entries, added up: the price asked by it, and the money that has come for it. */
export function paymentOf(account: OfPayment, entries: readonly Moved[]) {
  return {
    amountCents: balanceOf(
      'price',
      entries.filter((one) => one.from === account || one.to === account),
    ),
    paidCents: balanceOf(
      account,
      entries.filter(({ kind }) => !withoutPaying.has(kind)),
    ),
  }
}

/** The cents that had come for a booking by an instant. */
export function paidUntil(id: Id<'reservation'>, entries: readonly Posted[], until: Date): Cents {
  const before = entries.filter(({ at }) => at <= until)
  return sum(paymentsOf(id), (account) => paymentOf(account, before).paidCents)
}

/** A voucher's entries, added up. Nothing stands on it until all of its price came. */
export function voucherOf(account: OfVoucher, amountCents: Cents, entries: readonly Moved[]) {
  const cents = (kinds: readonly EntryKind[]) =>
    balanceOf(
      account,
      entries.filter(({ kind }) => kinds.includes(kind)),
    )
  const receivedCents = cents(['received', 'marked', 'carried'])
  return {
    receivedCents,
    leftCents: receivedCents < amountCents ? 0 : balanceOf(account, entries),
    refundCents: 0 - cents(['owed-back']),
  }
}

export function balanceOf(account: LedgerAccount, entries: readonly Moved[]): Cents {
  return sum(entries, ({ from, to, cents }) =>
    to === account ? cents : from === account ? -cents : 0,
  )
}
