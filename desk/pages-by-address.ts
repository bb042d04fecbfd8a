import { type DeskAction, deskActions, deskPath, type DeskAddress } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { workshopsPage } from './workshops/all-workshops.tsx'
import { accountPage } from './money/account.tsx'
import { backupPage } from './backup/backup.tsx'
import { bookingPage } from './reservations/booking-page.ts'
import { bookingsPage } from './reservations/all-bookings.tsx'
import { accountantPage } from './figures/accountant-books.tsx'
import { calendarPage } from './dates/calendar.tsx'
import { cashAsCsv } from './figures/cash-file.tsx'
import { cancelPage } from './reservations/cancel.tsx'
import { declinePage, receivedPage } from './reservations/step-pages.tsx'
import { confirmPage } from './reservations/confirm.tsx'
import { sessionAsCalendar, sessionAsCsv } from './dates/session-files.ts'
import { dateLetterPage } from './dates/write-to-session.tsx'
import { callOffPage } from './dates/call-off.tsx'
import { goAheadPage } from './dates/decide-session.tsx'
import { sessionPage } from './dates/one-session.tsx'
import { sessionsPage } from './dates/all-sessions.tsx'
import { devicesPage } from './devices/devices.tsx'
import { figuresPage } from './figures/figures.tsx'
import { sentencesPage } from './diary/guest-sentences.tsx'
import { homePage } from './home.tsx'
import { beginPage } from './house/begin.tsx'
import { housePage } from './house/house-form.tsx'
import { lookPage, lookPreview, takeMark } from './look/site-look.tsx'
import { invoicePage } from './invoices/issued-invoice.tsx'
import { journalAsCsv } from './figures/journal-section.tsx'
import { makeOptionPage } from './options/make-option.tsx'
import { messagesPage } from './mail/messages.tsx'
import { morePage } from './more.tsx'
import { optionPage } from './options/open-option.tsx'
import { otherBookingPage } from './money/statement/other-booking.tsx'
import { logButton } from './handle-form.ts'
import { partyPage } from './party/party.tsx'
import { findPersonPage, personAsJson, personPage } from './personal-data/person-data.tsx'
import { groupPage } from './reservations/private-group.tsx'
import { refundFilePage } from './money/refunds/refund-file.tsx'
import { refundPaidPage } from './money/refunds/refund-paid.tsx'
import { remindPage } from './reservations/remind.tsx'
import { searchPage } from './search/search.tsx'
import { splitPage } from './party/split-party.tsx'
import { type StatementResults, takeStatement } from './money/statement/take-statement.tsx'
import { onePicturePage, takePicture } from './texts/one-picture.tsx'
import { pictureToFocus } from './texts/picture-focus.tsx'
import { foundTextsPage } from './texts/find-texts.tsx'
import { ownPagesPage } from './texts/own-pages.tsx'
import { oneTextPage } from './texts/one-text.tsx'
import { shownPage } from './texts/shown-page.tsx'
import { textsPage } from './texts/all-texts.tsx'
import { type DeskPage } from './visit.ts'
import { vouchersPage } from './vouchers/all-vouchers.tsx'
import { wishesPage } from './waiting/wishers.tsx'

const actionPages: Readonly<Record<DeskAction, DeskPage>> = {
  confirm: confirmPage,
  decline: declinePage,
  'deposit-received': receivedPage('deposit'),
  'balance-received': receivedPage('balance'),
  'all-received': receivedPage('all'),
  'cancel-guest': cancelPage,
  'refund-paid': refundPaidPage,
  'go-ahead': goAheadPage,
  'call-off': callOffPage,
}

export function pagesByAddress(
  statements: StatementResults,
): readonly (readonly [DeskAddress, DeskPage])[] {
  return [
    ...keysOf(deskActions).map(
      (action) => [['doen', deskActions[action], ':id'], actionPages[action]] as const,
    ),
    [[], homePage],
    [['meer'], morePage],
    [['boekingen'], bookingsPage],
    [['boeking', ':id'], bookingPage],
    [['boeking', ':id', 'personen'], partyPage],
    [['boeking', ':id', 'splitsen'], splitPage],
    [['boeking', ':id', 'herinneren'], remindPage],
    [['boeking', ':id', 'gegevens'], personPage],
    [['gegevens'], findPersonPage],
    [['boeking', ':id', 'gegevens.json'], { show: personAsJson }],
    [['datum', ':id'], sessionPage],
    [['datum', ':id', 'mail'], dateLetterPage],
    [['datum', ':id', 'lijst.csv'], { show: sessionAsCsv }],
    [['datum', ':id', 'agenda.ics'], { show: sessionAsCalendar }],
    [['datums'], sessionsPage],
    [['groep'], groupPage],
    [['optie'], makeOptionPage],
    [['optie', ':id'], optionPage],
    [['berichten'], messagesPage],
    [['berichten', ':id'], messagesPage],
    [['cijfers'], figuresPage],
    [['cijfers', 'boekhouder'], accountantPage],
    [['cijfers', 'kas.csv'], { show: cashAsCsv }],
    [['cijfers', 'dagboek.csv'], { show: journalAsCsv }],
    [['rekening'], accountPage(statements)],
    [
      ['rekening', 'afschrift'],
      fileTo('statement', (visit) => takeStatement(visit, statements), backTo('rekening')),
    ],
    [['rekening', 'boeking'], otherBookingPage],
    [['rekening', 'terugbetalingen.xml'], refundFilePage],
    [['factuur', ':id'], invoicePage],
    [['zoeken'], searchPage],
    [['cadeaubonnen'], vouchersPage],
    [['huis'], housePage],
    [['workshops'], workshopsPage],
    [['paginas'], ownPagesPage],
    [['begin'], beginPage],
    [['uiterlijk'], lookPage],
    [['uiterlijk', 'voorbeeld'], lookPreview],
    [['uiterlijk', 'teken'], fileTo('mark', takeMark, lookPage.show)],
    [['teksten'], textsPage],
    [['teksten', 'pagina'], shownPage],
    [['teksten', 'tekst'], oneTextPage],
    [['teksten', 'zoeken'], foundTextsPage],
    [['teksten', 'foto'], onePicturePage],
    [['teksten', 'foto-nieuw'], fileTo('picture', takePicture, backTo('teksten'))],
    [['teksten', 'foto-beeld'], { show: pictureToFocus }],
    [['wensen'], wishesPage],
    [['zinnen'], sentencesPage],
    [['agenda'], calendarPage],
    [['back-up'], backupPage],
    [['toestellen'], devicesPage],
  ]
}

/** A form for a file, which the log names; its address shows a page on return. */
function fileTo(does: string, take: DeskPage['show'], show: DeskPage['show']): DeskPage {
  const uploading: DeskPage['show'] = (visit) => {
    logButton(visit, does)
    return take(visit)
  }
  return { show, onUpload: uploading }
}

function backTo(page: 'rekening' | 'teksten'): DeskPage['show'] {
  return ({ c }) => c.redirect(deskPath(page), 303)
}
