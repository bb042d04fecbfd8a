import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import type { Language } from '#language/languages.ts'
import { DateChoice, type DateOption } from '../date-choice.tsx'
import { PlainDocument } from '../document.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'

export type CalledOffPageProps = {
  readonly language: Language
  readonly words: MyBookingWords
  /** What there is to choose, and what happens otherwise. */
  readonly text: string
  /** Dates with room for the whole party; none when the money has gone back. */
  readonly options: readonly DateOption[]
  readonly problem: string | undefined
  /** Of the booking as it was. */
  readonly facts: readonly Fact[]
  /** Where to go when there is nothing to choose here. */
  readonly links: readonly PageLink[]
}

/** A booking whose date the farm called off: another date, or nothing to do. */
export function CalledOffPage(props: CalledOffPageProps) {
  const { language, words, text, options, problem, facts, links } = props
  const { title, button } = words.calledOff
  return (
    <PlainDocument language={language} title={title}>
      <p className="text-meta text-soft">{words.title}</p>
      <h1 className="mt-1 text-43">{title}</h1>
      <p className="mt-5 text-lead">{text}</p>
      <FormProblems language={language} problems={{ date: problem }} />
      {options.length > 0 ? (
        <form method="post" className="mt-8">
          <DateChoice legend={words.move.legend} options={options} problem={problem} />
          <button className="button" type="submit">
            {button}
          </button>
        </form>
      ) : (
        <LinkList links={links} />
      )}
      <Facts facts={facts} />
    </PlainDocument>
  )
}
