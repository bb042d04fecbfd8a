import { randomUUID } from 'node:crypto'
import { addDays, instantIn } from '#booking/dates/brussels-time.ts'
import { areAtOnce } from '#booking/dates/session-days.ts'
import { hasBegun, type Session } from '#booking/dates/session.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { isOpenNow } from '#booking/options/option.ts'
import type { GroupDate } from '#booking/reservations/private-group.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { Day } from '#language/dates.ts'
import type { Places } from '#booking/units.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { handleMessage } from '../mail/handle-message.ts'
import { notify } from '../mail/notify.ts'
import { type Change, isAsShown, oneChange } from '../office.ts'
import { saveInvoiceRequest } from '../invoices/ask-invoice.ts'
import { bookOffered, shownInOffer } from '../reservations/book-confirmed.ts'
import { endRequest, isConfirmed } from '../reservations/book-private-group.ts'
import { bringsVoucher } from '../reservations/link-to-request.ts'

type OptionOffer = GroupDate &
  Pick<
    OptionOnFile,
    'least' | 'most' | 'name' | 'email' | 'telephone' | 'language' | 'requestId'
  > & {
    /** The form's own id, so that a form sent twice makes one option. */
    readonly id: string
    /** The last day in Brussels on which the group can say yes. */
    readonly until: Day
    /** True allows another date at the same hours, which does not change. */
    readonly beside: boolean
    readonly messageId?: string | undefined
  }

type OfferOutcome =
  | { readonly kind: 'offered'; readonly optionId: string }
  | { readonly kind: 'hours-taken' | 'over' | 'request-confirmed' }
  | { readonly kind: 'beside'; readonly sessions: readonly Session[] }

/** Holds all places of a private date for a group. */
export const makeOption = oneChange(async (change, offer: OptionOffer): Promise<OfferOutcome> => {
  const { workshop, day, startTime, endTime, until, beside, messageId, ...party } = offer
  if (await change.options.find(party.id)) return { kind: 'offered', optionId: party.id }
  if (await isConfirmed(change, party.requestId)) return { kind: 'request-confirmed' }
  const hours = { startsAt: instantIn(day, startTime), endsAt: instantIn(day, endTime) }
  if (hasBegun(hours, change.now)) return { kind: 'over' }
  const priceCents = party.priceCents ?? ofWorkshop(change.house.workshops, workshop).priceCents
  const sessions = (await change.sessions.listNotOver(change.now)).filter(
    (each) => each.state !== 'called-off' && areAtOnce(each, hours),
  )
  if (sessions.length > 0 && !beside) return { kind: 'beside', sessions }
  const date = { id: randomUUID(), workshop, ...hours, capacity: party.most, priceCents }
  if (!(await change.sessions.add({ ...date, state: 'private' }))) return { kind: 'hours-taken' }
  const session = (await change.sessions.takePlaces(date.id, party.most))!
  if (party.requestId) await endRequest(change, party.requestId)
  const option: OptionOnFile = {
    ...party,
    priceCents,
    groupPriceCents: party.groupPriceCents,
    session,
    isHeld: true,
    state: 'open',
    createdAt: change.now,
    holdsUntil: instantIn(addDays(until, 1), '00:00'),
    endedAt: undefined,
    reservationId: undefined,
  }
  await change.options.add(option)
  const hasVoucher = await bringsVoucher(change, party.requestId, change.now)
  await notify(change, { kind: 'option-offered', option, hasVoucher })
  await handleMessage(change, messageId, 'option')
  return { kind: 'offered', optionId: option.id }
})

/** The option's date goes too, unless another booking is on it. */
async function release(
  change: Change,
  { id, session, most }: OptionOnFile,
  state: 'declined' | 'lapsed' | 'withdrawn',
): Promise<void> {
  await change.options.end(id, state, change.now)
  await givePlacesBack(change, session.id, most)
  await change.options.removePrivateDate(session.id)
}

type Yes = {
  readonly participants: Places
  readonly name: string
  /** The result of `shownInOffer` on the page on which the group said yes. */
  readonly shown?: string | undefined
}

/** The caller has checked the number. Undefined if the option is not open. */
export const acceptOption = oneChange(async (change, id: string, yes: Yes) => {
  const { participants, name, shown } = yes
  const option = await change.options.find(id)
  if (!option || !isOpenNow(option, change.now)) return undefined
  const { session, most, groupPriceCents, email, telephone, language, requestId } = option
  if (!isAsShown(shown, shownInOffer(change.house, session, most))) return 'changed'
  await change.sessions.freePlaces(session.id, most)
  const taken = await change.sessions.takePlaces(session.id, participants)
  if (!taken) throw new Error(`Option ${id} held fewer places than it offers`)
  const group = { participants, groupPriceCents, name, email, telephone, language, requestId }
  const reservationId = await bookOffered(change, session, { ...group, news: 'option-accepted' })
  await change.options.accept(id, reservationId)
  const company = requestId && (await change.invoices.findCompany(requestId))
  if (company) await saveInvoiceRequest(change, { id: reservationId, company, by: 'guest' })
  return 'booked'
})

/** The reason stands in the farm's mail only. */
export const declineOption = oneChange(async (change, id: string, reason: string) => {
  const option = await change.options.find(id)
  if (!option || !isOpenNow(option, change.now)) return false
  await release(change, option, 'declined')
  await notify(change, { kind: 'option-declined', option, reason })
  return true
})

/** False while the option can still be accepted, and when it was answered. */
export const lapseOption = oneChange(async (change, id: string) => {
  const option = await change.options.find(id)
  if (option?.state !== 'open' || isOpenNow(option, change.now)) return false
  await endOption(change, option, 'lapsed')
  return true
})

/** The farm withdraws the option. False when it was answered, or had lapsed. */
export const withdrawOption = oneChange(async (change, id: string) => {
  const option = await change.options.find(id)
  if (option?.state !== 'open') return false
  await endOption(change, option, 'withdrawn')
  return true
})

export async function endOption(
  change: Change,
  option: OptionOnFile,
  state: 'lapsed' | 'withdrawn',
): Promise<void> {
  await release(change, option, state)
  await notify(change, { kind: 'option-ended', option: { ...option, state } })
}
