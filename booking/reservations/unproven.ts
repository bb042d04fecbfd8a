import { addHours, hourMs } from '../dates/brussels-time.ts'
import { sum } from '../sum.ts'
import { openCount } from './reservation-request.ts'
import type { Id } from '../id.ts'
import type { Places } from '../units.ts'

/** Bounds of places held by unproven mailboxes (reasons for each number: `docs/decisions/0020`). */
export const placeBounds = {
  sessionsOfOneMailbox: 2,
  placesOfOneNetwork: 12,
  /** Requests of the last hour together hold one in so many free places. */
  oneFreePlaceIn: 10,
  /** Least number of places in that share: the largest party of the form still fits in a nearly full season. */
  smallestShare: openCount,
  waitingForOneSession: 10,
  /** Places on trust of one mailbox, proven or not: four of the largest parties. */
  onTrustOfOneMailbox: 20,
}

export type PlaceBounds = Readonly<typeof placeBounds>

export const pressWithinHours = 2

/** A request by a mailbox to which no mail has been answered yet; mailbox and network are digests. */
export type UnprovenRequest = {
  readonly sessionId: Id<'session'>
  readonly places: Places
  readonly mailbox: string
  readonly network: string
  readonly madeAt: Date
}

/** Places that nobody holds: `left` on the date asked for, `free` on the whole schedule. */
type Counts = {
  readonly held: readonly UnprovenRequest[]
  readonly left: number
  readonly free: number
}

const placesOf = ({ places }: UnprovenRequest) => places

/** True when a request holds its places before its mailbox is proven. */
export function canHold(
  request: UnprovenRequest,
  { held, left, free }: Counts,
  bounds: PlaceBounds,
): boolean {
  const ofMailbox = held.filter(({ mailbox }) => mailbox === request.mailbox)
  if (ofMailbox.some(({ sessionId }) => sessionId === request.sessionId)) return false
  if (ofMailbox.length >= bounds.sessionsOfOneMailbox) return false
  const near = held.filter(({ network }) => network === request.network)
  if (sum(near, placesOf) + request.places > bounds.placesOfOneNetwork) return false
  const lately = held.filter((each) => isWithinAnHour(each, request))
  const recent = sum(lately, placesOf)
  // A whole share could still close a small date to everybody.
  if (recent > 0 && request.places >= left) return false
  // The places of recent requests were free before, so that the share does not shrink with use.
  const share = Math.floor((free + recent) / bounds.oneFreePlaceIn)
  return recent + request.places <= Math.max(share, bounds.smallestShare)
}

export function pressUntil(mailDue: Date): Date {
  return addHours(mailDue, pressWithinHours)
}

export function requestsNear<Request extends Pick<UnprovenRequest, 'network' | 'madeAt'>>(
  request: Request,
  all: readonly Request[],
): readonly Request[] {
  if (request.network === '') return []
  return all.filter((each) => each.network === request.network && isWithinAnHour(each, request))
}

function isWithinAnHour(one: { readonly madeAt: Date }, other: { readonly madeAt: Date }): boolean {
  return Math.abs(one.madeAt.getTime() - other.madeAt.getTime()) < hourMs
}
