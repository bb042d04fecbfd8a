import type { ReactNode } from 'react'
import {
  type Fact,
  Facts,
  type FormRefusal,
  LinkList,
  type PageLink,
  SubmitButton,
} from '#app/plain/parts.tsx'
import { renderDeskPage } from './frame.tsx'
import type { DeskVisit } from './visit.ts'

type ActionPage = {
  readonly title: string
  readonly about: string
  readonly text?: string
  readonly notice?: ReactNode
  readonly form?: ReactNode
  readonly button?: string
  readonly facts: readonly Fact[]
  readonly links?: readonly PageLink[]
  readonly sent?: FormRefusal | undefined
}

/** Page of a link in the owner's mails: an act with its record's facts, or the record's state. */
export function renderActionPage(visit: DeskVisit, page: ActionPage, status?: 200 | 409 | 422) {
  const { title, about, text, notice, form, button, facts, links = [], sent } = page
  const body = (
    <>
      {text && <p className="mt-3 whitespace-pre-line">{text}</p>}
      {form}
      {button && (
        <div className="mt-5">
          <form method="post">
            <SubmitButton look="button">{button}</SubmitButton>
          </form>
        </div>
      )}
      <LinkList links={links} />
      <Facts facts={facts} />
    </>
  )
  return renderDeskPage(visit, { title, above: about, isNarrow: true, notice, sent, status, body })
}
