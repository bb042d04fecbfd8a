import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { newVoucherDefaults, validUntil } from '#booking/vouchers/voucher.ts'
import {
  priceOfOrder,
  readVoucherOrder,
  type VoucherField,
  type VoucherOrder,
} from '#booking/vouchers/voucher-order.ts'
import type { Language } from '#language/languages.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { readHouse } from '../house/read-house.ts'
import { sameFormMs } from '../limits.ts'
import { notifyStranger } from '../mail/notify.ts'
import type { FormSender, Stranger } from '../mail/turns.ts'
import { drawReference } from '../money/payments.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly voucher: VoucherOnFile }
  | { readonly kind: 'invalid'; readonly fields: readonly VoucherField[] }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }

export async function orderVoucher(
  office: Office,
  typed: Readonly<Record<string, string>>,
  { language, messageWait, from = {} }: Stranger & Pick<FormSender, 'messageWait'>,
): Promise<OrderOutcome> {
  // A robot fills in every field, and learns nothing.
  if ((typed['website'] ?? '').trim() !== '') return { kind: 'invalid', fields: [] }
  const { shown } = await readHouse(office.store)
  const read = readVoucherOrder(typed, { today: dayOf(office.clock.now()), shown })
  if (read.kind === 'invalid') return read
  const waitSeconds = messageWait()
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  return inOneChange(office, async (change) => {
    const ordered = voucherOrdered(read.value, change, language)
    const first = await findSameOrder(change, ordered)
    if (first) return { kind: 'ordered', voucher: first } as const
    const voucher = { ...ordered, reference: await drawReference(change) }
    await change.vouchers.add(voucher)
    await notifyStranger(change, { kind: 'voucher-ordered', voucher }, from)
    return { kind: 'ordered', voucher } as const
  })
}

/** A second click makes no second order (docs/decisions/0008-one-form-one-request.md). */
async function findSameOrder({ vouchers }: Change, ordered: NewVoucher) {
  const { id, createdAt, buyerEmail } = ordered
  const since = new Date(createdAt.getTime() - sameFormMs)
  const recent = await vouchers.listOrderedSince(since, buyerEmail)
  return recent.find((first) =>
    isDeepStrictEqual({ ...first, id, createdAt }, { ...ordered, reference: first.reference }),
  )
}

function voucherOrdered(
  order: VoucherOrder,
  { house, now: createdAt }: Change,
  language: Language,
): NewVoucher {
  const today = dayOf(createdAt)
  return {
    ...newVoucherDefaults,
    id: randomUUID(),
    createdAt,
    language,
    amountCents: priceOfOrder(order, house),
    ...('amount' in order
      ? { workshop: undefined, participants: undefined }
      : { workshop: order.worth, participants: order.participants }),
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    receiverName: order.receiverName,
    receiverEmail: order.receiverEmail,
    message: order.message,
    // A day that is not in the future is dropped: the voucher is sent as soon as it is paid.
    sendOn: order.sendOn !== '' && order.sendOn > today ? order.sendOn : undefined,
    validUntil: validUntil(today, house.terms.voucherYears),
  }
}

export type NewVoucher = Omit<VoucherOnFile & { readonly paidAt: undefined }, 'reference'>
