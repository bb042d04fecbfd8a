import { addDays, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { entriesDue, type JournalDay, journalDay, type MoneyMove } from '#booking/money/journal.ts'
import { type JournalMove, journalMoves } from '#booking/money/journal-moves.ts'
import type { Day } from '#language/dates.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

/** Days that are looked at again, because a desk step can be undone for an hour. */
const lookedBackDays = 7

/** Writes each past day not yet in the journal; resolves with their number. */
export async function writeJournal(office: Office): Promise<number> {
  const yesterday = addDays(dayOf(office.clock.now()), -1)
  const last = await office.store.journal.findLastDay()
  if (last && last.day >= yesterday) return 0
  return inOneChange(office, async (change) => {
    const begin = await change.journal.findFirstDay()
    if (begin) return writeDays(change, begin, yesterday)
    await change.journal.addDay(journalDay(undefined, yesterday, []), [])
    return 0
  })
}

async function writeDays(change: Change, begin: JournalDay, until: Day): Promise<number> {
  let before = (await change.journal.findLastDay())!
  const first = addDays(before.day, 1)
  const entries = await entriesFor(change, begin, { first, last: until })
  let written = 0
  for (let day = first; day <= until; day = addDays(day, 1)) {
    const ofDay = entries.filter((entry) => entry.day === day)
    before = journalDay(before, day, ofDay)
    await change.journal.addDay(before, ofDay)
    written += 1
  }
  return written
}

async function entriesFor(
  change: Change,
  begin: JournalDay,
  days: { readonly first: Day; readonly last: Day },
) {
  const begun = instantIn(addDays(begin.day, 1), '00:00')
  const lookedBack = instantIn(addDays(days.first, -lookedBackDays), '00:00')
  const since = lookedBack < begun ? begun : lookedBack
  const found = journalMoves(await change.entries.listMovesSince(since)).filter(
    ({ at }) => at >= begun,
  )
  const moves = await mended(change, found)
  const sources = moves.map(({ source }) => source)
  const counted = await change.journal.listEntriesOf(sources, since)
  return entriesDue({ moves, counted, ...days, vatPercent: change.house.vatPercent })
}

/** A mistaken receipt is corrected for the day of its journal entry, at the rate of that day. */
async function mended(
  change: Change,
  found: readonly JournalMove[],
): Promise<readonly MoneyMove[]> {
  const mends = found.flatMap((move) => move.mends ?? [])
  if (mends.length === 0) return found
  const counted = await change.journal.listEntriesOf(mends, change.now)
  const bySource = new Map(counted.map((entry) => [entry.source, entry]))
  return found.map(({ mends: source, ...move }) => {
    const was = source === undefined ? undefined : bySource.get(source)
    return was ? { ...move, receivedOn: was.receivedOn, vatPercent: was.vatPercent } : move
  })
}
