import { referenceOf } from '../../reservations/reference.ts'
import { hasEnded } from '../../reservations/status.ts'
import { allocate, sum } from '../../sum.ts'
import { owedCents, type PaymentPart, paymentKinds } from '../owed.ts'
import type { Books, OpenBooking } from './books.ts'
import { partsOfName } from '../../people/names-alike.ts'
import type { Id } from '../../id.ts'
import type { Cents } from '../../units.ts'

export type BookingAccount = OpenBooking & {
  readonly words: readonly string[]
  readonly open: Record<PaymentPart['kind'], number>
}

type Referred = {
  readonly reservationId: Id<'reservation'>
  readonly kinds: readonly PaymentPart['kind'][]
  /** A booking's id, or the reference of a companion's share. */
  readonly payable: string
}

export type Ledger = {
  readonly accounts: ReadonlyMap<string, BookingAccount>
  readonly references: ReadonlyMap<string, Referred>
  readonly codes: ReadonlyMap<string, BookingAccount>
  readonly invoices: ReadonlyMap<string, BookingAccount>
}

export function ledgerOf({
  bookings,
  companions,
  invoices,
}: Pick<Books, 'bookings' | 'companions' | 'invoices'>): Ledger {
  const accounts = new Map(bookings.map((each) => [each.reservationId, accountOf(each)]))
  return {
    accounts,
    references: new Map([
      ...companions.map(({ reference, reservationId }): [string, Referred] => {
        return [reference, { reservationId, kinds: paymentKinds, payable: reference }]
      }),
      ...bookings.flatMap(({ reservationId, payments }) =>
        payments.map(({ reference, kind }): [string, Referred] => {
          return [reference, { reservationId, kinds: [kind], payable: reservationId }]
        }),
      ),
    ]),
    codes: new Map([...accounts].map(([id, account]) => [referenceOf(id), account])),
    invoices: new Map(
      [...invoices].flatMap(([number, id]) => {
        const account = accounts.get(id)
        return account ? [[number, account] as const] : []
      }),
    ),
  }
}

function accountOf(booking: OpenBooking): BookingAccount {
  const openFor = (kind: PaymentPart['kind']) =>
    owedCents(booking.payments.filter((payment) => payment.kind === kind))
  const open = { deposit: openFor('deposit'), balance: openFor('balance') }
  return { ...booking, words: partsOfName(booking.name), open }
}

/** A booking takes money after its day too; the owner decides on money for one that was declined or cancelled. */
export function takesMoney({ status }: Pick<BookingAccount, 'status'>): boolean {
  return !hasEnded(status)
}

export function openOf(
  account: BookingAccount,
  kinds: readonly PaymentPart['kind'][] = paymentKinds,
): Cents {
  return sum(kinds, (kind) => account.open[kind])
}

export function owes(account: BookingAccount): boolean {
  return takesMoney(account) && openOf(account) > 0
}

/** Parts of an amount: the named payment first, and the deposit before the balance. */
export function partsOf(
  account: BookingAccount,
  amountCents: Cents,
  named: readonly PaymentPart['kind'][] = paymentKinds,
): readonly PaymentPart[] {
  const inOrder = [...new Set([...named, ...paymentKinds])]
  const parts = allocate(amountCents, inOrder, (kind) => account.open[kind])
  return parts.map(({ of: kind, cents }) => ({ kind, cents }))
}

export type PaidFromLine = { readonly pays: readonly PaymentPart[] } & (
  | { readonly outcome: 'matched' | 'part' }
  | { readonly outcome: 'over'; readonly restCents: Cents }
)

/** `part` leaves some of the named payments open; the account itself is changed. */
export function payAccount(
  account: BookingAccount,
  amountCents: Cents,
  named: readonly PaymentPart['kind'][],
): PaidFromLine {
  const pays = partsOf(account, amountCents, named)
  const restCents = Math.max(0, amountCents - openOf(account))
  for (const part of pays) account.open[part.kind] -= part.cents
  if (restCents > 0) return { outcome: 'over', pays, restCents }
  const isWhole = pays.every(({ kind }) => account.open[kind] === 0)
  return { outcome: isWhole ? 'matched' : 'part', pays }
}

export function unpay(account: BookingAccount, parts: readonly PaymentPart[]): void {
  for (const { kind, cents } of parts) account.open[kind] += cents
}
