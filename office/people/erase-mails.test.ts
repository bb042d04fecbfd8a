import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { retentionLimits } from '#booking/people/retention.ts'
import { createFolderSender } from '#post/senders.ts'
import { takeTracesAway } from '#post/take-traces-away.ts'
import { testLetters } from '#tests/support/letters.ts'
import { addSession, plannedSession, start } from '#tests/support/records.ts'
import { databases, type FreshStore, postgres, sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { holds, tracesIn } from '#tests/support/traces.ts'
import { joinTable, shareTable } from '../companions/companions.ts'
import { doDueWork } from '../due/do-due-work.ts'
import { forgetDiets, keepDiets } from '../party/keep-diets.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { submitReservation } from '../reservations/submit-reservation.ts'
import { erasePerson } from './erase-person.ts'
import { replaceGuest } from './replace-guest.ts'

/** Words that stand nowhere but in what this one person sent. */
const marks = ['wendelmoet', 'qvistgaard', 'walnotenolie', 'kaasdoek']
const name = 'Wendelmoet Qvistgaard'
const email = 'W.Qvistgaard@example.org'
const other = { participantName: 'Bram Oosterlinck', email: 'bram@example.org' }
const twoDaysBefore = new Date('2025-09-28T08:00:00Z')
const dayAfter = new Date(plannedSession().endsAt.getTime() + 86_400_000)

/** An office that writes real letters, and a date that two parties come to. */
async function openOffice({ store }: FreshStore) {
  const office: TestOffice = { ...testOffice(store), lettersOf: () => testLetters() }
  const sessionId = await addSession(store)
  const decision = { minimum: 2, decidesOn: '2025-09-27' }
  await store.change((changes) => changes.updateSession(sessionId, decision))
  const id = await request(office, { participantName: name, email })
  await request(office, other)
  const diets = { vegans: 0, allergens: [], remark: 'Geen kaasdoek' } as const
  await keepDiets(office, id, diets)
  return { office, id }
}

async function request(office: TestOffice, who: typeof other): Promise<string> {
  const outcome = await submitReservation(office, {
    workshopType: 'drinks',
    preferredDate: '30 september 2025 - 18:30-22:00',
    participants: '2',
    specialRequirements: who.email === email ? 'Geen walnotenolie' : '',
    language: 'nl',
    honeypot: '',
    ...who,
  })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  await confirmReservation(office, outcome.reservationId)
  return outcome.reservationId
}

const mailFolderOf = ({ dataDir }: FreshStore) => join(dataDir, 'mail')

/** Writes every mail that waits to disk; returns their kinds. */
async function sendAll(fresh: FreshStore, at: Date): Promise<readonly string[]> {
  const sender = createFolderSender({
    folder: mailFolderOf(fresh),
    helpAddress: 'farm@farm.example',
  })
  const kinds: string[] = []
  const { outbox } = fresh.store
  for (;;) {
    const mail = await outbox.lendNext(at, new Date(at.getTime() + 60_000))
    if (!mail) return kinds
    await sender.send(mail)
    await outbox.markSent(mail.id, at)
    kinds.push(mail.kind)
  }
}

/** Where one of the words is still to be found: in the rows, in any file. */
async function remains(fresh: FreshStore, ...words: readonly string[]): Promise<readonly string[]> {
  const rows = (await fresh.store.copy()).tables.filter((table) =>
    holds(Buffer.from(JSON.stringify(table.rows)).toString('latin1'), ...words),
  )
  return [...rows.map(({ name: table }) => table), ...(await tracesIn(fresh.dataDir, ...words))]
}

const allRemains = (fresh: FreshStore) => remains(fresh, ...marks)

describe.each(databases)('what mails say of whoever is forgotten, in $name', (on) => {
  it('goes at once from every row and file, with lists of the day and letters to the farm', async () => {
    await using fresh = await on.openFreshStore()
    const { office } = await openOffice(fresh)
    office.setClock(twoDaysBefore)
    await doDueWork(office)
    const sent = await sendAll(fresh, twoDaysBefore)
    for (const kind of ['prep-sheet-owner', 'to-decide-owner', 'reservation-owner']) {
      expect(sent).toContain(kind)
    }
    for (const mark of marks) expect(await remains(fresh, mark)).toContain('mail')

    await erasePerson(fresh.store, email.toLowerCase(), dayAfter)
    const place = { store: fresh.store, mailFolder: mailFolderOf(fresh) }
    expect(await takeTracesAway(place)).toBe(true)
    expect(await allRemains(fresh)).toEqual([])
    expect(await remains(fresh, other.email)).toContain('mail')
    const kinds = (await fresh.store.listMails()).map(({ kind }) => kind)
    expect(kinds).toContain('prep-sheet-owner')
  })

  // What follows is the same on both, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('is left out of a list of the day that waits: it is written anew, once', async () => {
    await using fresh = await on.openFreshStore()
    const { office, id } = await openOffice(fresh)
    office.setClock(twoDaysBefore)
    await doDueWork(office)
    await cancelReservation(office, { id, by: 'guest', iban: '' })
    await erasePerson(fresh.store, email, twoDaysBefore)
    expect(await allRemains(fresh).then((all) => all.filter((where) => where === 'mail'))).toEqual(
      [],
    )
    await doDueWork(office)
    await doDueWork(office)
    const sent = await sendAll(fresh, twoDaysBefore)
    const lists = sent.filter((kind) => /^(prep-sheet|to-decide)/.test(kind))
    expect(lists.toSorted()).toEqual(['prep-sheet-owner', 'to-decide-owner'])
    expect(await remains(fresh, 'Oosterlinck')).toContain('mail')
    expect(await allRemains(fresh).then((all) => all.filter((where) => where === 'mail'))).toEqual(
      [],
    )
  })

  it('goes from what was mailed to who came along with them, and to who came instead', async () => {
    await using fresh = await on.openFreshStore()
    const { office, id } = await openOffice(fresh)
    await shareTable(office, id)
    const { id: listId } = (await fresh.store.companionListOf(id))!
    const joining = { name: 'Lotte', email: 'lotte@example.org', language: 'nl' } as const
    await joinTable(office, listId, { joining, from: {} })
    const handedOn = await request(office, { participantName: name, email })
    const instead = { name: 'Bram', email: other.email, language: 'nl' } as const
    await replaceGuest(office, handedOn, instead)
    expect(await sendAll(fresh, twoDaysBefore)).toContain('companion-joined-guest')
    await cancelReservation(office, { id, by: 'owner' })
    await erasePerson(fresh.store, email, dayAfter)
    await takeTracesAway({ store: fresh.store, mailFolder: mailFolderOf(fresh) })
    expect(await allRemains(fresh)).toEqual([])
  })

  it('of diets goes with the consent to them, and nothing else does', async () => {
    await using fresh = await on.openFreshStore()
    const { office, id } = await openOffice(fresh)
    office.setClock(twoDaysBefore)
    await doDueWork(office)
    await sendAll(fresh, twoDaysBefore)
    const place = { store: fresh.store, mailFolder: mailFolderOf(fresh) }
    const wiping: Promise<boolean>[] = []
    const dataForgotten = () => void wiping.push(takeTracesAway(place))
    expect(await remains(fresh, 'kaasdoek')).toContain('mail')
    expect(await forgetDiets({ ...office, dataForgotten }, id)).toBe(true)
    expect(await Promise.all(wiping)).toEqual([true])
    expect(await remains(fresh, 'kaasdoek')).toEqual([])
    expect(await remains(fresh, email)).toContain('reservation')
    expect(await forgetDiets({ ...office, dataForgotten }, id)).toBe(false)
    expect(wiping).toHaveLength(1)
  })

  it('of diets is not sent either when the list of the day still waits', async () => {
    await using fresh = await on.openFreshStore()
    const { office, id } = await openOffice(fresh)
    office.setClock(twoDaysBefore)
    await doDueWork(office)
    await forgetDiets(office, id)
    await doDueWork(office)
    const sent = await sendAll(fresh, twoDaysBefore)
    expect(sent.filter((kind) => kind === 'prep-sheet-owner')).toHaveLength(1)
    expect(await tracesIn(mailFolderOf(fresh), 'kaasdoek')).toEqual([])
    expect((await tracesIn(mailFolderOf(fresh), 'Qvistgaard')).length).toBeGreaterThan(0)
  })

  it('about a booking that stays is emptied the night after it went', async () => {
    await using fresh = await on.openFreshStore()
    await openOffice(fresh)
    await erasePerson(fresh.store, email, start)
    await sendAll(fresh, start)
    expect(await remains(fresh, 'walnotenolie')).toContain('mail')
    await fresh.store.change((changes) => changes.forgetOld(retentionLimits('2025-09-16')))
    expect(await remains(fresh, 'walnotenolie')).not.toContain('mail')
  })
})

it('a mail about several parties is not printed for one of them', async () => {
  await using fresh = await sqlite.openFreshStore()
  const { office } = await openOffice(fresh)
  office.setClock(twoDaysBefore)
  await doDueWork(office)
  const { mail } = await fresh.store.rowsAbout(email)
  const sheets = mail.filter(({ kind }) => kind === 'prep-sheet-owner')
  expect(sheets).toMatchObject([{ content: '' }])
  expect(JSON.stringify(mail)).toContain('walnotenolie')
  expect(JSON.stringify(mail)).not.toContain('Oosterlinck')
})
