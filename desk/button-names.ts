import type { DeskStep } from '#booking/undo/desk-step.ts'
import { deskWords } from './desk-language.ts'

const words = () => deskWords().takenBack

/**
 * How a button's effect is taken back.
 * `undo`: by the notice of a step that has another name.
 * `opposite`: by another button.
 * `asked`: there is no need, as the page asks first or nothing changes.
 * `own-words`: the page itself tells how.
 * A function: not at all, and its text says so.
 */
export type UndoKind = 'undo' | 'opposite' | 'asked' | 'own-words' | (() => string)

/** Buttons without a desk step of their name, by the value that their forms send. */
export const otherButtons = {
  // The notice of a desk step.
  undo: 'asked',
  'send-now': 'asked',
  'tick-unproven': 'asked',
  'mail-again': 'asked',
  'mails-release': 'asked',
  'clock-right': 'asked',
  // A link beside it makes the same file again.
  'refund-file': 'asked',
  'add-dates': 'opposite',
  away: 'opposite',
  back: 'opposite',
  'line-mail': () => words().mail,
  'preview-call-off': 'asked',
  'save-attendance': 'opposite',
  preview: 'asked',
  edit: 'asked',
  'send-letter': () => words().letter,
  substitute: () => words().substitute,
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
  // Money and vouchers: a voucher's money is taken back on the voucher's page.
  'make-voucher': 'opposite',
  'send-books': () => words().mail,
  'sell-voucher': 'opposite',
  'voucher-received': 'own-words',
  'voucher-taken-back': 'own-words',
  'voucher-extended': 'own-words',
  'end-device': () => words().end,
  'end-devices': () => words().endAll,
  'show-key': 'asked',
  'take-backup': 'asked',
  'make-address': 'opposite',
  'end-address': 'own-words',
  // The house: its history brings back each value, and each page.
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
  // Texts: only the owner sees a draft, and an earlier edition can be shown again.
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

export type Button = DeskStep | keyof typeof otherButtons
