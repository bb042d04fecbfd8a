import type { DeskKey } from '#store/devices/devices.ts'
import { mailAddressOf, type Mailboxes } from '../envelope.ts'
import { keyLink } from '../links.ts'
import { noticeAbout, ownersWords } from './notice.tsx'

/** A key to the desk goes to the farm's own mailbox only, and so do answers to it. */
export function deskKey(mailboxes: Mailboxes, { key }: { readonly key: DeskKey }) {
  const words = ownersWords(mailboxes).ownerNews.deskKey
  const to = mailAddressOf(mailboxes, keyLink(key))
  return noticeAbout(
    mailboxes,
    { about: [] },
    {
      words,
      texts: [words.text],
      main: { label: words.button, to },
      closing: [words.notAsked],
    },
  )
}
