import { balanceOf, idOf, shownBy } from '#booking/money/entry.ts'
import { sum } from '#booking/sum.ts'
import type { Id } from '#booking/id.ts'
import {
  kindsPaidBy,
  partsToTakeBack,
  type Receipt,
  receiptCents,
  type ReceiptPart,
  receiptsOf,
} from '#booking/money/receipts.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { allGoingBack, giveLessBack } from './all-goes-back.ts'
import { putOffDueDates } from './payments.ts'
import { mailsOfMoney, tellOfWhatStays, toldSince, untoldBeside } from './tell-of-what-stays.ts'

/**
 * `ended`: the terms kept a part, or a part has gone. `refund`: a part waits to go back. `gone`: a
 * part went back, or along.
 */
export type ReceiptStays = 'ended' | 'refund' | 'gone'

type Reads = Pick<Store, 'entries' | 'refunds' | 'vacancies' | 'mails'>

/** Receipts of a booking, and why none or which of them can be taken back by now. */
export async function receiptsToTakeBack(reads: Reads, reservation: ReservationOnFile) {
  const { id, status, payments } = reservation
  const entries = await reads.entries.ofBooking(id)
  const voucherCents = sum(voucherUses(id, entries), ({ cents }) => cents)
  const mails = await mailsOfMoney(reads, id)
  const owesBack = (await reads.refunds.of(id)).some(({ paidAt }) => !paidAt)
  const isOver = hasEnded(status)
  const goingBack = isOver ? await allGoingBack(reads, reservation, entries) : undefined
  const why: ReceiptStays | undefined = isOver
    ? goingBack
      ? undefined
      : 'ended'
    : owesBack
      ? 'refund'
      : undefined
  const receipts = receiptsOf(id, entries)
  const pays = kindsPaidBy(receipts, payments)
  return receipts.map((receipt, nth) => {
    const parts = partsToTakeBack(receipt, { payments, voucherCents })
    const stays: ReceiptStays | undefined = why ?? (parts ? undefined : 'gone')
    const known = { receipt, pays: pays[nth] ?? [], parts: parts ?? [] }
    return { ...known, stays, goingBack, ...toldSince(mails, receipt.at) }
  })
}

export type ReceiptTakenBack =
  | { readonly kind: 'done' | 'done-before' | 'no-such-reservation' }
  | { readonly kind: 'stays'; readonly why: ReceiptStays }

/**
 * Takes a mistaken receipt back, so that its sum is owed again. Money of a bank line waits as the
 * rest of its line until the owner places it; a hand's mark is void. The refund of an ended booking
 * becomes smaller. Waiting mails about the receipt are dropped, and new ones tell of the other
 * money in them. `tells`: the guest of a standing booking, who may have read of it, hears of the
 * mistake.
 */
export function takeReceiptBack(
  office: Office,
  asked: {
    readonly id: Id<'reservation'>
    readonly account: string
    readonly tells: boolean
  },
): Promise<ReceiptTakenBack> {
  return inOneChange(office, async (change): Promise<ReceiptTakenBack> => {
    const { id, account, tells } = asked
    const before = await change.reservations.find(id)
    if (!before) return { kind: 'no-such-reservation' }
    const receipts = await receiptsToTakeBack(change, before)
    const found = receipts.find(({ receipt }) => receipt.account === account)
    if (!found) return { kind: 'done-before' }
    if (found.stays) return { kind: 'stays', why: found.stays }
    const cents = receiptCents(found.receipt)
    const { goingBack, waiting } = found
    const untold = await untoldBeside(change, id, found.receipt)
    const dropped = await change.mails.drop(waiting.map((mail) => mail.id))
    if (goingBack) {
      const takeOff = () => postBack(change, id, found)
      await giveLessBack(change, before, { goingBack, cents, takeOff })
      return { kind: 'done' }
    }
    await postBack(change, id, found)
    const reservation = await putOffDueDates(change, await change.reservations.get(id))
    const isSpared = dropped.length > 0 && !found.isTold
    if (tells && !isSpared) await tell(change, { kind: 'noted-by-mistake', reservation, cents })
    await tellOfWhatStays(change, reservation, untold)
    return { kind: 'done' }
  })
}

type Found = { readonly receipt: Receipt; readonly parts: readonly ReceiptPart[] }

async function postBack(change: Change, id: Id<'reservation'>, { receipt, parts }: Found) {
  const { account, method } = receipt
  const at = change.clock.now()
  const isMark = isHand(account)
  if (isMark) {
    const way = method !== undefined && { method }
    const entry = { kind: 'unmarked', to: account, at, ...way } as const
    await change.entries.post(
      parts.map(({ kind, cents }) => ({ ...entry, from: `${kind}:${id}` as const, cents })),
    )
  } else await postOnLine(change, id, { account, parts })
  const what = isMark ? 'unmarked' : 'put-back'
  for (const [payment, own] of Map.groupBy(parts, ({ kind }) => kind)) {
    const detail = { payment, cents: sum(own, ({ cents }) => cents) }
    await recordEvent(change, { reservationId: id, by: 'owner', what, detail })
  }
}

function isHand(account: Receipt['account']): account is `hand:${string}` {
  return account.startsWith('hand:')
}

async function postOnLine(
  change: Change,
  id: Id<'reservation'>,
  { account, parts }: { readonly account: `rest:${string}`; readonly parts: Found['parts'] },
) {
  const at = change.clock.now()
  const onFile = (await change.transactions.find(idOf(account)))!
  const entry = { kind: 'put-back', to: account, at, ...shownBy(onFile) } as const
  await change.entries.post(
    parts.map(({ kind, ...part }) => ({ ...entry, ...part, from: `${kind}:${id}` as const })),
  )
  const restCents = balanceOf(account, await change.entries.of([account]))
  const share = onFile.detail.isShare && { isShare: true }
  const detail = { ...share, reason: 'put-back', restCents } as const
  const reservationId = onFile.reservationId ?? id
  const waiting = { outcome: 'over', reservationId, detail, settledAt: undefined } as const
  await change.transactions.update({ ...onFile, ...waiting })
}
