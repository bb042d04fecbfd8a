import { ownerNews } from '#content/words/nl/owner-news.ts'
import { OwnerNotice } from '#emails/owner/notice.tsx'
import type { Letter } from '../../letters.ts'
import { toFarm } from '../envelope.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { deskAddress } from '../owner-addresses.ts'
import { senderIn } from '../sender.ts'

/** The way to the desk, to the farm's own mailbox and nowhere else. */
export function deskLinkLetters(mailboxes: Mailboxes): readonly Letter[] {
  const words = ownerNews.deskLink
  const notice = {
    words,
    texts: [words.text],
    facts: [],
    main: { label: ownerNews.actions.desk, to: deskAddress(mailboxes) },
    more: [],
    closing: [words.notAsked],
  }
  const letter = <OwnerNotice notice={notice} sender={senderIn('nl')} />
  return [toFarm(mailboxes, undefined, { kind: 'desk-link-owner', subject: words.subject, letter })]
}
