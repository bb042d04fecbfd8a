import { randomUUID } from 'node:crypto'
import { readHappening, type Told } from '#booking/reservations/history.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Change } from './office.ts'

type Line = Told & {
  readonly by: Actor
  readonly reservationId?: string
  readonly sessionId?: string
}

export async function recordEvent(change: Change, { reservationId, sessionId, by, ...told }: Line) {
  const at = change.clock.now()
  const event = { id: randomUUID(), reservationId, sessionId, at, by }
  await change.addEvent({ ...event, ...readHappening(told) })
}
