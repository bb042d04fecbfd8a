import { firstHouse } from '#content/first-house.ts'
import { expect, it } from 'vitest'
import { parseDiets } from '#booking/party/diets.ts'
import { shareToPay } from '#booking/party/companion.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { companionOf, joinList, companionListOf } from '#tests/support/companions.ts'
import { drawReference } from '../money/payments.ts'
import { forgetDiets, saveDiets } from './save-diets.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { prepSheetOf } from './prep-sheet.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { replaceGuest } from '../people/replace-guest.ts'
import {
  forgetCompanionDiets,
  joinAsCompanion,
  saveCompanionDiets,
  removeCompanion,
  endCompanionLink,
} from './companions.ts'

const farm = freshOffice()
const nuts = { vegans: 1, allergens: ['nuts'], remark: '' } as const
const lotte = { name: 'Lotte', email: 'lotte@example.org', language: 'fr' } as const

const join = (listId: string) => joinList(farm.office, listId)

const shares = async (id: string) => {
  const entries = await farm.store.entries.listOfPayments(id)
  return (await farm.store.companions.listOf(id)).map((each) => withShare(each, entries))
}
const paid = async (id: string) => (await shares(id)).map(({ paidCents }) => paidCents)

it('companions join by a link that can be ended, as many as the party has others', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  expect(await companionListOf(farm.office, id)).toBe(list)
  const all = await Promise.all(Array.from({ length: 5 }, () => join(list)))
  expect(all.filter(Boolean)).toHaveLength(2)
  await removeCompanion(farm.office, all.find(Boolean)!)
  await endCompanionLink(farm.office, id)
  expect(await join(list)).toBeUndefined()
  expect(await farm.store.companions.listOf(id)).toHaveLength(1)
})

it('a form that is sent twice adds one companion, and no other form leads to them', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  const send = (once: string) =>
    joinAsCompanion(farm.office, list, { joining: { ...lotte, email: '' }, from: {}, once })
  const first = (await send('form'))!
  expect([await send('form'), await farm.store.companions.listOf(id)]).toEqual([first, [first]])
  expect((await send(first.id))?.id).not.toBe(first.id)
})

it('there is no table before the farm has said yes, for one person, or after the booking', async () => {
  const alone = await farm.confirmed()
  const asked = await farm.ask({ participants: '3' })
  for (const id of [alone, asked]) expect(await companionListOf(farm.office, id)).toBe('')
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  await farm.cancel({ id, by: 'guest' })
  expect(await join(list)).toBeUndefined()
})

it('a table stays open until the last day of a course begins', async () => {
  const list = await companionListOf(farm.office, await farm.paid({ participants: '3' }))
  const course = { furtherDays: ['2025-10-07'], endsAt: new Date('2025-10-07T20:00:00Z') } as const
  await farm.store.change((changes) => changes.sessions.update(farm.sessionId, course))
  await farm.liveUntil('2025-10-07T07:00:00Z')
  expect(await join(list)).toBeDefined()
  await farm.liveUntil('2025-10-07T17:00:00Z')
  expect(await join(list)).toBeUndefined()
})

it('a share is money of the booking, the deposit first, and counts as theirs', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  for (const companion of [(await join(list))!, (await join(list))!]) {
    await farm.pay(companion.reference)
  }
  const { status, payments } = await farm.found(id)
  expect([status, payments.map(({ paidCents }) => paidCents)]).toEqual(['secured', [9750, 3250]])
  expect(await paid(id)).toEqual([6500, 6500])
  for (const each of await shares(id)) {
    expect(shareToPay(await farm.found(id), each)).toBe(0)
  }
})

it('a share that the bank takes back is theirs to pay again', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const { reference } = await companionOf(farm.office, id)
  await farm.pay(reference)
  const back = { ...transfer({ structured: reference, cents: -6500 }), code: '00101000' }
  await farm.readLines({ ...back, returned: '4' })
  expect(await farm.decide({ kind: 'take-back', notifies: false })).toBe('done')
  expect(await paid(id)).toEqual([0])
})

it('a transfer that names two of them waits for the owner, and then counts for both', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  const first = (await join(list))!
  const second = (await join(list))!
  const text = `${first.reference} ${second.reference}`
  expect(await farm.readLines(transfer({ text, cents: 9751 }))).toEqual(['review'])
  const [waiting] = await farm.store.transactions.listToDecide()
  expect([await paid(id), waiting!.reservationId]).toEqual([[0, 0], id])
  expect(await farm.decide({ kind: 'book', reservationId: id })).toBe('done')
  expect((await paid(id)).toSorted()).toEqual([4875, 4876])
  expect((await farm.found(id)).status).toBe('secured')
})

it('no reference is drawn that a payment, a companion or a voucher has', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id)
  await orderGift(farm.office)
  const { payments } = await farm.found(id)
  const taken = [...payments, companion, ...(await farm.store.vouchers.list())]
  const { listReferencesTaken } = farm.store.references
  const drawn = [...taken.map(({ reference }) => reference), '090933755493']
  const found = (await listReferencesTaken(drawn)).map(({ reference }) => reference)
  expect([found.length, found.toSorted()]).toEqual([4, drawn.slice(0, -1).toSorted()])
  const tried: string[] = []
  const firstIsTaken: typeof listReferencesTaken = async (references) => {
    const [reference = ''] = references
    return tried.push(reference) === 1 ? [{ reference }] : []
  }
  const reads = { references: { ...farm.store.references, listReferencesTaken: firstIsTaken } }
  expect([await drawReference(reads)]).toEqual(tried.slice(1))
})

it('a share adds to a deposit that was marked by hand, and the owner decides on what is too much', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id)
  await farm.receive({ id, kind: 'deposit' })
  expect(shareToPay(await farm.found(id), { ...companion, paidCents: 0 })).toBe(6500)
  await farm.pay(companion.reference)
  expect(await farm.found(id)).toMatchObject({ status: 'paid' })
  await farm.pay(companion.reference, { cents: 100 })
  expect(await farm.store.transactions.listToDecide()).toHaveLength(1)
})

it('companions’ diets are on the prep sheet, and go: by themselves, after the day, or with the booking', async () => {
  const dietsOfDate = async () =>
    (await farm.store.companions.listOn(farm.sessionId)).map(({ diets }) => diets).filter(Boolean)
  const id = await farm.paid({ participants: '2' })
  const companion = await companionOf(farm.office, id)
  const tell = () => saveCompanionDiets(farm.office, companion.id, nuts)
  await tell()
  const [diets = ''] = await dietsOfDate()
  expect(parseDiets(diets)).toEqual(nuts)
  const session = await farm.store.sessions.get(farm.sessionId)
  const companions = await farm.store.companions.listOn(farm.sessionId)
  const reservations = [await farm.found(id)]
  const sheet = prepSheetOf(
    { session, reservations, diets: [], companions, house: firstHouse },
    ownerWordsIn('nl'),
  )
  expect(JSON.stringify(sheet)).toMatch(/Veganistisch: 1.*Noten: Lotte \(Anneleen/)
  await forgetCompanionDiets(farm.office, companion)
  expect(await dietsOfDate()).toEqual([])
  await tell()
  await farm.liveUntil('2025-10-09T10:00:00+02:00')
  expect(await dietsOfDate()).toEqual([])
})

it('a companion’s export has their own payment alone, and so has the booker’s; the money stays when one is forgotten', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id, lotte)
  expect(farm.kindsTold()).toContain('companion-joined')
  await farm.pay(companion.reference)
  const rows = await farm.store.personalData.getRowsAbout(lotte.email)
  expect(rows.bank_transaction).toMatchObject([{ payer_iban: 'BE71096123456769' }])
  expect(rows.companion).toMatchObject([{ name: 'Lotte' }])
  expect(rows.reservation).toEqual([])
  const booked = await farm.store.personalData.getRowsAbout('anneleen@example.org')
  expect(booked.bank_transaction).toMatchObject([{ amount_cents: 6500, payer_iban: '' }])
  await erasePerson(farm.store, lotte.email, farm.office.clock.now())
  expect(await farm.paidCents(id)).toEqual({ deposit: 6500, balance: 0 })
})

it('money goes back to the account the guest names, not by itself to a companion who paid and left', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id)
  await farm.receive({ id, kind: 'deposit' })
  await farm.pay(companion.reference)
  await removeCompanion(farm.office, companion)
  await farm.cancel({ id, by: 'owner' })
  expect(await farm.refunds(id)).toMatchObject([{ amountCents: 13_000, iban: '' }])
})

it('a companion’s diets stay when others take theirs back, are forgotten or hand on the booking', async () => {
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  const companion = (await join(list))!
  await saveCompanionDiets(farm.office, companion.id, nuts)
  await saveDiets(farm.office, id, nuts)
  expect(await forgetDiets(farm.office, id)).toBe(true)
  await erasePerson(farm.store, 'anneleen@example.org', farm.office.clock.now())
  await replaceGuest(farm.office, id, { name: 'Bram', email: 'bram@example.org', language: 'nl' })
  expect(await farm.store.companions.listOf(id)).toMatchObject([{ diets: JSON.stringify(nuts) }])
  expect(await join(list)).toBeUndefined()
  expect(await companionListOf(farm.office, id)).not.toBe(list)
})
