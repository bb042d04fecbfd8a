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

/** `mailed`: a mail told of the step; `no-room`: others took its places; `hours-taken`: another date took its hour. */
export type UndoHindrance = 'changed' | 'mailed' | 'no-room' | 'hours-taken'

/** A step can be undone for this long, unless a mail told of it. */
export const undoableMs = hourMs
