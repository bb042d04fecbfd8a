import type { Absence } from '#booking/dates/away.ts'
import type { Letter } from '#letters/letters.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { burstMs } from '../limits.ts'
import type { Change } from '../office.ts'
import { farmKey, farmTurns, isToFarm, joinFarmMail, queueLetters, waitOf } from './notify.ts'
import { type MailCause, type FormOrigin, readTurns, whoseTurns } from './turns.ts'

export type Requested = {
  readonly reservation: ReservationOnFile
  readonly absence: Absence | undefined
  readonly voucher: VoucherOnFile | undefined
}

/** The guest's mail takes a stranger's turns; the farm's mail joins its other news. */
export async function notifyOfRequest(
  change: Change,
  requested: Requested,
  from: FormOrigin,
): Promise<void> {
  const { id: part } = requested.reservation
  const letters = change.letters({ kind: 'reservation', ...requested })
  const isJoined = letters.some(isToFarm) && (await joinFarmMail(change, part))
  const left = isJoined ? letters.filter((letter) => !isToFarm(letter)) : letters
  const taken = await takeTurns(change, left, from)
  const queued = taken.map(({ letter, waitMs }) => {
    const joins = isToFarm(letter) ? { key: farmKey, part } : undefined
    return { letter, wait: waitOf(change, waitMs, joins) }
  })
  await queueLetters(change, queued)
}

/** Each letter with the milliseconds that it waits; turns are taken in order. */
async function takeTurns(change: Change, letters: readonly Letter[], from: FormOrigin) {
  const { mailBudget } = change
  if (!mailBudget) return letters.map((letter) => ({ letter, waitMs: 0 }))
  const causedBy = ({ to: email }: Letter): MailCause => ({ email, from, room: 'bookings' })
  const whose = (letter: Letter) => (isToFarm(letter) ? [farmTurns] : whoseTurns(causedBy(letter)))
  const turns = await readTurns(change, letters.flatMap(whose))
  const waitOfFarm = () => (turns.takeNow(farmTurns, mailBudget.farm) ? 0 : burstMs)
  const taken = letters.map((letter) => {
    if (isToFarm(letter)) return { letter, waitMs: waitOfFarm() }
    return { letter, waitMs: turns.takeForMail(causedBy(letter), mailBudget) }
  })
  await turns.save()
  return taken
}
