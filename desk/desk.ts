import { type Context, Hono } from 'hono'
import { type DeskAction, deskActionOf, deskPath, type DeskPlace } from '#language/desk-paths.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { readForm } from '#server/http/read-form.ts'
import { actOnAccount, showAccountAfter, takeStatement } from './account.tsx'
import { actOnBooking } from './booking-buttons.ts'
import { stepPage } from './booking-steps.tsx'
import { showBooking } from './booking.tsx'
import { confirmPage } from './confirm.tsx'
import { dateAsCalendar, dateAsCsv } from './date-files.ts'
import { actOnDateLetter, showDateLetter } from './date-letter.tsx'
import { callOffPage, goAheadPage } from './date-steps.tsx'
import { actOnDate, showDate } from './date.tsx'
import { actOnDates, showDates } from './dates.tsx'
import { declinePage } from './decline.tsx'
import { actOnCalendar, showCalendar } from './calendar.tsx'
import { actOnDevices, showDevices } from './devices.tsx'
import { notThere } from './frame.tsx'
import { actOnSentences, showSentences } from './guest-sentences.tsx'
import { actOnHouse, showHouse } from './house.tsx'
import { actOnHome, showHome } from './home.tsx'
import { invoiceAsUbl } from './invoices.tsx'
import { answerLocked, createKeys } from './keys.tsx'
import { showMessages } from './messages.tsx'
import { actOnMakeOption, showMakeOption } from './make-option.tsx'
import { actOnOption, showOption } from './option.tsx'
import { actOnParty, showParty } from './party.tsx'
import { cashAsCsv, showFigures } from './figures.tsx'
import { actOnGroup, showGroup } from './private-group.tsx'
import { refundPaidPage } from './refund.tsx'
import { showSearch } from './search.tsx'
import { journalAsCsv } from './journal.tsx'
import { actOnSplit, showSplit } from './split.tsx'
import { keepStatementResults } from './statement-results.ts'
import { actOnVouchers, showVouchers } from './vouchers.tsx'
import { showWishes } from './wishes.tsx'
import { type ActionPage, type DeskVisit, deskVisit } from './visit.ts'

const actionPages: Readonly<Record<DeskAction, ActionPage>> = {
  confirm: confirmPage,
  decline: declinePage,
  'deposit-received': stepPage('deposit-received'),
  'balance-received': stepPage('balance-received'),
  'all-received': stepPage('all-received'),
  'cancel-guest': stepPage('cancel-guest'),
  'refund-paid': refundPaidPage,
  'go-ahead': goAheadPage,
  'call-off': callOffPage,
}

type Show = (visit: DeskVisit) => Promise<Response>
type Act = (visit: DeskVisit, form: URLSearchParams) => Promise<Response>

/**
 * The owner's desk. Its addresses are no secret: a device that it knows opens them, and on any other
 * they all say the same. GET shows and POST acts, on every page.
 */
export function createDesk(parts: PageServices): Hono {
  const desk = new Hono()
  const results = keepStatementResults()

  const show = (page: Show) => async (c: Context) => {
    const visit = await deskVisit(parts, c)
    return visit ? page(visit) : answerLocked(c)
  }
  // The device is looked at before anything is read: nobody else may send a form or a file.
  const act = (page: Act) =>
    show(async (visit) => {
      const form = await readForm(visit.c)
      if (form instanceof Response) return form
      logAction(visit, form.get('do') ?? '')
      return page(visit, form)
    })

  desk.route(at('sleutel'), createKeys(parts))
  // As earlier mails have them: the page is still there, and the rest gives no power any more.
  desk.get('/:token{[a-z2-7]{60,}}', (c) => c.redirect(deskPath(), 303))
  desk.get('/:token{[a-z2-7]{60,}}/:rest{.+}', (c) =>
    c.redirect(`${deskPath()}/${encodeURI(c.req.param('rest'))}`, 303),
  )
  desk.get(at(), show(showHome)).post(act(actOnHome))
  desk.get(at('doen', ':action', ':id'), show(showAction)).post(act(actOnce))
  desk.get(at('boeking', ':id'), show(showBooking)).post(act(actOnBooking))
  desk.get(at('boeking', ':id', 'personen'), show(showParty)).post(act(actOnParty))
  desk.get(at('boeking', ':id', 'splitsen'), show(showSplit)).post(act(actOnSplit))
  desk.get(at('datum', ':id'), show(showDate)).post(act(actOnDate))
  desk.get(at('datum', ':id', 'mail'), show(showDateLetter)).post(act(actOnDateLetter))
  desk.get(at('datum', ':id', 'lijst.csv'), show(dateAsCsv))
  desk.get(at('datum', ':id', 'agenda.ics'), show(dateAsCalendar))
  desk.get(at('datums'), show(showDates)).post(act(actOnDates))
  const account = show((visit) => showAccountAfter(visit, results))
  desk.get(at('rekening'), account).post(act(actOnAccount))
  const upload = show((visit) => {
    logAction(visit, 'statement')
    return takeStatement(visit, results)
  })
  // Whoever comes back to the address of the form sees the account.
  desk.get(at('rekening', 'afschrift'), show(backToAccount)).post(upload)
  desk.get(at('groep'), show(showGroup)).post(act(actOnGroup))
  desk.get(at('optie'), show(showMakeOption)).post(act(actOnMakeOption))
  desk.get(at('optie', ':id'), show(showOption)).post(act(actOnOption))
  desk.get(at('berichten'), show(showMessages))
  desk.get(at('cijfers'), show(showFigures))
  desk.get(at('cijfers', 'kas.csv'), show(cashAsCsv))
  desk.get(at('cijfers', 'dagboek.csv'), show(journalAsCsv))
  desk.get(at('factuur', ':id'), show(invoiceAsUbl))
  desk.get(at('zoeken'), show(showSearch))
  desk.get(at('cadeaubonnen'), show(showVouchers)).post(act(actOnVouchers))
  desk.get(at('huis'), show(showHouse)).post(act(actOnHouse))
  desk.get(at('wensen'), show(showWishes))
  desk.get(at('zinnen'), show(showSentences)).post(act(actOnSentences))
  desk.get(at('agenda'), show(showCalendar)).post(act(actOnCalendar))
  desk.get(at('toestellen'), show(showDevices)).post(act(actOnDevices))
  // Not on to the site, whose pages have scripts.
  desk.all(
    '*',
    show(async (visit) => notThere(visit)),
  )
  return desk
}

function at(...place: DeskPlace): string {
  return deskPath(...place).slice(deskPath().length) || '/'
}

function actionOf({ c }: DeskVisit): ActionPage | undefined {
  const action = deskActionOf(c.req.param('action') ?? '')
  return action && actionPages[action]
}

async function showAction(visit: DeskVisit): Promise<Response> {
  return actionOf(visit)?.show(visit) ?? notThere(visit)
}

async function actOnce(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const page = actionOf(visit)
  if (!page) return notThere(visit)
  return (await page.act(visit, form)) ?? answerDone(visit.c, visit.c.req.path)
}

async function backToAccount({ c }: DeskVisit): Promise<Response> {
  return answerDone(c, deskPath('rekening'))
}

/** Which device did what: pages by their kind alone, and no word that anybody typed. */
function logAction({ c, device, log }: DeskVisit, does: string): void {
  const [, , page, action] = c.req.path.split('/')
  log.info('desk-action', {
    device: device.id.slice(0, 8),
    page: page === 'doen' ? action : (page ?? 'home'),
    do: /^[a-z-]{1,30}$/.test(does) ? does : undefined,
  })
}
