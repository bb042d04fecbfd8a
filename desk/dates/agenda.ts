import { Hono } from 'hono'
import { addHours } from '#booking/dates/brussels-time.ts'
import { farmCalendar } from '#letters/calendar.ts'
import { listCalendarSessions, listPartiesOf } from '#office/dates/calendar-sessions.ts'
import { sendCalendar } from '#server/http/answer-file.ts'
import { cookieDigest } from '#server/http/device-cookies.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { houseOfRequest, wordsOfRequest } from '#server/http/request-house.ts'

const daysBack = 30

/** Calendar file of the owner's dates with guests, for a program with the key. */
export function createAgenda({ office, siteUrl }: PageServices): Hono {
  const agenda = new Hono()
  agenda.get('/:file', async (c) => {
    const key = /^([\w-]{43})\.ics$/.exec(c.req.param('file'))?.[1]
    const calendarKey = key && (await office.store.devices.findCalendarKey())
    if (!calendarKey || cookieDigest(key) !== calendarKey.digest) return c.notFound()
    const { store, clock } = office
    const now = clock.now()
    const sessions = await store.sessions.listNotOver(addHours(now, -24 * daysBack))
    const comers = await listPartiesOf(store, await listCalendarSessions(store, sessions))
    const house = houseOfRequest(c)
    const at = { siteUrl: siteUrl(), house, now }
    const calendar = farmCalendar(comers, wordsOfRequest(c, house.ownerLanguage), at)
    const answer = await sendCalendar(c, calendar)
    answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  })
  agenda.all('*', (c) => c.notFound())
  return agenda
}
