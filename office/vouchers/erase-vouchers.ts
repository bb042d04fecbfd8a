import { isSameAddress } from '#booking/people/mailbox.ts'
import type { PersonRecords } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import { type Erased, erased, eraseRecord, notErased } from '../personal-data/erase-record.ts'

/** Buyer and receiver are erased apart: the buyer once a refund has gone, both once the voucher is sent. */
export function eraseVouchers(changes: Changes, { voucher }: PersonRecords, at: Date) {
  return Array.fromAsync(voucher, async (row): Promise<Erased> => {
    const { id: record, paidAt, sentAt, withdrawnAt, receivedCents } = row
    // The receiver's rows hide the buyer's mailbox.
    const isBuyer = row.buyerEmail !== ''
    const isReceiver = !isBuyer || isSameAddress(row.buyerEmail, row.receiverEmail)
    const isOwed = isBuyer && row.refundCents > 0 && !row.refundedAt
    const isToCome = paidAt && !sentAt && !withdrawnAt
    const outcome = erased('voucher', 1)
    if (isOwed || isToCome) {
      // A kept voucher is listed as well: an older backup may show an order that nobody has paid.
      await eraseRecord(changes, { record, at, as: 'needs' })
      return notErased(outcome, isOwed ? 'open-refund' : 'still-to-come')
    }
    if (isBuyer && receivedCents === 0) {
      await eraseRecord(changes, { record, at, as: 'gone' })
      return outcome
    }
    if (isReceiver) await eraseRecord(changes, { record, at, as: 'receiver' })
    if (isBuyer) await eraseRecord(changes, { record, at, as: 'buyer' })
    return { ...outcome, outcome: 'amounts-kept', because: 'bookkeeping' }
  })
}
