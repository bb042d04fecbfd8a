import { atMost, type BenchRow } from '../table.ts'
import { bars, type Count, doActs } from './acts.ts'
import { openCountedFarm } from './counted-farm.ts'
import { listenForFiles } from './files-run.ts'

/** A farm goes on with its own work, such as sending mails: the least of several counts is the act's own. */
const rounds = 3

/** Statements of one act, and files that run for it, each against its bar. */
export async function countStatements(): Promise<readonly BenchRow[]> {
  await using farm = await openCountedFarm()
  using running = await listenForFiles()
  const statements = new Map<string, number>()
  const files = new Map<string, number>()
  const keepLeast = (counts: Map<string, number>, name: string, count: number) =>
    counts.set(name, Math.min(count, counts.get(name) ?? Infinity))
  const count: Count = async (name, act) => {
    farm.heard.length = 0
    await running.count()
    const done = await act()
    keepLeast(statements, name, farm.heard.length)
    keepLeast(files, name, await running.count())
    return done
  }
  for (let round = 0; round < rounds; round++) await doActs(farm, count)
  return Object.entries(bars).flatMap(([name, bar]) => [
    atMost(`Statements of ${name}`, statements.get(name) ?? Infinity, bar.statements),
    atMost(`Files run by ${name}`, files.get(name) ?? Infinity, bar.files),
  ])
}
