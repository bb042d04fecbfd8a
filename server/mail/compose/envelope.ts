import type { ReactElement } from 'react'
import { renderLetter } from '#emails/render-letter.tsx'
import { defaultLanguage, isLanguage, type Language } from '#language/languages.ts'
import type { MailAttachment, MailKind } from '../../store/mail-records.ts'
import type { Letter } from '../letters.ts'
import type { Mailboxes } from './mailboxes.ts'

/** A letter before it is addressed. */
export type Written = {
  readonly kind: MailKind
  readonly subject: string
  readonly letter: ReactElement
  readonly attachments?: readonly MailAttachment[]
}

/** To somebody outside, in their language; answers come to the farm. None to who gave no address. */
export function toGuest(
  mailboxes: Mailboxes,
  guest: { readonly email: string; readonly language: string },
  { kind, subject, letter, attachments = [] }: Written,
): readonly Letter[] {
  if (guest.email === '') return []
  const language = languageOf(guest)
  const bodies = renderLetter(letter, language)
  const { from, owner: replyTo } = mailboxes
  const content = { from, replyTo, subject, ...bodies, attachments }
  return [{ kind, to: guest.email, language, content }]
}

/** To the farm, in Dutch; an answer goes to whom the mail is about. */
export function toFarm(
  mailboxes: Mailboxes,
  replyTo: string | undefined,
  { kind, subject, letter, attachments = [] }: Written,
): Letter {
  const { from, owner } = mailboxes
  const answered = replyTo ? { replyTo } : {}
  const content = { from, ...answered, subject, ...renderLetter(letter, 'nl'), attachments }
  return { kind, to: owner, language: 'nl', content }
}

/** The language a booking was made in, as the store keeps it. */
export function languageOf({ language }: { readonly language: string }): Language {
  return isLanguage(language) ? language : defaultLanguage
}
