import { holdsPlaces } from '#booking/reservations/status.ts'
import { callOffSession } from '#office/dates/call-off-session.ts'
import { rebookReservation } from '#office/dates/rebook-reservation.ts'
import { returnable } from './voucher-acts.ts'
import type { LivesContext } from './statement-lines.ts'

/** `most`: the greatest number of dates called off while the others stand. */
type Books = LivesContext & { readonly most: number }

export function calledOffActs(books: Books) {
  return [(id: string) => callOff(books, id), () => rebook(books), () => rebook(books)]
}

/** The date that the booking is on, now and then: others on it end too. */
async function callOff({ office, money, expectedMails, random, most }: Books, id: string) {
  const sessions = await office.store.sessions.list()
  const ended = sessions.filter(({ state }) => state === 'called-off')
  if (random() < 0.8 || ended.length >= most) return
  const { sessionId } = await office.store.reservations.get(id)
  const on = await office.store.reservations.listOn(sessionId)
  const onVouchers = new Map<string, number>()
  for (const { id: each } of on) onVouchers.set(each, await returnable(office, each))
  const { kind } = await callOffSession(office, sessionId)
  for (const { id: each, status } of on) {
    if (kind !== 'done' || !holdsPlaces(status) || status === 'completed') continue
    money.endedByFarm(each, onVouchers.get(each)!)
    expectedMails.push(`called-off ${each}`)
  }
}

/** The booking whose date was called off last, if there is one: such bookings are few. */
async function rebook({ office, money, terms, expectedMails, random }: Books) {
  const ended = expectedMails.findLast((mail) => mail.startsWith('called-off '))
  const id = ended?.replace('called-off ', '')
  const sessions = await office.store.sessions.list()
  const { id: sessionId } = sessions[Math.floor(random() * sessions.length)]!
  if (id === undefined) return
  const { kind } = await rebookReservation(office, { id, sessionId, by: 'guest' })
  if (kind !== 'done') return
  money.goesAlong(id)
  terms.rebooked(id)
  expectedMails.push(`rebooked ${id}`)
}
