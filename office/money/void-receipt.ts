import { balanceOf } from '#booking/money/balances.ts'
import { statementLineOf } from '#booking/money/entry.ts'
import { idOf, isNoted } from '#booking/money/ledger-account.ts'
import { sum } from '#booking/sum.ts'
import type { Id } from '#booking/id.ts'
import { kindsPaidBy, partsToReverse, receiptCents, receiptsOf } from '#booking/money/receipts.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { LetterKind } from '#letters/letters.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange } from '../office.ts'
import { fullRefundOf, lowerFullRefund } from './full-refund.ts'
import { reverseReceipts } from './book-receipts.ts'
import { postponeDueDates } from './payments.ts'

/** Why a receipt stays. `ended`: the terms dealt the money out; `refund`: some waits to go back; `gone`: some has left. */
export type VoidRefusal = 'ended' | 'refund' | 'gone'

const receiptMails: readonly LetterKind[] = ['part-received-guest', 'secured-guest', 'paid-guest']

/** `waiting`: mails that tell of a receipt; `untoldCents`: other money that only these mails tell of. */
export async function readReceiptsToVoid(reads: Reads, reservation: ReservationOnFile) {
  const { id, status, payments } = reservation
  const entries = await reads.entries.listOf(id)
  const mails = await reads.mails.listAbout(id, receiptMails)
  const owesBack = (await reads.refunds.listOf(id)).some(({ paidAt }) => !paidAt)
  const isOver = hasEnded(status)
  const fullRefund = isOver ? await fullRefundOf(reads, reservation, entries) : undefined
  const receipts = receiptsOf(id, entries)
  const uses = voucherUses(id, entries)
  const voucherCents = sum(uses, ({ cents }) => cents)
  const pays = kindsPaidBy(receipts, payments)
  const came = [
    ...receipts.map((receipt) => ({ ...receipt, cents: receiptCents(receipt) })),
    ...uses.map((use) => ({ ...use, account: undefined })),
  ]
  return receipts.map((receipt, nth) => {
    const parts = partsToReverse(receipt, { payments, voucherCents })
    const why = isOver ? !fullRefund && 'ended' : owesBack && 'refund'
    const stays: VoidRefusal | undefined = why || (parts ? undefined : 'gone')
    const untold = came.filter(({ account, at }) => {
      const { waiting, isTold } = notifiedSince(mails, at)
      return account !== receipt.account && at >= receipt.at && waiting.length > 0 && !isTold
    })
    return {
      receipt,
      pays: pays[nth] ?? [],
      parts: parts ?? [],
      stays,
      fullRefund,
      ...notifiedSince(mails, receipt.at),
      untoldCents: sum(untold, ({ cents }) => cents),
    }
  })
}

/** Mails about money of that instant or later; `isTold`: one of these may have left. */
function notifiedSince(mails: Awaited<ReturnType<Reads['mails']['listAbout']>>, at: Date) {
  const mailsSince = mails.filter(({ createdAt }) => createdAt >= at)
  const waiting = mailsSince.filter((mail) => mail.state === 'waiting' && mail.attempts === 0)
  return { waiting, isTold: mailsSince.length > waiting.length }
}

export type VoidOutcome =
  | { readonly kind: 'done' | 'done-before' }
  | { readonly kind: 'stays'; readonly why: VoidRefusal }

/** Money of a bank line waits as its rest until the owner places it; a noted receipt is void. */
export const voidReceipt = oneChange(
  async (
    change,
    mistake: {
      readonly id: Id<'reservation'>
      readonly account: string
      readonly notifies: boolean
    },
  ): Promise<VoidOutcome> => {
    const { id, account, notifies } = mistake
    const before = await change.reservations.get(id)
    const receipts = await readReceiptsToVoid(change, before)
    const found = receipts.find(({ receipt }) => receipt.account === account)
    if (!found) return { kind: 'done-before' }
    if (found.stays) return { kind: 'stays', why: found.stays }
    const cents = receiptCents(found.receipt)
    const { fullRefund, waiting } = found
    const dropped = await change.mails.drop(waiting, 'untried')
    if (dropped.length > 0) await releaseBalanceRequest(change, id, waiting)
    if (fullRefund) {
      const lowering = { fullRefund, cents, reverse: () => reverseReceipt(change, id, found) }
      await lowerFullRefund(change, before, lowering)
      return { kind: 'done' }
    }
    await reverseReceipt(change, id, found)
    const hearsNothing = dropped.length > 0 && !found.isTold
    const hearsOfMistake = notifies && !hearsNothing
    const isTold = hearsOfMistake || found.untoldCents > 0
    const now = await change.reservations.get(id)
    const reservation = await postponeDueDates(change, now, { isTold })
    if (hearsOfMistake) await notify(change, { kind: 'noted-by-mistake', reservation, cents })
    await notifyOfRest(change, reservation, found)
    return { kind: 'done' }
  },
)

/** A dropped mail that asked for the balance no longer stands for the clock's. */
async function releaseBalanceRequest(
  { history }: Change,
  record: Id<'reservation'>,
  dropped: FoundReceipt['waiting'],
): Promise<void> {
  const kind = 'balance-request'
  const askedAt = new Set(dropped.map(({ createdAt }) => createdAt.getTime()))
  const notices = await history.listNoticesOf([record])
  const isTheirs = notices.some((one) => one.kind === kind && askedAt.has(one.at.getTime()))
  if (isTheirs) await history.releaseNotices({ kind, record })
}

type FoundReceipt = Awaited<ReturnType<typeof readReceiptsToVoid>>[number]

async function reverseReceipt(
  change: Change,
  id: Id<'reservation'>,
  { receipt, parts }: FoundReceipt,
) {
  const { account, method } = receipt
  if (isNoted(account)) {
    return reverseReceipts(change, id, { kind: 'unmarked', to: account, method, parts })
  }
  const onFile = (await change.transactions.find(idOf(account)))!
  await reverseReceipts(change, id, {
    kind: 'put-back',
    to: account,
    ...statementLineOf(onFile),
    parts,
  })
  const restCents = balanceOf(account, await change.entries.listTouching([account]))
  const detail = { isShare: onFile.detail.isShare, reason: 'put-back', restCents } as const
  const reservationId = onFile.reservationId ?? id
  const waiting = { outcome: 'over', reservationId, detail, settledAt: undefined } as const
  await change.transactions.update({ ...onFile, ...waiting })
}

/** Tells the guest of money that stays, as the mail about it was dropped with a mistaken receipt. */
async function notifyOfRest(
  change: Change,
  reservation: ReservationOnFile,
  { untoldCents: cents, waiting }: FoundReceipt,
): Promise<void> {
  const { status } = reservation
  if (cents <= 0 || (status !== 'confirmed' && status !== 'secured')) return
  const isSecured = status === 'secured' && waiting.some(({ kind }) => kind === 'secured-guest')
  await notify(change, { kind: isSecured ? 'secured' : 'part-received', reservation, cents })
}
