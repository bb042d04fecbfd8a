import { depositOf } from '#booking/money/payment-plan.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { SessionOnOffer } from './booking-data.ts'

type Props = {
  readonly words: Words['booking']['form']['cost']
  readonly language: Language
  readonly date: SessionOnOffer | undefined
  readonly participants: string
}

/** The cost of the chosen date, its due days (read out as they change) and its refunds; without a date, that nothing is paid now. */
export function Cost({ words, language, date, participants }: Props) {
  return (
    <div className="cost">
      <output className="block">
        {date && participants !== '' && (
          <Sums {...{ words, language, date }} people={Number(participants)} />
        )}
      </output>
      <p>{date?.nothingNow ?? words.nothingNow}</p>
      {date && <p className="text-meta text-soft">{date.refund}</p>}
    </div>
  )
}

type SumsProps = Omit<Props, 'participants'> & {
  readonly date: SessionOnOffer
  readonly people: number
}

function Sums({ words, language, date, people }: SumsProps) {
  const euros = (cents: number) => printEuros(cents, language)
  const totalCents = date.priceCents * people
  const total = euros(totalCents)
  const depositCents = depositOf(totalCents, date)
  const [deposit, balance] = [euros(depositCents), euros(totalCents - depositCents)]
  const price = euros(date.priceCents)
  const sum = people < 5 ? words.total : words.totalFromFive
  return (
    <>
      <strong className="cost-total">{fill(sum, { n: people, price, total })}</strong>
      {people < 5 && (
        <span className="block">
          {fill(words[shapeOf(date)], {
            deposit,
            balance,
            day: date.balanceDay,
            days: date.payWithin ?? '',
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
