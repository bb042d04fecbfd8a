import { type Absence, isAnsweredBefore } from '#booking/dates/away.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { totalCents } from '#booking/money/owed.ts'
import { whatToPay } from '#booking/money/what-to-pay.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { greetableName } from '#booking/forms/text-rules.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { wordsBeforeItBegins } from '#content/words/answer-promise.ts'
import { wordsIn, wordsOf } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Facts, ownFacts, ToCopy } from '../blocks/facts.tsx'
import { Heading, Note, Paragraph, Steps } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import type { OfRequest } from '../news.ts'
import { Address, toOwnPage, totalOf } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from './guest-mail.tsx'
import { dueOn, transferFacts } from './money-blocks.tsx'

export const requestReceived = bookingLetter<OfRequest>((mail, { absence, voucher }) => {
  const { workshop, date } = mail
  const words = wordsFor(mail, absence)
  const isAtOnce = whatToPay(mail.reservation.payments)?.part === 'together'
  const plainSteps = isAtOnce ? words.nextStepsAtOnce : words.nextSteps
  return {
    words: { ...words, title: fill(words.subject, { workshop, date }) },
    footer: words.footer,
    body: (
      <>
        <Paragraph>{words.intro}</Paragraph>
        <Heading>{words.requestTitle}</Heading>
        <Facts facts={requestFacts(mail, voucher !== undefined)} />
        <MoreActions actions={[toOwnPage(mail)]} />
        <Note>{mail.words.links.own}</Note>
        <Heading>{words.nextTitle}</Heading>
        <Steps items={voucher ? words.nextStepsWithVoucher : plainSteps} numbered />
        {/* What a gift voucher leaves open is in the mail that says yes. */}
        {!voucher && <HowToPay {...{ mail, isAtOnce }} />}
        <Heading>{words.cancellationTitle}</Heading>
        <Steps items={words.cancellationSteps} />
        <Heading>{words.whereTitle}</Heading>
        <Address />
        <Paragraph>{words.whereText}</Paragraph>
        <Paragraph>{words.calendarNote}</Paragraph>
      </>
    ),
    attachments: [calendarFile(mail)],
  }
})

function wordsFor({ mailboxes, reservation, session, language }: GuestMail, absence?: Absence) {
  const { createdAt } = reservation
  const words = wordsOf(mailboxes.house, language, absence).mails.reservation
  const isSoon = isAnsweredBefore({ createdAt, startsAt: session.startsAt })
  return isSoon ? wordsBeforeItBegins(words, language) : words
}

function requestFacts(mail: GuestMail, hasVoucher: boolean) {
  const { labels, reservation } = mail
  const { id, participants, name, specialRequirements } = reservation
  return [
    { label: labels.reference, value: referenceOf(id), strong: true },
    { label: labels.workshop, value: mail.workshop },
    { label: labels.date, value: mail.date },
    { label: labels.time, value: mail.time },
    ...ownFacts(mail.session, mail.language),
    {
      label: labels.participants,
      value: isCountOpen(reservation) ? labels.fiveOrMore : String(participants),
    },
    { label: labels.total, value: totalOf(mail) },
    { label: labels.name, value: greetableName(name) },
    // Noted, not repeated: nobody has proved yet that this address is theirs.
    {
      label: labels.requirements,
      value: specialRequirements ? labels.requirementsNoted : labels.noRequirements,
    },
    ...(hasVoucher ? [{ label: labels.voucher, value: labels.voucherNoted }] : []),
  ]
}

function HowToPay({ mail, isAtOnce }: { mail: GuestMail; isAtOnce: boolean }) {
  const words = wordsIn(mail.language).mails.reservation
  const { payments } = mail.reservation
  return (
    <>
      <Heading>{words.paymentTitle}</Heading>
      <Paragraph>
        {isAtOnce ? words.paymentIntro : `${words.paymentIntro} ${words.ownNumbers}`}
      </Paragraph>
      {isAtOnce ? (
        <PaymentLines
          mail={mail}
          part="together"
          payment={{ ...payments[0]!, amountCents: totalCents(payments) }}
        />
      ) : (
        payments.map((payment) => (
          <PaymentLines key={payment.kind} mail={mail} part={payment.kind} payment={payment} />
        ))
      )}
    </>
  )
}

type LinesProps = {
  readonly mail: GuestMail
  readonly part: 'deposit' | 'balance' | 'together'
  readonly payment: ReservationOnFile['payments'][number]
}

function PaymentLines({ mail, part, payment }: LinesProps) {
  const { amountCents, reference, dueOn: day } = payment
  const words = wordsIn(mail.language).mails.reservation.payment
  const isAhead = day > dayOf(mail.reservation.createdAt)
  const due = isAhead ? dueOn(mail, printDay(day, mail.language)) : words.onceConfirmed
  return (
    <>
      <Paragraph strong>{`${words[part]}, ${due}`}</Paragraph>
      <ToCopy facts={transferFacts(mail, amountCents, reference)} />
    </>
  )
}
