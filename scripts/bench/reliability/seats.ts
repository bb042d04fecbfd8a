import { openDatabase } from '#store/open-database.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { attackSeats, type SeatAftermath, type SeatAttack } from '#tests/support/seat-attack.ts'
import type { ReliabilityRow } from './report.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** 500 people ask twenty times each, on a hundred dates of one place to thirty. */
const attack = { clients: 500, attempts: 20, dates: 100 } as const
const attempts = attack.clients * attack.attempts
/** How many of them give up a booking before they ask again. */
const fickle = 0.3

/** Never a place too many, none that nobody can have, and nobody refused who fitted. */
export async function measureSeats(): Promise<readonly ReliabilityRow[]> {
  const naive = await attackSqlite({ processes: 2, fickle: 0, manner: 'naive' })
  const control = `${naive.tooMany} too many, counting first and writing then`
  await using postgres = await startPostgres()
  const rows = [
    ['SQLite, 1 process', await attackSqlite({ processes: 1, fickle, manner: 'right' })],
    ['SQLite, 2 processes', await attackSqlite({ processes: 2, fickle, manner: 'right' })],
    [
      'SQLite, 2 processes, nobody gives up',
      await attackSqlite({ processes: 2, fickle: 0, manner: 'right' }),
    ],
    [
      'PostgreSQL, 4 processes',
      await attackAt(postgres.url, { processes: 4, fickle, manner: 'right' }),
    ],
  ] as const
  return rows.map(([where, after]) => rowOf(where, after, control))
}

type Way = Pick<SeatAttack, 'processes' | 'fickle' | 'manner'>

function attackSqlite(way: Way) {
  return attackAt(undefined, way)
}

async function attackAt(databaseUrl: string | undefined, way: Way): Promise<SeatAftermath> {
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  await using store = await openDatabase({ dataDir, databaseUrl, secrets: testSecrets })
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return await attackSeats({ ...attack, ...way, store, env })
}

function rowOf(where: string, after: SeatAftermath, control: string): ReliabilityRow {
  const { answers, looks, tooMany, unequal, wronglyRefused, unsold } = after
  const clear = ['placed', 'fully-booked', 'not-enough-places', 'store-away']
  const unclear = attempts - answers.filter(({ kind }) => clear.includes(kind)).length
  const wrong = tooMany + unequal + wronglyRefused + unsold + unclear
  const count = (outcome: string) => answers.filter(({ kind }) => kind === outcome).length
  return {
    name: `Places: too many, lost, or refused in vain; ${where}`,
    tried:
      `${attempts} attempts: ${count('placed')} got their places, ${count('store-away')} were told ` +
      `to come back; the books looked at ${looks} times`,
    figure: `${tooMany}, ${unsold}, ${wronglyRefused}`,
    control,
    holds: wrong === 0 && !control.startsWith('0 '),
  }
}
