import type { Language } from '#language/languages.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { PlainDocument } from '../document.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'

/** A date with room for the whole party, printed. */
export type DateOption = { readonly id: string; readonly date: string; readonly left: string }

export type MovePageProps = {
  readonly language: Language
  readonly words: MyBookingWords
  readonly text: string
  readonly facts: readonly Fact[]
  /** Empty when there is nothing to choose. */
  readonly options: readonly DateOption[]
  readonly problem: string | undefined
  readonly links: readonly PageLink[]
}

/** The other dates of a workshop that have room, and one button. */
export function MovePage({ language, words, text, facts, options, problem, links }: MovePageProps) {
  const { move } = words
  return (
    <PlainDocument language={language} title={move.title}>
      <h1 className="text-43">{move.title}</h1>
      <p className="mt-5 text-lead">{text}</p>
      <Facts facts={facts} />
      {options.length > 0 && (
        <form method="post">
          <fieldset aria-describedby={problem && 'date-problem'}>
            <legend className="font-serif text-25">{move.legend}</legend>
            {problem && (
              <p
                id="date-problem"
                role="alert"
                className="mt-2 border-l-4 border-beet pl-3 font-semibold text-beet"
              >
                {problem}
              </p>
            )}
            <ul className="mt-3 mb-8 border-t border-rule">
              {options.map(({ id, date, left }) => (
                <li key={id} className="border-b border-rule">
                  <label className="flex min-h-13 items-center gap-3 py-2">
                    <input type="radio" name="date" value={id} className="field-check" required />
                    <span>
                      {date}
                      <span className="block text-meta text-soft">{left}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <button className="button" type="submit">
            {move.button}
          </button>
        </form>
      )}
      <LinkList links={links} />
    </PlainDocument>
  )
}
