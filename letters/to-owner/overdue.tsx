import { Fragment } from 'react'
import { answerDue } from '#booking/dates/away.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { telephoneLink, writtenTelephones } from '#booking/house/telephone.ts'
import { namedPayments, type Owed } from '#booking/money/owed.ts'
import { type Reminded, lateSince, type ToPay } from '#booking/money/what-to-pay.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { printEuros } from '#language/money.ts'
import { printSpan } from '#language/spans.ts'
import { printInstant } from '#language/times.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Paragraph } from '../blocks/text.tsx'
import type { Mailboxes } from '../envelope.ts'
import type { OfBooking } from '../news.ts'
import {
  bookingNotice,
  guestFacts,
  linkToBooking,
  linkToDesk,
  noticeAbout,
  ownersDateFacts,
  ownersWords,
  toDo,
} from './notice.tsx'

/** The promised time is nearly up. Unproven: the guest has pressed no link of a mail yet. */
export const unanswered = bookingNotice<{ readonly isUnproven: boolean }>((news, mailboxes) => {
  const { reservation, isUnproven } = news
  const { id, name, session, createdAt, specialRequirements, conditions } = reservation
  const { ownerNews, language } = ownersWords(mailboxes)
  const { unanswered: words, facts: labels } = ownerNews
  const due = answerDue({ createdAt, startsAt: session.startsAt, conditions })
  const until = printInstant(due, language)
  const hours = printSpan(conditions.answerHours, 'hours', language)
  return {
    words: { ...words, preview: fill(words.preview, { hours }) },
    texts: [fill(words.text, { name, until, hours }), ...(isUnproven ? [words.unproven] : [])],
    facts: [
      ...ownersDateFacts(mailboxes, session),
      ...guestFacts(mailboxes, reservation),
      { label: labels.requirements, value: specialRequirements || labels.none },
    ],
    main: toDo(mailboxes, 'confirm', id),
    more: [toDo(mailboxes, 'decline', id)],
    closing: [ownerNews.oneButton],
  }
})

/** A late sum, and the guest's last reminder of it. */
type Late = OfBooking & {
  readonly late: ToPay
  readonly reminded: Pick<Reminded, 'at'> | undefined
}

/** All of a booking that is late did not come; the owner decides what happens now, never a clock. */
export const overdue = bookingNotice<Late>((one, mailboxes) => {
  const { reservation, late } = one
  const { id, name, session, payments } = reservation
  const { part, receivedCents } = late
  const own = ownersWords(mailboxes)
  const { language, overdueMails } = own
  const words = overdueMails[part]
  const said = receivedCents > 0 ? words.part : words
  const text = fill(said.text, {
    name,
    due: printDay(lateSince(late), language),
    received: printEuros(receivedCents, language),
    open: printEuros(late.cents, language),
  })
  return {
    words: said,
    texts: [`${text} ${reminderText(one, own)}`, overdueMails.stands],
    facts: [
      ...ownersDateFacts(mailboxes, session),
      ...namedPayments(payments).map((payment) => paymentFact(payment, own)),
      ...guestFacts(mailboxes, reservation),
    ],
    main: toDo(mailboxes, receivedStep[part], id),
    more: [...callTo(one, mailboxes), toDo(mailboxes, 'cancel-guest', id)],
    closing: [own.ownerNews.oneButton],
  }
})

const receivedStep = {
  deposit: 'deposit-received',
  balance: 'balance-received',
  whole: 'all-received',
  together: 'all-received',
} as const

function reminderText({ reservation, reminded }: Late, own: OwnerWords): string {
  const { overdueMails: words, language } = own
  if (reservation.email === '') return words.noMailbox
  if (!reminded) return words.notReminded
  return fill(words.reminded, { at: printDay(dayOf(reminded.at), language) })
}

/** A telephone link for a guest without a mailbox, or one who was reminded already. */
function callTo({ reservation, reminded }: Late, mailboxes: Mailboxes) {
  const { overdueMails: words } = ownersWords(mailboxes)
  const { countryCode } = mailboxes.house.business.address
  const { name, email, telephone } = reservation
  const [number = telephone] = writtenTelephones(telephone)
  if (!telephone || (email && !reminded)) return []
  return [{ label: fill(words.call, { name, telephone }), to: telephoneLink(number, countryCode) }]
}

function paymentFact(
  payment: ReturnType<typeof namedPayments<Owed & { readonly dueOn: Day }>>[number],
  { ownerNews, language }: OwnerWords,
) {
  const { name, paidCents, amountCents, dueOn } = payment
  const labels = ownerNews.facts
  const [paid, amount] = [printEuros(paidCents, language), printEuros(amountCents, language)]
  const value =
    paidCents < amountCents
      ? fill(labels.paidUntil, { paid, amount, date: printDay(dueOn, language) })
      : fill(labels.paid, { paid, amount })
  return { label: labels[name], value }
}

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
