import { dayMs, minuteMs } from '#booking/dates/brussels-time.ts'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFolderSender } from '#post/senders.ts'
import { takeTracesAway } from '#post/wipe-traces.ts'
import { type FreshOffice, freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters } from '#tests/support/letters.ts'
import { plannedSession, start } from '#tests/support/records.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { holds, tracesIn } from '#tests/support/traces.ts'
import { forgetDiets, saveDiets } from '../party/save-diets.ts'
import { erasePerson } from './erase-person.ts'

/** Words that this one person alone sent. */
const marks = ['wendelmoet', 'qvistgaard', 'walnotenolie', 'kaasdoek']
const email = 'W.Qvistgaard@example.org'
const wendelmoet = { participantName: 'Wendelmoet Qvistgaard', email, participants: '2' }
const bram = { name: 'Bram', email: 'bram@example.org', language: 'nl' } as const
const twoDaysBefore = new Date('2025-09-28T08:00:00Z')
const dayAfter = new Date(plannedSession().endsAt.getTime() + dayMs)

/** Writes every mail that waits to disk; returns their kinds. */
async function sendAll({ fresh, office }: FreshOffice): Promise<readonly string[]> {
  const folder = join(fresh.dataDir, 'mail')
  const sender = createFolderSender({ folder, helpAddress: 'farm@farm.example' })
  const kinds: string[] = []
  const { outbox } = fresh.store
  const at = office.clock.now()
  for (;;) {
    const mail = await outbox.lendNext(at, new Date(at.getTime() + minuteMs))
    if (!mail) return kinds
    await sender.send(mail)
    await outbox.markSent(mail.id, at)
    kinds.push(mail.kind)
  }
}

describe.each(databases)('the text of mails about a person who is forgotten, in $name', (on) => {
  const farm = freshOffice({ on, office: { lettersOf: () => testLetters() } })
  /** The booking of this one person; another party comes as well. */
  let id = ''
  beforeEach(async () => {
    const decision = { minimum: 2, decidesOn: '2025-09-27' } as const
    await farm.store.change((changes) => changes.sessions.update(farm.sessionId, decision))
    id = await farm.confirmed({ ...wendelmoet, specialRequirements: 'Geen walnotenolie' })
    const other = { participantName: 'Bram Oosterlinck', email: bram.email }
    await farm.confirmed({ ...other, participants: '2' })
    await saveDiets(farm.office, id, { vegans: 0, allergens: [], remark: 'Geen kaasdoek' })
  })

  const mailFolder = () => join(farm.fresh.dataDir, 'mail')
  const takeTraces = () => takeTracesAway({ store: farm.store, mailFolder: mailFolder() })
  const erase = (at: Date) => erasePerson(farm.store, email.toLowerCase(), at)
  /** Lists of the day, and the mail that it goes ahead, are due two days before. */
  async function prepare() {
    farm.office.setClock(twoDaysBefore)
    await farm.doDueTasks()
  }
  /** Rows and files that still have one of the words. */
  async function remains(...words: readonly string[]): Promise<readonly string[]> {
    const { dataDir, store } = farm.fresh
    const rows = (await store.copy()).tables.filter((table) =>
      holds(Buffer.from(JSON.stringify(table.rows)).toString('latin1'), ...words),
    )
    return [...rows.map(({ name }) => name), ...(await tracesIn(dataDir, ...words))]
  }

  it('goes at once from every row and file, with lists of the day and letters to the farm', async () => {
    await prepare()
    const sent = await sendAll(farm)
    for (const kind of ['prep-sheet-owner', 'to-decide-owner', 'reservation-owner']) {
      expect(sent).toContain(kind)
    }
    for (const mark of marks) expect(await remains(mark)).toContain('mail')

    await erase(dayAfter)
    expect(await takeTraces()).toBe(true)
    expect(await remains(...marks)).toEqual([])
    expect(await remains(bram.email)).toContain('mail')
    const kinds = (await farm.store.mails.list()).map(({ kind }) => kind)
    expect(kinds).toContain('prep-sheet-owner')
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('is left out of a list of the day that waits: it is written anew, once', async () => {
    await prepare()
    await farm.cancel({ id, by: 'guest', iban: '' })
    await erase(twoDaysBefore)
    expect(await remains(...marks)).not.toContain('mail')
    for (const _ of ['once', 'twice']) await farm.doDueTasks()
    const sent = await sendAll(farm)
    const lists = sent.filter((kind) => /^(prep-sheet|to-decide)/.test(kind))
    expect(lists.toSorted()).toEqual(['prep-sheet-owner', 'to-decide-owner'])
    expect(await remains('Oosterlinck')).toContain('mail')
    expect(await remains(...marks)).not.toContain('mail')
  })

  it('goes with the consent when it is about diets, and other text stays', async () => {
    await prepare()
    await sendAll(farm)
    const wiping: Promise<boolean>[] = []
    const office = { ...farm.office, dataForgotten: () => void wiping.push(takeTraces()) }
    expect(await remains('kaasdoek')).toContain('mail')
    expect(await forgetDiets(office, id)).toBe(true)
    expect(await Promise.all(wiping)).toEqual([true])
    expect(await remains('kaasdoek')).toEqual([])
    expect(await remains(email)).toContain('reservation')
    expect(await forgetDiets(office, id)).toBe(false)
    expect(wiping).toHaveLength(1)
  })

  it('leaves no diets in a list of the day that still waits', async () => {
    await prepare()
    await forgetDiets(farm.office, id)
    await farm.doDueTasks()
    const sent = await sendAll(farm)
    expect(sent.filter((kind) => kind === 'prep-sheet-owner')).toHaveLength(1)
    expect(await tracesIn(mailFolder(), 'kaasdoek')).toEqual([])
    expect((await tracesIn(mailFolder(), 'Qvistgaard')).length).toBeGreaterThan(0)
  })

  it('is emptied the night after it went when its booking stays', async () => {
    await erase(start)
    farm.office.setClock(start)
    await sendAll(farm)
    expect(await remains('walnotenolie')).toContain('mail')
    await farm.forgetOld('2025-09-16')
    expect(await remains('walnotenolie')).not.toContain('mail')
  })

  it('is not printed for one person when it is about several parties', async () => {
    await prepare()
    const { mail } = await farm.store.personalData.getRowsAbout(email)
    const sheets = mail.filter(({ kind }) => kind === 'prep-sheet-owner')
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).not.toHaveProperty('text')
    expect(JSON.stringify(mail)).toContain('walnotenolie')
    expect(JSON.stringify(mail)).not.toContain('Oosterlinck')
  })
})
