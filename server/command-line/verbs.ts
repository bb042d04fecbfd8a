import { trustedFrom, trustedClock } from '#booking/dates/clock.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { retentionTerms } from '#booking/personal-data/retention.ts'
import { readHouse } from '#office/house/read-house.ts'
import { backupVerb, restoreVerb } from './backup-verbs.ts'
import { contentVerb } from './content-verb.ts'
import { invoiceVerb, statementVerb, journalVerb } from './money-verbs.ts'
import { keysVerb, deskVerb } from './key-verbs.ts'
import { mailsVerb } from './mails-verb.ts'
import { eraseVerb, exportVerb } from './person-verbs.ts'
import { messageRows, reservationRows, sessionRows, voucherRows, wishRows } from './rows.ts'
import type { AskedLine, Listed, OpenSite, Option, Site } from './verb.ts'

export type Verb = {
  readonly says: string
  readonly takes?: 'FILE' | 'PERSON' | 'REFERENCE' | 'rotate' | 'export DIR'
  readonly most?: number
  readonly options?: readonly Option[]
  readonly list: (site: Site, line: AskedLine) => Promise<Listed>
}

export const verbs: Readonly<Record<string, Verb>> = {
  reservations: {
    says: 'every reservation, newest first, with what is to be paid',
    list: onStore(async ({ store }) => ({
      rows: reservationRows(await store.reservations.list()),
    })),
  },
  schedule: {
    says: 'the coming dates with their places; --all for past ones too',
    options: ['all'],
    list: onStore(async ({ store, clock }, { all }) => {
      const sessions = await store.sessions.list(all ? undefined : clock.now())
      return { rows: sessionRows(sessions, clock.now(), await readHouse(store)) }
    }),
  },
  mails: {
    says: `the mails that were queued, and what became of them;
                  --retry [ID …] tries those that failed or wait again now,
                  --hold keeps all mails in, --release lets them go`,
    options: ['hold', 'release', 'retry'],
    list: onStore(mailsVerb),
  },
  messages: {
    says: 'the messages from the contact page',
    list: onStore(async ({ store }) => ({ rows: messageRows(await store.messages.list()) })),
  },
  interested: {
    says: 'who wants to hear of a next date, who asked first before the others',
    list: onStore(async ({ store }) => ({ rows: wishRows(await store.wishes.list()) })),
  },
  vouchers: {
    says: 'the gift vouchers, newest first, with what is left on each',
    list: onStore(async ({ store, clock }) => ({
      rows: voucherRows(await store.vouchers.list(), dayOf(clock.now())),
    })),
  },
  desk: {
    says: 'one key to your desk: it lets in the device that opens it, once, within 15 minutes',
    list: onStore(deskVerb),
  },
  statement: {
    says: 'a bank statement: its payments are booked; what is not certain waits on your desk',
    takes: 'FILE',
    list: onStore(statementVerb),
  },
  journal: {
    says: `the receipts journal of this year, into a file or, without one, printed;
                  2025, 2025-K3 or 2025-09 before it: of that year, quarter or month;
                  --check names the first line that was changed`,
    takes: 'FILE',
    most: 2,
    options: ['check'],
    list: onStore(journalVerb),
  },
  invoice: {
    says: `the invoices and credit notes of every year; with the REFERENCE of a booking and a FILE:
                  makes what is due for it, and writes that (UBL, for Peppol); a number writes that one`,
    takes: 'REFERENCE',
    most: 2,
    list: onStore(invoiceVerb),
  },
  content: {
    says: `the texts and photographs of the site: export DIR writes a file a language, for a translator;
                  import DIR makes drafts of what differs, which you publish on your desk`,
    takes: 'export DIR',
    most: 2,
    list: onStore(contentVerb),
  },
  clock: {
    says: `whether the site believes its clock; one that leapt far forgets nothing for three days,
                  --right says that it is right`,
    options: ['right'],
    list: onStore(clockVerb),
  },
  backup: {
    says: `everything there is, into one encrypted file; the site may run meanwhile;
                  --keep 30d: into a folder, from which its own of more than 30 days ago go`,
    takes: 'FILE',
    options: ['keep'],
    list: onStore(backupVerb),
  },
  restore: {
    says: `a backup, into an empty store; its mails are held until you release them, its links end;
                  --erasures LATER erases again what a later backup knows was erased since,
                  --older-than-promised takes one of more than ${retentionTerms.backups.days} days ago`,
    takes: 'FILE',
    options: ['older-than-promised', 'erasures'],
    list: restoreVerb,
  },
  keys: {
    says: `a new key to sign links with; the old one ends with its last link;
                  end NUMBER in its place ends one that leaked, and every link it signed, at once`,
    takes: 'rotate',
    most: 2,
    list: onStore(keysVerb),
  },
  export: {
    says: `everything kept about one person, as JSON: an email address, or the reference
                  of a booking whose guest gave none`,
    takes: 'PERSON',
    list: onStore(exportVerb),
  },
  erase: {
    says: 'takes that away, but for what must stay; says what stays and until when',
    takes: 'PERSON',
    list: onStore(eraseVerb),
  },
}

function onStore(list: (site: OpenSite, line: AskedLine) => Promise<Listed>): Verb['list'] {
  return async (site, line) => {
    await using store = await site.openStore()
    return await list({ ...site, store }, line)
  }
}

async function clockVerb({ store, clock }: OpenSite, { right }: AskedLine): Promise<Listed> {
  const now = clock.now()
  if (right) await store.change((changes) => changes.clockBelief.save(trustedClock(now)))
  const doubtedSince = (await store.clockBelief.find())?.doubtedSince
  const believed = doubtedSince && trustedFrom(doubtedSince).toISOString()
  return { rows: [{ now: now.toISOString(), believedFrom: believed ?? 'believed' }] }
}
