import type { Counted } from '#content/words/shape/parts.ts'
import type { WaitingMailWords } from '#content/words/shape/waiting-mails.ts'
import { fillCounted } from '#language/fill.ts'
import { type Action, MainAction, MoreActions } from '../parts/actions.tsx'
import { Facts } from '../parts/facts.tsx'
import { Note, Paragraph } from '../parts/text.tsx'
import type { GuestMail } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'

/** What every mail of the waiting list is written from. */
export type WaitingMail = Pick<GuestMail, 'language' | 'common' | 'sender'> & {
  readonly words: WaitingMailWords
  readonly booking: {
    readonly workshop: string
    readonly date: string
    readonly time: string
    readonly participants: number
    readonly total: string
    readonly greetedAs: string
  }
  readonly links: { readonly take: string; readonly leave: string; readonly dates: string }
  /** The way to the dates on the site. */
  readonly datesLabel: string
}

type Props = { readonly mail: WaitingMail }

/** The party is on the list. */
export function WaitingJoinedLetter({ mail }: Props) {
  const { joined, links } = mail.words
  return (
    <GuestLetter mail={mail} words={joined}>
      <Paragraph>{joined.text}</Paragraph>
      <Paragraph>{joined.meanwhile}</Paragraph>
      <Facts facts={partyFacts(mail)} />
      <Paragraph>{joined.others}</Paragraph>
      <MoreActions
        actions={[
          { label: mail.datesLabel, to: mail.links.dates },
          { label: links.leave, to: mail.links.leave },
        ]}
      />
      <Note>{joined.notYou}</Note>
    </GuestLetter>
  )
}

type OfferProps = Props & {
  /** The moment the offer ends, printed. */
  readonly until: string
}

/** Places are held for the party, for a while. */
export function WaitingOfferLetter({ mail, until }: OfferProps) {
  const { offer, links } = mail.words
  const { participants, total } = mail.booking
  const take = fillCounted(links.take, participants, mail.language)
  return (
    <GuestLetter mail={mail} words={offer}>
      <Paragraph>{fillCounted(offer.text, participants, mail.language)}</Paragraph>
      <Facts
        facts={[
          { label: offer.until, value: until, strong: true },
          ...partyFacts(mail),
          { label: mail.common.facts.total, value: total },
        ]}
      />
      <Paragraph>{offer.next}</Paragraph>
      <MainAction action={{ label: take, to: mail.links.take }} />
      <Paragraph>{offer.otherwise}</Paragraph>
      <MoreActions actions={[{ label: links.leave, to: mail.links.leave }]} />
      <Note>{links.own}</Note>
    </GuestLetter>
  )
}

/** The time is up. */
export function WaitingLapsedLetter({ mail }: Props) {
  const { lapsed } = mail.words
  return (
    <GuestLetter mail={mail} words={lapsed}>
      <Paragraph>{lapsed.text}</Paragraph>
      <Facts facts={partyFacts(mail)} />
      <Paragraph>{lapsed.again}</Paragraph>
      <MainAction action={{ label: mail.datesLabel, to: mail.links.dates }} />
    </GuestLetter>
  )
}

type CalledOffProps = Props & {
  /** Places were held for the party. */
  readonly held: boolean
  /** Dates with room for all of them, each with the way to ask for it; the list of those that are full. */
  readonly instead: {
    readonly dates: readonly Action[]
    readonly waitingList: string | undefined
  }
}

/** The date they wait for will not be. */
export function WaitingCalledOffLetter({ mail, held, instead }: CalledOffProps) {
  const { calledOff } = mail.words
  const { dates, waitingList } = instead
  const counted = (words: Counted) => fillCounted(words, mail.booking.participants, mail.language)
  const toDates = <MainAction action={{ label: mail.datesLabel, to: mail.links.dates }} />
  return (
    <GuestLetter mail={mail} words={calledOff}>
      <Paragraph>{calledOff.text}</Paragraph>
      <Facts facts={partyFacts(mail)} />
      {held && <Paragraph>{counted(calledOff.held)}</Paragraph>}
      <Paragraph>{calledOff.nothingOwed}</Paragraph>
      {dates.length > 0 ? (
        <>
          <Paragraph>{counted(calledOff.withRoom)}</Paragraph>
          <MoreActions actions={dates} />
          {toDates}
        </>
      ) : (
        <Paragraph>{counted(calledOff.noRoom)}</Paragraph>
      )}
      {waitingList && (
        <>
          <Paragraph>{calledOff.waitAgain}</Paragraph>
          <MoreActions actions={[{ label: calledOff.waitingList, to: waitingList }]} />
        </>
      )}
      {dates.length === 0 && toDates}
    </GuestLetter>
  )
}

function partyFacts({ booking, common }: WaitingMail) {
  const labels = common.facts
  return [
    { label: labels.workshop, value: booking.workshop },
    { label: labels.date, value: booking.date, strong: true },
    { label: labels.time, value: booking.time, strong: true },
    { label: labels.participants, value: String(booking.participants) },
  ]
}
