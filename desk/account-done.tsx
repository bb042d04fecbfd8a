import { deskDone } from '#content/words/nl/desk-done.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { TextLink } from '#app/plain/parts.tsx'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Decision } from '#office/money/decide-transaction.ts'
import { saidDone, sayingDone } from './buttons.tsx'
import type { DeskVisit } from './visit.ts'

/** Where a decision leads, which then says what it did. */
export function afterDecision(decision: Decision): string {
  // What goes back is the next thing to do: it stands on the first page, and is paid from the booking.
  if (decision.kind === 'send-back') return sayingDone(deskPath(), 'send-back')
  const said = new URLSearchParams({ done: decision.kind })
  if (decision.kind === 'book') said.set('booking', decision.reservationId)
  return `${deskPath('rekening')}?${said}`
}

export async function decidedNotice({ c, office }: DeskVisit) {
  const said = saidDone(c, deskDone.account)
  if (!said) return null
  const id = c.req.query('booking') ?? ''
  const booking = /^[\w-]{36}$/.test(id) ? await office.store.findReservation(id) : undefined
  return (
    <p className="notice mt-5">
      {said}{' '}
      {booking && (
        <TextLink to={deskPath('boeking', id)}>
          {`${booking.name || accountPage.noName} (${referenceOf(id)})`}
        </TextLink>
      )}
    </p>
  )
}
