import { depositOf } from '#booking/money/payment-plan.ts'
import { openCount } from '#booking/reservations/reservation-request.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { SessionOnOffer } from './booking-data.ts'

type Props = {
  readonly words: Words['booking']['form']['cost']
  readonly language: Language
  readonly session: SessionOnOffer | undefined
  readonly participants: string
}

/** The cost of the chosen date, with due days and refunds, read out as they change; else that nothing is paid now. */
export function Cost({ words, language, session, participants }: Props) {
  return (
    <div className="cost">
      <output className="block">
        {session && participants !== '' && (
          <Sums {...{ words, language, session }} people={Number(participants)} />
        )}
      </output>
      <p>{session?.nothingNow ?? words.nothingNow}</p>
      {session && <p className="text-meta text-soft">{session.refund}</p>}
    </div>
  )
}

type SumsProps = Omit<Props, 'participants'> & {
  readonly session: SessionOnOffer
  readonly people: number
}

function Sums({ words, language, session, people }: SumsProps) {
  const euros = (cents: number) => printEuros(cents, language)
  const totalCents = session.priceCents * people
  const total = euros(totalCents)
  const depositCents = depositOf(totalCents, session)
  const deposit = euros(depositCents)
  const balance = euros(totalCents - depositCents)
  const price = euros(session.priceCents)
  const sum = people < openCount ? words.total : words.totalFromFive
  return (
    <>
      <strong className="cost-total">{fill(sum, { n: people, price, total })}</strong>
      {people < openCount && (
        <span className="block">
          {fill(words[shapeOf(session)], {
            deposit,
            balance,
            day: session.balanceDay,
            days: session.payWithin ?? '',
          })}
        </span>
      )}
    </>
  )
}

function shapeOf({ isPaidAtOnce, isPaidSoon, payWithin }: SessionOnOffer) {
  if (payWithin) return 'atOnceWithin'
  if (!isPaidAtOnce) return 'inTwo'
  return isPaidSoon ? 'atOnceSoon' : 'atOnce'
}
