import { TextLink } from '#app/plain/parts.tsx'
import { dayOf, hourMs } from '#booking/dates/brussels-time.ts'
import { trustedFrom } from '#booking/dates/clock.ts'
import { payeeMatch } from '#booking/money/payee.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { hindranceOf } from '#post/failure-cause.ts'
import { DeskButton } from '../buttons.tsx'
import { countedText, deskHouse, instantText, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().mails

const maxListed = 50
const home = () => deskWords().pages.home

/** Notice that mails do not leave, with the reason and a button; empty while they leave. */
export async function mailNotice({ office, now }: DeskVisit) {
  const { store } = office
  const longAgo = new Date(now.getTime() - hourMs)
  const { heldSince, waiting, waitingLong, problem } = await store.outbox.counts(longAgo)
  if (!heldSince) {
    const hindrance = problem && hindranceOf(problem)
    const passes = !hindrance || hindrance === 'busy' || hindrance === 'away'
    return (
      (waitingLong > 0 || !passes) && (
        <form method="post" className="notice mt-5" data-grave>
          {waitingLong > 0 && <p>{countedText(words().slow, waitingLong)}</p>}
          {hindrance && <p className="mt-2">{words().causes[hindrance]}</p>}
          {passes ? (
            <p className="mt-2">{words().trying}</p>
          ) : (
            <p className="text-meta text-soft [overflow-wrap:anywhere]">{problem}</p>
          )}
          <DeskButton does="mail-again" look="button-quiet mt-3">
            {words().now}
          </DeskButton>
        </form>
      )
    )
  }
  const listed = await store.mails.listWaiting(maxListed)
  return (
    <form method="post" className="notice mt-5" data-grave>
      <h2 className="text-25">{words().title}</h2>
      <p className="mt-2">
        {fill(words().since, { since: instantText(heldSince) })}{' '}
        {countedText(words().waiting, waiting)}
      </p>
      <p className="mt-2">{words().why}</p>
      {listed.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 items-center underline">{words().which}</summary>
          <ul>
            {listed.map(({ id, to, createdAt }) => (
              <li key={id} className="border-t border-rule py-1 [overflow-wrap:anywhere]">
                {fill(words().line, { to, at: instantText(createdAt) })}
              </li>
            ))}
            {waiting > listed.length && <li>{words().more}</li>}
          </ul>
        </details>
      )}
      <DeskButton does="mails-release" look="button mt-3">
        {words().release}
      </DeskButton>
    </form>
  )
}

export function lastReadText({ readAt }: { readonly readAt: Date | undefined }): string {
  return readAt
    ? fill(deskWords().account.lastRead, { at: instantText(readAt) })
    : deskWords().account.neverRead
}

/** Lines above missing payments: newer money may have come unseen. */
export async function unreadNotice({ office, now }: DeskVisit) {
  const last = await office.store.journal.findLastStatement()
  const isReadToday = last.readAt && dayOf(last.readAt) === dayOf(now)
  return (
    <p className="mt-3">
      <span className="block text-meta text-soft">{lastReadText(last)}</span>
      {!isReadToday && (
        <TextLink to={`${deskPath('rekening')}#file`}>{deskWords().toDo.readFirst}</TextLink>
      )}
    </p>
  )
}

/** Notice that the statement spells the account holder differently, of which banks warn payers. */
export async function payeeNotice({ office }: DeskVisit) {
  const { holder: held } = await office.store.journal.findLastStatement()
  const ours = deskHouse().business.accountHolder
  const match = held === undefined ? 'match' : payeeMatch(held, ours)
  if (held === undefined || match === 'match') return undefined
  return (
    <div className="notice mt-5" data-grave={match === 'differs' || undefined}>
      <p>{fill(deskWords().payee[match], { held, ours })}</p>
      <p className="mt-2">{deskWords().payee.remedy}</p>
    </div>
  )
}

/** Notice that the clock leapt: nobody trusts it until the owner agrees, or time passes. */
export async function clockDoubt({ office, now }: DeskVisit) {
  const belief = await office.store.clockBelief.find()
  if (!belief?.doubtedSince) return undefined
  const text = fill(home().clockDoubt, {
    now: instantText(now),
    before: instantText(belief.sureAt),
    until: instantText(trustedFrom(belief.doubtedSince)),
  })
  return (
    <form method="post" className="notice mt-8">
      <p>{text}</p>
      <DeskButton does="clock-right" look="button-quiet mt-3">
        {home().clockRight}
      </DeskButton>
    </form>
  )
}
