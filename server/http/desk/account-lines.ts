import { printIban } from '#booking/iban.ts'
import { openCents } from '#booking/owed.ts'
import { referenceOf } from '#booking/reference.ts'
import type { Booked, Books, Part, Suggestion } from '#booking/statement/booked.ts'
import type { Movement } from '#booking/statement/movement.ts'
import { owingExactly } from '#booking/statement/owing-exactly.ts'
import {
  mayBook,
  refundableCents,
  takenBack,
  type WaitingMovement,
} from '#booking/statement/waiting.ts'
import {
  isStructuredCommunication,
  printStructuredCommunication,
} from '#booking/structured-communication.ts'
import type { StatementResult } from '#app/plain/desk/account-page.tsx'
import type { DeskPath } from '#app/plain/desk/frame.tsx'
import type { MovementLine } from '#app/plain/desk/movement-lines.tsx'
import type { OwingBooking, WaitingLine } from '#app/plain/desk/waiting-movement.tsx'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { accountPage as words, reviewReasons } from '#content/words/nl/statement.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { movementOf } from '../../functions/statement-books.ts'
import type { MovementOnFile } from '../../store/movement-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'

type Desk = {
  readonly to: DeskPath
  readonly books: Pick<Books, 'payments'>
  readonly suggestionFor: (waiting: WaitingMovement) => Suggestion | undefined
  readonly reservations: ReadonlyMap<string, ReservationOnFile>
}

/** A movement that waits, with what can be done about it. */
export function waitingLine(waiting: WaitingMovement, desk: Desk): Omit<WaitingLine, 'problem'> {
  const { movement, reason, reservationId, leftCents } = waiting
  const suggestion = desk.suggestionFor(waiting)
  const backCents = refundableCents(waiting)
  const left = printEuros(leftCents, 'nl')
  const back = takenBack(waiting, desk.books)
  return {
    ...lineOf(movement),
    bookings: linkTo(reservationId, desk),
    why: reason ? reviewReasons[reason] : fill(words.over, { amount: left }),
    suggestion: suggestion && {
      id: suggestion.reservationId,
      text: fill(words.book, {
        name: nameOf(suggestion.reservationId, desk),
        what: whatOf(suggestion.pays),
      }),
    },
    sendBack: backCents > 0 ? fill(words.sendBack, { amount: left }) : undefined,
    takeBack:
      back && reservationId !== undefined
        ? fill(words.takeBack, { name: nameOf(reservationId, desk), what: whatOf(back) })
        : undefined,
    leave: reservationId ? words.leave : words.leaveNobody,
    canBook: mayBook(waiting),
  }
}

/** A movement that was booked. */
export function keptLine(onFile: MovementOnFile, desk: Desk): MovementLine {
  const movement = movementOf(onFile)
  return { ...lineOf(movement), bookings: linkTo(onFile.reservationId, desk) }
}

/** "Anneleen Peeters, 5C1A09F3, 30 september 2025, nog € 65,00" */
export function owingBooking(id: string, { reservations }: Desk): OwingBooking {
  const reservation = reservations.get(id)!
  const cents = reservation.payments.reduce((sum, payment) => sum + openCents(payment), 0)
  const text = fill(words.owing, {
    name: reservation.name || words.noName,
    reference: referenceOf(id),
    date: printDay(reservation.session.day, 'nl'),
    amount: printEuros(cents, 'nl'),
  })
  return { id, text }
}

/** What a file came to, in one sentence and line by line. */
export function resultOf(all: readonly Booked[], desk: Desk): StatementResult {
  const paying = all.flatMap((each) => ('pays' in each || 'refundId' in each ? [each] : []))
  const forgotten = all
    .filter(({ outcome }) => outcome === 'ignored')
    .map(({ movement }) => forgottenLine(movement, desk))
  const count = (phrase: string, ...outcomes: readonly Booked['outcome'][]) => {
    const n = all.filter(({ outcome }) => outcomes.includes(outcome)).length
    return n > 0 ? [fill(phrase, { n })] : []
  }
  const total = fillCounted(words.result.count, all.length, 'nl')
  const counts = [
    ...count(words.result.booked, 'matched', 'part'),
    ...count(words.result.waiting, 'over', 'review'),
    ...count(words.result.known, 'seen-before'),
    ...count(words.result.ignored, 'ignored'),
  ]
  return {
    summary: all.length > 0 ? `${total}: ${counts.join(', ')}.` : words.result.nothing,
    booked: paying.map((each) => ({
      ...lineOf(each.movement),
      bookings: linkTo(
        each.reservationId,
        desk,
        'pays' in each ? paidWhat(each, desk) : words.refund,
      ),
    })),
    forgotten,
    hint: forgotten.some(({ bookings }) => bookings.length > 0)
      ? words.result.lookAtThose
      : undefined,
  }
}

function lineOf(movement: Movement): MovementLine {
  const { key, amountCents, bookedOn, payerName, payerIban, structured, freeText } = movement
  const payer = [payerName ?? words.noName, payerIban && printIban(payerIban)]
  return {
    key,
    amount: printEuros(amountCents, 'nl'),
    day: printDay(bookedOn, 'nl'),
    payer: payer.filter(Boolean).join(', '),
    communication: structured ? printedReference(structured) : freeText,
    bookings: [],
  }
}

/** A movement that belongs to nobody, with the bookings that owe just as much. */
function forgottenLine(movement: Movement, desk: Desk): MovementLine {
  const bookings = owingExactly(movement, desk.books).map((id) => ({
    to: desk.to('boeking', id),
    text: fill(words.result.owesAsMuch, { name: nameOf(id, desk) }),
  }))
  return { ...lineOf(movement), bookings }
}

/** One that is wrong is shown as it was written. */
function printedReference(digits: string): string {
  return isStructuredCommunication(digits) ? printStructuredCommunication(digits) : digits
}

function linkTo(id: string | undefined, desk: Desk, what = ''): MovementLine['bookings'] {
  if (id === undefined) return []
  const text = [nameOf(id, desk), what].filter(Boolean).join(': ')
  return [{ to: desk.to('boeking', id), text }]
}

function nameOf(id: string, { reservations }: Desk): string {
  return `${reservations.get(id)?.name || words.noName} (${referenceOf(id)})`
}

/** What it paid, and what of that is open still. */
function paidWhat(
  { outcome, reservationId, pays }: Extract<Booked, { readonly pays: readonly Part[] }>,
  { reservations }: Desk,
): string {
  const what = whatOf(pays)
  const payments = reservations.get(reservationId)?.payments ?? []
  const paid = payments.filter(({ kind }) => pays.some((part) => part.kind === kind))
  const openedCents = paid.reduce((sum, payment) => sum + openCents(payment), 0)
  if (outcome !== 'part' || openedCents === 0) return what
  return fill(words.part, { what, amount: printEuros(openedCents, 'nl') })
}

function whatOf(pays: readonly Part[]): string {
  const [first, second] = pays
  if (first && second) return words.both
  return first ? deskPages.payments[first.kind] : ''
}
