import { canWriteSentence } from '#booking/diary/diary.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { GuestSentence } from '#store/diary/diaries.ts'
import type { SentenceState } from '#store/tables/guests.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { type Office, oneChange } from '../office.ts'

/** True once the last letter of the diary asked for a sentence, as long as one can be written. */
export async function isAskedForSentence(
  { history }: Reads,
  reservation: Pick<ReservationOnFile, 'id' | 'session'>,
  now: Date,
): Promise<boolean> {
  if (!canWriteSentence(reservation, now)) return false
  return (await history.listNoticesOf([reservation.id])).some(
    ({ kind }) => kind === 'diary-question',
  )
}

type WrittenSentence = Pick<GuestSentence, 'sentence' | 'firstName' | 'town'>

/** The sentence is not public before the farm accepts it. */
export const writeSentence = oneChange(
  async (change, id: Id<'reservation'>, written: WrittenSentence) => {
    const { now: writtenAt } = change
    const reservation = await change.reservations.find(id)
    if (!reservation || !(await isAskedForSentence(change, reservation, writtenAt))) return
    const { sentence, firstName, town } = written
    const kept = { reservationId: id, language: reservation.language, writtenAt }
    await change.diary.saveSentence({ ...kept, sentence, firstName, town })
  },
)

/** The sentence leaves the site, the store, and any backup that is restored. */
export const withdrawSentence = oneChange(async (change, record: string) => {
  if (!(await change.diary.forgetSentence(record))) return
  await change.personalData.listErased([{ record, at: change.now, as: 'sentence' }])
  change.dataForgotten()
})

export function decideSentence(
  { store }: Office,
  id: Id<'reservation'>,
  state: Exclude<SentenceState, 'new'>,
): Promise<void> {
  return store.change((changes) => changes.diary.decideSentence(id, state))
}
