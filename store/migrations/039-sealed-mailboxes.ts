import type { Kysely } from 'kysely'
import { type Secrets, sealsUnder } from '../seals.ts'

type WithMailboxes = {
  mailbox_pace: { mailbox: string }
  proven_mailbox: { mailbox: string }
  unproven: { mailbox: string }
}

/** Digests of mailboxes were plain: whoever had them could try addresses. They are sealed as they are, so none is lost. */
export function under(secrets: Secrets) {
  const seals = sealsUnder(secrets)
  return {
    up: async (db: Kysely<WithMailboxes>): Promise<void> => {
      for (const table of ['mailbox_pace', 'proven_mailbox', 'unproven'] as const) {
        const rows = await db.selectFrom(table).select('mailbox').distinct().execute()
        for (const { mailbox } of rows) {
          const sealed = db.updateTable(table).set({ mailbox: seals(mailbox)[0] })
          await sealed.where('mailbox', '=', mailbox).execute()
        }
      }
    },
  }
}
