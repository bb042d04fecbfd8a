import { dayMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { weekdays, type Day } from '#language/dates.ts'
import { erasuresIn } from '#store/personal-data/erasures.ts'
import type { Store } from '#store/store.ts'
import { listDiets } from '#tests/support/all-of.ts'
import {
  addSession,
  plannedSession,
  queuedMail,
  reservation,
  start,
  waitingEntry,
} from '#tests/support/records.ts'
import { buyGift, orderGift } from '#tests/support/gift-vouchers.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import { freshStore, sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { eraseAgain } from './erase-again.ts'
import { erasePerson } from './erase-person.ts'

type ErasureList = Parameters<typeof eraseAgain>[1]

const email = 'Zoë.Vanmarkt@example.org'
const later = new Date(start.getTime() + dayMs)
const dayAfter = new Date(plannedSession().endsAt.getTime() + dayMs)

/** The list that a later backup of a store would hold. */
const listOf = async (store: Store) => erasuresIn(await store.copy())!

const zoe = { name: 'Zoë', email, language: 'nl', createdAt: start } as const
const message = { id: 'asked', ...zoe, subject: 'Vraag', message: 'Mag de hond mee?' }
const wished = { workshop: 'drinks', participants: 2, languages: ['nl'], weekdays } as const
const wish = { id: 'wished', ...zoe, ...wished, state: 'wanted', endsAt: later } as const

describe('a record that was erased since a backup', () => {
  const fresh = freshStore(sqlite)
  const again = (list: ErasureList, at = later) =>
    fresh.store.change((changes) => eraseAgain(changes, list, at))

  it('is erased again: a booking, a waiting party, a wish, a message, a mail', async () => {
    await using live = await sqlite.openFreshStore()
    const booked = reservation('', { email, name: 'Zoë Vanmarkt' })
    for (const { store } of [live, fresh]) {
      const sessionId = await addSession(store)
      await store.change(async (changes) => {
        await changes.sessions.takePlaces(sessionId, 2)
        await changes.reservations.add({ ...booked, sessionId })
        await changes.waiting.add(waitingEntry(sessionId, { id: 'waits', email }))
        await changes.messages.add(message)
        await changes.wishes.add(wish)
        await changes.mails.queue([queuedMail({ to: 'o@farm.example', about: [booked.id] })])
      })
    }
    await erasePerson(live.store, email, dayAfter)
    const list = await listOf(live.store)
    expect(JSON.stringify(list).toLowerCase()).not.toContain('vanmarkt')
    expect(await again(list, dayAfter)).toBe(4)
    const { tables } = await fresh.store.copy()
    expect(JSON.stringify(tables)).not.toMatch(/vanmarkt|hond|Vraag/i)
    expect(await fresh.store.sessions.list()).toMatchObject([{ taken: 0 }])
    // The list continues in the restored store.
    expect((await listOf(fresh.store)).people).toEqual(list.people)
  })

  it('is known by the address when it came and went in between', async () => {
    const { store } = fresh
    await erasePerson(store, email, later)
    const list = await listOf(store)
    const other = { ...message, id: 'b', email: 'b@b.example' }
    for (const each of [message, other]) await store.change((changes) => changes.messages.add(each))
    await store.change((changes) => changes.wishes.add(wish))
    expect(await again(list)).toBe(2)
    expect(await store.wishes.list()).toEqual([])
    expect(await store.messages.list()).toMatchObject([{ email: 'b@b.example' }])
  })

  it('stays when its person came back after the erasure', async () => {
    const { store } = fresh
    await erasePerson(store, email, start)
    const list = await listOf(store)
    await store.change((changes) => changes.messages.add({ ...message, createdAt: later }))
    const office = testOffice(store)
    office.setClock(later)
    await orderGift(office, { buyerEmail: email })
    await store.change((changes) => changes.wishes.add({ ...wish, createdAt: later }))
    expect(await again(list, dayAfter)).toBe(0)
    expect(await store.messages.list()).toHaveLength(1)
    expect(await store.vouchers.list()).toMatchObject([{ buyerEmail: email }])
    expect(await store.wishes.list()).toMatchObject([{ email }])
  })

  it('frees places that were offered to its person then', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const option = await offerOption(testOffice(store), { email })
    await store.change(async (changes) => {
      await changes.sessions.takePlaces(sessionId, 2)
      await changes.waiting.add(waitingEntry(sessionId, { id: 'waits', email, state: 'offered' }))
    })
    const records = [option, 'waits'].map((record) => ({ record, at: later, as: 'gone' as const }))
    expect(await again({ people: [], records })).toBe(2)
    expect(await store.sessions.list()).toMatchObject([{ id: sessionId, taken: 0 }])
  })

  it('opens no way back: a booking that had ended is ended again, and so are its links', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const booked = reservation(sessionId, { email, status: 'confirmed' })
    await store.change(async (changes) => {
      await changes.sessions.takePlaces(sessionId, 2)
      await changes.reservations.add(booked)
    })
    const records = [{ record: booked.id, at: later, as: 'stripped' }] as const
    const list = { people: [], records }
    expect(await again(list)).toBe(1)
    const [left] = await store.reservations.list()
    expect(left).toMatchObject({ status: 'cancelled', name: '', email: '' })
    // Links of a higher version, given out after the backup, do not open it either.
    expect(left?.linkVersion).toBeGreaterThan(65_535)
    expect(await store.sessions.find(sessionId)).toMatchObject({ taken: 0 })
    expect(await again(list)).toBe(0)
  })

  it('loses diets that were noted before they were taken back, and none that are newer', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const before = reservation(sessionId)
    const since = reservation(sessionId)
    const told = (reservationId: string, consentedAt: Date) => {
      return { reservationId, answer: '{}', consentedAt }
    }
    await store.change(async (changes) => {
      await changes.reservations.add(before)
      await changes.reservations.add({ ...since, specialRequirements: 'Noten' })
      await changes.diets.save(told(before.id, start))
      await changes.diets.save(told(since.id, dayAfter))
    })
    const records = [
      { record: before.id, at: later, as: 'diets' },
      { record: since.id, at: later, as: 'diets' },
      { record: since.id, at: later, as: 'needs' },
    ] as const
    expect(await again({ people: [], records }, dayAfter)).toBe(2)
    expect(await listDiets(store)).toMatchObject([{ reservationId: since.id }])
  })

  it('may name a voucher’s buyer or its receiver, and never both', async () => {
    await using live = await sqlite.openFreshStore()
    const nele = 'nele@example.org'
    const ids: string[] = []
    for (const { store } of [live, fresh]) {
      const office = testOffice(store)
      for (let n = 0; n < 2; n++) ids.push((await buyGift(office, { receiverEmail: nele })).id)
    }
    const [, , first = '', second = ''] = ids
    const { store } = fresh
    await erasePerson(live.store, nele, later)
    await again(await listOf(live.store))
    const left = { buyerName: 'Bram Claes', receiverName: '', receiverEmail: '' }
    for (const id of [first, second]) expect(await store.vouchers.find(id)).toMatchObject(left)
    const records = [{ record: first, at: later, as: 'buyer' }] as const
    await again({ people: [], records })
    expect(await store.vouchers.find(first)).toMatchObject({ buyerName: '', buyerEmail: '' })
    expect(await store.vouchers.find(second)).toMatchObject(left)
  })

  it('stays a voucher when its buyer had paid and was erased while it was to come', async () => {
    await using live = await sqlite.openFreshStore()
    const order = { buyerEmail: email, receiverEmail: 'nele@example.org', sendOn: '2025-12-24' }
    const unpaid = await orderGift(testOffice(fresh.store), order)
    await buyGift(testOffice(live.store), order)
    const [kept] = await erasePerson(live.store, email, later)
    expect(kept).toMatchObject({ what: 'voucher', because: 'still-to-come' })
    const { people, records } = await listOf(live.store)
    await again({ people, records: records.map((each) => ({ ...each, record: unpaid })) })
    expect(await fresh.store.vouchers.find(unpaid)).toMatchObject({ buyerEmail: email })
  })

  it('loses the name of an earlier guest who had paid, in bank lines too', async () => {
    const { store } = fresh
    const sessionId = await addSession(store)
    const booked = reservation(sessionId, { email: 'els@example.org', name: 'Els' })
    const line = { outcome: 'matched', reservationId: booked.id, amountCents: 6500 } as const
    const told = { ...line, bookedOn: '2025-09-16', importedAt: start, settledAt: start } as const
    await store.change(async (changes) => {
      await changes.reservations.add(booked)
      const was = {
        id: 'was',
        reservationId: booked.id,
        name: 'Zoë Vanmarkt',
        email,
        language: 'nl',
      } as const
      await changes.substitutes.addReplacedGuest({ ...was, hadPaid: 1, at: start })
      const payer = { communication: '', payerName: 'Vanmarkt', payerIban: 'BE68539007547034' }
      await changes.transactions.add({ key: 'k', ...told, ...payer, detail: {} })
    })
    await using live = await sqlite.openFreshStore()
    await erasePerson(live.store, email, dayAfter)
    expect(await again(await listOf(live.store), dayAfter)).toBe(1)
    expect(JSON.stringify((await store.copy()).tables)).not.toMatch(/Vanmarkt|BE685390/)
  })

  it('stays on the list for a year', async () => {
    await erasePerson(fresh.store, email, start)
    const forgetOn = (day: Day) =>
      fresh.store.change((changes) => changes.personalData.forgetOld(day))
    await forgetOn('2026-09-15')
    expect((await listOf(fresh.store)).people).toHaveLength(1)
    await forgetOn('2026-09-16')
    expect((await listOf(fresh.store)).people).toEqual([])
  })
})
