import type { FormProblem } from '../../ui/error-summary.tsx'
import type { Route } from './+types/booking.ts'
import type { Choice } from './choice.ts'

export type BookingData = Route.ComponentProps['loaderData']
export type SessionOnOffer = BookingData['sessions'][number]

/** A form that was refused without script: all typed texts, and their problems. */
export type RefusedForm = {
  readonly problems: readonly FormProblem[]
  readonly values: Readonly<Record<string, string>>
  readonly consented: boolean
}

export type FormProps = {
  readonly data: BookingData
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly refused: RefusedForm | undefined
}
