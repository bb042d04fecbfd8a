import { expect, it } from 'vitest'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Companion } from '#store/party/companions.ts'
import { listTransactions } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onlyLetter, testLetters, textOf } from '#tests/support/letters.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { companionOf, joinList, companionListOf } from '#tests/support/companions.ts'
import { listSharePayers } from '../money/money-sources.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { removeCompanion } from './companions.ts'

const farm = freshOffice()
const lotte = { name: 'Lotte', email: 'lotte@example.org', language: 'fr' } as const

it('a companion’s bank line loses its names once they left, or a week after the date', async () => {
  const payers = async (id: string) =>
    (await listTransactions(farm.store))
      .filter(({ reservationId }) => reservationId === id)
      .map(({ payerName }) => payerName)
      .toSorted()
  const id = await farm.confirmed({ participants: '3' })
  const list = await companionListOf(farm.office, id)
  const join = async () => (await joinList(farm.office, list))!
  const leaves = await join()
  const comes = await join()
  for (const { reference } of [leaves, comes]) await farm.pay(reference, { cents: 3000 })
  await removeCompanion(farm.office, leaves)
  expect(await payers(id)).toEqual(['', 'PEETERS ANNELEEN'])
  await farm.forgetOld('2025-10-07')
  expect(await payers(id)).toEqual(['', 'PEETERS ANNELEEN'])
  await farm.forgetOld('2025-10-08')
  expect(await payers(id)).toEqual(['', ''])
})

it('a companion who paid too much is known until the farm has looked at it', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id, lotte)
  await farm.pay(companion.reference, { cents: 20_000 })
  const erase = () => erasePerson(farm.store, lotte.email, farm.office.clock.now())
  expect(await erase()).toMatchObject([{ what: 'companion', because: 'open-refund' }])
  await farm.decide({ kind: 'leave' })
  expect(await erase()).toMatchObject([{ what: 'companion', outcome: 'erased' }])
})

it('the accounts of two who paid their shares are named to the owner, and nothing goes there by itself', async () => {
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id, lotte)
  const { payments } = await farm.store.reservations.get(id)
  const own = 'BE71096123456769'
  const other = 'BE62510007547061'
  await farm.readLines(
    transfer({ structured: payments[0]!.reference, cents: 1000, iban: own }),
    transfer({ structured: companion.reference, cents: 3000, iban: other }),
  )
  const companions = [companion.id]
  const share = { iban: other, name: 'PEETERS ANNELEEN', cents: 3000, companions }
  expect(await listSharePayers(farm.store, id)).toEqual([share])
  await farm.cancel({ id, by: 'guest' })
  const letter = onlyLetter(testLetters()(farm.office.notified.at(-1)!), 'cancelled-owner')
  expect(textOf(letter)).toContain('€ 30 kwam van PEETERS ANNELEEN, BE62 5100 0754 7061.')
  // An erased companion is gone from it.
  expect(letter.about).toEqual([id, companion.id])
  expect(await farm.refunds(id)).toMatchObject([
    { amountCents: 3000, iban: '' },
    { amountCents: 1000, iban: own },
  ])
  // A payer is known for a week after the day, until the refund has gone.
  const forget = () => farm.forgetOld('2025-10-20')
  await forget()
  expect(await listSharePayers(farm.store, id)).toEqual([share])
  await farm.payRefunds(id)
  await forget()
  expect(await listSharePayers(farm.store, id)).toEqual([])
})

const erase = () => erasePerson(farm.store, lotte.email, farm.office.clock.now())
const remove = (companion: Companion) => removeCompanion(farm.office, companion)

it.each([
  ['the guest takes the companion off', remove],
  ['the companion is erased', erase],
] as const)('the farm’s mail about a refund still leaves after %s', async (_, forget) => {
  const office = { ...farm.office, lettersOf: () => testLetters() }
  const id = await farm.confirmed({ participants: '2' })
  const companion = await companionOf(farm.office, id, lotte)
  await farm.pay(companion.reference, { cents: 3000 })
  await cancelReservation(office, { id, by: 'guest' })
  await forget(companion)
  expect(await farm.store.companions.listOf(id)).toEqual([])
  const waiting = await farm.store.mails.listWaiting(9)
  const toFarm = waiting.find(({ kind }) => kind === 'cancelled-owner')
  const hasText = async () => (await farm.store.mails.listWithText()).has(toFarm?.id ?? '')
  expect(await hasText()).toBe(true)
  const at = farm.office.clock.now()
  await farm.store.outbox.markSent(toFarm!.id, at)
  await farm.forgetOld(dayOf(at))
  expect(await hasText()).toBe(false)
})
