import { saltedDigest } from '#booking/people/digests.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { ErasedRecord, Erasure, ErasureList } from '#store/personal-data/erasures.ts'
import type { PersonRows } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { eraseRows } from './erase-person.ts'
import { eraseRecord } from './erase-record.ts'

/** Erases from a restored store the records of the list, then all older rows of their people. */
export async function eraseAgain(
  changes: Changes,
  { records, people }: ErasureList,
  now: Date,
): Promise<number> {
  await changes.people.mergeErasures({ records, people })
  let found = 0
  for (const erased of records) {
    if (await eraseRecordAgain(changes, erased)) found++
  }
  for (const address of await changes.people.listAddresses()) {
    for (const person of people.filter(isOf(address))) {
      const rows = rowsOfBefore(await changes.people.getRowsAbout(address), person, records)
      found += sum(await eraseRows(changes, rows, now), ({ count }) => count)
    }
  }
  return found
}

async function eraseRecordAgain(changes: Changes, erased: ErasedRecord): Promise<boolean> {
  const { record: id, at } = erased
  if (!(await changes.people.hasRowsOf(erased))) return false
  const reservation = await changes.reservations.find(id)
  if (reservation && erased.as === 'stripped' && holdsPlaces(reservation.status)) {
    // Only past bookings were stripped: this one was cancelled after the backup.
    if (reservation.session.endsAt > at) {
      await changes.sessions.freePlaces(reservation.session.id, reservation.participants)
      await changes.reservations.update(id, { status: 'cancelled' })
    }
  }
  await endOffers(changes, id, at)
  await eraseRecord(changes, erased)
  return true
}

/** An open offer is ended, not erased: its places were let go after the backup was taken. */
async function endOffers(changes: Changes, id: Id<'reservation'>, at: Date): Promise<void> {
  const waiting = await changes.waiting.find(id)
  if (waiting?.state === 'offered') {
    await changes.sessions.freePlaces(waiting.sessionId, waiting.participants)
  }
  const option = await changes.options.find(id)
  if (option?.state !== 'open') return
  await changes.options.end(id, 'withdrawn', at)
  await changes.sessions.freePlaces(option.session.id, option.most)
  await changes.options.removePrivateDate(option.session.id)
}

function isOf(address: string) {
  return ({ salt, digest }: Erasure) => saltedDigest(salt, address) === digest
}

/** Rows told after the erasure are new; rows that had to stay at the erasure stay again. */
function rowsOfBefore(rows: PersonRows, { at }: Erasure, records: readonly ErasedRecord[]) {
  const instant = at.toISOString()
  const isBefore = (row: { readonly created_at: string }) => row.created_at <= instant
  const isListed = ({ id }: { readonly id: Id<'reservation'> }) =>
    records.some(({ record }) => record === id)
  const isKept = rows.reservation.some(isListed)
  return {
    ...rows,
    reservation: rows.reservation.filter((row) => isBefore(row) && !isListed(row)),
    waiting: rows.waiting.filter((row) => isBefore(row) && !isListed(row)),
    message: rows.message.filter(isBefore),
    wish: rows.wish.filter(isBefore),
    voucher: rows.voucher.filter(isBefore),
    option: rows.option.filter((row) => isBefore(row) && !isListed(row)),
    companion: rows.companion.filter((row) => row.joined_at <= instant),
    substitute: rows.substitute.filter((row) => row.at <= instant),
    replaced_guest: rows.replaced_guest.filter(({ at: replacedAt }) => replacedAt <= instant),
    mail: rows.mail.filter((row) => isBefore(row) && !(isKept && row.state === 'waiting')),
    mailbox_pace: rows.mailbox_pace.filter(({ counted_at }) => counted_at <= instant),
  }
}
