import { MoreActions } from '../parts/actions.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { GuestMail } from './facts.ts'

/** The way to the farm. */
export function Directions({ mail }: { mail: GuestMail }) {
  const { directions } = mail.words
  return (
    <>
      <Heading>{directions.title}</Heading>
      <Paragraph>{`${mail.sender.name}\n${mail.sender.address}`}</Paragraph>
      <Paragraph>{directions.car}</Paragraph>
      <Paragraph>{directions.train}</Paragraph>
    </>
  )
}

/** Asks for diets and allergies on a page of their own: a mail is no place for health. */
export function Diets({ mail }: { mail: GuestMail }) {
  const { diets, links } = mail.words
  return (
    <>
      <Heading>{diets.title}</Heading>
      <Paragraph>{diets.text}</Paragraph>
      <MoreActions actions={[{ label: links.diets, to: mail.links.diets }]} />
    </>
  )
}
