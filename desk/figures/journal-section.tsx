import { TextLink, Section } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import {
  isDayIn,
  type Period,
  periodsWithin,
  periodOf,
  readPeriodName,
} from '#booking/figures/period.ts'
import { type JournalDay, type JournalLine, readLines } from '#booking/money/journal.ts'
import { sum } from '#booking/sum.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { sendCsvFile } from '#server/http/answer-file.ts'
import { countedText, dayText, deskLanguage, deskWords } from '../desk-language.ts'
import { AmountRow, AmountTable } from './amount-table.tsx'
import { figuresPath, periodText } from './figure-tables.tsx'
import { journalCells } from '#office/money/accountant.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().journal

export async function journalSection({ office }: DeskVisit, period: Period) {
  const last = await office.store.journal.findLastDay()
  const days = await office.store.journal.listDays(period)
  return (
    <Section title={words().title} className="mt-13">
      <p className="mt-3 max-w-[33.5em]">{words().text}</p>
      {days.length === 0 ? (
        <p className="mt-3">{last ? words().noneHere : words().none}</p>
      ) : (
        <Written period={period} days={days} />
      )}
      {last && (
        <p className="mt-3 max-w-[33.5em] text-meta text-soft [overflow-wrap:anywhere]">
          {fill(words().hash, { day: dayText(last.day), hash: last.hash })}
        </p>
      )}
    </Section>
  )
}

export async function journalAsCsv({ c, office, now }: DeskVisit): Promise<Response> {
  const named = readPeriodName(c.req.query('periode') ?? '')
  const year = periodOf('year', named?.from ?? dayOf(now))
  const days = await office.store.journal.listDays(year)
  return sendCsvFile(c, `${words().fileName} ${year.name}`, journalCells(days, deskWords()))
}

function Written({ period, days }: { period: Period; days: readonly JournalDay[] }) {
  const lines = days.flatMap(readLines)
  const year = periodOf('year', period.from).name
  const isMonth = period.kind === 'month'
  return (
    <>
      <AmountTable
        title={words().title}
        columns={[isMonth ? words().day : words().month, words().amount]}
      >
        {isMonth ? <Lines lines={lines} /> : <Months period={period} lines={lines} />}
        <Totals lines={lines} />
      </AmountTable>
      <TextLink to={`${deskPath('cijfers', 'dagboek.csv')}?periode=${year}`}>
        {fill(words().file, { year })}
      </TextLink>
    </>
  )
}

function Lines({ lines }: { lines: readonly JournalLine[] }) {
  return inRuns(lines).map((run) => {
    const line = run[0]!
    const from = printDayAndMonth(line.day, deskLanguage())
    const until = printDayAndMonth(run.at(-1)!.day, deskLanguage())
    return (
      <AmountRow key={`${line.day} ${line.number}`} cents={sum(run, ({ cents }) => cents)}>
        <span className="block">{from === until ? from : fill(words().days, { from, until })}</span>
        <span className="block text-meta font-normal text-soft">{sayLine(line)}</span>
      </AmountRow>
    )
  })
}

function sayLine({ kind, count, vatPercent, receivedOn, day }: JournalLine): string {
  const isReceipt = kind === 'received' || kind === 'by-hand'
  return [
    words().kinds[kind],
    isReceipt ? countedText(words().count, count) : '',
    vatPercent === undefined ? '' : fill(words().rate, { percent: vatPercent }),
    receivedOn === day || !receivedOn
      ? ''
      : fill(words().on, { day: printDayAndMonth(receivedOn, deskLanguage()) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Successive days without receipts share a row. */
function inRuns(lines: readonly JournalLine[]): readonly (readonly JournalLine[])[] {
  const runs: JournalLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && line.kind === 'nothing' && run[0]!.kind === 'nothing') run.push(line)
    else runs.push([line])
  }
  return runs
}

function Months({ period, lines }: { period: Period; lines: readonly JournalLine[] }) {
  const parts = periodsWithin(period).flatMap((part) =>
    part.kind === 'month' ? [part] : periodsWithin(part),
  )
  return parts.flatMap((month) => {
    const inMonth = lines.filter(({ day }) => isDayIn(month, day))
    if (inMonth.length === 0) return []
    return [
      <AmountRow key={month.name} cents={sum(inMonth, ({ cents }) => cents)}>
        <TextLink to={figuresPath(month)}>{periodText(month)}</TextLink>
      </AmountRow>,
    ]
  })
}

function Totals({ lines }: { lines: readonly JournalLine[] }) {
  const counted = lines.filter(({ vatPercent }) => vatPercent !== undefined)
  const rates = [...Map.groupBy(counted, ({ vatPercent }) => vatPercent)]
  const totals = rates.length > 0 ? rates : [[undefined, []] as const]
  return totals.map(([percent, group]) => {
    const rate = fill(words().rate, { percent: percent ?? '' })
    return (
      <AmountRow key={percent ?? ''} isTotal cents={sum(group, ({ cents }) => cents)}>
        {percent === undefined ? words().totals : fill(words().total, { rate })}
      </AmountRow>
    )
  })
}
