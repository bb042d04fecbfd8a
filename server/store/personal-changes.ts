import type { Transaction } from 'kysely'
import { forgetNeeds, removeReservations, stripReservations } from './forget-reservations.ts'
import { forgetOld } from './forget-old.ts'
import type { PersonalChanges } from './personal-data.ts'
import { rowsAbout } from './rows-about.ts'
import { someIds } from './some-ids.ts'
import type { Tables } from './tables.ts'

/** Forgetting, inside one transaction. An empty list of ids changes nothing. */
export function createPersonalChanges(db: Transaction<Tables>): PersonalChanges {
  return {
    rowsAbout: (email) => rowsAbout(db, email),
    forgetOld: (limits) => forgetOld(db, limits),
    removeReservations: (ids) => removeReservations(db, ids),
    stripReservations: (ids) => stripReservations(db, ids),
    forgetNeeds: (ids) => forgetNeeds(db, ids),
    forgetMailTexts: async (ids) => {
      await db.updateTable('mail').set({ content: '' }).where('id', 'in', someIds(ids)).execute()
    },
    removeMails: async (ids) => {
      await db.deleteFrom('mail').where('id', 'in', someIds(ids)).execute()
    },
    removeMessages: async (ids) => {
      await db.deleteFrom('message').where('id', 'in', someIds(ids)).execute()
    },
    removeTurns: async (mailboxes) => {
      await db.deleteFrom('mailbox_pace').where('mailbox', 'in', someIds(mailboxes)).execute()
    },
    removeWaiting: async (ids) => {
      await db.deleteFrom('waiting').where('id', 'in', someIds(ids)).execute()
    },
  }
}
