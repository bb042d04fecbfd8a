import type { Button } from '../buttons.tsx'
import { say } from '../telling.ts'

const words = () => say().takenBack

/**
 * Ways back: `undo`, by a button of the notice; `by`, by the opposite button; `asked`, nothing is
 * done yet or its result needs none; `said`, none, as a text beside the button says.
 */
type TakenBack =
  | { readonly how: 'undo' }
  | { readonly how: 'by'; readonly button: () => string }
  | { readonly how: 'asked' }
  | { readonly how: 'said'; readonly text: () => string }
  /** The page of the button says it in words of its own. */
  | { readonly how: 'own-words' }

const undo = { how: 'undo' } as const
const asked = { how: 'asked' } as const
const ownWords = { how: 'own-words' } as const
const by = (button: () => string) => ({ how: 'by', button }) as const
const said = (text: () => string) => ({ how: 'said', text }) as const

/** Ways back by button of the desk. */
export const takenBack: Readonly<Record<Button, TakenBack>> = {
  confirm: undo,
  'confirm-all': undo,
  'tick-unproven': asked,
  decline: undo,
  'cancel-at-wish': undo,
  'cancel-all': undo,
  received: undo,
  repaid: undo,
  'by-hand': undo,
  redeem: said(() => words().redeem),
  'not-received': undo,
  answered: undo,
  // An open offer ends for good, which its form says.
  'line-off': undo,
  'line-number': undo,
  'line-offer': undo,
  'line-mail': said(() => words().mail),
  remind: undo,
  undo: asked,
  'send-now': asked,
  'mail-again': asked,
  // A link beside it makes the same file again.
  'refund-file': asked,
  'mails-release': asked,
  'clock-right': asked,
  add: by(() => words().by.add),
  close: undo,
  'close-period': undo,
  open: undo,
  away: by(() => words().by.away),
  back: by(() => words().by.back),
  phone: undo,
  change: undo,
  'call-off-look': asked,
  'call-off': undo,
  came: by(() => words().by.came),
  look: asked,
  mend: asked,
  'send-letter': said(() => words().letter),
  'new-link': undo,
  note: undo,
  guest: undo,
  newcomer: said(() => words().newcomer),
  move: undo,
  rebook: undo,
  party: undo,
  split: undo,
  'ask-later': undo,
  'write-off': undo,
  company: undo,
  invoiced: undo,
  invoice: ownWords,
  'mail-guest': said(() => words().mail),
  'to-accountant': said(() => words().mail),
  'send-books': said(() => words().mail),
  'refund-account': undo,
  'refund-paid': undo,
  erase: ownWords,
  'decline-burst': said(() => words().burst),
  group: said(() => words().group),
  offer: by(() => words().by.offer),
  withdraw: said(() => words().withdraw),
  book: undo,
  'send-back': undo,
  leave: undo,
  'look-again': undo,
  divide: undo,
  // A statement's one can be undone; the house's one is itself a way back.
  'take-back': ownWords,
  // Money of vouchers is taken back on the page that shows it.
  'sell-voucher': by(() => say().vouchers.takeBack.title),
  'make-voucher': by(() => say().vouchers.takeBack.title),
  'voucher-taken-back': ownWords,
  'voucher-received': ownWords,
  'voucher-refunded': ownWords,
  'show-key': asked,
  'take-backup': asked,
  end: said(() => words().end),
  'end-all': said(() => words().endAll),
  make: by(() => words().by.calendar),
  set: by(() => words().by.house),
  'set-look': by(() => words().by.house),
  'offer-on': by(() => words().by.house),
  'offer-off': by(() => words().by.house),
  'start-empty': by(() => say().texts.editions.back),
  'workshop-add': by(() => words().by.workshop),
  'workshop-up': by(() => words().by.house),
  'workshop-show': by(() => say().workshops.hide),
  'workshop-hide': by(() => say().workshops.show),
  'show-sentence': by(() => words().by.sentence),
  'hide-sentence': by(() => words().by.sentence),
  // A draft is shown to nobody; an edition goes back to the one before.
  'keep-text': asked,
  'list-add': asked,
  'list-up': asked,
  'list-down': asked,
  'list-leave-out': asked,
  'picture-away': asked,
  'replace-word': asked,
  publish: by(() => say().texts.editions.back),
  'page-on': by(() => say().texts.leaving.off),
  'page-off': by(() => say().texts.leaving.on),
  'language-up': by(() => words().by.house),
  'language-on': by(() => say().texts.siteLanguages.buttons['language-off']),
  'language-off': by(() => say().texts.siteLanguages.buttons['language-on']),
  'open-site': by(() => say().begin.opening.close),
  'close-site': by(() => say().begin.opening.toOpen),
  'owner-language': by(() => words().by.house),
  'bring-back': by(() => say().texts.editions.back),
  'drop-drafts': said(() => say().texts.drafts.dropForGood),
}

/** Sentence beside a button that acts for good. */
export function ForGood({ does }: { does: Button }) {
  const row = takenBack[does]
  return row.how === 'said' && <p className="mt-3 mb-3 text-meta text-soft">{row.text()}</p>
}
