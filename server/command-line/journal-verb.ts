import { writeFile } from 'node:fs/promises'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { periodOf, readPeriodName } from '#booking/figures/period.ts'
import { firstChanged, readLines } from '#booking/money/journal.ts'
import { csvText } from '#language/csv.ts'
import { journalCells } from '#office/money/journal-file.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

const everyDay = { from: '', until: '9999-12-31' }

export async function journalVerb(desk: OpenDesk, { words, check }: Asked): Promise<Listed> {
  const { store, clock } = desk
  if (check) return words.length > 0 ? { refused: 'Give --check alone.' } : checkJournal(desk)
  const [first = '', second] = words
  const named = readPeriodName(first)
  const file = named ? second : words[0]
  if (!named && second !== undefined) return { refused: `There is no such year: ${first}.` }
  const period = named ?? periodOf('year', dayOf(clock.now()))
  const days = await store.journalDays(period)
  if (file !== undefined) await writeFile(file, csvText(journalCells(days)))
  return {
    rows: days.flatMap((day) =>
      readLines(day).map(({ vatPercent = null, ...line }) => {
        return { ...line, vatPercent, hash: day.hash }
      }),
    ),
    note: file === undefined ? undefined : `Written: ${file}.`,
  }
}

async function checkJournal({ store }: OpenDesk): Promise<Listed> {
  const days = await store.journalDays(everyDay)
  const changed = firstChanged(days, await store.journalEntries())
  if (changed) {
    const { day, line } = changed
    const where = line === undefined ? day : `${day}, line ${line}`
    return { refused: `The receipts journal was changed: ${where}.`, exitCode: 1 }
  }
  const last = days.at(-1)
  const rows = last ? [{ from: days[0]!.day, until: last.day, hash: last.hash }] : []
  return { rows, note: 'The receipts journal is as it was written.' }
}
