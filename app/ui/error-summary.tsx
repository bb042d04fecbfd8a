import { useEffect, useRef } from 'react'

export type FormProblem = { readonly field?: string; readonly text: string }

/**
 * Everything that is wrong with a form, at its top, each linked to its field; it takes the focus
 * when it appears, so that nobody misses it.
 */
export function ErrorSummary({
  title,
  problems,
}: {
  title: string
  problems: readonly FormProblem[]
}) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="mb-8 border-4 border-beet p-5">
      <h3 className="text-25">{title}</h3>
      <ul className="mt-2">
        {problems.map(({ field, text }) => (
          <li key={text} className="py-1">
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

/** The problem of one field, for the field itself. */
export function problemOf(problems: readonly FormProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.text
}
