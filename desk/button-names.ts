import type { DeskStep } from '#booking/undo/desk-step.ts'
import { deskWords } from './desk-language.ts'

const words = () => deskWords().takenBack

/**
 * How a button is undone: `undo`, the step has another name than its button; `opposite`, by another button; `asked`,
 * nothing is done yet or its result needs none; `own-words`, as the page says; or a text that says there is none.
 */
export type UndoKind = 'undo' | 'opposite' | 'asked' | 'own-words' | (() => string)

/** Buttons that keep no step of their name, by the value that their forms send: each has its way back. */
export const otherButtons = {
  // The notice of a step that can be taken back.
  undo: 'asked',
  'send-now': 'asked',
  // The page of today.
  'tick-unproven': 'asked',
  'mail-again': 'asked',
  'mails-release': 'asked',
  'clock-right': 'asked',
  // A link beside it makes the same file again.
  'refund-file': 'asked',
  // Dates, and one of them.
  add: 'opposite',
  away: 'opposite',
  back: 'opposite',
  'line-mail': () => words().mail,
  'call-off-look': 'asked',
  came: 'opposite',
  look: 'asked',
  mend: 'asked',
  'send-letter': () => words().letter,
  // A booking, its invoices, and what is offered to groups.
  newcomer: () => words().newcomer,
  redeem: () => words().redeem,
  invoice: 'own-words',
  erase: 'own-words',
  'decline-burst': () => words().burst,
  'cancel-at-wish': 'undo',
  'cancel-all': 'undo',
  'mail-guest': () => words().mail,
  'to-accountant': () => words().mail,
  group: () => words().group,
  offer: 'opposite',
  withdraw: () => words().withdraw,
  // Money, and vouchers: theirs is taken back on the page that shows it.
  'make-voucher': 'opposite',
  'send-books': () => words().mail,
  'sell-voucher': 'opposite',
  'voucher-received': 'own-words',
  'voucher-refunded': 'own-words',
  'voucher-taken-back': 'own-words',
  'voucher-extended': 'own-words',
  // Devices, backups and the calendar.
  end: () => words().end,
  'end-all': () => words().endAll,
  'show-key': 'asked',
  'take-backup': 'asked',
  make: 'opposite',
  'end-address': 'own-words',
  // The house: its history brings each value back, also a page that is gone.
  set: 'opposite',
  'set-look': 'opposite',
  'offer-on': 'opposite',
  'offer-off': 'opposite',
  'start-empty': 'opposite',
  'owner-language': 'opposite',
  'open-site': 'opposite',
  'close-site': 'opposite',
  'workshop-add': 'opposite',
  'workshop-up': 'opposite',
  'workshop-show': 'opposite',
  'workshop-hide': 'opposite',
  'own-page-add': 'opposite',
  'own-page-menu': 'opposite',
  'own-page-foot': 'opposite',
  'own-page-aside': 'opposite',
  'own-page-gone': 'opposite',
  'own-page-address': 'opposite',
  'block-add': 'asked',
  // Texts: a draft is shown to nobody, and an edition goes back to the one before.
  'picture-away': 'asked',
  'replace-word': 'asked',
  'keep-text': 'asked',
  'list-add': 'asked',
  'list-up': 'asked',
  'list-down': 'asked',
  'list-leave-out': 'asked',
  publish: 'opposite',
  'drop-drafts': () => deskWords().texts.drafts.dropForGood,
  'bring-back': 'opposite',
  'page-on': 'opposite',
  'page-off': 'opposite',
  'language-up': 'opposite',
  'language-on': 'opposite',
  'language-off': 'opposite',
  'show-sentence': 'opposite',
  'hide-sentence': 'opposite',
} as const satisfies Readonly<Record<string, UndoKind>>

/** Buttons of the desk: a step that can be taken back has the name of its button. */
export type Button = DeskStep | keyof typeof otherButtons
