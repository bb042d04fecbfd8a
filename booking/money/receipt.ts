import type { Happening } from '../reservations/history.ts'
import type { Actor } from '../reservations/life.ts'

export type ReceiptLine = {
  readonly at: Date
  readonly kind:
    | 'deposit'
    | 'balance'
    | 'voucher'
    | 'backOnVoucher'
    | 'takenBack'
    | 'refunded'
    | 'wentAlong'
    | 'cameAlong'
  /** Less than nothing is what went out. */
  readonly cents: number
  /** The booking it went to, or came from. */
  readonly otherId?: string
}

type Told = Happening & { readonly at: Date; readonly by: Actor }

/** What came for a booking and what went back, in the order of its history; what is only owed is none of it. */
export function receiptLines(history: readonly Told[]): readonly ReceiptLine[] {
  return history.flatMap((event): readonly ReceiptLine[] => {
    const { at } = event
    switch (event.what) {
      case 'received': {
        const { cents, payment } = event.detail
        // A guest's own hand is a gift voucher.
        return [{ at, cents, kind: event.by === 'guest' ? 'voucher' : payment }]
      }
      case 'taken-back':
        return [{ at, kind: 'takenBack', cents: -event.detail.cents }]
      case 'back-on-voucher':
        return [{ at, kind: 'backOnVoucher', cents: -event.detail.cents }]
      case 'refunded':
        return [{ at, kind: 'refunded', cents: -event.detail.cents }]
      case 'split':
        return along({ at, kind: 'wentAlong', cents: -event.detail.cents }, event.detail)
      case 'split-off':
        return along({ at, kind: 'cameAlong', cents: event.detail.cents }, event.detail)
      default:
        return []
    }
  })
}

function along(line: ReceiptLine, { otherId }: { readonly otherId: string }) {
  return line.cents === 0 ? [] : [{ ...line, otherId }]
}
