import { TextLink } from '#app/plain/parts.tsx'
import { paymentsOf } from '#booking/money/entry.ts'
import { sum } from '#booking/sum.ts'
import { standingUses, voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { euros, say } from '../telling.ts'

const words = () => say().receipts.voucher

/** Gift vouchers that pay for the booking, each with the cents that it pays. */
export async function giftsOn(store: Store, { id, payments }: ReservationOnFile) {
  if (payments.every(({ paidCents }) => paidCents === 0)) return []
  const uses = standingUses(voucherUses(id, await store.entries.of(paymentsOf(id))))
  const own = [...Map.groupBy(uses, ({ voucherId }) => voucherId)]
  return Promise.all(
    own.map(async ([voucherId, each]) => {
      const voucher = await store.vouchers.find(voucherId)
      return { voucherId, code: voucher?.codeBeginning, cents: sum(each, ({ cents }) => cents) }
    }),
  )
}

type Props = {
  readonly gifts: Awaited<ReturnType<typeof giftsOn>>
  readonly ending: ReservationOnFile['ending']
}

/** Gift vouchers that pay, or that got their money back when the booking ended. */
export function Gifts({ gifts, ending }: Props) {
  const back = onVoucherAgain(ending)
  return (
    <>
      {gifts.map(({ voucherId, code = '', cents }) => (
        <p key={voucherId} className="mt-3">
          <TextLink to={`${deskPath('cadeaubonnen')}#${voucherId}`}>
            {fill(words().paid, { amount: euros(cents), code })}
          </TextLink>
        </p>
      ))}
      {back && <p className="mt-3">{back}</p>}
    </>
  )
}

/** "€ 100 staat weer op de cadeaubon."; undefined when nothing went back to one. */
export function onVoucherAgain(ending: ReservationOnFile['ending']): string | undefined {
  if (!ending || ending.voucherCents === 0) return undefined
  return fill(words().back, { amount: euros(ending.voucherCents) })
}
