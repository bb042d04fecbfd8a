import { goingAheadOf, type Session } from '#booking/dates/session.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'

type Sentences = {
  readonly goesAhead: string
  readonly goesAheadFrom: { readonly one: string; readonly other: string }
  readonly goesAheadFromDecided: string
}

/** Sentence on a date with a minimum; empty for other dates. */
export function printGoingAhead(
  session: Parameters<typeof goingAheadOf>[0] & Partial<Pick<Session, 'state'>>,
  language: Language,
  words: Sentences,
): string {
  const going = goingAheadOf(session)
  if (!going || session.state === 'called-off') return ''
  if (going.kind === 'enough') return words.goesAhead
  const { minimum, decidesOn } = going
  const from = fillCounted(words.goesAheadFrom, minimum, language)
  if (decidesOn === undefined) return from
  return fill(words.goesAheadFromDecided, { from, day: printDayAndMonth(decidesOn, language) })
}
