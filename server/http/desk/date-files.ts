import { holdsPlaces } from '#booking/status.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { sessionCalendar } from '../../calendar.ts'
import { owesText } from './printed.ts'
import type { DeskVisit } from './desk-visit.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** Who comes, for a spreadsheet: semicolons and a byte order mark, as Belgian Excel reads it. */
export async function dateAsCsv({ c, office }: DeskVisit, id: string): Promise<Response> {
  const session = await office.store.findSession(id)
  if (!session) return c.notFound()
  const parties = (await office.store.reservationsOn(id)).filter(({ status }) =>
    holdsPlaces(status),
  )
  const { facts } = desk
  const head = [facts.name, facts.participants, facts.email, facts.language, facts.status]
  const rows = parties.map((each) => [
    each.name,
    String(each.participants),
    each.email,
    each.language,
    desk.statuses[each.status],
    owesText(each),
    each.specialRequirements,
    each.note,
  ])
  const lines = [[...head, deskPages.payments.balance, facts.requirements, 'Notitie'], ...rows]
  return c.body(`\ufeff${lines.map(csvLine).join('\r\n')}\r\n`, 200, {
    ...noStore,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${session.day}.csv"`,
  })
}

/** The date for the owner's own calendar. */
export async function dateAsCalendar(visit: DeskVisit, id: string): Promise<Response> {
  const { c, office, siteUrl } = visit
  const session = await office.store.findSession(id)
  if (!session) return c.notFound()
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
