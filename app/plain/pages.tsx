import type { ReactNode } from 'react'
import type { TitledText } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import { PlainDocument } from './document.tsx'
import { type Fact, Facts, LinkList, type PageLink, SubmitButton } from './parts.tsx'

export function TitledPage(props: {
  readonly language: Language
  readonly title: string
  /** A drawing, on the line under the farm's name. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  const { language, title, aside, children } = props
  return (
    <PlainDocument language={language} title={title} aside={aside}>
      <h1 className="text-43">{title}</h1>
      {children}
    </PlainDocument>
  )
}

/** One thing to do, and one button that does it. Opening the page does nothing: mail scanners open links too. */
export function OneActionPage(props: {
  readonly language: Language
  readonly title: string
  readonly text: string
  readonly facts: readonly Fact[]
  /** None when there is nothing (any more) to do. */
  readonly button?: string
  readonly isGrave?: boolean
  readonly links?: readonly PageLink[]
  readonly aside?: ReactNode
}) {
  const { language, title, text, facts, button, isGrave, links = [], aside } = props
  return (
    <TitledPage language={language} title={title} aside={aside}>
      <p className="mt-5 text-lead whitespace-pre-line">{text}</p>
      <Facts facts={facts} />
      {button && (
        <form method="post">
          <SubmitButton look={isGrave ? 'button-grave' : 'button'}>{button}</SubmitButton>
        </form>
      )}
      <LinkList links={links} />
    </TitledPage>
  )
}

/** Said after a step, with nothing left to press. */
export function SaidPage(props: {
  readonly language: Language
  readonly said: TitledText
  readonly links: readonly PageLink[]
}) {
  const { language, said, links } = props
  return (
    <TitledPage language={language} title={said.title}>
      <p className="mt-5 text-lead">{said.text}</p>
      <LinkList links={links} />
    </TitledPage>
  )
}
