import { TextLink } from '#app/plain/parts.tsx'
import type { Id } from '#booking/id.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { Store } from '#store/store.ts'
import { euros, say } from '../telling.ts'

/** Lines of statements with money for a booking that the owner still decides on. */
export async function waitingMoneyOf(store: Store, id: Id<'reservation'>) {
  const lines = await store.transactions.toDecideOf(id)
  return lines.filter(({ amountCents }) => amountCents > 0)
}

export function WaitingMoney({ lines }: { lines: Awaited<ReturnType<typeof waitingMoneyOf>> }) {
  return lines.map(({ key, amountCents, payerName, payerIban, detail }) => (
    <p key={key} className="mt-3">
      <TextLink to={deskPath('rekening')}>
        {fill(detail.restCents === undefined ? words().all : words().rest, {
          amount: euros(amountCents),
          rest: euros(detail.restCents ?? 0),
          payer: payerName || payerIban || words().nobody,
        })}
      </TextLink>
    </p>
  ))
}

const words = () => say().receipts.waits
