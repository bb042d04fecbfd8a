import { dayMs, hourMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailOffice, type MailOffice } from '#tests/support/mail-office.ts'
import { addSession } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { burstMs } from '../limits.ts'
import { sendLinksAgain } from '../people/send-new-link.ts'
import { joinWaitingList } from '../waiting/waiting-list.ts'

describe('a mail that waits for its turn', () => {
  let office: MailOffice
  let sessionId: string
  beforeEach(async () => {
    const fresh = await sqlite.openFreshStore()
    sessionId = await addSession(fresh.store, { capacity: 120 })
    office = mailOffice(fresh.store)
    return () => fresh[Symbol.asyncDispose]()
  })

  it('is joined with others that say the same: so many messages arrived', async () => {
    for (let i = 0; i < 15; i++) await office.write('victim@example.org')
    expect(await office.sendDueToStrangers()).toHaveLength(4)
    office.forward(4 * hourMs)
    const [joined, ...more] = await office.sendDueToStrangers()
    expect(more).toEqual([])
    expect(joined?.content.subject).toBe('Je 11 berichten zijn goed ontvangen')
    office.forward(dayMs)
    expect(await office.sendDueToStrangers()).toEqual([])
  })

  it('names every waiting list in the one mail that waits, each with its way off', async () => {
    const joinAs = (email: string) => {
      const party = { date: sessionId, participants: 120, name: 'Anneleen Peeters', email }
      return joinWaitingList(office, party, { language: 'en' })
    }
    await office.book('other@example.org')
    for (let i = 0; i < 7; i++) {
      expect(await joinAs(`victim+${i}@example.org`)).toEqual({ kind: 'joined' })
    }
    const sent = await office.sendDueToStrangers()
    expect(sent.filter(({ kind }) => kind === 'waiting-joined-guest')).toHaveLength(4)
    office.forward(4 * hourMs)
    const [joined, ...more] = await office.sendDueToStrangers()
    expect(more).toEqual([])
    expect(joined?.content.subject).toBe('You’re on 3 waiting lists')
    expect(joined?.content.text.match(/Take me off the list/g)).toHaveLength(3)
  })

  it('has one link at most for each booking', async () => {
    await office.book('victim@example.org')
    for (let hour = 0; hour < 48; hour++) {
      await sendLinksAgain(office, 'victim@example.org')
      office.forward(hourMs)
    }
    const links = (await office.store.mails.list()).filter(({ kind }) => kind === 'new-link-guest')
    expect(links.length).toBeLessThanOrEqual(4 + 48 / 4)
  })

  it('becomes part of the request’s own mail when only one came too many', async () => {
    for (let i = 0; i < 6; i++) await office.book(`guest-${i}@example.org`)
    await office.sendDue()
    office.forward(burstMs)
    expect(await office.sendDue()).toMatchObject([{ kind: 'reservation-owner' }])
  })
})
