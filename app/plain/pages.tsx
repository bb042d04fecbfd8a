import type { ReactNode } from 'react'
import type { TitledText } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import { PlainDocument } from './document.tsx'
import { LinkList, type PageLink } from './parts.tsx'

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
