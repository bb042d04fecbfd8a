import { openCents } from '#booking/money/owed.ts'
import type { BookedLine } from '#booking/money/statement/known-money.ts'
import { sum } from '#booking/sum.ts'
import { noteWhatCame } from './bank-acts.ts'
import { decideLine, hearLine, type LivesContext } from './statement-lines.ts'

/** Now and then more comes than a booking owes, or earlier books had some; by the step, so that the lives are the same. */
export async function restSome(banked: LivesContext, id: string, step: number): Promise<void> {
  const share = (step % 89) / 89
  if (step % 14 === 0) await payTooMuch(banked, id, share)
  if (step % 45 === 0) await carrySome(banked, id, share)
}

/** A guest pays all and more by one line. What is too much pays another booking, as far as that owes, and goes back. */
async function payTooMuch(banked: LivesContext, id: string, share: number): Promise<void> {
  const { office, money } = banked
  const before = await office.store.reservations.get(id)
  const owed = sum(before.payments, openCents)
  const restCents = 1 + Math.floor(share * 9000)
  if (owed === 0) return
  const { reference: structured } = before.payments.find((payment) => openCents(payment) > 0)!
  const heard = await hearLine(banked, { structured, cents: owed + restCents })
  // A line of the day on which it was marked, and taken back, shows the mark and pays what is more.
  if (heard.outcome !== 'over') return noteWhatCame(banked, before)
  await noteWhatCame(banked, before)
  money.takenIn(restCents)
  const placed = share < 0.6 ? await placeRest(banked, heard, id) : 0
  if (placed === restCents) return
  if ((await decideLine(banked, heard, { kind: 'send-back' })) === 'done')
    money.restOwedBack(id, restCents - placed)
}

/** Places the rest of a line on a booking; returns the cents placed. */
export async function placeRest(
  banked: LivesContext,
  line: BookedLine,
  id: string,
): Promise<number> {
  const { store } = banked.office
  const owing = await store.reservations.listOwing(['confirmed', 'secured'])
  const other = owing.find((one) => one.id !== id)
  if (!other) return 0
  const before = await store.reservations.get(other.id)
  const open = sum(before.payments, openCents)
  const decision = { kind: 'book', reservationId: other.id } as const
  if ((await decideLine(banked, line, decision)) !== 'done') return 0
  await noteWhatCame(banked, before, 'restPlaced')
  return Math.min(open, line.outcome === 'over' ? line.restCents : 0)
}

/** An upgrade writes such an entry for a sum of earlier books that nothing there explains. */
async function carrySome(
  { office, money }: LivesContext,
  id: string,
  share: number,
): Promise<void> {
  const { status, payments } = await office.store.reservations.get(id)
  const deposit = payments.find(({ kind }) => kind === 'deposit')!
  // The sum is less than is open, so that the booking's status stays.
  const cents = Math.floor(openCents(deposit) * share)
  if (status !== 'confirmed' || cents === 0) return
  const entry = { kind: 'carried', from: 'bank', to: `deposit:${id}` } as const
  const at = office.clock.now()
  await office.store.change((changes) => changes.entries.post([{ ...entry, cents, at }]))
  money.carried(id, cents)
}
