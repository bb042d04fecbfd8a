import { expect } from 'vitest'
import type { Farm } from './farm.ts'
import { sharedFarm } from './shared-farm.ts'
import { pressShown } from './forms.ts'
import { codaFile, type CodaTransactionLine } from './statements/coda-file.ts'

export function deskAccount() {
  const farm = sharedFarm()
  const address = () => `${farm.desk}/rekening`
  return {
    farm,
    address,
    /** The page that follows a file with these transactions. */
    told: async (...transactions: readonly CodaTransactionLine[]) =>
      farm.htmlAfter(await farm.giveStatement(codaFile(transactions))),
    /** The page of all bookings that a line may be for, or of those that are sought. */
    others: (key: string, sought = '') =>
      farm.read(`${address()}/boeking?${new URLSearchParams({ lijn: key, zoek: sought })}`),
    press: (fields: Record<string, string>) => pressShown(address(), fields),
    now: () => farm.html(address()),
    /** The cents that deposit and balance have received. */
    paid: async (id: string) => (await farm.booking(id)).payments.map(({ paidCents }) => paidCents),
    book: (participantName = 'Anneleen Peeters') => bookOn(farm, participantName),
  }
}

async function bookOn(farm: Farm, participantName: string) {
  const id = await farm.book({ on: '2025-10-23', participantName })
  const [deposit, balance] = (await farm.booking(id)).payments
  return { id, deposit: deposit!.reference, balance: balance!.reference }
}

/**
 * The key of the one transaction that waits beside a text; one with a space in it, as the signed addresses
 * of the page may spell any shorter one.
 */
export function keyBeside(html: string, text: string): string {
  // Booked lines stand below waiting ones, and may be of the same line.
  const at = html.lastIndexOf(text, html.lastIndexOf('name="transaction"'))
  expect(at, `${text} stands on the page`).toBeGreaterThan(0)
  const key = /name="transaction" value="([^"]+)"/.exec(html.slice(at))?.[1]
  return key?.replaceAll('&amp;', '&') ?? ''
}
