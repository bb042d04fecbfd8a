import { hourMs } from '../dates/brussels-time.ts'

export const deskSteps = [
  'confirm',
  'confirm-all',
  'decline',
  'party',
  'go-ahead',
  'received',
  'not-received',
  'by-hand',
  'repaid',
  'cancel',
  'new-link',
  'note',
  'guest',
  'move',
  'rebook',
  'split',
  'ask-later',
  'write-off',
  'company',
  'invoiced',
  'refund-account',
  'phone',
  'change',
  'close',
  'close-period',
  'open',
  'call-off',
  'answered',
  'line-off',
  'line-number',
  'line-offer',
  'remind',
  'book',
  'divide',
  'send-back',
  'take-back',
  'refund',
  'pair',
  'leave',
  'look-again',
] as const

export type DeskStep = (typeof deskSteps)[number]

/** `mailed`: a mail has told of the step; `no-room`: its places are gone. */
export type UndoHindrance = 'changed' | 'mailed' | 'no-room'

/** Time a step can be undone, unless a mail has told of it. */
export const undoableMs = hourMs
