import type { Allergen } from '#booking/party/diets.ts'

/**
 * The guest's page on allergies and diets of a party: health data, asked with a consent of its own.
 */
export type DietsWords = {
  readonly title: string
  /** Purpose of the answer, who sees it, and when it is forgotten. */
  readonly text: string
  readonly vegans: string
  readonly countProblem: string
  readonly allergensTitle: string
  readonly allergens: Readonly<Record<Allergen, string>>
  readonly remark: string
  readonly remarkHint: string
  readonly remarkProblem: string
  readonly consent: string
  readonly consentProblem: string
  readonly button: string
  /** Kept; can be changed until the day. */
  readonly kept: string
  readonly forget: string
  /** The day has been, or the booking has ended. */
  readonly tooLate: string
  /** The way here from the booking. */
  readonly link: string
}
