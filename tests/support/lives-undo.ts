import { undoableMs } from '#booking/undo/desk-step.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { payRefund } from '#office/money/refunds.ts'
import { changeParty } from '#office/party/change-party.ts'
import { splitParty } from '#office/party/split-party.ts'
import { confirmReservation, declineReservation } from '#office/reservations/answer-request.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { undoable, undoStep } from '#office/undo/desk-step.ts'
import type { TestOffice } from './test-office.ts'

/** A step of the owner that is taken back at once: for the sums it never was, and nobody heard of it. */
export async function stepAndBack(
  office: TestOffice,
  takenBack: string[],
  { id, random }: { readonly id: string; readonly random: () => number },
): Promise<void> {
  const heard = office.told.length
  const sessions = await office.store.sessions.list()
  const sessionId = sessions[Math.floor(random() * sessions.length)]!.id
  const refund = (await office.store.refunds.of(id)).find(({ paidAt }) => !paidAt)
  const at = undoable(office, { what: 'confirm', device: 'phone', reservations: [id] })
  const steps = [
    () => confirmReservation(at, id),
    () => declineReservation(at, id),
    () => receivePayment(at, { id, kind: 'all' }),
    () => receivePayment(at, { id, kind: 'deposit' }),
    () => cancelReservation(at, { id, by: 'owner' }),
    () =>
      takenBack.length % 2 === 0
        ? splitParty(at, { id, sessionId, going: 1, by: 'owner' })
        : moveReservation(at, { id, sessionId, by: 'owner' }),
    () => changeParty(at, { id, participants: 1 + Math.floor(random() * 8) }),
    () => payRefund(at, refund?.id ?? ''),
  ]
  const { kind } = await steps[Math.floor(random() * steps.length)]!()
  if (kind !== 'done') return
  const since = new Date(office.clock.now().getTime() - undoableMs)
  const step = await office.store.steps.last({ record: id, since })
  const undone = await undoStep(office, step?.id ?? '')
  if (undone.kind !== 'done') throw new Error(`Not taken back: ${JSON.stringify(undone)}`)
  office.told.length = heard
  takenBack.push(id)
}
