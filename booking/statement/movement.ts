import type { StatementFormat } from './format.ts'
import type { StatementProblem } from './problem.ts'

/** One movement of the farm's account, whatever the bank's format. */
export type Movement = {
  /** Tells it from every other movement, in this file and in later ones (`movement-key.ts`). */
  readonly key: string
  /** The day, in Brussels, on which the bank booked it. */
  readonly bookedOn: string
  /** Whole cents; less than nothing when money left the account. */
  readonly amountCents: number
  /** The twelve digits of a field meant for them; their check digits may be wrong. */
  readonly structured?: string
  /** Everything else the payer or the bank wrote with it. */
  readonly freeText: string
  /** Who is at the other end. */
  readonly payerName?: string
  readonly payerIban?: string
  /** What the bank itself calls this movement. */
  readonly bankReference?: string
  readonly status: MovementStatus
}

/**
 * - `booked`: it happened
 * - `reversal`: it takes back an earlier movement
 * - `not-booked`: it did not happen, or not yet
 */
export type MovementStatus = 'booked' | 'reversal' | 'not-booked'

export type StatementReading =
  | {
      readonly kind: 'read'
      readonly format: StatementFormat
      /** The account, when all statements in the file are of one. */
      readonly account?: string
      readonly movements: readonly Movement[]
    }
  | { readonly kind: 'unreadable'; readonly problem: StatementProblem }

/** A movement as a reader finds it, before it has its key. */
export type FoundMovement = Omit<Movement, 'key'> & { readonly account: string }

/** The movements of one statement of a file. */
export type FoundStatement = {
  readonly account: string
  readonly movements: readonly FoundMovement[]
}

export type FoundStatements = {
  readonly format: StatementFormat
  readonly statements: readonly FoundStatement[]
}
