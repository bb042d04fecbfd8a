import { randomUUID } from 'node:crypto'
import { mailboxDigest } from '#booking/people/digests.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { pressUntil } from '#booking/reservations/unproven.ts'
import type { Wish } from '#booking/waiting/wish.ts'
import type { Language } from '#language/languages.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { queueOnceDue } from '../mail/tell.ts'
import type { From } from '../mail/turns.ts'
import { inOneChange, type Office } from '../office.ts'
import { endOneWish } from './waiting-list.ts'

type Asker = { readonly language: Language; readonly from?: From }

/** The wish begins when the link in its mail is pressed, within two hours of the mail leaving. */
export async function askForNextDate(
  office: Office,
  request: Wish & Pick<WishOnFile, 'name' | 'email'>,
  { language, from = {} }: Asker,
): Promise<void> {
  await inOneChange(office, async (change) => {
    const createdAt = change.clock.now()
    const wish = { ...request, id: randomUUID(), language, createdAt, state: 'asked' } as const
    const write = (due: Date) =>
      change.letters.forNews({ kind: 'next-date-asked', wish, until: pressUntil(due) })
    // The newest of several waiting mails is the one that leaves.
    const key = `next-date ${mailboxDigest(wish.email)}`
    const mail = { key, part: wish.id, email: wish.email, room: 'others', from, write } as const
    const due = await queueOnceDue(change, mail)
    await change.wishes.add({ ...wish, endsAt: pressUntil(due) })
  })
}

/** A new wish for a workshop replaces an earlier one of that mailbox. */
export async function confirmWish(office: Office, id: string): Promise<void> {
  await inOneChange(office, async (change) => {
    const wish = await change.wishes.find(id)
    if (!wish || !canBeConfirmed(wish, change.clock.now())) return
    for (const other of await change.wishes.list()) {
      const isEarlier = other.workshop === wish.workshop && isSameAddress(other.email, wish.email)
      if (isEarlier) await change.wishes.end(other.id)
    }
    await change.wishes.want(id)
  })
}

export function canBeConfirmed({ state, endsAt }: WishOnFile, now: Date): boolean {
  return state === 'asked' && now < endsAt
}

/** Ends a wish for its guest, or because nobody confirmed it in time; false when it had ended. */
export function endWish(office: Office, id: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const wish = await change.wishes.find(id)
    if (!wish || wish.state === 'ended') return false
    await endOneWish(change, id)
    return true
  })
}
