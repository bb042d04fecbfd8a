import type { DeskKey } from '#store/devices/devices.ts'
import { mailAddressOf } from '../envelope.ts'
import { keyLink } from '../links.ts'
import { moments } from '../sample-scene.ts'
import { makeFarmLetter } from './notice.ts'

/** The farm's own mailbox alone gets desk keys, and answers to them. */
export const deskKeyLetter = makeFarmLetter(sampleKey, (mail, { key }) => {
  const words = mail.ownerWords.ownerNews.deskKey
  return {
    about: [],
    words,
    texts: [words.text],
    main: { label: words.button, to: mailAddressOf(mail.mailboxes, keyLink(key)) },
    closing: [words.notAsked],
  }
})

function sampleKey(): { readonly key: DeskKey } {
  const id = '7b1f0c52-93de-4a68-b0c7-2e5d8a416f39'
  const { keyEnds: endsAt } = moments
  return { key: { id, askedByDigest: undefined, path: '/desk', endsAt, usedAt: undefined } }
}
