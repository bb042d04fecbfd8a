import type { Entry, EntryKind } from '#booking/money/entry.ts'
import type { LedgerAccount } from '#booking/money/ledger-account.ts'
import { spoilt } from './faulty-offices.ts'

/** Every kind of entry, and its meaning. Each new kind is one more fault to try. */
export const entryKinds = {
  charged: 'what a guest is asked for',
  'charged-less': 'what a smaller party is no longer asked for',
  received: 'what a line of a statement brought',
  marked: 'what the owner marked as received',
  unmarked: 'what the owner noted by mistake',
  shown: 'what a line shows of a mark',
  'taken-back': 'what the bank took back',
  'put-back': 'what a line brought, and not for that booking',
  'rest-placed': 'what was too much and pays another booking',
  redeemed: 'what a voucher pays',
  'back-on-voucher': 'what goes back to a voucher',
  'given-up': 'what goes back for places of a party',
  'taken-again': 'what pays for such places again',
  'put-down-anew': 'what of it goes back all the same',
  'owed-back': 'what goes back of a booking that ended',
  'owed-no-longer': 'what goes along to another date instead, or never came',
  refunded: 'what went back',
  'went-along': 'what those who leave a party take along',
  carried: 'what only earlier books explain',
} satisfies Record<EntryKind, string>

/** The entries written instead of one. `other` is an account of the same sort. */
export const entryFaults = {
  lost: () => [],
  doubled: (entry) => [entry, entry],
  // No program that compiles mixes up sorts of accounts.
  'gone astray': (entry, other) => [{ ...entry, [ownEnd(entry)]: other }],
} satisfies Record<string, (entry: Entry, other: LedgerAccount) => readonly Entry[]>

export type EntryFault = {
  readonly kind: keyof typeof entryKinds
  readonly fault: keyof typeof entryFaults
}

/** An office that falsifies one entry of that kind, and then calls `planted`. */
export function faultyOffice({ kind, fault }: EntryFault, planted: () => void) {
  let isToCome = true
  const accounts: LedgerAccount[] = []
  const spoil = (entry: Entry): readonly Entry[] => {
    const own = entry[ownEnd(entry)]
    const other = accounts.findLast((one) => one !== own && sortOf(one) === sortOf(own))
    accounts.push(own)
    if (!isToCome || entry.kind !== kind || entry.cents === 0 || !other) return [entry]
    isToCome = false
    planted()
    return entryFaults[fault](entry, other)
  }
  return spoilt(({ entries, steps }) => ({
    entries: { ...entries, post: (posted) => entries.post(posted.flatMap(spoil)) },
    steps: {
      ...steps,
      undo: (step, at) => {
        // The step that is taken back may have held the fault: the next one has it again.
        isToCome = true
        return steps.undo(step, at)
      },
    },
  }))
}

/** The end of an entry that is an account of its own: where it arrives, else where it leaves. */
function ownEnd({ to }: Entry): 'from' | 'to' {
  return to === 'bank' || to === 'price' ? 'from' : 'to'
}

function sortOf(account: LedgerAccount): string {
  return account.slice(0, account.indexOf(':'))
}
