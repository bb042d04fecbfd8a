import { noField, type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { divisionsBy } from '#booking/money/statement/divisions.ts'
import { receiptsBy, suggestionsBy } from '#booking/money/statement/waiting-transaction.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Decision } from '#office/money/decide-transaction.ts'
import { resultTexts, pathWithResult, textOf } from '../buttons.tsx'
import { notAsShown } from '../desk-form.tsx'
import { renderDeskPage } from '../frame.tsx'
import { lastReadText, payeeNotice } from '../due/notices.tsx'
import { PutAside } from './statement/put-aside.tsx'
import {
  StatementForm,
  readParameter,
  type StatementResult,
  type StatementResults,
} from './statement/take-statement.tsx'
import { Result, Summary } from './statement/statement-result.tsx'
import { lineSought, Transactions } from './statement/transactions.tsx'
import { doneNotice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { decide, decisionIn } from './statement/decision.ts'
import { decidedOtherwise } from './statement/other-booking.tsx'
import { readAccount } from './statement/read-account.ts'
import { WaitingLine } from './statement/waiting-transaction.tsx'
import { countedText, deskWords } from '../desk-language.ts'

const words = () => deskWords().account

type Done = {
  readonly result?: StatementResult | undefined
  readonly isPast?: boolean
  readonly doesNotFit?: string
  readonly refused?: FormRefusal
}

async function showAccount(visit: DeskVisit, done: Done): Promise<Response> {
  const { result, isPast = false, doesNotFit, refused } = done
  const imported = result?.kind === 'booked' ? result : undefined
  const sought = visit.c.req.query(lineSought)
  const read = await readAccount(visit, { first: doesNotFit ?? sought, imported })
  const { waiting, others, aside, lately, account, statement } = read
  const receiptsFor = receiptsBy(account.known)
  const suggestionsFor = suggestionsBy(account.known)
  const divisionsFor = divisionsBy(account.known)
  const problem = result?.kind === 'problem' ? result.text : undefined
  const form = <StatementForm problem={problem} />
  const isFirst = waiting.length === 0 || problem !== undefined
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
            marked={receiptsFor(each)}
            suggestions={suggestionsFor(each)}
            divisions={divisionsFor(each)}
            problem={each.transaction.key === doesNotFit ? words().doesNotFit : undefined}
            account={account}
            areOwing={read.areOwing}
          />
        ))}
        {others > 0 && <p className="mt-5">{countedText(words().othersWait, others)}</p>}
      </Section>
      {!isFirst && form}
      {imported && <Result booked={imported.booked} account={account} />}
      <PutAside lines={aside} account={account} sought={sought} />
      {!imported && lately.length > 0 && (
        <Section title={words().lately} className="mt-13">
          <Transactions lines={lately} />
        </Section>
      )}
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: await decidedNotice(visit),
    status: doesNotFit || refused ? 422 : 200,
    problems: { file: problem, [noField]: refused && textOf(refused) },
    body,
  })
}

export function accountPage(statements: StatementResults): DeskPage {
  return {
    results: () => ({
      ...resultTexts(deskWords().buttons.account),
      ...deskWords().undo.done,
      [decidedOtherwise]: deskWords().refused.notAsShown,
    }),
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
  if (outcome === 'done-before') return showAccount(visit, { refused: notAsShown() })
  return decision && c.redirect(afterDecision(decision), 303)
}

function afterDecision(decision: Decision): string {
  // The refund is the next thing to do, and the first page has it.
  if (decision.kind === 'send-back') return pathWithResult(deskPath(), 'send-back')
  const query = new URLSearchParams({ done: decision.kind })
  if (decision.kind === 'book') query.set('booking', decision.reservationId)
  return `${deskPath('rekening')}?${query}`
}

async function decidedNotice(visit: DeskVisit) {
  const { c, office, result } = visit
  if (!result) return null
  const id = c.req.query('booking') ?? ''
  const booking = /^[\w-]{36}$/.test(id) ? await office.store.reservations.find(id) : undefined
  const link = booking && (
    <TextLink to={deskPath('boeking', id)}>
      {`${booking.name || words().noName} (${referenceOf(id)})`}
    </TextLink>
  )
  return doneNotice(visit, undefined, { done: result, more: link })
}
