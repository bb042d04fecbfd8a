import { isOpenNow } from '#booking/options/option.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office } from '../office.ts'
import { keepAsked } from '../people/ask-invoice.ts'
import { bookOffered } from '../requests/book-offered.ts'
import { letGo } from './make-option.ts'

type Yes = { readonly participants: number; readonly name: string }

/** The caller has checked the number. The farm offered it, so it begins confirmed; false if not open. */
export function acceptOption(
  office: Office,
  id: string,
  { participants, name }: Yes,
): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (!option || !isOpenNow(option, change.clock.now())) return false
    const { session, most, email, telephone, language, requestId } = option
    await change.freePlaces(session.id, most)
    const date = await change.takePlaces(session.id, participants)
    if (!date) throw new Error(`Option ${id} held fewer places than it offers`)
    const asked = { participants, name, email, telephone, language, requestId } as const
    const priced = { ...date, priceCents: option.priceCents }
    const reservationId = await bookOffered(change, priced, { ...asked, news: 'option-accepted' })
    await change.acceptOption(id, reservationId)
    const company = requestId && (await change.findCompany(requestId))
    if (company) await keepAsked(change, { id: reservationId, company, by: 'guest' })
    return true
  })
}

/** Why is in the farm's mail, and nowhere else. */
export function declineOption(office: Office, id: string, reason: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (!option || !isOpenNow(option, change.clock.now())) return false
    await letGo(change, option, 'declined')
    await tell(change, { kind: 'option-declined', option, reason })
    return true
  })
}
