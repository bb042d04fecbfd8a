import { guestFactsOf } from '#booking/reservations/guest-facts.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { cellsOfTable } from '#language/csv.ts'
import { sessionCalendar } from '#letters/calendar.ts'
import { listPartiesOn } from '#office/dates/calendar-sessions.ts'
import { listFormerGuests } from '#office/people/former-guests.ts'
import { sendCsvFile, sendDownload, calendarType } from '#server/http/answer-file.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { endedText, moneyText } from './parties.tsx'
import { ofSession } from '../of-record.ts'
import { owesText } from '../reservations/booking-text.tsx'
import { deskHouse, deskWords, siteWords } from '../desk-language.ts'

export const sessionAsCsv = ofSession(async ({ c, id, office: { store }, session }) => {
  const parties = await listPartiesOn(store, id)
  // Former guests of a date called off are telephoned and refunded.
  const former = session.state === 'called-off' ? await listFormerGuests(store, id) : []
  const { name, participants, email, language, status, balance, note } = deskWords().desk.facts
  const { telephone, ...texts } = deskWords().guestFacts
  const own = { name, participants, email, language, status, balance }
  const columns = { ...own, ...texts, note, telephone }
  const lines = [
    ...parties.map((each) =>
      row(each, deskWords().desk.statuses[shownStatus(each)], owesText(each)),
    ),
    ...former.map((each) => row(each.reservation, endedText(each), moneyText(each))),
  ]
  return sendCsvFile(c, session.day, cellsOfTable(columns, lines))
})

function row(reservation: ReservationOnFile, status: string, balance: string) {
  const { name, participants, email, language, note } = reservation
  const cells = { name, participants: String(participants), email, language, status, balance, note }
  return { ...cells, ...guestFactsOf(reservation) }
}

export const sessionAsCalendar = ofSession(({ c, siteUrl, now, session }) => {
  const body = sessionCalendar([session], siteWords(), {
    siteUrl: siteUrl(),
    house: deskHouse(),
    now,
  })
  return sendDownload(c, `${session.day}.ics`, { type: calendarType, body })
})
