import { randomUUID } from 'node:crypto'
import { addDays, instantIn } from '#booking/dates/brussels-time.ts'
import { hasBegun, type Session, type WorkshopSlug } from '#booking/dates/session.ts'
import type { OptionOnFile } from '#store/options.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { endRequest } from '../requests/book-private-group.ts'

type Offered = Pick<OptionOnFile, 'least' | 'most' | 'name' | 'email' | 'language'> & {
  readonly workshop: WorkshopSlug
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  /** A person; undefined: what the workshop costs today. */
  readonly priceCents: number | undefined
  /** The last day in Brussels on which the group can say yes. */
  readonly until: string
  /** Also on a day that has another date at those hours, which stays as it is. */
  readonly beside: boolean
  readonly requestId: string | undefined
}

type OfferOutcome =
  | { readonly kind: 'offered'; readonly optionId: string }
  /** The workshop is given at that hour already; or it would have begun. */
  | { readonly kind: 'hours-taken' | 'over' }
  | { readonly kind: 'beside'; readonly dates: readonly Session[] }

/** Holds a private date with all its places for a group, and mails what is offered. */
export async function makeOption(office: Office, offered: Offered): Promise<OfferOutcome> {
  const { workshop, day, until, beside, requestId, ...party } = offered
  const startsAt = instantIn(day, party.startTime)
  const endsAt = instantIn(day, party.endTime)
  const now = office.clock.now()
  if (hasBegun({ startsAt }, now)) return { kind: 'over' }
  const dates = (await office.store.listSessions(now)).filter(
    (each) => each.state !== 'called-off' && each.startsAt < endsAt && each.endsAt > startsAt,
  )
  if (dates.length > 0 && !beside) return { kind: 'beside', dates }
  return inOneChange(office, async (change): Promise<OfferOutcome> => {
    const { least, most, name, email, language } = party
    const priceCents = party.priceCents ?? change.house.workshops[workshop].priceCents
    const id = randomUUID()
    const date = { id, workshop, startsAt, endsAt, capacity: most, priceCents }
    if (!(await change.addSession({ ...date, state: 'private' }))) return { kind: 'hours-taken' }
    const session = (await change.takePlaces(id, most))!
    if (requestId) await endRequest(change, requestId)
    const option: OptionOnFile = {
      id: randomUUID(),
      session,
      isHeld: true,
      priceCents,
      least,
      most,
      name,
      email,
      language,
      state: 'open',
      createdAt: now,
      holdsUntil: instantIn(addDays(until, 1), '00:00'),
      endedAt: undefined,
      reservationId: undefined,
    }
    await change.addOption(option)
    await tell(change, { kind: 'option-offered', option })
    return { kind: 'offered', optionId: option.id }
  })
}

/** Its time ended, the group or the farm let it go: the date goes with it, unless somebody else is on it by now. */
export async function letGo(
  change: Change,
  { id, session, most }: OptionOnFile,
  state: 'declined' | 'lapsed' | 'withdrawn',
): Promise<void> {
  await change.endOption(id, state, change.clock.now())
  await givePlacesBack(change, session.id, most)
  await change.removePrivateDate(session.id)
}
