import { dayOf } from '#booking/brussels-time.ts'
import { statusAnew } from '#booking/life.ts'
import type { Part } from '#booking/statement/booked.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { putOffDueDates } from './put-off-due-dates.ts'
import { queueLetters } from './queue-letters.ts'

type TakenBack = {
  /** Of one reservation. */
  readonly parts: readonly Part[]
  /** Whether the guest is to hear of it. */
  readonly tells: boolean
}

/** Books off what the bank took back, within a change: it is owed again, and due as if asked for today. */
export async function bookTakenBack(
  office: Office,
  changes: Changes,
  { parts, tells }: TakenBack,
): Promise<void> {
  const id = parts[0]!.reservationId
  const before = (await changes.findReservation(id))!
  for (const { kind, amountCents: cents } of parts) {
    await changes.addToPaid({ reservationId: id, kind }, -cents)
    const event = { reservationId: id, by: 'owner', what: 'taken-back' } as const
    await recordEvent(office, changes, { ...event, detail: { payment: kind, cents } })
  }
  const { payments } = (await changes.findReservation(id))!
  await changes.updateReservation(id, { status: statusAnew(before.status, payments) })
  const reservation = (await changes.findReservation(id))!
  await putOffDueDates(changes, reservation, dayOf(office.clock.now()))
  if (!tells) return
  const cents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const news = {
    kind: 'taken-back',
    reservation: (await changes.findReservation(id))!,
    cents,
  } as const
  await queueLetters(office, changes, office.letters.forNews(news))
}
