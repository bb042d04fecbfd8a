import type { ReactNode } from 'react'
import type { Language } from '#language/languages.ts'
import { PlainDocument } from './document.tsx'
import { type Fact, Facts } from './facts.tsx'
import { LinkList, type PageLink } from './link-list.tsx'

export type OneAction = {
  readonly language: Language
  readonly title: string
  /** What pressing the button does; or why there is no button. */
  readonly text: string
  readonly facts: readonly Fact[]
  /** None when there is nothing (any more) to do. */
  readonly button: { readonly label: string; readonly grave?: boolean } | undefined
  /** Fields that go with the button. */
  readonly fields?: ReactNode
  /** Where to go from here. */
  readonly links?: readonly PageLink[]
  /** A way on that is no link. */
  readonly onward?: ReactNode
}

/** One thing to do, and one button that does it. Opening the page does nothing: mail scanners open links too. */
export function OneActionPage({
  language,
  title,
  text,
  facts,
  button,
  fields,
  links = [],
  onward,
}: OneAction) {
  return (
    <PlainDocument language={language} title={title}>
      <h1 className="text-43">{title}</h1>
      <p className="mt-5 text-lead whitespace-pre-line">{text}</p>
      <Facts facts={facts} />
      {button && (
        <form method="post">
          {fields}
          <button className={button.grave ? 'button-grave' : 'button'} type="submit">
            {button.label}
          </button>
        </form>
      )}
      <LinkList links={links} />
      {onward}
    </PlainDocument>
  )
}
