import { nameOf, openCents } from '#booking/money/owed.ts'
import { printDay } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Payment } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { MoreActions } from '../blocks/actions.tsx'
import type { Mailboxes } from '../envelope.ts'
import { linkToDesk, noticeAbout, ownersWords } from './notice.tsx'

/** A mail stays short; the desk lists all. */
const mostListed = 30

type Late = {
  readonly late: readonly {
    readonly reservation: ReservationOnFile
    readonly kind: Payment['kind']
  }[]
}

/**
 * Payments that became late on one day, in one mail: guest, sum and day; each leads to its booking.
 */
export function latePayments(mailboxes: Mailboxes, { late }: Late) {
  const { overdueMails, pages, language } = ownersWords(mailboxes)
  const words = overdueMails.several
  const n = late.length
  const actions = late.slice(0, mostListed).flatMap(({ reservation, kind }) => {
    const payment = reservation.payments.find((each) => each.kind === kind)
    if (!payment) return []
    const label = fill(words.line, {
      name: reservation.name,
      what: pages.payments[nameOf(kind, reservation.payments)],
      open: printEuros(openCents(payment), language),
      due: printDay(payment.dueOn, language),
    })
    return [{ label, to: mailboxes.siteUrl() + deskPath('boeking', reservation.id) }]
  })
  return noticeAbout(
    mailboxes,
    { about: late.map(({ reservation }) => reservation) },
    {
      words: { ...words, subject: fill(words.subject, { n }), title: fill(words.title, { n }) },
      texts: [words.text],
      between: <MoreActions actions={actions} />,
      main: linkToDesk(mailboxes),
      closing: [words.stands],
    },
  )
}
