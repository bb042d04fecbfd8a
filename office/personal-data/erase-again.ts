import { saltedDigest } from '#booking/people/digests.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { ErasedRecord, Erasure, ErasureList } from '#store/personal-data/erasures.ts'
import type { PersonRecords } from '#store/personal-data/person-rows.ts'
import type { Changes } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { eraseRecords } from './erase-person.ts'
import { eraseRecord } from './erase-record.ts'

/** Erases from a restored store the records of the list, then all older rows of their people. */
export async function eraseAgain(
  changes: Changes,
  { records, people }: ErasureList,
  now: Date,
): Promise<number> {
  await changes.personalData.mergeErasures({ records, people })
  let found = 0
  for (const erased of records) {
    if (await eraseRecordAgain(changes, erased)) found++
  }
  for (const address of await changes.personalData.listAddresses()) {
    for (const person of people.filter(isOf(address))) {
      const all = await changes.personalData.getRecordsAbout(address)
      const before = recordsOfBefore(all, person, records)
      found += sum(await eraseRecords(changes, before, now), ({ count }) => count)
    }
  }
  return found
}

async function eraseRecordAgain(changes: Changes, erased: ErasedRecord): Promise<boolean> {
  const { record: id, at } = erased
  if (!(await changes.personalData.hasRowsOf(erased))) return false
  const reservation = await changes.reservations.find(id)
  const isStripped = reservation && erased.as === 'stripped' && holdsPlaces(reservation.status)
  // Only past bookings were stripped: this one was cancelled after the backup.
  if (isStripped && reservation.session.endsAt > at) {
    await changes.sessions.freePlaces(reservation.session.id, reservation.participants)
    await changes.reservations.update(id, { status: 'cancelled' })
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
function recordsOfBefore(all: PersonRecords, { at }: Erasure, erased: readonly ErasedRecord[]) {
  const isBefore = ({ createdAt }: { readonly createdAt: Date }) => createdAt <= at
  const isListed = ({ id }: { readonly id: string }) => erased.some(({ record }) => record === id)
  const isKept = all.reservation.some(isListed)
  return {
    ...all,
    reservation: all.reservation.filter((row) => isBefore(row) && !isListed(row)),
    waiting: all.waiting.filter((row) => isBefore(row) && !isListed(row)),
    message: all.message.filter(isBefore),
    wish: all.wish.filter(isBefore),
    voucher: all.voucher.filter((row) => isBefore(row) && !isListed(row)),
    option: all.option.filter((row) => isBefore(row) && !isListed(row)),
    companion: all.companion.filter((row) => row.joinedAt <= at),
    substitute: all.substitute.filter((row) => row.at <= at),
    replaced_guest: all.replaced_guest.filter(({ at: replacedAt }) => replacedAt <= at),
    mail: all.mail.filter((row) => isBefore(row) && !(isKept && row.state === 'waiting')),
    mailbox_pace: all.mailbox_pace.filter(({ countedAt }) => countedAt <= at),
  }
}
