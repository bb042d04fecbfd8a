import { use } from 'react'
import { SentForm, type Texts } from '#app/plain/parts.tsx'
import { isAnsweredBefore } from '#booking/dates/away.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { addedText } from '#booking/reservations/guest-facts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ToDo } from '#office/due/to-do.ts'
import { shownInRequest } from '#office/reservations/answer-request.ts'
import { GoesAlong } from '../reservations/confirm-together.tsx'
import { CountSelect } from '../reservations/confirm.tsx'
import { YesWords } from '../reservations/yes-words.tsx'
import { dayText, persons, deskWords } from '../desk-language.ts'
import { workshopOn } from '../dates/date-text.ts'
import { ToDoEntry, ToDoButton } from './to-do-parts.tsx'

const words = () => deskWords().toDo

export type Picked = { readonly isPicked: boolean }

type Props = Picked & {
  readonly toDo: Extract<ToDo, { readonly kind: 'request' }>
  readonly action: string
}

export function RequestLine({ toDo, action, isPicked }: Props) {
  const { reservation, hoursLeft: hours, answerBy, isUnproven } = toDo
  const { id, name, participants, session, createdAt, conditions } = reservation
  const count = isCountOpen(reservation) ? words().fiveOrMore : persons(participants)
  const sent = use(SentForm).typed ?? {}
  // The texts are those of the refused line alone.
  const typed: Texts = sent['booking'] === id ? sent : {}
  const usual = isAnsweredBefore({ createdAt, startsAt: session.startsAt, conditions })
    ? words().requestSoon
    : words().requestHours
  const left = answerBy
    ? fill(deskWords().away.requestBy, { day: dayText(answerBy) })
    : fill(usual, { hours })
  return (
    <ToDoEntry
      to={deskPath('boeking', id)}
      text={`${name}, ${count}`}
      aside={`${workshopOn(session)}\n${hours <= 0 ? words().requestLate : left}`}
      isUrgent={hours <= 6}
      mark={isUnproven ? deskWords().answer.unproven : undefined}
      done={addedText(reservation)}
      pick={isPicked && <GoesAlong {...toDo} />}
    >
      <ToDoButton
        does="confirm"
        fields={{ booking: id, shown: shownInRequest(reservation) }}
        label={name}
        action={action}
        below={
          !isCountOpen(reservation) && <YesWords {...{ reservation }} typed={typed['words']} />
        }
      >
        <CountSelect {...{ reservation }} typed={typed['count']} />
      </ToDoButton>
    </ToDoEntry>
  )
}
