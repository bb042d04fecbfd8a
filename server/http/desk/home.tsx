import { DeskHomePage, type ToDoRow } from '#app/plain/desk/home-page.tsx'
import { openCents } from '#booking/owed.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { reviewReasons } from '#content/words/nl/statement.ts'
import { printDay, printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { believedFrom, surely } from '../../clock-belief.ts'
import { listToDos, type ToDo } from '../../desk/to-do.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import type { DeskVisit } from './desk-visit.ts'
import { dateRow, workshopName } from './printed.ts'

const words = deskPages.toDo

/** The first page of the desk: what waits, most urgent first, and the dates to come. */
export async function showHome(visit: DeskVisit): Promise<Response> {
  const { c, office, to, now } = visit
  const toDos = await listToDos(office.store, now)
  const sessions = await office.store.listSessions(now)
  const page = (
    <DeskHomePage
      to={to}
      toDo={toDos.map((each) => printed(each, visit))}
      mailsFailed={toDos.some(({ kind }) => kind === 'failed-mail')}
      clockDoubt={await clockDoubt(visit)}
      dates={sessions.map((session) => dateRow(session, to))}
    />
  )
  return answerPlain(c, page)
}

export async function actOnHome(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, to, now } = visit
  if (form.get('do') === 'mail-again') {
    await office.store.outbox.putBack(now)
    office.mailQueued()
  }
  if (form.get('do') === 'clock-right') {
    await office.store.change((changes) => changes.keepClockBelief(surely(now)))
  }
  return answerDone(c, to())
}

async function clockDoubt({ office, now }: DeskVisit): Promise<string | undefined> {
  const belief = await office.store.clockBelief()
  if (!belief?.doubtedSince) return undefined
  return fill(deskPages.home.clockDoubt, {
    now: printInstant(now, 'nl'),
    before: printInstant(belief.sureAt, 'nl'),
    until: printInstant(believedFrom(belief.doubtedSince), 'nl'),
  })
}

function printed(toDo: ToDo, { to }: DeskVisit): ToDoRow {
  switch (toDo.kind) {
    case 'request':
      return request(toDo, to('boeking', toDo.reservation.id))
    case 'overdue': {
      const { reservation, payment } = toDo
      const notSeen = payment.kind === 'deposit' ? words.depositOverdue : words.balanceOverdue
      const sentence = payment.paidCents > 0 ? words.partOverdue : notSeen
      return {
        key: `${reservation.id} ${payment.kind}`,
        text: fill(sentence, {
          name: reservation.name,
          amount: printEuros(openCents(payment), 'nl'),
        }),
        aside: fill(words.due, { date: printDay(payment.dueOn, 'nl') }),
        path: to('boeking', reservation.id),
        isUrgent: false,
      }
    }
    case 'owing': {
      const { reservation, cents } = toDo
      return {
        key: `${reservation.id} owing`,
        text: fill(words.owing, { name: reservation.name, amount: printEuros(cents, 'nl') }),
        aside: fill(words.owingAfter, { date: printDay(reservation.session.day, 'nl') }),
        path: to('boeking', reservation.id),
        isUrgent: false,
      }
    }
    case 'refund': {
      const { reservation, refund } = toDo
      const amount = printEuros(refund.amountCents, 'nl')
      return {
        key: refund.id,
        text: fill(words.refund, { name: reservation.name, amount }),
        aside: words.refundHow,
        path: to('boeking', reservation.id),
        isUrgent: true,
      }
    }
    case 'movement': {
      const { key, amountCents, bookedOn, payerName, detail } = toDo.movement
      const payer = payerName || words.movementNobody
      const [amount, date] = [printEuros(amountCents, 'nl'), printDay(bookedOn, 'nl')]
      return {
        key,
        text: fill(words.movement, { payer, amount, date }),
        aside: detail.reason ? reviewReasons[detail.reason] : words.movementOver,
        path: to('rekening'),
        isUrgent: false,
      }
    }
    case 'failed-mail':
      return {
        key: toDo.mail.id,
        text: fill(words.failedMail, { to: toDo.mail.to }),
        aside: toDo.mail.problem ?? '',
        path: to(),
        isUrgent: true,
      }
  }
}

function request(
  { reservation, hoursLeft }: Extract<ToDo, { kind: 'request' }>,
  path: string,
): ToDoRow {
  const { id, name, participants, session } = reservation
  return {
    key: id,
    text: fill(words.request, {
      name,
      count: participants,
      workshop: workshopName(session),
      date: printDay(session.day, 'nl'),
    }),
    aside: hoursLeft > 0 ? fill(words.requestHours, { hours: hoursLeft }) : words.requestLate,
    path,
    isUrgent: hoursLeft <= 6,
  }
}
