import { randomInt } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { claimBalanceRequest } from '../mail/notify.ts'
import type { Change } from '../office.ts'

/** The open payments fall due as if the farm had said yes today. Unless `isTold` is false, a mail says so. */
export async function postponeDueDates(
  change: Change,
  changed: ReservationOnFile,
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<ReservationOnFile> {
  const { id: reservationId, session, payments } = changed
  const plan = paymentPlan({ ...changed, agreedOn: dayOf(change.now), workshopOn: session.day })
  const putOff = payments.map((payment) =>
    openCents(payment) > 0 ? { ...payment, dueOn: plan[payment.kind].dueOn } : payment,
  )
  await change.payments.setDueDates(reservationId, putOff)
  const postponed = { ...changed, ...withPayments(changed.status, putOff) }
  if (isTold) await claimBalanceRequest(change, postponed)
  return postponed
}

export async function drawReference(reads: Pick<Reads, 'references'>): Promise<string> {
  const [reference = ''] = await drawReferences(reads, 1)
  return reference
}

/** Random, so that a reference reveals no count; free until the change ends, as changes take turns. */
export async function drawReferences(
  { references: stored }: Pick<Reads, 'references'>,
  count: number,
): Promise<readonly string[]> {
  for (;;) {
    const drawn = new Set(
      Array.from({ length: count }, () =>
        structuredCommunication(String(randomInt(10 ** 10)).padStart(10, '0')),
      ),
    )
    if (drawn.size === count && (await stored.listReferencesTaken(drawn)).length === 0)
      return [...drawn]
  }
}
