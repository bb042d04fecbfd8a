import type { Session } from '#booking/dates/session.ts'
import { stepsOnceHoursChanged } from '#booking/money/refund-steps.ts'
import type { Words } from '#content/words/shape.ts'
import { printDays } from '#language/dates.ts'
import { printTimeRange } from '#language/times.ts'
import { calendarFile } from '../../calendar.ts'
import { factsThatStay, isUnderWay, ownButton, ownLinks } from '../reservations/booking-parts.ts'
import { toTellCompanions } from '../money/refund-parts.ts'
import { refundTerms } from '../reservations/contract-terms.ts'
import { makeBookingLetter } from '../guest-mail.ts'
import { otherHours, type Scene } from '../../sample-scene.ts'

/** The day stays and the hours change; the booking's terms say until when all goes back. */
export const hoursChangedLetter = makeBookingLetter<{
  readonly from: Session
  readonly hasCompanions?: boolean
}>(atOtherHours, (mail, news) => {
  const { reservation, from } = news
  const { labels } = mail
  const { words, before, areOtherDays } = otherHoursThan(from, mail)
  const isBegun = isUnderWay(mail)
  const isRequest = reservation.status === 'requested' && !isBegun
  return {
    words,
    parts: [
      words.text,
      {
        facts: [
          { label: labels.date, value: mail.date, strong: true },
          { label: areOtherDays ? labels.time : words.newTime, value: mail.time, strong: true },
          before,
          ...factsThatStay(mail),
        ],
      },
      ownButton(mail),
      words.calendar,
      toTellCompanions(mail, news),
      { strong: isRequest ? words.stillRequested : isBegun ? words.begun : words.unsuitable },
      !isRequest && !isBegun && refundTerms(mail),
      ownLinks(mail),
    ],
    attachments: [calendarFile(mail, from)],
  }
})

type OfDate = { readonly session: Session; readonly allWords: Words }

/** Words of a letter about a date's new hours or days, and the fact of the old ones. */
export function otherHoursThan(from: Session, { session, allWords }: OfDate) {
  const { language, bookingMails } = allWords
  const { ofDays, ...ofHours } = bookingMails.hoursChanged
  const areOtherDays = String(from.furtherDays) !== String(session.furtherDays)
  const before = areOtherDays
    ? { label: ofDays.oldDays, value: printDays([from.day, ...from.furtherDays], language) }
    : { label: ofHours.oldTime, value: printTimeRange(from.startTime, from.endTime, language) }
  return { words: { ...ofHours, ...(areOtherDays && ofDays) }, before, areOtherDays }
}

function atOtherHours({ secured: before }: Scene) {
  const { session: from, refundSteps } = before
  const session = { ...from, ...otherHours }
  const steps = stepsOnceHoursChanged(refundSteps, '2025-10-01')
  return { reservation: { ...before, session, refundSteps: steps }, from }
}
