import { deskPages } from '#content/words/nl/desk-pages.ts'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList } from '../link-list.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

export type PartyPreview = {
  /** Of the booking, and its page. */
  readonly booking: { readonly title: string; readonly path: string }
  readonly title: string
  /** Each sum as it is, and as it would be. */
  readonly facts: readonly Fact[]
  readonly sentences: readonly string[]
  /** Travels with the button: what was shown here, and nothing else, is done. */
  readonly fields: Readonly<Record<string, number>>
  /** Why the button did nothing. */
  readonly problem: string | undefined
}

/** What another number of people does, in euros, before it is done. */
export function DeskPartyPage({ to, preview }: { to: DeskPath; preview: PartyPreview }) {
  const { booking, title, facts, sentences, fields, problem } = preview
  const words = deskPages.party
  return (
    <DeskFrame title={title} to={to}>
      <p className="text-meta text-soft">{booking.title}</p>
      <h1 className="mt-1 text-43">{title}</h1>
      {problem && <FormProblems language="nl" problems={{ keep: problem }} />}
      <Facts facts={facts} />
      {sentences.map((sentence) => (
        <p key={sentence} className="mb-3 max-w-[60ch]">
          {sentence}
        </p>
      ))}
      <form id="keep" method="post" className="mt-8">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button" type="submit">
          {words.keep}
        </button>
      </form>
      <LinkList links={[{ to: booking.path, text: words.back }]} />
    </DeskFrame>
  )
}
