import type { PartyMailWords } from '#content/words/shape/party-mail.ts'
import { fill } from '#language/fill.ts'
import { Facts } from '../parts/facts.tsx'
import { Paragraph } from '../parts/text.tsx'
import type { GuestMail, RefundFacts, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { RefundBlock } from './refund.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  /** How many they were. */
  readonly before: string
  /** What is paid of the new price; undefined when nothing is. */
  readonly paid: string | undefined
  /** What had been paid for places they gave up, and what of it goes back. */
  readonly givenUp: string | undefined
  /** What was to go back for places they take again, and pays for those. */
  readonly paidAgain: string | undefined
  /** Of what they gave up, now or before. */
  readonly refund: RefundFacts | undefined
  readonly toPay: ToPayFacts | undefined
  /** Nobody owes anything before the farm's answer, or once all is paid. */
  readonly standing: 'request' | 'open' | 'paid'
}

/** More people, or fewer. */
export function PartyChangedLetter(props: Props) {
  const { mail, before, paid, givenUp, paidAgain, refund, toPay, standing } = props
  const words = mail.words.partyChanged
  const { booking, common } = mail
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          { label: words.newNumber, value: booking.participants, strong: true },
          { label: words.oldNumber, value: before },
          { label: words.newTotal, value: booking.total, strong: true },
          ...(paid ? [{ label: words.paid, value: paid }] : []),
          { label: common.facts.workshop, value: booking.workshop },
          { label: common.facts.date, value: booking.date },
          { label: common.facts.time, value: booking.time },
          { label: common.facts.reference, value: booking.reference },
        ]}
      />
      {givenUp && !refund && <Paragraph>{fill(words.nothingBack, { paid: givenUp })}</Paragraph>}
      {givenUp && refund && (
        <RefundBlock mail={mail} refund={refund} text={backText(words, givenUp, refund.amount)} />
      )}
      {paidAgain && !refund && (
        <Paragraph>{fill(words.paidAgain, { amount: paidAgain })}</Paragraph>
      )}
      {paidAgain && refund && (
        <RefundBlock mail={mail} refund={refund} text={lessBackText(words, paidAgain, refund)} />
      )}
      {standing === 'request' && <Paragraph>{mail.words.moved.stillRequested}</Paragraph>}
      {standing === 'paid' && <Paragraph>{words.allPaid}</Paragraph>}
      {toPay && <ToPay mail={mail} toPay={toPay} />}
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}

function backText(words: PartyMailWords, paid: string, amount: string): string {
  return paid === amount
    ? fill(words.wholeBack, { amount })
    : fill(words.partBack, { paid, amount })
}

function lessBackText(words: PartyMailWords, amount: string, refund: RefundFacts): string {
  return fill(words.lessBack, { amount, rest: refund.amount })
}
