import { fill } from '#language/fill.ts'
import { Note, Paragraph } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import type { GuestMail, TermFacts, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { Terms } from './terms.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  readonly toPay: ToPayFacts
  readonly terms: TermFacts
}

/** The deposit has not come: a friendly word, as banks are slow, and no threat, as nothing ends by itself. */
export function DepositReminderLetter({ mail, toPay, terms }: Props) {
  const words = mail.reminders.depositReminder
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{words.text}</Paragraph>
      <ToPay mail={mail} toPay={toPay} />
      <Paragraph>{words.stands}</Paragraph>
      <BookingFactsTable mail={mail} />
      <Terms mail={mail} terms={terms} />
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}

/** The balance is to be paid soon; the terms stand below, as their first step ends then too. */
export function BalanceRequestLetter({ mail, toPay, terms }: Props) {
  const words = mail.reminders.balanceRequest
  const due = toPay.dueOn ? fill(words.due, { date: toPay.dueOn }) : undefined
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { workshop: mail.booking.workshop })}</Paragraph>
      <ToPay mail={mail} toPay={toPay} text={toPay.part === 'balance' ? due : undefined} />
      <BookingFactsTable mail={mail} />
      <Terms mail={mail} terms={terms} />
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}

type NewLinkProps = {
  readonly mail: GuestMail
  /** The links in earlier mails work no longer. */
  readonly endsOthers: boolean
}

/** The way to the guest's own page again: asked for by whoever knows the address, or sent by the farm. */
export function NewLinkLetter({ mail, endsOthers }: NewLinkProps) {
  const words = mail.reminders.newLink
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{endsOthers ? words.othersEnded : words.text}</Paragraph>
      <BookingFactsTable mail={mail} />
      <OwnLinks mail={mail} />
      {!endsOthers && <Note>{words.notAsked}</Note>}
    </GuestLetter>
  )
}
