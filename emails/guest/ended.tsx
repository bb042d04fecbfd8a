import { fill } from '#language/fill.ts'
import { MainAction } from '../parts/actions.tsx'
import { Paragraph } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import type { GuestMail, RefundFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { RefundBlock } from './refund.tsx'

type Props = { readonly mail: GuestMail; readonly refund: RefundFacts | undefined }

/** The farm said no. */
export function DeclinedLetter({ mail, refund }: Props) {
  const words = mail.words.declined
  const { workshop, date } = mail.booking
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { workshop, date })}</Paragraph>
      {refund && <RefundBlock mail={mail} refund={refund} />}
      <Paragraph>{words.others}</Paragraph>
      <OtherDates mail={mail} />
    </GuestLetter>
  )
}

type CalledOffProps = Props & {
  /** Another date has room for all of them. */
  readonly mayChoose: boolean
}

/** The farm called the date off: another one, or all the money back. */
export function CalledOffLetter({ mail, refund, mayChoose }: CalledOffProps) {
  const { calledOff: words, links: labels } = mail.words
  const { workshop, date } = mail.booking
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { workshop, date })}</Paragraph>
      {mayChoose ? (
        <>
          <Paragraph>{refund ? words.choosePaid : words.choose}</Paragraph>
          <MainAction action={{ label: labels.move, to: mail.links.booking }} />
          {refund && (
            <RefundBlock
              mail={mail}
              refund={refund}
              text={fill(words.otherwise, { amount: refund.amount })}
            />
          )}
        </>
      ) : (
        <>
          {refund && <RefundBlock mail={mail} refund={refund} />}
          <Paragraph>{words.others}</Paragraph>
          <OtherDates mail={mail} />
          <OwnLinks mail={mail} seeOnly />
        </>
      )}
    </GuestLetter>
  )
}

type CancelledProps = Props & {
  readonly by: 'guest' | 'farm'
  /** What was paid; undefined when nothing was. */
  readonly paid: string | undefined
}

/** One of both ended the booking. */
export function CancelledLetter({ mail, refund, by, paid }: CancelledProps) {
  const words = mail.words.cancelled
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{by === 'guest' ? words.byGuest : words.byFarm}</Paragraph>
      <BookingFactsTable mail={mail} />
      {refund && <RefundBlock mail={mail} refund={refund} />}
      {!refund && (
        <Paragraph>{paid ? fill(words.nothingBack, { paid }) : words.nothingPaid}</Paragraph>
      )}
      <Paragraph>{words.others}</Paragraph>
      <OtherDates mail={mail} />
      <OwnLinks mail={mail} seeOnly />
    </GuestLetter>
  )
}

function OtherDates({ mail }: { mail: GuestMail }) {
  return <MainAction action={{ label: mail.words.links.dates, to: mail.links.dates }} />
}
