import { hash, randomUUID } from 'node:crypto'
import { lastBeginning } from '#booking/dates/session-days.ts'
import { seatsLeft } from '#booking/party/companion.ts'
import { type Diets, writeDiets } from '#booking/party/diets.ts'
import { uuidOf } from '#booking/people/digests.ts'
import { agreedNotCompleted } from '#booking/reservations/status.ts'
import type { Companion } from '#store/party/companions.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { notifyStranger } from '../mail/notify.ts'
import type { FormOrigin } from '../mail/turns.ts'
import { drawReference } from '../money/payments.ts'
import { type Change, oneChange } from '../office.ts'
import { eraseDiets } from './save-diets.ts'

/** Companions can join, and see their page, while the booking stands and until its last day. */
export function takesCompanions({ status, session }: ReservationOnFile, now: Date): boolean {
  return agreedNotCompleted.includes(status) && now < lastBeginning(session)
}

/** One alone has nobody to share a link with, but may have had. */
export function canShareLink(reservation: ReservationOnFile, now: Date): boolean {
  return reservation.participants > 1 && takesCompanions(reservation, now)
}

/** Makes the link by which companions join, or gives the one that was made. */
export const makeCompanionLink = oneChange(async (change, reservationId: Id<'reservation'>) => {
  const reservation = await change.reservations.find(reservationId)
  if (!reservation || !canShareLink(reservation, change.now)) return
  if (await change.companions.findListOf(reservationId)) return
  await change.companions.addList({ id: randomUUID(), reservationId })
})

/** Companions who joined keep their own links. */
export const endCompanionLink = oneChange((change, reservationId: Id<'reservation'>) =>
  change.companions.removeList(reservationId),
)

type NewCompanion = Pick<Companion, 'name' | 'email' | 'language'>

type JoinRequest = {
  readonly joining: NewCompanion
  readonly from: FormOrigin
  /** Id of one form, which leads to the companion's page: sent twice, the form joins once. */
  readonly once?: string | undefined
}

/** Undefined when the link has ended or everybody of the party has joined. */
export const joinAsCompanion = oneChange(
  async (change, listId: string, { joining, from, once = randomUUID() }: JoinRequest) => {
    const list = await change.companions.findList(listId)
    const reservation = list && (await change.reservations.find(list.reservationId))
    if (!reservation || !takesCompanions(reservation, change.now)) return undefined
    const joined = await change.companions.listOf(reservation.id)
    const id = companionId(listId, once)
    const before = joined.find((each) => each.id === id)
    if (before) return before
    if (seatsLeft(reservation, joined.length) === 0) return undefined
    const companion = await addCompanion(change, { id, reservationId: reservation.id, ...joining })
    await notifyStranger(change, { kind: 'companion-joined', companion, reservation }, from)
    return companion
  },
)

/** A UUID that does not reveal the form's id. */
function companionId(listId: string, once: string): string {
  return uuidOf(hash('sha256', `${listId} ${once}`))
}

async function addCompanion(
  change: Change,
  joining: NewCompanion & Pick<Companion, 'id' | 'reservationId'>,
) {
  const companion = {
    ...joining,
    reference: await drawReference(change),
    diets: '',
    consentedAt: undefined,
    joinedAt: change.now,
  }
  await change.companions.add(companion)
  return companion
}

export const saveCompanionDiets = oneChange((change, id: string, diets: Diets) =>
  change.companions.saveDiets(id, writeDiets(diets), change.now),
)

type Seated = Pick<Companion, 'id' | 'reservationId'>

export const forgetCompanionDiets = oneChange(async (change, { id, reservationId }: Seated) => {
  if (!(await change.companions.forgetDiets(id))) return
  await eraseDiets(change, { record: id, about: reservationId })
})

/** Ends a companion's link and removes the diets; a share that was paid stays. */
export const removeCompanion = oneChange(async (change, { id, reservationId }: Seated) => {
  const companion = await change.companions.find(id)
  if (companion?.reservationId !== reservationId) return
  const { now: at } = change
  if (companion.diets)
    await change.personalData.forgetMailsAbout({ ids: [reservationId], until: at })
  await change.personalData.removeMailsAbout({ ids: [id], until: at })
  await change.personalData.listErased([{ record: id, at, as: 'gone' }])
  await change.companions.remove(id)
  change.dataForgotten()
})
