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
  await queueLetters(change, await takeTurns(change, left, { from, part }))
}

type Asking = { readonly from: FormOrigin; readonly part: string }

/** Each letter with its wait; turns are taken in order, and read and written by one statement each. */
async function takeTurns(change: Change, letters: readonly Letter[], { from, part }: Asking) {
  const { mailBudget } = change
  if (!mailBudget) return letters.map((letter) => ({ letter }))
  const causedBy = ({ to: email }: Letter): MailCause => ({ email, from, room: 'bookings' })
  const whose = (letter: Letter) => (isToFarm(letter) ? [farmTurns] : whoseTurns(causedBy(letter)))
  const turns = await readTurns(change, letters.flatMap(whose))
  const queued = letters.map((letter) => {
    if (!isToFarm(letter)) {
      return { letter, wait: waitOf(change, turns.takeForMail(causedBy(letter), mailBudget)) }
    }
    const waitMs = turns.takeNow(farmTurns, mailBudget.farm) ? 0 : burstMs
    return { letter, wait: waitOf(change, waitMs, { key: farmKey, part }) }
  })
  await turns.save()
  return queued
}
