import { MainAction, MoreActions } from './actions.tsx'
import { LetterFacts, PaymentBlock, ToCopy } from './facts.tsx'
import type { LetterPart } from './letter-part.ts'
import { StyledParagraphs } from './styled-paragraphs.tsx'
import { Heading, Items, Note, Paragraph, Quoted } from './text.tsx'

/** A part of a letter in its HTML; `textOf` in `plain-text.ts` writes the same as text. */
export function HtmlPart({ part }: { part: LetterPart }) {
  if (!part) return null
  if (typeof part === 'string') return <Paragraph>{part}</Paragraph>
  if ('strong' in part) return <Paragraph strong>{part.strong}</Paragraph>
  if ('note' in part) return <Note>{part.note}</Note>
  if ('quoted' in part) return <Quoted>{part.quoted}</Quoted>
  if ('heading' in part) return <Heading>{part.heading}</Heading>
  if ('styled' in part) return <StyledParagraphs text={part.styled} siteUrl={part.siteUrl} />
  if ('list' in part) return <Items as="ul" items={part.list} />
  if ('steps' in part) return <Items as="ol" items={part.steps} />
  if ('facts' in part) return <LetterFacts facts={part.facts} />
  if ('toCopy' in part) return <ToCopy facts={part.toCopy} />
  if ('payment' in part) return <PaymentBlock {...part.payment} />
  if ('main' in part) return <MainAction action={part.main} />
  if ('links' in part) return <MoreActions actions={part.links} />
  // Parts of a letter have no other name and never move.
  return part.map((each, i) => <HtmlPart key={i} part={each} />)
}
