import { Fragment } from 'react'
import { lateSince } from '#booking/money/what-to-pay.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { printEuros } from '#language/money.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Paragraph } from '../blocks/text.tsx'
import type { Mailboxes } from '../envelope.ts'
import { linkToBooking, linkToDesk, noticeAbout, ownersWords } from './notice.tsx'
import { callTo, type Late } from './overdue.tsx'

/** A mail stays short; the desk lists all. */
const mostListed = 30

/**
 * One mail about all bookings with a payment that became late on one day: the guest, the sum, the
 * day it was due, and a number to call. Each line links to its booking.
 */
export function latePayments(mailboxes: Mailboxes, { late }: { readonly late: readonly Late[] }) {
  const own = ownersWords(mailboxes)
  const words = own.overdueMails.several
  const n = late.length
  const listed = late.slice(0, mostListed)
  return noticeAbout(
    mailboxes,
    { about: late.map(({ reservation }) => reservation) },
    {
      words: { ...words, subject: fill(words.subject, { n }), title: fill(words.title, { n }) },
      texts: [words.text],
      between: keysOf(words.groups).map((group) => {
        const actions = listed
          .filter((one) => groupOf(one) === group)
          .flatMap((one) => [
            { label: lineOf(one, own), to: linkToBooking(mailboxes, one.reservation).to },
            ...callTo(one, mailboxes),
          ])
        if (actions.length === 0) return null
        return (
          <Fragment key={group}>
            <Paragraph>{words.groups[group]}</Paragraph>
            <MoreActions actions={actions} />
          </Fragment>
        )
      }),
      main: linkToDesk(mailboxes),
      closing: [own.overdueMails.stands],
    },
  )
}

function groupOf({ reservation, reminded }: Late) {
  if (reservation.email === '') return 'noMailbox'
  return reminded ? 'toCall' : 'toRemind'
}

function lineOf({ reservation: { name }, late }: Late, own: OwnerWords): string {
  const words = own.overdueMails.several
  return fill(words.line, {
    name,
    what: words.what[late.part],
    open: printEuros(late.cents, own.language),
    due: printDay(lateSince(late), own.language),
  })
}
