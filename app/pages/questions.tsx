import type { MouseEvent } from 'react'
import { StyledText } from './styled-text.tsx'

type Question = { readonly question: string; readonly answer: string }

/** One question is open at a time: the browser itself closes the others of the same name. */
export function Questions({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="question border-b border-rule">
          <summary
            onClick={stay}
            className="flex min-h-14 items-center justify-between gap-5 py-3 font-serif text-lead"
          >
            <span className="text-balance">{question}</span>
          </summary>
          <StyledText text={answer} look="max-w-[34.5em] pb-5" />
        </details>
      ))}
    </div>
  )
}

/** A question stays where it is pressed, as the answer above it closes. */
function stay({ currentTarget: pressed }: MouseEvent): void {
  const { top } = pressed.getBoundingClientRect()
  requestAnimationFrame(() => {
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}
