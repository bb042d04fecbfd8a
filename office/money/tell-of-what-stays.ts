import type { Id } from '#booking/id.ts'
import { type Receipt, receiptCents, receiptsOf } from '#booking/money/receipts.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { tell } from '../mail/tell.ts'
import type { Change } from '../office.ts'

/** Mails that tell a guest of money and of the open sum. */
const tellOfMoney = ['part-received-guest', 'secured-guest', 'paid-guest'] as const

type MailOfMoney = Awaited<ReturnType<typeof mailsOfMoney>>[number]

export function mailsOfMoney({ mails }: Pick<Store, 'mails'>, id: Id<'reservation'>) {
  return mails.of(id, tellOfMoney)
}

/** Mails about money that came at that instant or later; `isTold`: one of them may have left. */
export function toldSince(mails: readonly MailOfMoney[], at: Date) {
  const told = mails.filter(({ createdAt }) => createdAt >= at)
  const waiting = told.filter((mail) => mail.state === 'waiting' && mail.attempts === 0)
  return { waiting, isTold: told.length > waiting.length }
}

type Untold = {
  readonly cents: Cents
  /** Kinds of payments that a waiting mail calls complete. */
  readonly kinds: readonly string[]
}

/**
 * Money that stays when a receipt goes, and that only waiting mails tell of; they are dropped, as
 * their sums count the receipt.
 */
export async function untoldBeside(
  reads: Pick<Store, 'entries' | 'mails'>,
  id: Id<'reservation'>,
  gone: Receipt,
): Promise<Untold> {
  const entries = await reads.entries.ofBooking(id)
  const mails = await mailsOfMoney(reads, id)
  const others = receiptsOf(id, entries).filter(({ account }) => account !== gone.account)
  const came = [
    ...others.map((receipt) => ({ at: receipt.at, cents: receiptCents(receipt) })),
    ...voucherUses(id, entries),
  ]
  const untold = came.filter(({ at }) => {
    const { waiting, isTold } = toldSince(mails, at)
    return at >= gone.at && waiting.length > 0 && !isTold
  })
  const { waiting } = toldSince(mails, gone.at)
  return { cents: sum(untold, ({ cents }) => cents), kinds: waiting.map(({ kind }) => kind) }
}

/**
 * Tells the guest of money that stays, in place of a mail that was dropped with a mistaken receipt.
 */
export async function tellOfWhatStays(
  change: Change,
  reservation: ReservationOnFile,
  { cents, kinds }: Untold,
): Promise<void> {
  const { status } = reservation
  if (cents <= 0 || (status !== 'confirmed' && status !== 'secured')) return
  const isSecured = status === 'secured' && kinds.includes('secured-guest')
  if (isSecured) await tell(change, { kind: 'secured', reservation })
  else await tell(change, { kind: 'part-received', reservation, cents })
}
