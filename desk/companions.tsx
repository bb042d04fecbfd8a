import type { Fact } from '#app/plain/parts.tsx'
import { deskOption as words } from '#content/words/nl/desk-option.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Store } from '#store/store.ts'

/** Who joined the table of a booking, and whose share came; what they do not eat is on the prep sheet. */
export async function companionFacts(
  store: Store,
  reservationId: string,
): Promise<readonly Fact[]> {
  const companions = await store.companionsOf(reservationId)
  if (companions.length === 0) return []
  const lines = companions.map(({ name, paidCents }) =>
    paidCents > 0 ? fill(words.companionPaid, { name, amount: printEuros(paidCents, 'nl') }) : name,
  )
  return [{ label: words.companions, value: lines.join('\n') }]
}
