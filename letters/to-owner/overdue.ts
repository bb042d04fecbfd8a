import { dayOf } from '#booking/dates/brussels-time.ts'
import { telephoneLink, writtenTelephones } from '#booking/house/telephone.ts'
import { namedPayments, type Owed } from '#booking/money/owed.ts'
import { type Reminded, lateSince, type ToPay, nextPaymentOf } from '#booking/money/next-payment.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { printEuros } from '#language/money.ts'
import { typeset } from '#language/typeset.ts'
import type { UndecidedTransaction } from '#store/money/transactions.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { OfBooking } from '../news.ts'
import { moments, type Scene } from '../sample-scene.ts'
import {
  makeBookingNotice,
  makeFarmLetter,
  type FarmMail,
  factsOfGuest,
  bookingAction,
  deskAction,
  type OwnerNotice,
  ownersDateFacts,
  stepAction,
} from './notice.ts'

type Late = OfBooking & {
  readonly late: ToPay
  readonly reminded: Pick<Reminded, 'at'> | undefined
  readonly waits?: MoneyWaiting | undefined
}

type MoneyWaiting = Pick<UndecidedTransaction, 'amountCents' | 'payerName' | 'payerIban'>

export const depositOverdueLetter = makeBookingNotice<Late>(
  ({ confirmed }) => lateOf(confirmed),
  overdue,
)

export const balanceOverdueLetter = makeBookingNotice<Late>(
  ({ confirmed, secured }) => lateOf(secured, confirmed),
  overdue,
)

/** The late money of a booking did not come: the owner decides, never a clock. */
function overdue(mail: FarmMail, one: Late): OwnerNotice {
  const { reservation, late } = one
  const { id, name, session, payments } = reservation
  const { part, receivedCents } = late
  const { ownerWords, language } = mail
  const { overdueMails } = ownerWords
  const words = overdueMails[part]
  const byPart = receivedCents > 0 ? words.part : words
  const open = printEuros(late.cents, language)
  const text = fill(byPart.text, {
    name,
    due: printDay(lateSince(late), language),
    received: printEuros(receivedCents, language),
    open,
  })
  return {
    words: {
      subject: fill(overdueMails.subject, { title: byPart.title }),
      preview: fill(overdueMails.preview, { open }),
      title: byPart.title,
    },
    texts: [`${text} ${reminderText(mail, one)}`, overdueMails.stands],
    facts: [
      ...ownersDateFacts(mail, session),
      ...namedPayments(payments).map((payment) => paymentFact(mail, payment)),
      ...factsOfGuest(mail, reservation),
    ],
    main: stepAction(mail, receivedStep[part], id),
    more: [...callTo(mail, one), stepAction(mail, 'cancel-guest', id)],
    closing: [ownerWords.ownerNews.oneButton],
  }
}

const receivedStep = {
  deposit: 'deposit-received',
  balance: 'balance-received',
  whole: 'all-received',
  together: 'all-received',
} as const

function reminderText({ ownerWords, language }: FarmMail, { reservation, reminded, waits }: Late) {
  const { overdueMails: words } = ownerWords
  if (waits) return moneyWaitsText(ownerWords, waits)
  if (reservation.email === '') return words.noMailbox
  if (!reminded) return words.notReminded
  return fill(words.reminded, { at: printDay(dayOf(reminded.at), language) })
}

/** "Bij ‘Rekening’ wacht € 65 van Wout Maes: kijk dat eerst na." */
export function moneyWaitsText(
  { overdueMails, receipts, language }: OwnerWords,
  { amountCents, payerName, payerIban }: MoneyWaiting,
): string {
  const payer = payerName || payerIban || receipts.waits.nobody
  return fill(overdueMails.waits, { amount: printEuros(amountCents, language), payer })
}

/** A telephone link for a guest who has no mailbox, or was reminded already. */
function callTo({ mailboxes, ownerWords, language }: FarmMail, { reservation, reminded }: Late) {
  const { countryCode } = mailboxes.house.business.address
  const { name, email, telephone } = reservation
  const [number = telephone] = writtenTelephones(telephone)
  if (!telephone || (email && !reminded)) return []
  return [
    {
      label: typeset(fill(ownerWords.overdueMails.call, { name, telephone }), language),
      to: telephoneLink(number, countryCode),
    },
  ]
}

function paymentFact(
  { ownerWords, language }: FarmMail,
  payment: ReturnType<typeof namedPayments<Owed & { readonly dueOn: Day }>>[number],
) {
  const { name, paidCents, amountCents, dueOn } = payment
  const labels = ownerWords.ownerNews.facts
  const paid = printEuros(paidCents, language)
  const amount = printEuros(amountCents, language)
  const value =
    paidCents < amountCents
      ? fill(labels.paidUntil, { paid, amount, date: printDay(dueOn, language) })
      : fill(ownerWords.desk.paidOf, { paid, amount })
  return { label: labels[name], value }
}

/** A mail stays short; the desk lists all. */
const maxListed = 30

/** Each line has guest, sum, due day and a number to call, and links to its booking. */
export const latePaymentsLetter = makeFarmLetter(severalLate, (mail, { late }) => {
  const { overdueMails } = mail.ownerWords
  const words = overdueMails.several
  const title = fill(words.title, { n: late.length })
  const listed = late.slice(0, maxListed)
  return {
    about: late.map(({ reservation }) => reservation),
    words: { preview: words.preview, subject: title, title },
    texts: [words.text],
    between: keysOf(words.groups).map((group) => {
      const actions = listed
        .filter((one) => groupOf(one) === group)
        .flatMap((one) => [
          { label: lineOf(mail, one), to: bookingAction(mail, one.reservation).to },
          ...callTo(mail, one),
        ])
      return actions.length > 0 && [words.groups[group], { links: actions }]
    }),
    main: deskAction(mail),
    closing: [overdueMails.stands],
  }
})

function groupOf({ reservation, reminded, waits }: Late) {
  if (waits) return 'toCheck'
  if (reservation.email === '') return 'noMailbox'
  return reminded ? 'toCall' : 'toRemind'
}

function lineOf({ ownerWords, language }: FarmMail, { reservation: { name }, late }: Late): string {
  const { overdueMails, account, pages } = ownerWords
  return fill(overdueMails.several.line, {
    name,
    what: late.part === 'together' ? account.both : pages.payments[late.part],
    open: printEuros(late.cents, language),
    due: printDay(lateSince(late), language),
  })
}

function severalLate({ confirmed, secured }: Scene): { readonly late: readonly Late[] } {
  return {
    late: [lateOf({ ...confirmed, telephone: '0470 12 34 56' }), lateOf(secured, confirmed)],
  }
}

/** The first of these bookings with a late payment: a house with one payment has none of a balance. */
function lateOf(...either: readonly ReservationOnFile[]): Late {
  const [sample] = either.flatMap((reservation) => {
    const late = nextPaymentOf(reservation.payments, { today: dayOf(moments.asked) })
    return late ? [{ reservation, late, reminded: { at: moments.asked } }] : []
  })
  return sample!
}
