import type { Kysely } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import { idsOrBlank } from '../rows.ts'
import { contentOf } from '../mail/mails.ts'
import type { Row, Tables } from '../tables.ts'

type Whose = {
  readonly sought: string
  readonly records: readonly string[]
  /** Other people of these records, present or past, who have mails of their own. */
  readonly others: ReadonlySet<string>
}

/** A mail that also tells of others is shown without its text, which is not this person's to read. */
export async function mailsAbout(db: Kysely<Tables>, { sought, records, others }: Whose) {
  const about = db.selectFrom('mail_about').selectAll()
  const mailAbout = await about.where('about', 'in', idsOrBlank(records)).execute()
  const speaking = new Set(mailAbout.map(({ mail_id }) => mail_id))
  const mails = db.selectFrom('mail')
  const found = (await mails.select(['id', 'recipient', 'content']).execute()).filter(
    ({ id, recipient, content }) => {
      const to = foldedAddress(recipient)
      return to === sought || (!others.has(to) && (speaking.has(id) || mentions(content, sought)))
    },
  )
  const ids = idsOrBlank(found.map(({ id }) => id))
  const mail = await mails.selectAll().where('id', 'in', ids).execute()
  const all = await about.where('mail_id', 'in', ids).execute()
  const ofOthers = all.filter((row) => !records.includes(row.about))
  const shared = new Set(ofOthers.map(({ mail_id }) => mail_id))
  return {
    mail: mail.map((row) => readable(row, shared.has(row.id))),
    mail_about: mailAbout,
  }
}

function readable({ content, ...mail }: Row<'mail'>, isShared: boolean) {
  if (isShared || content === '') return mail
  const { subject, text } = contentOf({ content })
  return { ...mail, subject, text }
}

/** The whole address, not a part of a longer one; JSON writes a line break as letters. */
function mentions(json: string, email: string): boolean {
  const text = foldedAddress(json.replaceAll(/\\[nrt]/g, ' '))
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const before = text[at - 1] ?? ''
    const after = text[at + email.length] ?? ''
    if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/[\p{L}\p{N}-]/u.test(after)) return true
  }
  return false
}
