import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { erasePerson } from '../functions/erase-person.ts'
import { sweepMailFolder } from '../sweep-mail-folder.ts'
import type { PersonRows } from '../store/personal-data.ts'
import type { Store } from '../store/store.ts'
import type { Row } from './rows.ts'

type Desk = { readonly config: Config; readonly clock: Clock; readonly store: Store }
type Asked = { readonly words: readonly string[] }

/** Everything kept about one person, row by row, for whoever asks for it (GDPR, articles 15 and 20). */
export async function exportVerb({ store, clock }: Desk, { words: [email = ''] }: Asked) {
  const rows = await store.rowsAbout(email)
  return { json: { email, at: clock.now().toISOString(), ...rows, mail: readable(rows.mail) } }
}

/** Takes it away, but for what must stay; says what stays, why and until when. */
export async function eraseVerb(
  { store, clock, config }: Desk,
  { words: [email = ''] }: Asked,
): Promise<{ readonly rows: readonly Row[]; readonly note?: string }> {
  const rows = await erasePerson(store, email, clock.now())
  await sweepMailFolder(join(config.dataDir, 'mail'), await store.mailsWithText())
  const wiped = await wipeSoon(store)
  const later = 'The files are in use: the site takes the last traces out of them tonight.'
  const backups = 'Backups taken before still hold what was erased.'
  return { rows, note: wiped ? backups : `${later} ${backups}` }
}

/** What each mail said, without its markup. */
function readable(mails: PersonRows['mail']) {
  return mails.map(({ content, ...mail }) => {
    if (content === '') return mail
    const { subject, text } = JSON.parse(content) as { subject: string; text: string }
    return { ...mail, subject, text }
  })
}

async function wipeSoon(store: Store): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    if (await store.wipeTraces()) return true
    await setTimeout(100)
  }
  return false
}
