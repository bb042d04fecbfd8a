import { dayOf } from '#booking/dates/brussels-time.ts'
import { whatToPay } from '#booking/money/what-to-pay.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { greetableName } from '#booking/requests/text-rules.ts'
import { referenceOf } from '#booking/requests/reference.ts'
import { wordsIn, wordsOf } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Payment } from '#store/money.ts'
import { MoreActions } from '../blocks/actions.tsx'
import { Facts, ownFacts, ToCopy } from '../blocks/facts.tsx'
import { Heading, Note, Paragraph, Steps } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import type { Mailboxes } from '../envelope.ts'
import type { PlacedReservation } from '../letters.ts'
import { Address, toOwnPage, totalOf } from './booking-blocks.tsx'
import { guestLetter, type GuestMail, guestMail } from './guest-mail.tsx'
import { dueOn, transferFacts } from './money-blocks.tsx'

/** A reservation keeps this until its links are renewed (`store/migrations/003-booking-life.ts`). */
const firstLinkVersion = 1

export function requestReceived(
  mailboxes: Mailboxes,
  { reservation, session, deposit, balance, absence, voucher }: PlacedReservation,
) {
  const payments = [deposit, balance]
  const kept = {
    note: '',
    linkVersion: firstLinkVersion,
    keptCents: 0,
    payments,
    payer: undefined,
    came: undefined,
  }
  const mail = guestMail(mailboxes, { ...reservation, ...kept, session })
  const words = wordsOf(mailboxes.house, mail.language, absence).mails.reservation
  const { workshop, date } = mail
  const total = deposit.amountCents + balance.amountCents
  const isAtOnce = whatToPay([deposit, balance])?.part === 'together'
  return guestLetter(
    { ...mail, footer: words.footer },
    {
      words: { ...words, title: fill(words.subject, { workshop, date }) },
      body: (
        <>
          <Paragraph>{words.intro}</Paragraph>
          <Heading>{words.requestTitle}</Heading>
          <Facts facts={requestFacts(mail, voucher !== undefined)} />
          <MoreActions actions={[toOwnPage(mail)]} />
          <Note>{mail.words.links.own}</Note>
          <Heading>{words.nextTitle}</Heading>
          <Steps items={isAtOnce ? words.nextStepsAtOnce : words.nextSteps} numbered />
          <Heading>{words.paymentTitle}</Heading>
          <Paragraph>
            {isAtOnce ? words.paymentIntro : `${words.paymentIntro} ${words.ownNumbers}`}
          </Paragraph>
          {isAtOnce ? (
            <PaymentLines
              mail={mail}
              part="together"
              payment={{ ...deposit, amountCents: total }}
            />
          ) : (
            [deposit, balance].map((payment) => (
              <PaymentLines key={payment.kind} mail={mail} part={payment.kind} payment={payment} />
            ))
          )}
          <Heading>{words.cancellationTitle}</Heading>
          <Steps items={words.cancellationSteps} />
          <Heading>{words.whereTitle}</Heading>
          <Address />
          <Paragraph>{words.whereText}</Paragraph>
          <Paragraph>{words.calendarNote}</Paragraph>
        </>
      ),
      attachments: [calendarFile(mail)],
    },
  )
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

type LinesProps = {
  readonly mail: GuestMail
  readonly part: 'deposit' | 'balance' | 'together'
  readonly payment: Payment
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
