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
  readonly answersTo: string
  readonly siteUrl: () => string
  readonly links: Links
  readonly clock: Clock
  readonly house: House
}

export function mailAddressOf({ siteUrl, links }: Mailboxes, link: LinkTo): string {
  return siteUrl() + pathOf(links, link)
}

export type Written = {
  readonly subject: string
  readonly sheet: Sheet
  readonly attachments?: readonly (MailAttachment | undefined)[]
  readonly onlyHere?: MailContent['onlyHere']
}

export type AddressedMail = Pick<QueuedMail, 'to' | 'language' | 'about' | 'content'>

/** Record that a mail speaks of: a booking, a waiting party, a message, a date. */
type OnRecord = { readonly id: string }

type Guest = OnRecord & { readonly email: string; readonly language: Language }

export function toGuest(
  mailboxes: Mailboxes,
  { id, email: to, language }: Guest,
  written: Written,
) {
  return toOutside(mailboxes, { to, language, about: [id] }, written)
}

/** Answers come to the farm. Undefined without an address. */
export function toOutside(
  { from, answersTo: replyTo, house }: Mailboxes,
  envelope: Omit<AddressedMail, 'content'>,
  written: Written,
): AddressedMail | undefined {
  return envelope.to === ''
    ? undefined
    : addressed({ ...envelope, house }, { from, replyTo }, written)
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
