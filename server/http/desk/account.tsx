import { mostStatementBytes } from '#booking/statement/read-statement.ts'
import { bookingsThatOwe, suggestionsBy } from '#booking/statement/waiting.ts'
import { DeskAccountPage } from '#app/plain/desk/account-page.tsx'
import { accountPage as words, sayStatementProblem } from '#content/words/nl/statement.ts'
import { type Decision, decideMovement } from '../../functions/decide-movement.ts'
import { importStatement, type StatementImport } from '../../functions/import-statement.ts'
import { booksOf, waitingOf } from '../../functions/statement-books.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import { readUpload } from '../read-upload.ts'
import { keptLine, owingBooking, resultOf, waitingLine } from './account-lines.ts'
import type { DeskVisit } from './desk-visit.ts'

/** What the page says of what was just done. */
type Done = {
  readonly imported?: StatementImport
  readonly problem?: string
  /** The movement that could not be booked as asked. */
  readonly doesNotFit?: string
}

/** Movements on file that are shown again. */
const lately = 20

/** The farm's account, as far as the site knows of it. */
export async function showAccount(visit: DeskVisit, done: Done = {}): Promise<Response> {
  const { c, office, to } = visit
  const { store } = office
  const onFile = {
    reservations: await store.listReservations(),
    refunds: await store.listRefunds(),
    movements: await store.listMovements(),
  }
  const books = booksOf(onFile)
  const desk = {
    books,
    to,
    suggestionFor: suggestionsBy(books),
    reservations: new Map(onFile.reservations.map((r) => [r.id, r])),
  }
  const { imported, problem, doesNotFit } = done
  const settled = onFile.movements.filter((each) => each.settledAt && each.reservationId)
  const account = {
    result: imported?.kind === 'booked' ? resultOf(imported.booked, desk) : undefined,
    waiting: onFile.movements.flatMap((each) => {
      const waiting = waitingOf(each)
      if (!waiting) return []
      const line = waitingLine(waiting, desk)
      return { ...line, problem: each.key === doesNotFit ? words.doesNotFit : undefined }
    }),
    owing: bookingsThatOwe(books).map((id) => owingBooking(id, desk)),
    lately: settled
      .slice(-lately)
      .toReversed()
      .map((each) => keptLine(each, desk)),
    problem,
  }
  const status = problem || doesNotFit ? 422 : 200
  return answerPlain(c, <DeskAccountPage to={to} account={account} />, status)
}

/** Reads the bank's file and says what became of it; sent again, it changes nothing. */
export async function takeStatement(visit: DeskVisit): Promise<Response> {
  const upload = await readUpload(visit.c, 'file', mostStatementBytes)
  if (upload instanceof Response) return upload
  if (upload.kind === 'no-file') return showAccount(visit, { problem: words.chooseFile })
  const imported: StatementImport =
    upload.kind === 'file'
      ? await importStatement(visit.office, upload.bytes)
      : { kind: 'unreadable', problem: { kind: 'too-large' } }
  return imported.kind === 'unreadable'
    ? showAccount(visit, { problem: sayStatementProblem(imported.problem) })
    : showAccount(visit, { imported })
}

/** Does what a button beside a movement says. */
export async function actOnAccount(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, to } = visit
  const key = form.get('movement') ?? ''
  const decision = decisionIn(form)
  const outcome = decision && (await decideMovement(office, key, decision))
  if (outcome === 'does-not-fit') return showAccount(visit, { doesNotFit: key })
  // What goes back is the next thing to do: it stands on the first page, and is paid from the booking.
  return answerDone(c, decision?.kind === 'send-back' ? to() : to('rekening'))
}

function decisionIn(form: URLSearchParams): Decision | undefined {
  switch (form.get('do')) {
    case 'book':
      return { kind: 'book', reservationId: form.get('booking') ?? '' }
    case 'send-back':
      return { kind: 'send-back' }
    case 'take-back':
      return { kind: 'take-back', tells: form.get('tell') === 'on' }
    case 'leave':
      return { kind: 'leave' }
    default:
      return undefined
  }
}
