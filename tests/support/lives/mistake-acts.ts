import { expect } from 'vitest'
import { idOf } from '#booking/money/ledger-account.ts'
import { receiptCents } from '#booking/money/receipts.ts'
import { askRestLater, receiveByHand, receivePayment } from '#office/money/receive-payment.ts'
import { readReceiptsToVoid, voidReceipt } from '#office/money/void-receipt.ts'
import { transactionOf } from '#office/money/known-money.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { isOnePayment, isPaid, openCents, owedCents } from '#booking/money/owed.ts'
import { methods } from '#booking/money/method.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { undoableMs } from '#booking/undo/desk-step.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { changeParty } from '#office/party/change-party.ts'
import { splitParty } from '#office/party/split-party.ts'
import { confirmReservation, declineReservation } from '#office/reservations/answer-request.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { officeRecordingStep, undoStep } from '#office/undo/desk-step.ts'
import { noteWhatCame } from '#tests/support/lives/bank-acts.ts'
import { placeRest } from '#tests/support/lives/rest-acts.ts'
import { decideLine, type LivesContext } from '#tests/support/lives/statement-lines.ts'
import type { TestOffice } from '#tests/support/test-office.ts'

/** Now and then a sum is noted by hand, and a receipt by mistake; by the step, so that the lives are the same. */
export async function mistakeSome(banked: LivesContext, id: string, step: number): Promise<void> {
  const share = (step % 83) / 83
  if (step % 19 === 0) await payByHand(banked, id, share)
  if (step % 13 === 0) await takeBackOne(banked, id, share)
  if (step % 11 === 0) await lackALittle(banked, id)
}

/** All of a deposit but a euro comes, and the owner has that asked with the balance. */
async function lackALittle(banked: LivesContext, id: string): Promise<void> {
  const { office, expectedMails } = banked
  const before = await office.store.reservations.get(id)
  const deposit = before.payments.find(({ kind }) => kind === 'deposit')
  const cents = deposit ? openCents(deposit) - 100 : 0
  if (before.status !== 'confirmed' || cents <= 0) return
  // A booking with one payment has no balance to ask it with.
  if (isOnePayment(before.payments)) return
  const today = dayOf(office.clock.now())
  await receiveByHand(office, { id, cents, method: 'cash', day: today, isAgain: true })
  await noteWhatCame(banked, before)
  const outcome = await askRestLater(office, id)
  expect(outcome.kind).toBe('done')
  const after = await office.store.reservations.get(id)
  expect(owedCents(after.payments)).toBe(owedCents(before.payments) - cents)
  expect(after.status).toBe('secured')
  expectedMails.push(`secured ${id}`)
}

async function payByHand(banked: LivesContext, id: string, share: number): Promise<void> {
  const { office } = banked
  const before = await office.store.reservations.get(id)
  const cents = Math.ceil(owedCents(before.payments) * share)
  if (cents === 0) return
  const how = {
    method: methods[Math.floor(share * methods.length)]!,
    day: dayOf(office.clock.now()),
  }
  const { kind } = await receiveByHand(office, { id, cents, ...how })
  if (kind === 'done') await noteWhatCame(banked, before)
}

/**
 * A receipt is taken back. Money that the owner noted never came; money of a line pays another
 * booking up to what that owes, and the rest goes back.
 */
async function takeBackOne(banked: LivesContext, id: string, share: number): Promise<void> {
  const { office, money, expectedMails } = banked
  const before = await office.store.reservations.get(id)
  const receipts = await readReceiptsToVoid(office.store, before)
  const one = receipts[Math.floor(share * receipts.length)]
  if (!one) return
  const { account } = one.receipt
  const notifies = share < 0.5
  const { kind } = await voidReceipt(office, { id, account, notifies })
  if (kind !== 'done') return
  const after = await office.store.reservations.get(id)
  // Money that remains pays the deposit, then the balance.
  if (!one.fullRefund && isInTurn(before)) expect(isInTurn(after), `deposit of ${id}`).toBe(true)
  const cents = receiptCents(one.receipt)
  if (one.fullRefund) money.goesBackNoMore(id, cents)
  else if (notifies) expectedMails.push(`noted-by-mistake ${id}`)
  if (account.startsWith('hand:')) return money.takenBack(id, cents)
  money.putBack(id, cents)
  const onFile = (await office.store.transactions.find(idOf(account)))!
  const { restCents = 0 } = onFile.detail
  const of = { reservationId: onFile.reservationId!, pays: [] }
  const rest = { transaction: transactionOf(onFile), outcome: 'over', restCents, ...of } as const
  const placed = share < 0.6 ? await placeRest(banked, rest, id) : 0
  if (placed === restCents) return
  const { reservationId = '' } = (await office.store.transactions.find(onFile.key))!
  if ((await decideLine(banked, rest, { kind: 'send-back' })) === 'done')
    money.restOwedBack(reservationId, restCents - placed)
}

function isInTurn({ payments }: ReservationOnFile): boolean {
  return (
    payments.every(({ kind, paidCents }) => kind === 'deposit' || paidCents === 0) ||
    payments.every((one) => one.kind === 'balance' || isPaid(one))
  )
}

/** A step of the owner that is taken back at once: for the sums it never was, and nobody heard of it. */
export async function stepAndBack(
  office: TestOffice,
  takenBack: string[],
  { id, random }: { readonly id: string; readonly random: () => number },
): Promise<void> {
  const heard = office.notified.length
  const sessions = await office.store.sessions.list()
  const sessionId = sessions[Math.floor(random() * sessions.length)]!.id
  const refund = (await office.store.refunds.listOf(id)).find(({ paidAt }) => !paidAt)
  const at = officeRecordingStep(office, { what: 'confirm', device: 'phone', reservations: [id] })
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
    () => markRefundPaid(at, refund?.id ?? ''),
  ]
  const { kind } = await steps[Math.floor(random() * steps.length)]!()
  if (kind !== 'done') return
  const since = new Date(office.clock.now().getTime() - undoableMs)
  const step = await office.store.steps.findLast({ record: id, since })
  const undone = await undoStep(office, step?.id ?? '')
  if (undone.kind !== 'done') throw new Error(`Not taken back: ${JSON.stringify(undone)}`)
  office.notified.length = heard
  takenBack.push(id)
}
