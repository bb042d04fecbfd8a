import { deskOption } from '#content/words/nl/desk-option.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { lastDayOf, printPeople } from '#letters/to-guest/option.tsx'
import type { OptionOnFile } from '#store/options.ts'
import { nearDay, workshopOn } from './printed.tsx'
import { Entry } from './to-do-parts.tsx'

const words = deskOption.toDo

/** What a group was offered: until when it holds, or that it came to nothing. */
export function OptionLine({ option }: { option: OptionOnFile }) {
  const { id, name, session, state } = option
  const on = workshopOn(session)
  const until = nearDay(lastDayOf(option))
  const isOver = state === 'declined' || state === 'lapsed'
  const text = fill(isOver ? words.over : words.open, { name, people: printPeople(option) })
  const aside = fill(isOver ? words[state] : words.openUntil, { on, until })
  return <Entry to={deskPath('optie', id)} text={text} aside={aside} />
}
