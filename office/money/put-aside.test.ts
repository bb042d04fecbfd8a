import { expect, it } from 'vitest'
import { addDays } from '#booking/dates/brussels-time.ts'
import { retentionTerms } from '#booking/personal-data/retention.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listTransactions } from '#tests/support/all-of.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { bytesOf, transfer } from '#tests/support/statements/transfer.ts'
import { decideTransaction } from './decide-transaction.ts'
import { importStatement } from './import-statement.ts'

const farm = freshOffice()
const aside = async () =>
  (await farm.store.transactions.listAside('2025-01-01', 10)).map((each) => [
    each.outcome,
    each.payerName,
  ])

it('money that fits nothing is put aside once, and found by a later file that it fits', async () => {
  const stranger = transfer({ cents: 4321, text: 'voor ons', name: 'AERTS LIES' })
  for (const _ of ['once', 'twice']) {
    expect(await farm.readLines(stranger)).toEqual(['ignored'])
    expect(await aside()).toEqual([['aside', 'AERTS LIES']])
  }
  await farm.owing('Lies Aerts')
  expect(await farm.readLines(stranger)).toEqual(['review'])
  expect(await aside()).toEqual([])
})

it('a word of a workshop’s name or title, in a language of the site, keeps a line from being put aside', async () => {
  const hints = ['brood', 'bread', 'levain', 'kombucha']
  const lines = [...hints, 'raku', 'samedi'].map((text) => transfer({ cents: 4321, text }))
  const outcomes = [...hints.map(() => 'review'), 'ignored', 'ignored']
  expect(await farm.readLines(...lines)).toEqual(outcomes)
})

it('the farm’s own spending is not kept, nor are lines older than a season', async () => {
  const old = addDays('2025-09-15', -retentionTerms.aside.days - 1)
  await farm.readLines(transfer({ cents: -4200 }), transfer({ cents: 4321, day: old, text: 'x' }))
  expect(await aside()).toEqual([])
})

it('money that names a booking or an invoice is never put aside by itself', async () => {
  const { id, deposit } = await farm.owing()
  const code = id.slice(0, 8).toUpperCase()
  const named = (text: string) => transfer({ cents: 24_000, text, name: 'Bakkerij', iban: '' })
  await farm.cancel({ id, by: 'owner' })
  expect(await farm.readLines(named(`FACTUUR 2026-0009 ${code}`))).toEqual(['review'])
  expect(await farm.readLines(named('FAKTUUR 2026-0009'))).toEqual(['ignored'])
  expect(deposit).not.toBe('')
  const [first, ...others] = await farm.store.transactions.listToDecide()
  expect([first?.detail.reason, first?.reservationId, others]).toEqual(['booking-over', id, []])
})

it('a line that the owner put aside keeps only its key after a season, and other lines nothing', async () => {
  const paying = transfer({ structured: '010806817183', cents: 900, name: 'Asked' })
  const file = bytesOf(codaFile([paying, transfer({ cents: 1234, text: 'x', name: 'Unasked' })]))
  await importStatement(farm.office, file)
  const [waiting] = await farm.store.transactions.listToDecide()
  await decideTransaction(farm.office, waiting!.key, { kind: 'leave' })
  expect(await aside()).toHaveLength(2)
  await farm.forgetOld(addDays('2025-09-16', retentionTerms.aside.days + 1))
  expect(await aside()).toEqual([['ignored', '']])
  await decideTransaction(farm.office, waiting!.key, { kind: 'look-again' })
  expect(await farm.store.transactions.listToDecide()).toEqual([])
  expect(await farm.readLines(paying)).toEqual(['seen-before'])
})

it('a line that may be either of two guests’ waits for years, until somebody decides', async () => {
  await farm.owing('An Peeters')
  await farm.readLines(transfer({ text: 'workshop', name: 'K. Onbekend', cents: 6000 }))
  await farm.forgetOld('2040-01-01')
  const kept = { outcome: 'review', payerName: 'K. Onbekend' }
  expect(await listTransactions(farm.store)).toMatchObject([kept])
  await farm.decide({ kind: 'leave' })
  await farm.forgetOld('2039-01-01')
  expect(await farm.everything()).not.toContain('Onbekend')
  await farm.forgetOld('2040-01-01')
  expect(await listTransactions(farm.store)).toEqual([])
})
