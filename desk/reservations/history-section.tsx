import { type Fact, Facts, TextLink, Section } from '#app/plain/parts.tsx'
import { isAskedAtOnce } from '#booking/money/owed.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { EventOnFile } from '#store/reservations/history.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { dayText, euros, instantText, deskWords } from '../desk-language.ts'
import type { BookingOnPage } from './read-booking.ts'
import { stepTexts } from '../undo/undo-notice.tsx'
import { substituteText } from '../people/replace-guest.tsx'

type Props = Pick<BookingOnPage, 'events' | 'reservation' | 'replaced'>

export function History({ events, reservation, replaced }: Props) {
  return (
    <Section id="history" title={deskWords().pages.booking.history}>
      <Facts facts={events.map((event) => printEvent(event, { reservation, replaced }))} />
    </Section>
  )
}

function printEvent(event: EventOnFile, booking: Omit<Props, 'events'>): Fact {
  const { at, by, detail } = event
  const { payments } = booking.reservation
  const cents = 'cents' in detail ? (detail.cents ?? 0) : 0
  const balanceCents = 'balanceCents' in detail ? (detail.balanceCents ?? 0) : 0
  const named = deskWords().pages.payments
  const both = `${named.deposit} ${euros(cents)}, ${named.balance} ${euros(balanceCents)}`
  const one = 'payment' in detail ? named[detail.payment] : ''
  const what = fill(sentenceOf(event, booking), {
    amount: euros(cents + balanceCents),
    payment: isAskedAtOnce(payments) ? named.whole : balanceCents > 0 ? both : one,
    from: 'from' in detail ? dayText(detail.from) : '',
    to: 'to' in detail ? dayText(detail.to) : '',
    percent: 'mostPercent' in detail ? (detail.mostPercent ?? '') : '',
    before: 'before' in detail ? detail.before : '',
    after: 'after' in detail ? detail.after : '',
    came: 'came' in detail ? detail.came : '',
    participants: 'participants' in detail ? detail.participants : '',
    number: 'number' in detail ? (detail.number ?? '') : '',
  })
  const hand = `${paidHow(event)} (${deskWords().pages.hands[by]})`
  if (!('otherId' in detail)) return { label: instantText(at), value: what + hand }
  const { otherId } = detail
  const value = (
    <>
      {what} <TextLink to={deskPath('boeking', otherId)}>{referenceOf(otherId)}</TextLink>
      {hand}
    </>
  )
  return { label: instantText(at), value }
}

function paidHow({ what, detail }: EventOnFile): string {
  if (what !== 'received' && what !== 'refunded') return ''
  if (!detail.method) return ''
  const day = 'day' in detail && detail.day
  return [deskWords().receipts.hows[detail.method], ...(day ? [dayText(day)] : [])]
    .map((text) => `, ${text}`)
    .join('')
}

function sentenceOf(
  { what, by, detail }: EventOnFile,
  { reservation, replaced }: Omit<Props, 'events'>,
): string {
  if (what === 'declined' && by === 'clock') return deskWords().events.unanswered
  if (what === 'undone')
    return fill(deskWords().undo.undone, { step: stepTexts()[detail.step].step })
  if (what === 'reminded') return reminderText(detail.reminder, reservation)
  if (what === 'guest-replaced') return substituteText(detail.replacedId, replaced, reservation)
  if (what === 'invoiced' && !detail.number) return deskWords().events.invoicedElsewhere
  if (what === 'received' && detail.byVoucher) return deskWords().events.paidByVoucher
  if (what === 'moved' && detail.mostPercent !== undefined) return deskWords().pages.movedAtMost
  if (what === 'split-off' && detail.mostPercent !== undefined)
    return deskWords().pages.splitOffAtMost
  if (what === 'rebooked' && detail.cents !== undefined) return deskWords().pages.rebookedUnrefunded
  return deskWords().events[what]
}

/** A guest without an address got nothing; an erased guest, who has no name either, mostly had one. */
function reminderText(reminder: string, { email, name, payments }: ReservationOnFile): string {
  const { toGuest, toFarm, notMailed, reminded } = deskWords().events
  const hasNoMailbox = email === '' && name !== ''
  const isWhole = isAskedAtOnce(payments)
  if (isWhole && reminder.endsWith('-overdue')) return toFarm['whole-overdue']
  if (isKeyOf(toFarm, reminder)) return toFarm[reminder]
  if (!isKeyOf(toGuest, reminder)) return reminded
  if (hasNoMailbox) return notMailed
  return toGuest[isWhole && /^(?:deposit-reminder|late-)/.test(reminder) ? 'late-whole' : reminder]
}

function isKeyOf<Words extends object>(words: Words, key: PropertyKey): key is keyof Words {
  return Object.hasOwn(words, key)
}
