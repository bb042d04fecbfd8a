import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { DateChoice, type DateOption } from '../date-choice.tsx'
import { PlainDocument } from '../document.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'

export type MovePageProps = {
  readonly language: Language
  readonly words: MyBookingWords
  readonly text: string
  readonly facts: readonly Fact[]
  /** Those with room for the whole party. */
  readonly options: readonly DateOption[]
  /** What can go back at most after moving today; undefined when moving takes nothing away. */
  readonly mostPercent: number | undefined
  /** Id of the one that was chosen when the page has something more to say first. */
  readonly chosen: string | undefined
  readonly problem: string | undefined
  readonly links: readonly PageLink[]
}

/** The other dates of a workshop that have room, and one button. */
export function MovePage(props: MovePageProps) {
  const { language, words, text, facts, options, chosen, mostPercent, problem, links } = props
  const { move } = words
  return (
    <PlainDocument language={language} title={move.title}>
      <h1 className="text-43">{move.title}</h1>
      <p className="mt-5 text-lead">{text}</p>
      <FormProblems language={language} problems={{ date: problem }} />
      <Facts facts={facts} />
      {options.length > 0 && (
        <form method="post" noValidate>
          <DateChoice legend={move.legend} options={options} chosen={chosen} problem={problem} />
          {mostPercent !== undefined && (
            <>
              <p className="notice mb-8">{fill(move.atMost, { percent: mostPercent })}</p>
              {/* Sent along, so that a page from before midnight is not taken for having said so. */}
              <input type="hidden" name="most" value={mostPercent} />
            </>
          )}
          <button className="button" type="submit">
            {move.button}
          </button>
        </form>
      )}
      <LinkList links={links} />
    </PlainDocument>
  )
}
