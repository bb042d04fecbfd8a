import { deskWords } from './desk-language.ts'

const words = () => deskWords().takenBack

/**
 * Ways back: `undo`, by a button of the notice; `opposite`, by another button; `asked`, nothing is
 * done yet or its result needs none; `own-words`, as the page says; or none, as the text beside the
 * button says.
 */
type WayBack = 'undo' | 'opposite' | 'asked' | 'own-words' | { readonly saidForGood: () => string }

const said = (text: () => string) => ({ saidForGood: text }) as const

/** The buttons of each page, by the values that their forms send, each with its way back. */
export const buttons = {
  /** The notice of a step that can be taken back, on any page. */
  notice: { undo: 'asked', 'send-now': 'asked' },
  home: {
    confirm: 'undo',
    'confirm-all': 'undo',
    'tick-unproven': 'asked',
    received: 'undo',
    repaid: 'undo',
    answered: 'undo',
    'mail-again': 'asked',
    'mails-release': 'asked',
    'clock-right': 'asked',
  },
  dates: {
    add: 'opposite',
    'close-period': 'undo',
    away: 'opposite',
    back: 'opposite',
  },
  date: {
    // An open offer ends for good, which its form says.
    'line-off': 'undo',
    'line-number': 'undo',
    'line-offer': 'undo',
    'line-mail': said(() => words().mail),
    phone: 'undo',
    change: 'undo',
    close: 'undo',
    open: 'undo',
    'call-off-look': 'asked',
    'call-off': 'undo',
    came: 'opposite',
  },
  messages: { answered: 'undo' },
  letter: { look: 'asked', mend: 'asked', 'send-letter': said(() => words().letter) },
  booking: {
    confirm: 'undo',
    'new-link': 'undo',
    note: 'undo',
    guest: 'undo',
    newcomer: said(() => words().newcomer),
    move: 'undo',
    rebook: 'undo',
    party: 'undo',
    'ask-later': 'undo',
    'write-off': 'undo',
    'by-hand': 'undo',
    redeem: said(() => words().redeem),
    'not-received': 'undo',
    company: 'undo',
    invoice: 'own-words',
    invoiced: 'undo',
    'refund-account': 'undo',
    'refund-paid': 'undo',
    erase: 'own-words',
    'decline-burst': said(() => words().burst),
  },
  invoice: {
    'mail-guest': said(() => words().mail),
    'to-accountant': said(() => words().mail),
  },
  split: { split: 'undo' },
  remind: { remind: 'undo' },
  refundFile: {
    // A link beside it makes the same file again.
    'refund-file': 'asked',
  },
  answer: { decline: 'undo' },
  cancel: { 'cancel-at-wish': 'undo', 'cancel-all': 'undo' },
  privateGroup: { group: said(() => words().group) },
  makeOption: { offer: 'opposite' },
  option: { withdraw: said(() => words().withdraw) },
  account: {
    book: 'undo',
    'send-back': 'undo',
    // A statement's one can be undone; the house's one is itself a way back.
    'take-back': 'own-words',
    leave: 'undo',
    'look-again': 'undo',
    divide: 'undo',
    'make-voucher': 'opposite',
  },
  devices: { end: said(() => words().end), 'end-all': said(() => words().endAll) },
  books: { 'send-books': said(() => words().mail) },
  backup: { 'show-key': 'asked', 'take-backup': 'asked' },
  calendar: { make: 'opposite', 'end-address': 'own-words' },
  house: {
    set: 'opposite',
    'take-back': 'own-words',
    'offer-on': 'opposite',
    'offer-off': 'opposite',
  },
  begin: {
    'start-empty': 'opposite',
    'owner-language': 'opposite',
    'open-site': 'opposite',
    'close-site': 'opposite',
  },
  look: { 'set-look': 'opposite', 'take-back': 'own-words' },
  workshops: {
    'workshop-add': 'opposite',
    'workshop-up': 'opposite',
    'workshop-show': 'opposite',
    'workshop-hide': 'opposite',
    'own-page-address': 'opposite',
  },
  ownPages: {
    'own-page-add': 'opposite',
    'own-page-menu': 'opposite',
    'own-page-foot': 'opposite',
    'own-page-aside': 'opposite',
    // The history of the house brings it back.
    'own-page-gone': 'opposite',
    'own-page-address': 'opposite',
    'block-add': 'asked',
  },
  vouchers: {
    // Money of vouchers is taken back on the page that shows it.
    'sell-voucher': 'opposite',
    'voucher-received': 'own-words',
    'voucher-refunded': 'own-words',
    'voucher-taken-back': 'own-words',
  },
  sentences: {
    'show-sentence': 'opposite',
    'hide-sentence': 'opposite',
  },
  picture: { 'picture-away': 'asked' },
  foundTexts: { 'replace-word': 'asked' },
  text: {
    // A draft is shown to nobody; an edition goes back to the one before.
    'keep-text': 'asked',
    'list-add': 'asked',
    'list-up': 'asked',
    'list-down': 'asked',
    'list-leave-out': 'asked',
  },
  texts: {
    publish: 'opposite',
    'drop-drafts': said(() => deskWords().texts.drafts.dropForGood),
    'bring-back': 'opposite',
    'page-on': 'opposite',
    'page-off': 'opposite',
    'language-up': 'opposite',
    'language-on': 'opposite',
    'language-off': 'opposite',
    'owner-language': 'opposite',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WayBack>>>>

type Page = keyof typeof buttons

/** Buttons of one page, or of any. */
export type Button<Of extends Page = Page> = { [P in Of]: keyof (typeof buttons)[P] & string }[Of]

type OfBooking = (typeof buttons)['booking']
type Undoable = { [B in keyof OfBooking]: OfBooking[B] extends 'undo' ? B : never }[keyof OfBooking]

/** True of a button of a booking whose step can be taken back. */
export function isUndoable(button: keyof OfBooking): button is Undoable {
  return buttons.booking[button] === 'undo'
}

export const waysBack: ReadonlyMap<string, WayBack> = new Map(
  Object.values(buttons).flatMap((own) => Object.entries(own)),
)

/** The pressed button of a page; undefined for a form that no page of ours sends. */
export function pressed<Of extends Page>(page: Of, form: URLSearchParams): Button<Of> | undefined {
  const does = form.get('do') ?? ''
  const isOwn = (button: string): button is Button<Of> => Object.hasOwn(buttons[page], button)
  return isOwn(does) ? does : undefined
}
