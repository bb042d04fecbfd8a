import type { TitledText } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import { PlainDocument } from './document.tsx'
import { LinkList, type PageLink } from './link-list.tsx'

/** Said after a step, with nothing left to press. */
export function SaidPage({
  language,
  said: { title, text },
  links,
}: {
  readonly language: Language
  readonly said: TitledText
  readonly links: readonly PageLink[]
}) {
  return (
    <PlainDocument language={language} title={title}>
      <h1 className="text-43">{title}</h1>
      <p className="mt-5 text-lead">{text}</p>
      <LinkList links={links} />
    </PlainDocument>
  )
}
