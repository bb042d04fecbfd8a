import { isOpenNow } from '#booking/options/option.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office } from '../office.ts'
import { bookOffered } from '../requests/book-offered.ts'
import { letGo } from './make-option.ts'

type Yes = { readonly participants: number; readonly name: string }

/**
 * Within its bounds, which the caller has read. The farm offered it, so the booking begins confirmed. False
 * when it was open no longer: its time had ended, or somebody had answered.
 */
export function acceptOption(
  office: Office,
  id: string,
  { participants, name }: Yes,
): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (!option || !isOpenNow(option, change.clock.now())) return false
    const { session, most, email, language } = option
    await change.freePlaces(session.id, most)
    const date = await change.takePlaces(session.id, participants)
    if (!date) throw new Error(`Option ${id} held fewer places than it offers`)
    const asked = { participants, name, email, language, news: 'option-accepted' } as const
    const { priceCents } = option
    await change.acceptOption(id, await bookOffered(change, { ...date, priceCents }, asked))
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
