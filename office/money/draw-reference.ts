import { randomInt } from 'node:crypto'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import type { Store } from '#store/store.ts'

/** Random, so that it tells no count; unique, as changes take turns. `keep` is false for one in use. */
export async function drawReference(
  reads: Pick<Store, 'isReferenceTaken'>,
  keep: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const base = String(randomInt(10 ** 10)).padStart(10, '0')
    const reference = structuredCommunication(base)
    if (!(await reads.isReferenceTaken(reference)) && (await keep(reference))) return reference
  }
}
