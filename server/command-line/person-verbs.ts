import { join } from 'node:path'
import { erasePerson } from '#office/people/erase-person.ts'
import { takeTracesAway } from '#post/take-traces-away.ts'
import type { MailContent } from '#store/mails.ts'
import type { PersonRows } from '#store/people/person-rows.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

/** For whoever asks for it (GDPR, articles 15 and 20). */
export async function exportVerb({ store, clock }: OpenDesk, { words: [email = ''] }: Asked) {
  const rows = await store.rowsAbout(email)
  return { json: { email, at: clock.now().toISOString(), ...rows, mail: readable(rows.mail) } }
}

export async function eraseVerb(
  { store, clock, config }: OpenDesk,
  { words: [email = ''] }: Asked,
): Promise<Listed> {
  const rows = await erasePerson(store, email, clock.now())
  const wiped = await takeTracesAway({ store, mailFolder: join(config.dataDir, 'mail') })
  const later = 'The files are in use: the site takes the last traces out of them tonight.'
  const backups =
    'Backups taken before still hold what was erased: ' +
    'restore them with `--erasures` and any backup taken from now on.'
  return { rows, note: wiped ? backups : `${later} ${backups}` }
}

function readable(mails: PersonRows['mail']) {
  return mails.map(({ content, ...mail }) => {
    if (content === '') return mail
    const { subject, text }: Pick<MailContent, 'subject' | 'text'> = JSON.parse(content)
    return { ...mail, subject, text }
  })
}
