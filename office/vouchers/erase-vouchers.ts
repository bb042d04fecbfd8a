import { isSameAddress } from '#booking/people/mailbox.ts'
import type { PersonRows } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import { type Erased, erased, eraseRecord, notErased } from '../personal-data/erase-record.ts'

/** Buyer and receiver are erased apart: the buyer once a refund has gone, both once the voucher is sent. */
export function eraseVouchers(changes: Changes, { voucher }: PersonRows, at: Date) {
  return Array.fromAsync(voucher, async (row): Promise<Erased> => {
    const { id: record, paid_at, sent_at, withdrawn_at, received_cents } = row
    // The receiver's rows hide the buyer's mailbox.
    const isBuyer = row.buyer_email !== ''
    const isReceiver = !isBuyer || isSameAddress(row.buyer_email, row.receiver_email)
    const isOwed = isBuyer && row.refund_cents > 0 && !row.refunded_at
    const isToCome = paid_at !== null && sent_at === null && withdrawn_at === null
    const outcome = erased('voucher', 1)
    if (isOwed || isToCome) return notErased(outcome, isOwed ? 'open-refund' : 'still-to-come')
    if (isBuyer && received_cents === 0) {
      await eraseRecord(changes, { record, at, as: 'gone' })
      return outcome
    }
    if (isReceiver) await eraseRecord(changes, { record, at, as: 'receiver' })
    if (isBuyer) await eraseRecord(changes, { record, at, as: 'buyer' })
    return { ...outcome, outcome: 'amounts-kept', because: 'bookkeeping' }
  })
}
