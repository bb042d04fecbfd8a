import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { deskWords } from '../desk-language.ts'
import { linkToOption } from '../options/open-option.tsx'
import { placesText } from './date-text.ts'

const words = () => deskWords().pages.date

/** Places that are taken, and the state; of a date that is offered to a group, the option alone. */
export function takenSentence(
  session: SessionOnFile,
  list: readonly WaitingEntry[],
  option: OptionOnFile | undefined,
) {
  const { state } = session
  return (
    <>
      {state === 'called-off' || option ? '.' : `, ${placesSentence(session, list)}`}{' '}
      {state !== 'open' && (
        <strong>{option ? linkToOption(option).text : words().state[state]}.</strong>
      )}
    </>
  )
}

function placesSentence(session: SessionOnFile, list: readonly WaitingEntry[]): string {
  const { bookedElsewhere } = session
  const offers = list.filter(({ state }) => state === 'offered')
  const offered = sum(offers, ({ participants }) => participants)
  const parts = [
    placesText(session),
    ...(bookedElsewhere > 0 ? [fill(words().elsewhere, { count: bookedElsewhere })] : []),
    ...(offered > 0 ? [fill(words().offeredToList, { count: offered })] : []),
  ]
  return `${parts.join(', ')}.`
}
