import type { Widened } from '../widened.ts'
import { deskAccountant } from './desk-accountant.ts'
import { deskAnswer } from './desk-answer.ts'
import { deskAttendance } from './desk-attendance.ts'
import { deskAway } from './desk-away.ts'
import { deskBackup } from './desk-backup.ts'
import { deskBegin } from './desk-begin.ts'
import { deskBooks } from './desk-books.ts'
import { deskCallOff } from './desk-call-off.ts'
import { deskCompany } from './desk-company.ts'
import { deskDates } from './desk-dates.ts'
import { deskDevices } from './desk-devices.ts'
import { deskDone, deskRefused } from './desk-done.ts'
import { deskEvents } from './desk-events.ts'
import { deskFigures } from './desk-figures.ts'
import { deskFormer } from './desk-former.ts'
import { deskGroup } from './desk-group.ts'
import { deskGuestChanges } from './desk-guest-changes.ts'
import { deskHouse } from './desk-house.ts'
import { deskLook } from './desk-look.ts'
import { deskInvoice } from './desk-invoice.ts'
import { deskJournal } from './desk-journal.ts'
import { deskLetter } from './desk-letter.ts'
import { deskLine } from './desk-line.ts'
import { deskMails } from './desk-mails.ts'
import { deskMessages } from './desk-messages.ts'
import { deskMore } from './desk-more.ts'
import { deskNewcomer } from './desk-newcomer.ts'
import { deskOffers } from './desk-offers.ts'
import { deskOption, ownerOption } from './desk-option.ts'
import { deskOwnerLanguage } from './desk-owner-language.ts'
import { deskPages } from './desk-pages.ts'
import { deskParty } from './desk-party.ts'
import { deskPerson } from './desk-person.ts'
import { deskReceipts } from './desk-receipts.ts'
import { deskRefunds } from './desk-refunds.ts'
import { deskRemind } from './desk-remind.ts'
import { deskSearch } from './desk-search.ts'
import { deskSentences } from './desk-sentences.ts'
import { deskSplit } from './desk-split.ts'
import { deskSubjects } from './desk-subjects.ts'
import { deskTakenBack } from './desk-taken-back.ts'
import { deskTerms } from './desk-terms.ts'
import { deskTextLists } from './desk-text-lists.ts'
import { deskTexts } from './desk-texts.ts'
import { deskToDo } from './desk-to-do.ts'
import { deskTogether } from './desk-together.ts'
import { deskUndo } from './desk-undo.ts'
import { deskUnproven } from './desk-unproven.ts'
import { deskVoucherSale } from './desk-voucher-sale.ts'
import { deskVouchers } from './desk-vouchers.ts'
import { deskWishes, deskCalendar } from './desk-wishes.ts'
import { deskWorkshops } from './desk-workshops.ts'
import { desk } from './desk.ts'
import { languageNames } from './language-names.ts'
import { overdueMails } from './overdue-mails.ts'
import { ownerMails } from './owner-mails.ts'
import { ownerNews } from './owner-news.ts'
import { ownerParty } from './owner-party.ts'
import { ownerVouchers } from './owner-vouchers.ts'
import { prepSheetWords, allergenNames } from './prep-sheet.ts'
import { sayStatementProblem, reviewReasons, payeeWords, accountPage } from './statement.ts'

/** All that the house says to its owner: the desk and the owner's mails. */
export const deskWords = {
  account: accountPage,
  accountant: deskAccountant,
  allergens: allergenNames,
  answer: deskAnswer,
  attendance: deskAttendance,
  away: deskAway,
  backup: deskBackup,
  begin: deskBegin,
  books: deskBooks,
  calendar: deskCalendar,
  callOff: deskCallOff,
  company: deskCompany,
  dates: deskDates,
  desk,
  devices: deskDevices,
  done: deskDone,
  events: deskEvents,
  figures: deskFigures,
  former: deskFormer,
  group: deskGroup,
  guestChanges: deskGuestChanges,
  house: deskHouse,
  look: deskLook,
  invoice: deskInvoice,
  journal: deskJournal,
  languages: languageNames,
  letter: deskLetter,
  line: deskLine,
  mails: deskMails,
  messages: deskMessages,
  more: deskMore,
  newcomer: deskNewcomer,
  offers: deskOffers,
  option: deskOption,
  overdueMails,
  ownerLanguage: deskOwnerLanguage,
  ownerMails,
  ownerNews,
  ownerOption,
  ownerParty,
  ownerVouchers,
  pages: deskPages,
  party: deskParty,
  payee: payeeWords,
  person: deskPerson,
  prepSheet: prepSheetWords,
  receipts: deskReceipts,
  refunds: deskRefunds,
  refused: deskRefused,
  remind: deskRemind,
  reviewReasons,
  sayStatementProblem,
  search: deskSearch,
  sentences: deskSentences,
  split: deskSplit,
  subjects: deskSubjects,
  takenBack: deskTakenBack,
  terms: deskTerms,
  textLists: deskTextLists,
  texts: deskTexts,
  toDo: deskToDo,
  together: deskTogether,
  undo: deskUndo,
  unproven: deskUnproven,
  voucherSale: deskVoucherSale,
  vouchers: deskVouchers,
  wishes: deskWishes,
  workshops: deskWorkshops,
}

/** The same words in any language. */
export type DeskWords = Widened<typeof deskWords>
