/** What did not add up, in words; empty when all of it did. */
export type LivesAftermath = {
  readonly lives: number
  readonly steps: number
  readonly told: number
  /** How many went on after their date was called off. */
  readonly rebooked: number
  readonly wrong: readonly string[]
}
