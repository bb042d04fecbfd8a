/** A movement of the farm's account that is on file for a booking. */
type Kept = {
  readonly amountCents: number
  readonly outcome: string
  /** Empty when the bank did not say. */
  readonly payerIban: string
}

/**
 * The account that a booking was paid from, as the bank told it. Undefined when the bank did not say,
 * or when the money came from several: then somebody has to ask.
 */
export function payerAccount(movements: readonly Kept[]): string | undefined {
  const paid = movements.filter(
    ({ amountCents, outcome }) => amountCents > 0 && paying.includes(outcome),
  )
  const [account, ...others] = new Set(paid.map(({ payerIban }) => payerIban))
  return others.length === 0 && account ? account : undefined
}

/** What was booked; what still waits for the owner may be somebody else's. */
const paying: readonly string[] = ['matched', 'part', 'over']
