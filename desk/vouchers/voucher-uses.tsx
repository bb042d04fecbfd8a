import { TextLink } from '#app/plain/parts.tsx'
import { type PaidBooking, bookingsPaidBy } from '#booking/vouchers/voucher-uses.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { Reads } from '#store/subjects.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { euros, deskWords } from '../desk-language.ts'

const words = () => deskWords().vouchers

type Use = PaidBooking & { readonly name: string }

export type Redeemed = ReadonlyMap<string, readonly Use[]>

export async function redeemedBy(store: Reads, vouchers: readonly VoucherOnFile[]) {
  const used = vouchers.filter(
    ({ paidAt, leftCents, amountCents }) => paidAt && leftCents < amountCents,
  )
  const entries = await store.entries.listTouching(used.map(({ id }) => `voucher:${id}` as const))
  const uses = used.map(({ id }) => [id, bookingsPaidBy(id, entries)] as const)
  const ids = uses.flatMap(([, group]) => group.map(({ reservationId }) => reservationId))
  const bookings = await store.reservations.listEach(new Set(ids))
  const names = new Map(bookings.map(({ id, name }) => [id, name]))
  const named = (use: PaidBooking): Use => ({ ...use, name: names.get(use.reservationId) ?? '' })
  return new Map(uses.map(([id, group]) => [id, group.map(named)]))
}

export function RedeemedBy({ uses }: { uses: readonly Use[] }) {
  return uses.map(({ reservationId, cents, name }) => (
    <p key={reservationId} className="[overflow-wrap:anywhere]">
      <TextLink to={deskPath('boeking', reservationId)}>
        {fill(words().redeemed, { amount: euros(cents), name: name || referenceOf(reservationId) })}
      </TextLink>
    </p>
  ))
}
