import type { TitledText } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'

type Point = TitledText & { readonly steps?: readonly string[] }

export function Info(props: {
  readonly words: Words['booking']['info']
  readonly refundLines: readonly string[]
}) {
  const { words, refundLines } = props
  const cancellation = { ...words.cancellation, steps: refundLines }
  const points: readonly Point[] = [words.payment, cancellation, words.bring]
  return (
    <aside>
      <h2 className="text-30">{words.title}</h2>
      <dl className="mt-5 border-t-2 border-ink">
        {points.map(({ title, text, steps }) => (
          <div key={title} className="border-b border-rule py-5">
            <dt className="font-serif text-25">{title}</dt>
            <dd className="mt-1">
              {text}
              {steps && (
                <ul className="mt-2 list-disc pl-5">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
