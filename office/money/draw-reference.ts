import { randomInt } from 'node:crypto'
import { structuredCommunication } from '#booking/money/structured-communication.ts'

/** At random, so that it tells nothing of how many there are. `keep` is false for one that is in use. */
export async function drawReference(
  keep: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const base = String(randomInt(10 ** 10)).padStart(10, '0')
    const reference = structuredCommunication(base)
    if (await keep(reference)) return reference
  }
}
