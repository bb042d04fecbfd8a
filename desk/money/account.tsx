import { noField, type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { owedCents } from '#booking/money/owed.ts'
import { takesMoney } from '#booking/money/statement/open-sums.ts'
import { divisionsBy } from '#booking/money/statement/divisions.ts'
import {
  suggestionsBy,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { distinguishingNotes } from '#booking/people/distinguish.ts'
import { asideSince } from '#booking/personal-data/retention.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Decision } from '#office/money/decide-transaction.ts'
import {
  readKnownMoney,
  transactionOf,
  waitingOf,
  isUndecided,
  isPutAside,
} from '#office/money/statement-reads.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import type { Store } from '#store/store.ts'
import { resultTexts, pathWithResult, textOf } from '../buttons.tsx'
import { renderDeskPage } from '../frame.tsx'
import { lastReadText, payeeNotice } from '../due/notices.tsx'
import { PutAside } from './statement/put-aside.tsx'
import {
  FileForm,
  readParameter,
  type StatementResult,
  type StatementResults,
} from './statement/take-statement.tsx'
import { Result, Summary } from './statement/statement-result.tsx'
import {
  type AccountView,
  lineSought,
  linkTo,
  maxToDecide,
  Transactions,
} from './statement/transactions.tsx'
import { doneNotice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { decide, decisionIn } from './statement/decision.ts'
import { WaitingLine } from './statement/waiting-transaction.tsx'
import { countedText, deskWords, euros } from '../desk-language.ts'

const words = () => deskWords().account

type Done = {
  readonly result?: StatementResult | undefined
  readonly isPast?: boolean
  readonly doesNotFit?: string
  readonly refused?: FormRefusal
}

const maxShown = 20
const maxAside = 100

async function showAccount(visit: DeskVisit, done: Done = {}): Promise<Response> {
  const { store } = visit.office
  const { result, isPast = false, doesNotFit, refused } = done
  const imported = result?.kind === 'booked' ? result : undefined
  const statement = await store.journal.findLastStatement()
  const lately = await store.transactions.listLastSettled(maxShown)
  const since = asideSince(dayOf(visit.now))
  const aside = (await store.transactions.listAside(since, maxAside)).filter(isPutAside)
  const sought = visit.c.req.query(lineSought)
  const toDecide = (await store.transactions.listToDecide())
    .filter(isUndecided)
    .toSorted(firstOf(doesNotFit ?? sought))
  const waiting = toDecide.slice(0, maxToDecide).map(waitingOf)
  const others = toDecide.length - waiting.length
  const lines = waiting.map(({ transaction }) => transaction)
  const shares = await store.entries.sumSharesOf(lately.map(({ key }) => key))
  const shown = [...waiting, ...lately, ...aside, ...(imported?.booked ?? [])].flatMap((line) =>
    'reservationId' in line && line.reservationId ? [line.reservationId] : [],
  )
  shown.push(...[...shares.values()].flatMap((paid) => [...paid.keys()]))
  const { known, reservations } = await readKnownMoney(store, lines, shown)
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const apart = distinguishingNotes(reservations)
  const succeeded = await succeededBy(store, waiting)
  const account = { known, reservations: byId, apart, succeeded }
  const suggestionsFor = suggestionsBy(known)
  const divisionsFor = divisionsBy(known)
  const areOwing = known.bookings.some((each) => takesMoney(each) && owedCents(each.payments) > 0)
  const form = <FileForm problem={result?.kind === 'problem' ? result.text : undefined} />
  const isFirst = waiting.length === 0 || result?.kind === 'problem'
  const body = (
    <>
      {await payeeNotice(visit)}
      <p className="mt-3 text-meta text-soft">{lastReadText(statement)}</p>
      {!isFirst && <TextLink to="#file">{words().readNext}</TextLink>}
      {isPast && <output className="notice mt-5 block">{words().result.past}</output>}
      {imported && <Summary booked={imported.booked} />}
      {isFirst && form}
      <Section title={words().waiting}>
        {waiting.length === 0 && <p className="mt-3">{words().nothingWaits}</p>}
        {waiting.map((each) => (
          <WaitingLine
            key={each.transaction.key}
            waiting={each}
            suggestions={suggestionsFor(each)}
            divisions={divisionsFor(each)}
            problem={each.transaction.key === doesNotFit ? words().doesNotFit : undefined}
            {...{ account, areOwing }}
          />
        ))}
        {others > 0 && <p className="mt-5">{countedText(words().othersWait, others)}</p>}
      </Section>
      {!isFirst && form}
      {imported && <Result booked={imported.booked} account={account} />}
      <PutAside lines={aside} account={account} sought={sought} />
      {!imported && lately.length > 0 && (
        <Section title={words().lately} className="mt-13">
          <Transactions
            lines={lately.map((each) => ({
              transaction: transactionOf(each),
              links: paidBy(each, shares.get(each.key), account),
            }))}
          />
        </Section>
      )}
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: await decidedNotice(visit),
    status: doesNotFit || refused ? 422 : 200,
    problems: { [noField]: refused && textOf(refused) },
    body,
  })
}

/** A line that somebody came for stands on the page, however many wait. */
function firstOf(sought: string | undefined) {
  return (one: TransactionOnFile, other: TransactionOnFile) =>
    Number(other.key === sought) - Number(one.key === sought)
}

/** A divided line names every booking and its part; another line the one booking. */
function paidBy(
  line: TransactionOnFile,
  shares: ReadonlyMap<string, Cents> | undefined,
  account: AccountView,
) {
  const paid = [...(shares ?? [])].filter(([, cents]) => cents > 0)
  return paid.length > 1
    ? paid.flatMap(([id, cents]) => linkTo(id, account, euros(cents)))
    : linkTo(line.reservationId, account)
}

async function succeededBy(store: Store, waiting: readonly WaitingTransaction[]) {
  const cents = new Map<string, number>()
  for (const { reason, reservationId } of waiting) {
    if (reason !== 'reversal' || reservationId === undefined) continue
    cents.set(
      reservationId,
      sum(await store.vacancies.listSuccessionsBy(reservationId), (one) => one.cents),
    )
  }
  return cents
}

export function accountPage(statements: StatementResults): DeskPage {
  return {
    results: () => ({ ...resultTexts(deskWords().buttons.account), ...deskWords().undo.done }),
    show: (visit, refused) => {
      const id = visit.c.req.query(readParameter)
      if (refused || id === undefined) return showAccount(visit, { refused })
      const result = statements.find(id, visit.now)
      return showAccount(visit, { result, isPast: !result })
    },
    onSubmit: act,
  }
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { c } = visit
  const key = form.get('transaction') ?? ''
  const decision = decisionIn(form)
  const outcome = decision && (await decide(visit, key, decision))
  if (outcome === 'does-not-fit') return showAccount(visit, { doesNotFit: key })
  return decision && redirectTo(c, afterDecision(decision))
}

function afterDecision(decision: Decision): string {
  // The refund is the next thing to do, and the first page has it.
  if (decision.kind === 'send-back') return pathWithResult(deskPath(), 'send-back')
  const query = new URLSearchParams({ done: decision.kind })
  if (decision.kind === 'book') query.set('booking', decision.reservationId)
  return `${deskPath('rekening')}?${query}`
}

async function decidedNotice(visit: DeskVisit) {
  const { c, office, device, result } = visit
  if (!result) return null
  const id = c.req.query('booking') ?? ''
  const booking = /^[\w-]{36}$/.test(id) ? await office.store.reservations.find(id) : undefined
  const link = booking && (
    <TextLink to={deskPath('boeking', id)}>
      {`${booking.name || words().noName} (${referenceOf(id)})`}
    </TextLink>
  )
  return doneNotice(visit, { device: device.id }, { done: result, more: link })
}
