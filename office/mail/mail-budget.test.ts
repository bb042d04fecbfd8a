import { hourMs, minuteMs } from '#booking/dates/brussels-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskPath } from '#language/desk-paths.ts'
import { testLetters, textOf } from '#tests/support/letters.ts'
import { isToOwner, mailOffice, type MailOffice, shortLetters } from '#tests/support/mail-office.ts'
import { addSession } from '#tests/support/records.ts'
import { contactMessage } from '#tests/support/requests.ts'
import { sqlite } from '#tests/support/stores.ts'
import { burstMs, mailBudget } from '../limits.ts'
import { changeParty } from '../party/change-party.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { confirmReservation } from '../reservations/answer-request.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'

describe('mail that strangers cause', () => {
  let office: MailOffice
  beforeEach(async () => {
    const fresh = await sqlite.openFreshStore()
    await addSession(fresh.store, { capacity: 120 })
    office = mailOffice(fresh.store, shortLetters)
    return () => fresh[Symbol.asyncDispose]()
  })

  it('is twelve mails at once to one mailbox in forty spellings, and nothing is refused', async () => {
    for (let i = 0; i < 40; i++) {
      expect(await office.book(spelling(i), `${i}`)).toMatchObject({ kind: 'placed' })
      expect(await office.write(spelling(i), `${i}`)).toEqual({ kind: 'sent' })
    }
    expect(await office.sendDueToStrangers()).toHaveLength(12)
    expect(await office.store.reservations.list()).toHaveLength(40)
    expect(await office.store.messages.list()).toHaveLength(40)
    let inADay = 0
    for (let hour = 0; hour < 24; hour++) {
      office.forward(hourMs)
      inADay += (await office.sendDueToStrangers()).length
    }
    // A day has one mail for bookings every two hours, and one for all messages.
    expect(inADay).toBe(12 + 1)
  })

  it('is sixty mails at once from one network, and every other one goes in its turn', async () => {
    const emails: string[] = []
    for (let i = 0; i < 150; i++) {
      const email = `stranger-${i}@example.org`
      emails.push(email)
      if (i % 3 === 0) expect((await office.book(email, 'one network')).kind).toBe('placed')
      else expect(await office.write(email, 'one network')).toEqual({ kind: 'sent' })
      // All orders come within a minute.
      office.forward(200)
    }
    const first = await office.sendDueToStrangers()
    expect(first.length).toBeLessThanOrEqual(60)
    expect(first.length).toBeGreaterThan(50)
    const later: string[] = []
    for (let minute = 0; minute < 150; minute += 10) {
      office.forward(10 * minuteMs)
      const now = await office.sendDueToStrangers()
      expect(now.length).toBeLessThanOrEqual(30)
      later.push(...now.map(({ to }) => to))
    }
    const all = [...first.map(({ to }) => to), ...later]
    expect(all.toSorted()).toEqual(emails.toSorted())
    const messages = later.filter((to) => Number(/\d+/.exec(to)) % 3 !== 0)
    expect(messages).toEqual(emails.filter((to) => messages.includes(to)))
  })

  it('leaves other networks’ mails as quick as they were when one network floods', async () => {
    for (let i = 0; i < 90; i++) await office.write(`stranger-${i}@example.org`, 'one network')
    await office.sendDue()
    for (let i = 0; i < 100; i++) await office.book(`flood-${i}@example.org`, 'one network')
    await office.sendDue()
    await office.write('honest@example.org', 'another')
    await office.book('guest@example.org', 'another')
    const sent = (await office.sendDueToStrangers()).map(({ to }) => to)
    expect(sent).toEqual(['honest@example.org', 'guest@example.org'])
  })

  it('keeps to the site’s own pace from a thousand networks, and bookings have room', async () => {
    for (let i = 0; i < 90; i++) await office.write(`stranger-${i}@example.org`, `${i}`)
    expect(await office.sendDueToStrangers()).toHaveLength(60)
    await office.book('honest@example.org', 'another')
    expect(await office.sendDueToStrangers()).toMatchObject([{ kind: 'reservation-guest' }])
  })

  it('tells the farm of an attack in a few mails, whose counts add up', async () => {
    office = mailOffice(office.store, (news) =>
      (news.kind === 'burst' ? testLetters() : shortLetters)(news),
    )
    for (let i = 0; i < 91; i++) await office.book(`stranger-${i}@example.org`, `${i}`)
    for (let i = 0; i < 3; i++) await office.write(`writer-${i}@example.org`)
    const atOnce = (await office.sendDue()).filter(isToOwner)
    expect(atOnce.map(({ kind }) => kind)).toEqual(Array(5).fill('reservation-owner'))
    office.forward(burstMs)
    const [burst, ...more] = (await office.sendDue()).filter(isToOwner)
    expect(more).toEqual([])
    expect(burst?.kind).toBe('burst-owner')
    expect(burst?.content.subject).toBe('Veel tegelijk: 86 aanvragen en 3 berichten')
    expect(burst && textOf(burst)).toContain('En nog 66')
    expect(burst?.content.html).not.toContain('stranger')
    expect(await office.store.messages.list()).toHaveLength(3)
  })

  it('is few mails to the farm of strangers who change and cancel what it has not answered', async () => {
    office = mailOffice(office.store)
    for (let i = 0; i < 20; i++) await office.book(`stranger-${i}@example.org`, `${i}`)
    const [agreed, ...requests] = await office.store.reservations.list()
    await confirmReservation(office, agreed!.id)
    for (const { id } of requests) {
      await changeParty(office, { id, participants: 2, by: 'guest' })
      await cancelReservation(office, { id, by: 'guest' })
    }
    office.forward(burstMs)
    const toFarm = (await office.sendDue()).filter(isToOwner).map(({ kind }) => kind)
    expect(toFarm).toHaveLength(mailBudget.farm.atOnce + 1)
    // The farm has agreed to this one, so it is told at once.
    await cancelReservation(office, { id: agreed!.id, by: 'guest' })
    expect((await office.sendDue()).filter(isToOwner)).toMatchObject([{ kind: 'cancelled-owner' }])
  })

  it('hides no message among thirty requests: the farm’s mail quotes it, and the desk has it', async () => {
    office = mailOffice(office.store)
    for (let i = 0; i < 30; i++) await office.book(`stranger-${i}@example.org`, `${i}`)
    await office.write('writer@example.org')
    await office.sendDue()
    office.forward(burstMs)
    const [burst] = (await office.sendDue()).filter(isToOwner)
    const [message] = await office.store.messages.listToAnswer()
    const text = burst ? textOf(burst) : ''
    const { name, subject } = contactMessage()
    expect(text).toContain(`${name} (writer@example.org): ${subject}`)
    expect(text).toContain('> Kan dat op een zondag?')
    expect(burst?.content.html).toContain(deskPath('berichten', message?.id ?? ''))
    const kinds = async () => (await office.store.mails.list()).map(({ kind }) => kind)
    expect(await kinds()).toContain('burst-owner')
    await erasePerson(office.store, 'writer@example.org', office.clock.now())
    expect(await kinds()).not.toContain('burst-owner')
  })

  it('waits on when all mails are put back, unless it is named', async () => {
    for (let i = 0; i < 9; i++) await office.book('victim@example.org')
    expect(await office.sendDueToStrangers()).toHaveLength(8)
    const { outbox } = office.store
    await outbox.putBack(office.clock.now())
    expect(await office.sendDueToStrangers()).toEqual([])
    const waiting = (await office.store.mails.list()).find(
      ({ to, state }) => to === 'victim@example.org' && state === 'waiting',
    )
    expect(await outbox.putBack(office.clock.now(), [waiting!.id])).toBe(1)
    expect(await office.sendDueToStrangers()).toHaveLength(1)
  })

  it('is not late while it waits for its turn, and has all its days to be tried', async () => {
    for (let i = 0; i < 9; i++) await office.book('victim@example.org')
    await office.sendDue()
    expect((await office.store.outbox.counts(office.clock.now())).waitingLong).toBe(0)
    const dueAt = office.clock.now().getTime() + 2 * hourMs
    office.forward(2 * hourMs)
    const [mail] = await office.sendDueToStrangers()
    expect(mail?.patienceFrom.getTime()).toBe(dueAt)
  })
})

/** One Gmail mailbox, with a dot here and there and tags. */
function spelling(i: number): string {
  const name = [...'victimized'].map((letter, at) => (i & (1 << at) ? `${letter}.` : letter))
  return `${name.join('').replace(/\.$/, '')}${i % 3 === 0 ? `+${i}` : ''}@gmail.com`
}
