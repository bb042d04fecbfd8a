import { use } from 'react'
import { LinkList, type FormRefusal, Section, SentForm, useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import {
  isDayIn,
  type Period,
  periodAfter,
  periodBefore,
  periodOf,
  readPeriodName,
  wholeOf,
} from '#booking/figures/period.ts'
import type { Day } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { readCashLines, readMoneyMoved } from '#office/money/accountant.ts'
import { FigureTables, figuresPath, periodText } from './figure-tables.tsx'
import { Difference, MoneyMoved, leftOnVouchers } from './money-moved.tsx'
import { renderDeskPage } from '../frame.tsx'
import { invoiceSection } from '../invoices/invoice-section.tsx'
import { journalSection } from './journal-section.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().figures

export const figuresPage: DeskPage = { show: showFigures }

export async function showFigures(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { c, office, now } = visit
  const today = dayOf(now)
  const period = readPeriodName(c.req.query('periode') ?? '') ?? (await openingPeriod(visit))
  const dates = await office.store.figures.listSessions(spanOf(period))
  const left = await leftOnVouchers(visit, period)
  const { totals, difference } = await readMoneyMoved(office.store, period)
  const title = fill(words().title, { period: periodText(period) })
  const body = (
    <>
      <Others period={period} today={today} isEmpty={dates.length === 0} />
      <div className="grid gap-x-13 lg:grid-cols-[2fr_3fr]">
        <Accountant period={period} today={today} />
        <div className="min-w-0">
          {dates.length === 0 ? (
            <p className="mt-13">{words().none}</p>
          ) : (
            <FigureTables period={period} dates={dates} now={now} />
          )}
          <MoneyMoved {...{ totals, left }} />
          {await invoiceSection(visit, period)}
          {await journalSection(visit, period)}
          {difference && <Difference of={difference} />}
        </div>
      </div>
    </>
  )
  return renderDeskPage(visit, { title, at: deskPath('cijfers'), sent: refused, body })
}

/** This year; in January the last one, until a date has been or money has moved. */
async function openingPeriod({ office: { store }, now }: DeskVisit): Promise<Period> {
  const year = periodOf('year', dayOf(now))
  const [last] = await store.sessions.listUntil(now, 1)
  if (last && last.day >= year.from) return year
  if ((await readCashLines(store, year)).length > 0) return year
  const before = periodBefore(year)
  return last && last.day >= before.from ? before : year
}

/** A period without dates before or after today links towards today only, so that no links lead on for ever. */
function Others({ period, today, isEmpty }: { period: Period; today: Day; isEmpty: boolean }) {
  const others = [
    isEmpty && period.until < today ? undefined : periodBefore(period),
    wholeOf(period),
    isEmpty && period.from > today ? undefined : periodAfter(period),
  ]
  return (
    <nav aria-label={words().periods} className="no-print mt-3 flex flex-wrap gap-x-5">
      {others
        .filter((other) => other !== undefined)
        .map((other) => (
          <a
            key={other.name}
            className="inline-flex min-h-11 min-w-11 items-center underline"
            href={figuresPath(other)}
          >
            {periodText(other)}
          </a>
        ))}
    </nav>
  )
}

/** A year offers the last full quarter first, which accountants ask for. */
function Accountant({ period, today }: { readonly period: Period; readonly today: Day }) {
  const from = useField('van', period.from)
  const until = useField('tot', period.until)
  const quarter = periodOf('quarter', today)
  const isYear = period.kind === 'year'
  const quarters = [periodBefore(quarter), ...(isDayIn(period, today) ? [quarter] : [])]
  const isRecent = isYear && quarters.some(({ from: first }) => isDayIn(period, first))
  const files = isRecent ? [...quarters, period] : [period]
  const links = files.map((each) => ({
    to: `${deskPath('cijfers', 'kas.csv')}?van=${each.from}&tot=${each.until}`,
    text: fill(words().csv, { period: periodText(each) }),
  }))
  const mails = files.map((each) => ({
    to: `${deskPath('cijfers', 'boekhouder')}?periode=${each.name}`,
    text: fill(deskWords().books.link, { period: periodText(each) }),
  }))
  return (
    <Section title={words().accountant} className="no-print mt-8">
      <LinkList links={[...mails, ...links]} />
      <details open={use(SentForm).problems !== undefined}>
        <summary className="flex min-h-11 items-center underline">{words().other}</summary>
        <p className="my-3 max-w-[33.5em]">{words().accountantText}</p>
        <form action={deskPath('cijfers', 'kas.csv')} noValidate className="max-w-[24rem]">
          <TextField type="date" label={words().from} {...from} />
          <TextField type="date" label={words().until} {...until} />
          <button className="button-quiet" type="submit">
            {words().download}
          </button>
        </form>
      </details>
    </Section>
  )
}
