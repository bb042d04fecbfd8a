import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Store } from '#store/store.ts'
import { runProgram } from '#tests/support/command.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { startSites } from '#tests/support/sites.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { kbcFile } from '#tests/support/statements/csv-files.ts'
import type { PlainTransaction } from '#tests/support/statements/plain-transaction.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { databases } from '#tests/support/stores.ts'
import { autumn, type TestSite } from '#tests/support/test-site.ts'

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

describe.each(databases)('$name: farm statement FILE', (database) => {
  test('books a statement beside the running site, and lists each transaction', async () => {
    await using farm = await startSites(database, 1)
    const [site] = farm.sites
    const store = await farm.place.open()
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

  test('books each transaction once in four processes at once', async () => {
    await using farm = await startSites(database, 1)
    const [site] = farm.sites
    const store = await farm.place.open()
    const bookings = [await book(site, store), await book(site, store), await book(site, store)]
    const transactions = bookings.map(({ deposit }) =>
      transfer({ structured: deposit, cents: 4000 }),
    )
    const files = await Promise.all(
      [
        codaFile(transactions),
        kbcFile(transactions.toReversed()),
        codaFile(transactions.slice(1)),
        kbcFile(transactions.slice(0, 2)),
      ].map((text, i) => written(site, text, `statement-${i}`)),
    )
    const rows = await Promise.all(files.map((file) => site.farm<Row>('statement', file)))
    const outcomes = rows.flat().map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('part'), ...Array(7).fill('seen-before')])
    for (const { id } of bookings) expect(await paid(store, id)).toEqual([3250, 750])
  })
})

describe('farm statement FILE', () => {
  test('says in one line why a file cannot be read, and that one is not there', async () => {
    await using farm = await startSites(databases[0]!, 1)
    const [site] = farm.sites
    const damaged = codaFile([transfer()], { newCents: 1 })
    const file = await written(site, damaged)
    const farmSays = (...words: string[]) =>
      runProgram('farm', ['statement', ...words], { NOW: autumn, DATA_DIR: site.dataDir })
    expect(await farmSays(file, '--json')).toEqual({
      code: 2,
      out: '',
      err: 'Regel 6 van dit CODA-bestand heeft een nieuw saldo dat niet klopt met het oude saldo en de regels. Er is niets ingelezen.\n',
    })
    const missing = join(site.dataDir, 'nothing')
    expect(await farmSays(missing)).toMatchObject({
      code: 2,
      err: `There is no such file: ${missing}.\n`,
    })
    expect(await farmSays()).toMatchObject({ code: 2, out: '' })
  })

  test('prints a table, and how many transactions wait', async () => {
    await using farm = await startSites(databases[0]!, 1)
    const [site] = farm.sites
    const file = await written(site, kbcFile([transfer({ structured: '090933755493' })]))
    const words = ['statement', file]
    const { code, out, err } = await runProgram('farm', words, {
      NOW: autumn,
      DATA_DIR: site.dataDir,
    })
    expect(code).toBe(0)
    expect(out).toMatch(/^date\s+amountCents\s+communication\s+outcome\s+reservation\n/)
    expect(out).toContain('090933755493')
    expect(err).toBe('1 to decide on: see your desk (farm desk).\n')
  })
})
