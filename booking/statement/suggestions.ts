import { isStructuredCommunication } from '../structured-communication.ts'
import type { Booked, Part, ReviewReason, Suggestion } from './booked.ts'
import { type Debtors, eachOrBoth } from './debtors.ts'
import { type Account, bothKinds, type Ledger, openOf, partsOf, takesMoney } from './ledger.ts'
import type { Movement } from './movement.ts'
import { oneSlipAway } from './one-slip-away.ts'
import { numbersIn } from './references-in-text.ts'
import { resembles, wordsOf } from './resembling-names.ts'

/** A second payment of what was paid: most likely it is for what else the booking owes. */
export function alreadyPaid(movement: Movement, account: Account): Booked {
  const { reservationId } = account
  const { amountCents } = movement
  const fits = amountCents > 0 && amountCents <= openOf(account)
  const suggestion = { reservationId, pays: partsOf(account, amountCents, bothKinds) }
  const reason = 'paid-already'
  return { movement, outcome: 'review', reason, reservationId, ...(fits && { suggestion }) }
}

/** The books once all that is certain has been booked. */
export type Settled = { readonly ledger: Ledger; readonly debtors: Debtors }

/**
 * Money under no known reference. With a reference that is wrong or unknown it is shown; without any it
 * is shown when it looks like one booking's money, and forgotten when it does not.
 */
export function doubtful(movement: Movement, { ledger, debtors }: Settled): Booked {
  const reason = reasonOf(movement)
  const near = bySlip(movement, ledger)
  const suggestion =
    near ??
    byCode(movement, ledger) ??
    byName(movement, movement.payerName ?? '', debtors) ??
    // Somebody else may pay for a guest, and say whom.
    byName(movement, movement.freeText, debtors)
  if (reason === 'no-reference' && !suggestion) {
    return { movement, outcome: 'ignored', reason: 'nobody' }
  }
  // Twelve digits in a text are a reference only when they turn out to be nearly one.
  const said = reason === 'no-reference' && near ? 'wrong-check-digits' : reason
  return { movement, outcome: 'review', reason: said, ...(suggestion && { suggestion }) }
}

function reasonOf({ structured, freeText }: Movement): ReviewReason {
  if (structured !== undefined && !isStructuredCommunication(structured))
    return 'wrong-check-digits'
  // As it stands: taking the spaces out would make references of telephone numbers.
  const isUnknown = structured !== undefined || numbersIn(freeText).some(isStructuredCommunication)
  return isUnknown ? 'unknown-reference' : 'no-reference'
}

/** One digit read wrong, or two changed places, in the reference of exactly that amount. */
function bySlip(
  { structured, freeText, amountCents }: Movement,
  ledger: Ledger,
): Suggestion | undefined {
  const written = structured === undefined ? numbersIn(freeText) : [structured]
  const slips = written
    .flatMap(oneSlipAway)
    .flatMap((reference) => ledger.references.get(reference) ?? [])
  return onlyOne(
    slips.flatMap(({ reservationId, kind }) => {
      const account = ledger.accounts.get(reservationId)!
      return exactly(account, amountCents, [[kind], bothKinds]) ?? []
    }),
  )
}

/** The reference of the booking itself, the eight characters its guest was shown. */
function byCode({ freeText, amountCents }: Movement, ledger: Ledger): Suggestion | undefined {
  const words = new Set(freeText.toUpperCase().split(/[^0-9A-Z]+/))
  return onlyOne(
    [...words].flatMap((word) => {
      const account = ledger.codes.get(word)
      if (!account || !takesMoney(account) || amountCents > openOf(account)) return []
      const { reservationId } = account
      return { reservationId, pays: partsOf(account, amountCents, bothKinds) }
    }),
  )
}

/** The exact amount, with a name that is like exactly one booking's. */
function byName(
  { amountCents, bookedOn }: Movement,
  name: string,
  { alike }: Debtors,
): Suggestion | undefined {
  const payer = wordsOf(name)
  let only: Account | undefined
  for (const account of alike(payer, amountCents)) {
    if (bookedOn < account.requestedOn || !resembles(payer, account.words)) continue
    if (only && only !== account) return undefined
    only = account
  }
  return only && exactly(only, amountCents, eachOrBoth)
}

/** What the amount pays when it is exactly what is open of the first of these that fits. */
function exactly(
  account: Account,
  amountCents: number,
  choices: readonly (readonly Part['kind'][])[],
): Suggestion | undefined {
  if (!takesMoney(account)) return undefined
  const kinds = choices.find((each) => openOf(account, each) === amountCents)
  const { reservationId } = account
  return kinds && { reservationId, pays: partsOf(account, amountCents, kinds) }
}

/** A suggestion is made only where there is no other booking it could be. */
function onlyOne(suggestions: readonly Suggestion[]): Suggestion | undefined {
  const [first] = suggestions
  const isSame = suggestions.every(({ reservationId }) => reservationId === first?.reservationId)
  return isSame ? first : undefined
}
