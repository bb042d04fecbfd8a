import { parseArgs } from 'node:util'
import { measureAbuse } from './abuse.ts'
import { measureCrashes } from './crash.ts'
import { measureFailover } from './failover.ts'
import { measureFlood } from './flood.ts'
import { measureHonest } from './honest.ts'
import { measureLives } from './random-lives.ts'
import { measureMails } from './lost-mails.ts'
import { measurePowerCuts } from './power.ts'
import { printReport, type ReliabilityRow } from './report.ts'
import { measureSeats } from './seats.ts'

type Asked = { readonly lives: number }

/**
 * The attacks, in order; `npm run bench -- reliability NAME` makes one alone, and `--lives=500`
 * lives as many instead of ten thousand. Each is a module of this folder with one function that
 * returns its rows.
 */
const measures: Readonly<Record<string, (options: Asked) => Promise<readonly ReliabilityRow[]>>> = {
  mails: measureMails,
  crash: measureCrashes,
  power: measurePowerCuts,
  seats: measureSeats,
  failover: measureFailover,
  lives: measureLives,
  abuse: measureAbuse,
  flood: measureFlood,
  honest: measureHonest,
}

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { lives: { type: 'string', default: '10000' } },
})

const unknown = names.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  const known = Object.keys(measures).join(', ')
  process.stderr.write(`Nothing is called ${unknown.join(', ')}; there is ${known}.\n`)
  process.exitCode = 2
} else {
  const rows: ReliabilityRow[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (names.length > 0 && !names.includes(name)) continue
    process.stderr.write(`${name} …\n`)
    rows.push(...(await measure({ lives: Number(values.lives) })))
  }
  process.stdout.write(`${printReport(rows)}\n`)
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1
}
