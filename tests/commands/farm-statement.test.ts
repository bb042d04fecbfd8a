import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import type { Store } from '#store/store.ts'
import { runProgram } from '#tests/support/command.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { kbcFile } from '#tests/support/statements/csv-files.ts'
import type { PlainTransaction } from '#tests/support/statements/plain-transaction.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { sqlite } from '#tests/support/stores.ts'
import { autumn, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Row = { readonly outcome: string; readonly reservation: string | null }

/** Asks for a place of 65 euro; gives the id and both references. */
async function book(site: TestSite, store: Store) {
  const id = await askForPlaces(site.url)
  const [deposit, balance] = (await store.reservations.get(id)).payments
  return { id, deposit: deposit!.reference, balance: balance!.reference }
}

const paid = async (store: Store, id: string) =>
  (await store.reservations.get(id)).payments.map(({ paidCents }) => paidCents)

async function written(site: TestSite, text: string, name = 'statement'): Promise<string> {
  const file = join(site.dataDir, name)
  await writeFile(file, text)
  return file
}

/** A site, and its store beside it. */
async function open() {
  await using opening = new AsyncDisposableStack()
  const { open: openStore, dataDir, env } = opening.use(await sqlite.findEmptyStore())
  const site = opening.use(await startTestSite({ dataDir, env: { ...env, RATE_LIMIT: 'off' } }))
  const store = await openStore()
  const used = opening.move()
  return { site, store, [Symbol.asyncDispose]: () => used.disposeAsync() }
}

test('books a statement beside the running site, and lists each transaction', async () => {
  await using opened = await open()
  const { site, store } = opened
  const { id, deposit, balance } = await book(site, store)
  const transactions: readonly PlainTransaction[] = [
    transfer({ structured: deposit, cents: 3250 }),
    transfer({ text: `saldo ${balance} alvast`, cents: 1000 }),
    transfer({ text: 'verjaardag oma', cents: 2500, name: 'An Onbekend' }),
  ]
  const file = await written(site, codaFile(transactions))
  const row = { date: '2025-09-16', reservation: id }
  expect(await site.farm('statement', file)).toEqual([
    { ...row, amountCents: 3250, communication: deposit, outcome: 'matched' },
    { ...row, amountCents: 1000, communication: `saldo ${balance} alvast`, outcome: 'part' },
    {
      date: '2025-09-16',
      amountCents: 2500,
      communication: 'verjaardag oma',
      outcome: 'ignored',
      reservation: null,
    },
  ])
  expect(await paid(store, id)).toEqual([3250, 1000])
  const again = await site.farm<Row>('statement', file)
  expect(again.map(({ outcome }) => outcome)).toEqual(['seen-before', 'seen-before', 'ignored'])
  expect(await paid(store, id)).toEqual([3250, 1000])
})

// PostgreSQL has it in `office/money/import-statement.test.ts`.
test('books each transaction once in four processes at once', async () => {
  await using opened = await open()
  const { site, store } = opened
  const bookings = [await book(site, store), await book(site, store), await book(site, store)]
  const transactions = bookings.map(({ deposit }) => transfer({ structured: deposit, cents: 4000 }))
  const files = [
    codaFile(transactions),
    kbcFile(transactions.toReversed()),
    codaFile(transactions.slice(1)),
    kbcFile(transactions.slice(0, 2)),
  ]
  const asked = files.map(async (text, i) => {
    const words = ['statement', await written(site, text, `statement-${i}`), '--json']
    const { out } = await runProgram('farm', words, { NOW: autumn, DATA_DIR: site.dataDir })
    return JSON.parse(out) as Row[]
  })
  const outcomes = (await Promise.all(asked)).flat().map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('part'), ...Array(7).fill('seen-before')])
  for (const { id } of bookings) expect(await paid(store, id)).toEqual([3250, 750])
})

test('says in one line why a file cannot be read, that one is not there, and how many lines wait', async () => {
  await using opened = await open()
  const { site } = opened
  const farm = (...words: string[]) =>
    answerLine(['statement', ...words], { NOW: autumn, DATA_DIR: site.dataDir })
  const damaged = await written(site, codaFile([transfer()], { newCents: 1 }))
  expect(await farm(damaged, '--json')).toEqual({
    code: 2,
    out: '',
    err: 'Regel 6 van dit CODA-bestand heeft een nieuw saldo dat niet klopt met het oude saldo en de regels. Er is niets ingelezen.\n',
  })
  const missing = join(site.dataDir, 'nothing')
  expect(await farm(missing)).toMatchObject({
    code: 2,
    err: `There is no such file: ${missing}.\n`,
  })
  expect(await farm()).toMatchObject({ code: 2, out: '' })

  const file = await written(site, kbcFile([transfer({ structured: '090933755493' })]))
  const { code, out, err } = await farm(file)
  expect(code).toBe(0)
  expect(out).toMatch(/^date\s+amountCents\s+communication\s+outcome\s+reservation\n/)
  expect(out).toContain('090933755493')
  expect(err).toBe('1 to decide on: see your desk (farm desk).\n')
})
