/** Allergies and diets of a party: health data, kept by explicit consent until soon after the day (GDPR, art. 9). */
export type DietsOnFile = {
  readonly reservationId: string
  /** JSON, as `booking/diets.ts` writes it. */
  readonly answer: string
  readonly consentedAt: Date
}
