import { fill } from '#language/fill.ts'
import type { OwnerMailWords } from '#content/words/shape/mails.ts'
import type { ReservationFacts, Sender } from './facts.ts'
import { FarmLetter } from './owner/farm-letter.tsx'
import { MainAction, MoreActions } from './parts/actions.tsx'
import { Facts } from './parts/facts.tsx'
import { Paragraph } from './parts/text.tsx'

type Props = {
  readonly words: OwnerMailWords['reservation']
  readonly facts: ReservationFacts
  readonly actions: OwnerMailWords['actions']
  readonly links: Readonly<Record<keyof OwnerMailWords['actions'], string>>
  readonly sender: Sender
}

export function reservationOwnerSubject({ words, facts }: Pick<Props, 'words' | 'facts'>): string {
  const { name, workshop, date, participants } = facts
  const count = participants === '5' ? '5+' : participants
  return fill(words.subject, { name, count, workshop, date })
}

/** To the farm, always in Dutch (specification, section 6): every field of section 3. */
export function ReservationOwnerLetter({ words, facts, actions, links, sender }: Props) {
  const labels = words.facts
  return (
    <FarmLetter words={words} sender={sender}>
      <Facts
        facts={[
          { label: labels.workshop, value: facts.workshop, strong: true },
          { label: labels.preferredDate, value: facts.preferredDate, strong: true },
          {
            label: labels.participants,
            value: facts.participants === '5' ? words.fiveOrMore : facts.participants,
          },
          { label: labels.name, value: facts.name },
          { label: labels.email, value: facts.email },
          { label: labels.language, value: facts.language.toUpperCase() },
          { label: labels.requirements, value: facts.specialRequirements || words.noRequirements },
          { label: labels.reservationId, value: facts.id },
          { label: labels.submittedAt, value: facts.submittedAt },
        ]}
      />
      <Paragraph>
        {fill(words.placesLeft, { left: facts.placesLeft, capacity: facts.capacity })}
      </Paragraph>
      <MainAction action={{ label: actions.confirm, to: links.confirm }} />
      <MoreActions
        actions={[
          { label: actions.decline, to: links.decline },
          { label: actions.booking, to: links.booking },
          { label: actions.date, to: links.date },
          { label: actions.desk, to: links.desk },
        ]}
      />
      <Paragraph>{words.todo}</Paragraph>
    </FarmLetter>
  )
}
