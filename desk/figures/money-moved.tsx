import { Section } from '#app/plain/parts.tsx'
import type { JournalDifference, ReadLater } from '#booking/figures/journal-difference.ts'
import type { cashTotals } from '#booking/figures/cash-book.ts'
import { fill } from '#language/fill.ts'
import { printEurosAndCents } from '#language/money.ts'
import { addDays, type Days, dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import { dayText, deskLanguage, euros, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().figures.money
const rows = ['bookings', 'vouchers', 'together'] as const
const columns = ['received', 'refunded'] as const

/** The sum on vouchers after these days, or after today while they run; and the sum on vouchers that ended then. */
export async function leftOnVouchers({ office, now }: DeskVisit, { from, until: last }: Days) {
  const { vouchers } = office.store
  const today = dayOf(now)
  const [day, ended] = last < today ? [last, last] : [today, addDays(today, -1)]
  const { until } = spanOf({ from: day, until: day })
  return {
    day,
    cents: await vouchers.sumOwedAfter(day, until),
    lapsedCents: await vouchers.sumLapsed({ from, until: ended }),
  }
}

export function MoneyMoved(props: {
  readonly totals: ReturnType<typeof cashTotals>
  readonly left: Awaited<ReturnType<typeof leftOnVouchers>>
}) {
  const { totals, left } = props
  const day = dayText(left.day)
  return (
    <Section title={words().title} className="mt-13">
      <p className="mt-3 max-w-[33.5em]">{words().text}</p>
      <table className="mt-3 w-full border-t-2 border-ink text-right tabular-nums">
        <thead>
          <tr className="border-b border-rule text-meta">
            <th scope="col">
              <span className="sr-only">{words().what}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-3">
                {deskWords().figures[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row}
              className={`border-b border-rule ${row === 'together' ? 'font-semibold' : ''}`}
            >
              <th scope="row" className="py-2 text-left font-[inherit]">
                {words()[row]}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 pl-3">
                  {printEurosAndCents(totals[row][`${column}Cents`], deskLanguage())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.redeemedCents !== 0 && (
        <p className="mt-3">{fill(words().redeemed, { amount: euros(totals.redeemedCents) })}</p>
      )}
      {left.lapsedCents !== 0 && (
        <p className="mt-1">{fill(words().lapsed, { amount: euros(left.lapsedCents) })}</p>
      )}
      {left.cents !== 0 && (
        <p className="mt-1">{fill(words().owedOn, { amount: euros(left.cents), day })}</p>
      )}
    </Section>
  )
}

export function Difference({ of }: { readonly of: JournalDifference }) {
  const differenceWords = deskWords().figures.difference
  const { cashCents, journalCents, countedLater, cameBefore, unwrittenCents, otherwiseCents } = of
  const sentences = [
    ...countedLater.map((each) => readText(differenceWords.countedLater, each)),
    ...cameBefore.map((each) => readText(differenceWords.cameBefore, each)),
    ...(unwrittenCents === 0
      ? []
      : [fill(differenceWords.unwritten, { amount: euros(unwrittenCents) })]),
    ...(otherwiseCents === 0
      ? []
      : [fill(differenceWords.otherwise, { amount: euros(otherwiseCents) })]),
  ]
  return (
    <section className="mt-8 max-w-[33.5em]">
      <h3 className="font-sans font-semibold">{differenceWords.title}</h3>
      <p className="mt-2">
        {fill(differenceWords.text, { cash: euros(cashCents), journal: euros(journalCents) })}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </section>
  )
}

function readText(
  texts: Readonly<Record<ReadLater['how'], string>>,
  { how, cents, came, read }: ReadLater,
): string {
  return fill(texts[how], { amount: euros(cents), came: daysText(came), read: daysText(read) })
}

function daysText({ from, until }: Days): string {
  const differenceWords = deskWords().figures.difference
  if (from === until) return fill(differenceWords.on, { day: dayText(from) })
  return fill(differenceWords.between, { from: dayText(from), until: dayText(until) })
}
