import { setTimeout } from 'node:timers/promises'
import { atMost, type BenchRow } from '../table.ts'
import { bars, type Count, doActs } from './acts.ts'
import { openCountedFarm } from './counted-farm.ts'
import { listenForFiles } from './files-run.ts'

/** A farm goes on with its own work, such as sending mails: the least of several counts is the act's own. */
const rounds = 5

/** Statements of one act, and files that run for it, each against its bar; and those files by name. */
export async function countStatements() {
  await using farm = await openCountedFarm()
  using running = await listenForFiles()
  const statements = new Map<string, number>()
  const files = new Map<string, readonly string[]>()
  const count: Count = async (name, act) => {
    // The act before still ends: its connection closes, or its mails leave.
    do await setTimeout(20)
    while ((await running.list()).length > 0)
    farm.heard.length = 0
    const done = await act()
    const ran = await running.list()
    statements.set(name, Math.min(farm.heard.length, statements.get(name) ?? Infinity))
    if (ran.length < (files.get(name)?.length ?? Infinity)) files.set(name, ran)
    return done
  }
  for (let round = 0; round < rounds; round++) await doActs(farm, count)
  const rows: readonly BenchRow[] = Object.entries(bars).flatMap(([name, bar]) => [
    atMost(`Statements of ${name}`, statements.get(name) ?? Infinity, bar.statements),
    atMost(`Files run by ${name}`, files.get(name)?.length ?? Infinity, bar.files),
  ])
  return { rows, files }
}
