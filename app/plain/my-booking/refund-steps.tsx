import { fill } from '#language/fill.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'

/** One step of the terms, printed: the last day it holds and what goes back. */
export type RefundStepPrinted = {
  readonly percent: number
  /** Undefined while the farm has not answered: no day ends it. */
  readonly until: string | undefined
  /** Whether another date may be chosen just as long. */
  readonly mayMove: boolean
  readonly amount: string
}

/** The terms as days and euros; an empty list when nothing was paid. */
export function RefundSteps({
  words,
  steps,
}: {
  words: MyBookingWords['refunds']
  steps: readonly RefundStepPrinted[]
}) {
  if (steps.length === 0) return <p className="mt-3">{words.nothingPaid}</p>
  if (steps.every(({ percent }) => percent === 0)) return <p className="mt-3">{words.nothingAny}</p>
  return (
    <ul className="mt-3 list-disc pl-6">
      {steps.map((step) => (
        <li key={step.until} className="py-1">
          {fill(sentenceFor(step, words), { until: step.until ?? '', amount: step.amount })}
        </li>
      ))}
    </ul>
  )
}

function sentenceFor(
  { percent, until, mayMove }: RefundStepPrinted,
  words: MyBookingWords['refunds'],
): string {
  if (until === undefined) return words.beforeAnswer
  if (percent === 100) return words.everything
  if (percent === 0) return words.nothing
  return mayMove ? words.part : words.partAlone
}
