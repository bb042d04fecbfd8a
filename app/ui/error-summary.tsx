import { useEffect, useRef } from 'react'

export type FormProblem = { readonly field?: string; readonly text: string }

type Props = { title: string; problems: readonly FormProblem[]; heading?: 'h2' | 'h3' }

/**
 * The summary takes the focus, so that nobody misses it; without script the browser does that. Its
 * title asks for corrections, so a problem of no field goes without.
 */
export function ErrorSummary({ title, problems, heading: Heading = 'h3' }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers a form that was just sent
      autoFocus
      className="mb-8 border-4 border-beet p-5"
    >
      {problems.some(({ field }) => field) && <Heading className="mb-2 text-25">{title}</Heading>}
      <ul>
        {problems.map(({ field, text }) => (
          <li key={`${field} ${text}`} className="py-1">
            {field ? (
              <a className="font-semibold text-beet underline" href={`#${field}`}>
                {text}
              </a>
            ) : (
              <span className="font-semibold text-beet">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function problemOf(problems: readonly FormProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.text
}
