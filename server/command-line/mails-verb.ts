import { mailRows } from './rows.ts'
import type { AskedLine, Listed, OpenSite } from './verb.ts'

export async function mailsVerb(site: OpenSite, line: AskedLine): Promise<Listed> {
  const done = await changeOutbox(site, line)
  const { heldSince } = await site.store.outbox.counts(site.clock.now())
  const warning = heldSince && 'The mails are held: none goes out until `farm mails --release`.'
  const note = [done, warning].filter(Boolean).join('\n') || undefined
  return { rows: mailRows(await site.store.mails.list()), note }
}

async function changeOutbox(
  { store, clock }: OpenSite,
  options: AskedLine,
): Promise<string | undefined> {
  const { outbox } = store
  const now = clock.now()
  if (options.hold) await outbox.hold(now)
  if (options.release) {
    await outbox.release(now)
    return 'The mails go out.'
  }
  if (!options.retry) return undefined
  const ids = options.words.length > 0 ? options.words : undefined
  const count = await outbox.putBack(now, ids)
  const others =
    ids && ids.length > count ? '; the others were sent, are on their way, or unknown' : ''
  return `${count} put back, to be tried now${others}.`
}
