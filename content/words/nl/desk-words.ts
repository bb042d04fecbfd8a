export { deskAccountant as accountant, deskBooks as books } from './desk-books.ts'
export { deskAnswer as answer, deskUnproven as unproven } from './desk-answer.ts'
export {
  deskAttendance as attendance,
  deskAway as away,
  deskCallOff as callOff,
  deskDates as dates,
  deskWaitingList as waitingList,
} from './desk-dates.ts'
export { deskBackup as backup } from './desk-backup.ts'
export { deskBegin as begin } from './desk-begin.ts'
export { deskCompany as company, deskInvoice as invoice } from './desk-company.ts'
export { deskDevices as devices } from './desk-devices.ts'
export { deskButtons as buttons, deskRefused as refused } from './desk-buttons.ts'
export { deskEvents as events } from './desk-booking.ts'
export { deskFigures as figures } from './desk-figures.ts'
export {
  deskFormer as former,
  deskGuestChanges as guestChanges,
  deskSubstitute as substitute,
  deskParty as party,
  deskSplit as split,
} from './desk-party.ts'
export { deskGroup as group, deskOption as option, ownerOption } from './desk-option.ts'
export { deskGuestFacts as guestFacts, factProblems } from './guest-facts.ts'
export { deskHouse as house } from './desk-house.ts'
export { deskJournal as journal } from './desk-journal.ts'
export { deskLetter as letter } from './desk-letter.ts'
export { deskLook as look } from './desk-look.ts'
export { deskMails as mails } from './desk-mails.ts'
export { deskMessages as messages } from './desk-messages.ts'
export { deskMore as more } from './desk-more.ts'
export { deskFeatures as features, deskTerms as terms } from './desk-terms.ts'
export { deskOwnerLanguage as ownerLanguage } from './desk-owner-language.ts'
export { deskOwnPages as ownPages } from './desk-own-pages.ts'
export { deskPages as pages } from './desk-pages.ts'
export { deskPerson as person } from './desk-person.ts'
export {
  deskReceipts as receipts,
  deskRemind as remind,
  deskTakenBack as takenBack,
} from './desk-receipts.ts'
export { deskRefunds as refunds } from './desk-refunds.ts'
export { deskSearch as search } from './desk-search.ts'
export { deskSentences as sentences } from './desk-sentences.ts'
export { deskSubjects as subjects, deskToDo as toDo } from './desk-to-do.ts'
export { deskTextLists as textLists } from './desk-text-lists.ts'
export { deskTexts as texts } from './desk-texts.ts'
export { deskTogether as together } from './desk-together.ts'
export { deskUndo as undo } from './desk-undo.ts'
export { deskVoucherSale as voucherSale, deskVouchers as vouchers } from './desk-vouchers.ts'
export { deskWishes as wishes, deskCalendar as calendar } from './desk-wishes.ts'
export { deskWorkshops as workshops } from './desk-workshops.ts'
export { desk } from './desk.ts'
export { overdueMails } from './overdue-mails.ts'
export { ownerMails } from './owner-mails.ts'
export { ownerNews } from './owner-news.ts'
export { ownerParty } from './owner-party.ts'
export { ownerVouchers } from './owner-vouchers.ts'
export { prepSheetWords as prepSheet, allergenNames as allergens } from './prep-sheet.ts'
export {
  sayStatementProblem,
  reviewReasons,
  payeeWords as payee,
  accountPage as account,
} from './statement.ts'
