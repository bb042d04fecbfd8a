import type { Clock } from '#booking/dates/clock.ts'
import type { House } from '#booking/house/house.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import type { MailAttachment, MailContent, QueuedMail } from '#store/mail/mails.ts'
import type { Sheet } from './blocks/letter-part.ts'
import { renderSheet } from './blocks/sheet.tsx'
import { withLook } from './blocks/style.ts'
import type { LinkTo } from './links.ts'
import { type Links, pathOf } from './signed-links.ts'

/** Context of every letter: sender, owner, links and the house. */
export type Mailboxes = {
  readonly from: string
  readonly owner: string
  /** Mailbox for guests' answers. */
  readonly answersTo: string
  readonly siteUrl: () => string
  readonly links: Links
  readonly clock: Clock
  readonly house: House
}

export function mailAddressOf({ siteUrl, links }: Mailboxes, link: LinkTo): string {
  return siteUrl() + pathOf(links, link)
}

/** A letter before it is addressed. */
export type Written = {
  readonly subject: string
  readonly sheet: Sheet
  readonly attachments?: readonly (MailAttachment | undefined)[]
  readonly onlyHere?: MailContent['onlyHere']
}

export type AddressedMail = Pick<QueuedMail, 'to' | 'language' | 'about' | 'content'>

/** Record that a mail speaks of: a booking, a waiting party, a message, a date. */
type OnRecord = { readonly id: string }

/** A mail to a guest in their language; answers come to the farm. Undefined without an address. */
export function toGuest(
  { from, answersTo: replyTo, house }: Mailboxes,
  { id, email: to, language }: OnRecord & { readonly email: string; readonly language: Language },
  written: Written,
): AddressedMail | undefined {
  return to === ''
    ? undefined
    : addressed({ to, language, about: [id], house }, { from, replyTo }, written)
}

/** A reply to the farm's mail goes to the person in it, if there is one. */
export function toFarm(
  { from, owner: to, house }: Mailboxes,
  { about, replyTo }: { readonly about: readonly OnRecord[]; readonly replyTo?: string },
  written: Written,
): AddressedMail {
  const ids = about.map(({ id }) => id)
  const senders = { from, ...(replyTo && { replyTo }) }
  return addressed({ to, language: house.ownerLanguage, about: ids, house }, senders, written)
}

/** Answers of the accountant come to the farm. Undefined without an accountant. */
export function toAccountant(
  { from, answersTo: replyTo, house }: Mailboxes,
  { to, about }: { readonly to: string; readonly about: readonly OnRecord[] },
  written: Written,
): AddressedMail | undefined {
  if (to === '') return undefined
  const envelope = { to, language: house.ownerLanguage, about: about.map(({ id }) => id), house }
  return addressed(envelope, { from, replyTo }, written)
}

function addressed(
  { house, ...envelope }: Omit<AddressedMail, 'content'> & Pick<Mailboxes, 'house'>,
  senders: Pick<MailContent, 'from' | 'replyTo'>,
  { subject, sheet, attachments = [], onlyHere }: Written,
): AddressedMail {
  const { language } = envelope
  const { telephone, business } = house
  const { farmLabels } = wordsOf(house, language)
  const { html, text } = renderSheet(sheet, { language, telephone, business, farmLabels })
  const bodies = { html: withLook(house, html), text }
  const files = attachments.filter((each) => each !== undefined)
  const condition = onlyHere && { onlyHere }
  return {
    ...envelope,
    content: { ...senders, subject, ...bodies, attachments: files, ...condition },
  }
}
