import type { BenchRow } from '../table.ts'
import { bars, type Count, doActs } from './acts.ts'
import { openCountedFarm } from './counted-farm.ts'

/** A farm goes on with its own work, such as sending mails: the least of several counts is the act's own. */
const rounds = 3

/** Statements of one act, each against its bar. */
export async function countStatements(): Promise<readonly BenchRow[]> {
  await using farm = await openCountedFarm()
  const counts = new Map<string, number>()
  const count: Count = async (name, act) => {
    farm.heard.length = 0
    const done = await act()
    counts.set(name, Math.min(farm.heard.length, counts.get(name) ?? Infinity))
    return done
  }
  for (let round = 0; round < rounds; round++) await doActs(farm, count)
  return Object.entries(bars).map(([name, bar]) => {
    const statements = counts.get(name) ?? Infinity
    return {
      name: `Statements of ${name}`,
      value: String(statements),
      against: `at most ${bar}`,
      holds: statements <= bar,
    }
  })
}
