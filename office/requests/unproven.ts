import { hourMs } from '#booking/dates/brussels-time.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import { mayHold, type UnprovenRequest } from '#booking/requests/unproven.ts'
import type { Change } from '../office.ts'

type Asked = Pick<UnprovenRequest, 'sessionId' | 'places' | 'network'> & {
  readonly email: string
  readonly left: number
}

/** Whether it holds its places at once; `unproven` is kept with a request of a mailbox that nobody has proven. */
export async function weighRequest(change: Change, { email, left, ...asked }: Asked) {
  const mailbox = mailboxDigest(email)
  if (!change.unproven || (await change.isProven(mailbox))) {
    return { holds: true, unproven: undefined }
  }
  const madeAt = change.clock.now()
  const unproven = { ...asked, mailbox, madeAt }
  const since = new Date(madeAt.getTime() - hourMs)
  const alike = await change.unprovenLike({ mailbox, network: asked.network, since })
  const held = alike.filter(({ status }) => status === 'requested')
  const free = await change.countFreePlaces(madeAt)
  const isWithinBounds = mayHold(unproven, { held, left, free }, change.unproven) === 'holds'
  return { holds: isWithinBounds, unproven }
}
