import { type Context, Hono } from 'hono'
import { type DeskAction, deskActions, deskPath, type DeskPlace } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { houseAt } from '#server/http/asked-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { readForm } from '#server/http/read-form.ts'
import { workshopsPage } from './workshops/all-workshops.tsx'
import { tellingOf } from './telling.ts'
import { accountPage } from './money/account.tsx'
import { backupPage } from './backup/backup.tsx'
import { bookingPage } from './reservations/booking-page.ts'
import { bookingsPage } from './reservations/all-bookings.tsx'
import { stepPage } from './reservations/steps.tsx'
import { booksPage } from './figures/accountant-books.tsx'
import { calendarPage } from './dates/calendar.tsx'
import { cashAsCsv } from './figures/cash-file.tsx'
import { cancelPage } from './reservations/cancel.tsx'
import { confirmPage } from './reservations/confirm.tsx'
import { sessionAsCalendar, sessionAsCsv } from './dates/session-files.ts'
import { dateLetterPage } from './dates/write-to-session.tsx'
import { callOffPage, goAheadPage } from './dates/go-ahead.tsx'
import { sessionPage } from './dates/one-session.tsx'
import { sessionsPage } from './dates/all-sessions.tsx'
import { declinePage } from './reservations/decline.tsx'
import { createKeptTyping } from './devices/kept-typing.ts'
import { devicesPage } from './devices/devices.tsx'
import { figuresPage } from './figures/figures.tsx'
import { notThere } from './frame.tsx'
import { sentencesPage } from './diary/guest-sentences.tsx'
import { homePage } from './home.tsx'
import { beginPage } from './house/begin.tsx'
import { housePage } from './house/house-form.tsx'
import { lookPage, lookPreview, takeMark } from './look/site-look.tsx'
import { invoicePage } from './invoices/issued-invoice.tsx'
import { journalAsCsv } from './figures/journal-section.tsx'
import { answerLocked, createKeys } from './devices/keys.tsx'
import { makeOptionPage } from './options/make-option.tsx'
import { messagesPage } from './mail/messages.tsx'
import { morePage } from './more.tsx'
import { optionPage } from './options/open-option.tsx'
import { otherBookingPage } from './money/statement/other-booking.tsx'
import { partyPage } from './party/party.tsx'
import { findPersonPage, personAsJson, personPage } from './people/person-data.tsx'
import { groupPage } from './reservations/private-group.tsx'
import { refundFilePage } from './money/refunds/refund-file.tsx'
import { refundPaidPage } from './money/refunds/refund-paid.tsx'
import { remindPage } from './reservations/remind.tsx'
import { searchPage } from './search/search.tsx'
import { splitPage } from './party/split-party.tsx'
import { keepStatementResults, takeStatement } from './money/statement/take-statement.tsx'
import { onePicturePage, pictureToFocus, takePicture } from './texts/one-picture.tsx'
import { foundTextsPage } from './texts/find-texts.tsx'
import { ownPagesPage } from './texts/own-pages.tsx'
import { oneTextPage } from './texts/one-text.tsx'
import { shownPage } from './texts/shown-page.tsx'
import { textsPage } from './texts/all-texts.tsx'
import { type DeskPage, type DeskVisit, deskVisit, seenDevice } from './visit.ts'
import { vouchersPage } from './vouchers/all-vouchers.tsx'
import { wishesPage } from './waiting/wishers.tsx'

/** Pages that the owner's mails link to: one act with one record. */
const actionPages: Readonly<Record<DeskAction, DeskPage>> = {
  confirm: confirmPage,
  decline: declinePage,
  'deposit-received': stepPage('deposit-received'),
  'balance-received': stepPage('balance-received'),
  'all-received': stepPage('all-received'),
  'cancel-guest': cancelPage,
  'refund-paid': refundPaidPage,
  'go-ahead': goAheadPage,
  'call-off': callOffPage,
}

/**
 * The owner's desk. Its addresses are no secret: a known device opens them, and every other device
 * gets one and the same answer. GET shows and POST acts, on every page.
 */
export function createDesk(parts: PageServices): Hono {
  const desk = new Hono().use((c, next) => tellingOf(houseAt(c), next))
  const results = keepStatementResults()
  const services = { ...parts, typing: createKeptTyping() }

  // The device is looked at before anything is read: nobody else may send a form or a file.
  const known = (answer: DeskPage['show']) => async (c: Context) => {
    const visit = await deskVisit(services, c)
    return visit ? answerAbout(visit, answer) : answerLocked(c)
  }
  const open = (place: DeskPlace, { show, act }: DeskPage) => {
    desk.get(at(...place), known(show))
    if (act) desk.post(at(...place), known(pressing(act)))
  }

  desk.route(at('sleutel'), createKeys(parts))
  // An open page asks this, as `watch-device.ts` does; asking alone keeps no device known.
  desk.get(at('bekend'), async (c) =>
    (await seenDevice(parts, c)) ? c.body(null, 204) : answerLocked(c),
  )
  // Earlier mails have this address: the page still exists, and the token gives no power any more.
  desk.get('/:token{[a-z2-7]{60,}}', (c) => c.redirect(deskPath(), 303))
  desk.get('/:token{[a-z2-7]{60,}}/:rest{.+}', (c) =>
    c.redirect(`${deskPath()}/${encodeURI(c.req.param('rest'))}`, 303),
  )
  for (const action of keysOf(deskActions)) {
    open(['doen', deskActions[action], ':id'], actionPages[action])
  }
  open([], homePage)
  open(['meer'], morePage)
  open(['boekingen'], bookingsPage)
  open(['boeking', ':id'], bookingPage)
  open(['boeking', ':id', 'personen'], partyPage)
  open(['boeking', ':id', 'splitsen'], splitPage)
  open(['boeking', ':id', 'herinneren'], remindPage)
  open(['boeking', ':id', 'gegevens'], personPage)
  open(['gegevens'], findPersonPage)
  open(['boeking', ':id', 'gegevens.json'], { show: personAsJson })
  open(['datum', ':id'], sessionPage)
  open(['datum', ':id', 'mail'], dateLetterPage)
  open(['datum', ':id', 'lijst.csv'], { show: sessionAsCsv })
  open(['datum', ':id', 'agenda.ics'], { show: sessionAsCalendar })
  open(['datums'], sessionsPage)
  open(['rekening'], accountPage(results))
  // A return to the form's address shows the account.
  const upload = (visit: DeskVisit) => {
    logAction(visit, 'statement')
    return takeStatement(visit, results)
  }
  desk.get(at('rekening', 'afschrift'), known(backToAccount)).post(known(upload))
  open(['groep'], groupPage)
  open(['optie'], makeOptionPage)
  open(['optie', ':id'], optionPage)
  open(['berichten'], messagesPage)
  open(['berichten', ':id'], messagesPage)
  open(['cijfers'], figuresPage)
  open(['cijfers', 'boekhouder'], booksPage)
  open(['cijfers', 'kas.csv'], { show: cashAsCsv })
  open(['cijfers', 'dagboek.csv'], { show: journalAsCsv })
  open(['rekening', 'boeking'], otherBookingPage)
  open(['rekening', 'terugbetalingen.xml'], refundFilePage)
  open(['factuur', ':id'], invoicePage)
  open(['zoeken'], searchPage)
  open(['cadeaubonnen'], vouchersPage)
  openHouse(open)
  const photograph = (visit: DeskVisit) => {
    logAction(visit, 'picture')
    return takePicture(visit)
  }
  desk.get(at('teksten', 'foto-nieuw'), known(backToTexts)).post(known(photograph))
  const mark = (visit: DeskVisit) => {
    logAction(visit, 'mark')
    return takeMark(visit)
  }
  desk.get(at('uiterlijk', 'teken'), known(lookPage.show)).post(known(mark))
  open(['wensen'], wishesPage)
  open(['zinnen'], sentencesPage)
  open(['agenda'], calendarPage)
  open(['back-up'], backupPage)
  open(['toestellen'], devicesPage)
  // The request is not passed on to the site, whose pages have scripts.
  desk.all('*', known(notThere))
  return desk
}

/** What the site says and how it looks. */
function openHouse(open: (place: DeskPlace, page: DeskPage) => void): void {
  open(['huis'], housePage)
  open(['workshops'], workshopsPage)
  open(['paginas'], ownPagesPage)
  open(['begin'], beginPage)
  open(['uiterlijk'], lookPage)
  open(['uiterlijk', 'voorbeeld'], lookPreview)
  open(['teksten'], textsPage)
  open(['teksten', 'pagina'], shownPage)
  open(['teksten', 'tekst'], oneTextPage)
  open(['teksten', 'zoeken'], foundTextsPage)
  open(['teksten', 'foto'], onePicturePage)
  open(['teksten', 'foto-beeld'], { show: pictureToFocus })
}

async function answerAbout(visit: DeskVisit, answer: DeskPage['show']): Promise<Response> {
  const told = await answer(visit)
  return visit.c.req.method === 'POST' ? fromTop(told) : told
}

function at(...place: DeskPlace): string {
  return deskPath(...place).slice(deskPath().length) || '/'
}

/** Reads the form, and acts on it. */
function pressing(act: NonNullable<DeskPage['act']>): DeskPage['show'] {
  return async (visit) => {
    const form = await readForm(visit.c)
    if (form instanceof Response) return form
    logAction(visit, form.get('do') ?? '')
    return (await act(visit, form)) ?? answerDone(visit.c, visit.c.req.path)
  }
}

/**
 * A browser that gets an address without a hash keeps the hash of the form it sent, and scrolls
 * there.
 */
function fromTop(answer: Response): Response {
  const to = answer.headers.get('Location')
  if (to !== null && !to.includes('#')) answer.headers.set('Location', `${to}#top`)
  return answer
}

function backToAccount({ c }: DeskVisit): Response {
  return answerDone(c, deskPath('rekening'))
}

function backToTexts({ c }: DeskVisit): Response {
  return answerDone(c, deskPath('teksten'))
}

/** Logs which device did what: pages by their kind alone, and no typed word. */
function logAction({ c, device, log }: DeskVisit, does: string): void {
  const [, , page, action] = c.req.path.split('/')
  log.info('desk-action', {
    device: device.id.slice(0, 8),
    page: page === 'doen' ? action : (page ?? 'home'),
    do: /^[a-z-]{1,30}$/.test(does) ? does : undefined,
  })
}
