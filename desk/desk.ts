// The addresses of the desk, and what answers at each; nothing is read before the device is known.

import { type Context, Hono } from 'hono'
import type { Texts } from '#app/plain/parts.tsx'
import { type DeskAction, deskActions, deskPath, type DeskAddress } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import { workshopsPage } from './workshops/all-workshops.tsx'
import { resultText } from './buttons.tsx'
import { withHouse } from './desk-language.ts'
import { accountPage } from './money/account.tsx'
import { backupPage } from './backup/backup.tsx'
import { bookingPage } from './reservations/booking-page.ts'
import { bookingsPage } from './reservations/all-bookings.tsx'
import { booksPage } from './figures/accountant-books.tsx'
import { calendarPage } from './dates/calendar.tsx'
import { cashAsCsv } from './figures/cash-file.tsx'
import { cancelPage, declinePage, receivedPage } from './reservations/step-pages.tsx'
import { confirmPage } from './reservations/confirm.tsx'
import { sessionAsCalendar, sessionAsCsv } from './dates/session-files.ts'
import { dateLetterPage } from './dates/write-to-session.tsx'
import { callOffPage, goAheadPage } from './dates/go-ahead.tsx'
import { sessionPage } from './dates/one-session.tsx'
import { sessionsPage } from './dates/all-sessions.tsx'
import { createExpiringMap } from './expiring-map.ts'
import { devicesPage } from './devices/devices.tsx'
import { figuresPage } from './figures/figures.tsx'
import { renderNotFound } from './frame.tsx'
import { sentencesPage } from './diary/guest-sentences.tsx'
import { homePage } from './home.tsx'
import { beginPage } from './house/begin.tsx'
import { housePage } from './house/house-form.tsx'
import { lookPage, lookPreview, takeMark } from './look/site-look.tsx'
import { invoicePage } from './invoices/issued-invoice.tsx'
import { journalAsCsv } from './figures/journal-section.tsx'
import { renderLockedPage, createKeys } from './devices/keys.tsx'
import { makeOptionPage } from './options/make-option.tsx'
import { messagesPage } from './mail/messages.tsx'
import { morePage } from './more.tsx'
import { optionPage } from './options/open-option.tsx'
import { otherBookingPage } from './money/statement/other-booking.tsx'
import { handleForm, logButton } from './handle-form.ts'
import { partyPage } from './party/party.tsx'
import { findPersonPage, personAsJson, personPage } from './personal-data/person-data.tsx'
import { groupPage } from './reservations/private-group.tsx'
import { refundFilePage } from './money/refunds/refund-file.tsx'
import { refundPaidPage } from './money/refunds/refund-paid.tsx'
import { remindPage } from './reservations/remind.tsx'
import { searchPage } from './search/search.tsx'
import { splitPage } from './party/split-party.tsx'
import {
  type StatementResult,
  type StatementResults,
  takeStatement,
} from './money/statement/take-statement.tsx'
import { onePicturePage, takePicture } from './texts/one-picture.tsx'
import { pictureToFocus } from './texts/picture-focus.tsx'
import { foundTextsPage } from './texts/find-texts.tsx'
import { ownPagesPage } from './texts/own-pages.tsx'
import { oneTextPage } from './texts/one-text.tsx'
import { shownPage } from './texts/shown-page.tsx'
import { textsPage } from './texts/all-texts.tsx'
import { type DeskPage, type DeskVisit, deskVisit, findDevice } from './visit.ts'
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

export function deskPages(
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
    [['cijfers', 'boekhouder'], booksPage],
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

/** Addresses are no secret, so all unknown devices get one answer. GET shows, POST acts. */
export function createDesk(parts: PageServices): Hono {
  const desk = new Hono().use((c, next) => withHouse(houseOfRequest(c), next))
  const services = {
    ...parts,
    typing: createExpiringMap<{ readonly path: string; readonly typed: Texts }>(),
  }

  // The device is looked up before anything is read: a stranger may send no form or file.
  const toKnown =
    (answer: DeskPage['show'], results?: DeskPage['results']) => async (c: Context) => {
      const visit = await deskVisit(services, c, results && resultText(c, results()))
      if (!visit) return renderLockedPage(c)
      // PostgreSQL takes no NUL, which no address of the desk has.
      return respond(visit, c.req.url.includes('%00') ? renderNotFound : answer)
    }
  const serve = (address: DeskAddress, page: DeskPage) => {
    const { show, onUpload: take, results } = page
    desk.get(at(...address), toKnown(show, results))
    const answer: DeskPage['show'] = take ?? ((visit) => handleForm(visit, page))
    if (take || page.handlers || page.onSubmit) desk.post(at(...address), toKnown(answer, results))
  }

  desk.route(at('sleutel'), createKeys(parts))
  // An open page asks this (`watch-device.ts`); asking does not keep a device known.
  desk.get(at('bekend'), async (c) =>
    (await findDevice(parts, c)) ? c.body(null, 204) : renderLockedPage(c),
  )
  // Earlier mails have this address: it shows the page, but the token opens nothing any more.
  desk.get('/:token{[a-z2-7]{60,}}', (c) => c.redirect(deskPath(), 303))
  desk.get('/:token{[a-z2-7]{60,}}/:rest{.+}', (c) =>
    c.redirect(`${deskPath()}/${encodeURI(c.req.param('rest'))}`, 303),
  )
  for (const [address, page] of deskPages(createExpiringMap<StatementResult>()))
    serve(address, page)
  // The site does not get the request, as its pages have scripts.
  desk.all('*', toKnown(renderNotFound))
  return desk
}

async function respond(visit: DeskVisit, answer: DeskPage['show']): Promise<Response> {
  const shown = await answer(visit)
  return visit.c.req.method === 'POST' ? fromTop(shown) : shown
}

function at(...address: DeskAddress): string {
  return deskPath(...address).slice(deskPath().length) || '/'
}

/** A form for a file, which the log names; its address shows a page on return. */
function fileTo(does: string, take: DeskPage['show'], show: DeskPage['show']): DeskPage {
  const uploading: DeskPage['show'] = (visit) => {
    logButton(visit, does)
    return take(visit)
  }
  return { show, onUpload: uploading }
}

/** A browser scrolls to the hash of the sent form where the new address has none. */
function fromTop(answer: Response): Response {
  const to = answer.headers.get('Location')
  if (to !== null && !to.includes('#')) answer.headers.set('Location', `${to}#top`)
  return answer
}

function backTo(page: 'rekening' | 'teksten'): DeskPage['show'] {
  return ({ c }) => redirectTo(c, deskPath(page))
}
