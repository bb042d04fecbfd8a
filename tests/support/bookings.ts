import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { choiceOf, type DateOnFile } from './dates.ts'
import { callFunction, reservationRequest } from './requests.ts'

export type Booked = { readonly id: string; readonly email: string }

let guests = 0

/** Asks for one place on a date, as a guest of its own; undefined when there was no answer or no place. */
export async function bookOn(url: string, date: DateOnFile): Promise<Booked | undefined> {
  const email = `guest-${(guests += 1)}@example.org`
  const { workshop: workshopType } = date
  const request = reservationRequest({ workshopType, preferredDate: choiceOf(date), email })
  const answer = await callFunction(url, 'submit-reservation', request).catch(() => undefined)
  if (answer?.status !== 200) return undefined
  return { id: String(answer.body['reservationId']), email }
}

/** The contradictions in the books of a SQLite store; none when they agree. */
export function disagreementsIn(dataDir: string): readonly unknown[] {
  using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'), { timeout: 60_000 })
  const damage = database.prepare('pragma integrity_check').all()
  const places = `select session.id, taken, booked_elsewhere, sum(participants) as booked
    from session left join reservation on session_id = session.id
      and status not in ('unproven', 'declined', 'cancelled')
    group by session.id having taken <> booked_elsewhere + coalesce(sum(participants), 0)`
  const payments = `select reservation.id, count(kind) as payments
    from reservation left join payment on reservation_id = reservation.id
    group by reservation.id having count(kind) <> 2`
  const mails = `select id from reservation
    where not exists (select 1 from mail where recipient = email)
      or not exists (select 1 from mail where instr(content, reservation.id) > 0)`
  return [
    ...damage.filter((row) => row['integrity_check'] !== 'ok'),
    ...database.prepare('pragma foreign_key_check').all(),
    ...[places, payments, mails].flatMap((query) => database.prepare(query).all()),
  ]
}
