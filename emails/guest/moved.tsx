import { fill } from '#language/fill.ts'
import { Facts } from '../parts/facts.tsx'
import { Paragraph } from '../parts/text.tsx'
import type { GuestMail, TermFacts, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { Terms } from './terms.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  /** `rebooked`: in place of a date that was called off. */
  readonly what: 'moved' | 'rebooked'
  readonly by: 'guest' | 'farm'
  readonly oldDate: string
  /** What was paid before; undefined when nothing was. */
  readonly paid: string | undefined
  /** Nothing while it is a request still. */
  readonly toPay: ToPayFacts | undefined
  readonly isRequest: boolean
  /** What goes back at most from now on; undefined when moving took nothing away. */
  readonly mostPercent: number | undefined
  readonly terms: TermFacts
}

/** Another date of the same workshop. */
export function MovedLetter(props: Props) {
  const { mail, what, by, oldDate, paid, toPay, isRequest, mostPercent: percent, terms } = props
  const words = mail.words.moved
  const said = mail.words[what]
  const { booking, common } = mail
  return (
    <GuestLetter mail={mail} words={said}>
      <Paragraph>{by === 'guest' ? said.byGuest : said.byFarm}</Paragraph>
      <Facts
        facts={[
          { label: words.newDate, value: booking.date, strong: true },
          { label: words.newTime, value: booking.time, strong: true },
          { label: words.oldDate, value: oldDate },
          { label: common.facts.workshop, value: booking.workshop },
          { label: common.facts.participants, value: booking.participants },
          { label: common.facts.reference, value: booking.reference },
        ]}
      />
      <Paragraph>{words.calendar}</Paragraph>
      {paid && <Paragraph>{fill(said.paidAlong, { paid })}</Paragraph>}
      {percent !== undefined && <Paragraph>{fill(words.atMost, { percent })}</Paragraph>}
      {isRequest && <Paragraph>{words.stillRequested}</Paragraph>}
      {toPay && <ToPay mail={mail} toPay={toPay} />}
      {!isRequest && <Terms mail={mail} terms={terms} />}
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}
