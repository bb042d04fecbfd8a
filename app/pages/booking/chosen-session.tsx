import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Jar } from '../../ui/jar.tsx'
import { takenClass } from '../../ui/places-jar.tsx'
import type { BookingData, SessionOnOffer } from './booking-data.ts'

type Props = {
  readonly data: BookingData
  readonly session: SessionOnOffer | undefined
  /** "1" to "5", the last for five or more; empty until it is chosen. */
  readonly participants: string
  readonly sending: boolean
}

/** The chosen date stays in view above the form. A phone has one line for the day. */
export function ChosenSession({ data, session, participants, sending }: Props) {
  if (!session) return null
  const { form, schedule } = data.words
  const { weekday, number, month } = session.dateApart
  const price = fill(schedule.price, { price: printEuros(session.priceCents, data.language) })
  return (
    <p className="chosen-date">
      <span className="sr-only">{`${form.chosen} `}</span>
      <strong>{session.workshopName}</strong>
      <span className="chosen-day">
        {`${weekday} ${number} ${month}`}
        <span className="chosen-time">{`, ${session.time}`}</span>
      </span>
      <span aria-hidden="true" className="chosen-short">
        {session.shortDay}
      </span>
      <span>{price}</span>
      {session.own.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a className="underline" href="#dates">
        {form.otherDate}
      </a>
      <Jar
        look={`${sending ? 'closed' : 'open'} ${takenClass(levelWith(session, Number(participants)))}`}
      />
    </p>
  )
}

function levelWith({ level, left }: SessionOnOffer, people: number): number {
  return left > 0 ? level + (1 - level) * Math.min(1, people / left) : 1
}
