import { holdsPlaces } from '#booking/status.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { sessionCalendar } from '../../calendar.ts'
import { listFormerGuests } from '../../desk/former-guests.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { endedText, moneyText } from './former-guests.ts'
import { owesText } from './printed.ts'
import type { DeskVisit } from './desk-visit.ts'
import { notThere } from './not-there.tsx'

const noStore = { 'Cache-Control': 'no-store' }

/** Who comes, for a spreadsheet: semicolons and a byte order mark, as Belgian Excel reads it. */
export async function dateAsCsv(visit: DeskVisit, id: string): Promise<Response> {
  const { c, office } = visit
  const session = await office.store.findSession(id)
  if (!session) return notThere(visit)
  const parties = (await office.store.reservationsOn(id)).filter(({ status }) =>
    holdsPlaces(status),
  )
  // Of a date that was called off, who had booked it: to telephone, and to pay back.
  const isOff = session.state === 'called-off'
  const former = isOff ? await listFormerGuests(office.store, id) : []
  const { facts } = desk
  const head = [facts.name, facts.participants, facts.email, facts.language, facts.status]
  const rows = [
    ...parties.map((each) => row(each, desk.statuses[each.status], owesText(each))),
    ...former.map((each) => row(each.reservation, endedText(each), moneyText(each))),
  ]
  const texts = [facts.requirements, facts.note]
  const lines = [[...head, deskPages.payments.balance, ...texts], ...rows]
  return c.body(`\ufeff${lines.map(csvLine).join('\r\n')}\r\n`, 200, {
    ...noStore,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${session.day}.csv"`,
  })
}

function row(reservation: ReservationOnFile, status: string, money: string): readonly string[] {
  const { name, participants, email, language, specialRequirements, note } = reservation
  return [name, String(participants), email, language, status, money, specialRequirements, note]
}

/** The date for the owner's own calendar. */
export async function dateAsCalendar(visit: DeskVisit, id: string): Promise<Response> {
  const { c, office, siteUrl } = visit
  const session = await office.store.findSession(id)
  if (!session) return notThere(visit)
  return c.body(sessionCalendar([session], 'nl', siteUrl()), 200, {
    ...noStore,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${session.day}.ics"`,
  })
}

function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

/** What a guest typed is text to a spreadsheet, never a formula (OWASP, CSV injection). */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
