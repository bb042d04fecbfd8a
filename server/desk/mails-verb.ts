import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { mailRows, type Row } from './rows.ts'

type Desk = { readonly store: Store; readonly clock: Clock }

type Asked = {
  readonly hold: boolean
  readonly release: boolean
  readonly retry: boolean
  /** Mails to try again; all of them when none is named. */
  readonly words: readonly string[]
}

/** Does what was asked of the outbox, then lists the mails. */
export async function mailsVerb(
  desk: Desk,
  asked: Asked,
): Promise<{ readonly rows: readonly Row[]; readonly note: string | undefined }> {
  const done = await changeOutbox(desk, asked)
  const now = desk.clock.now()
  const { heldSince } = await desk.store.outbox.standing(now)
  const held = heldSince && 'The mails are held: none goes out until `farm mails --release`.'
  const note = [done, held].filter(Boolean).join('\n') || undefined
  return { rows: mailRows(await desk.store.listMails()), note }
}

async function changeOutbox({ store, clock }: Desk, asked: Asked): Promise<string | undefined> {
  const { outbox } = store
  const now = clock.now()
  if (asked.hold) await outbox.hold(now)
  if (asked.release) {
    await outbox.release(now)
    return 'The mails go out.'
  }
  if (!asked.retry) return undefined
  const ids = asked.words.length > 0 ? asked.words : undefined
  const count = await outbox.putBack(now, ids)
  const others =
    ids && ids.length > count ? '; the others were sent, are on their way, or unknown' : ''
  return `${count} put back, to be tried now${others}.`
}
