import type { Session } from '#booking/dates/session.ts'
import { stepsOnceHoursChanged } from '#booking/money/refund-steps.ts'
import { printDays } from '#language/dates.ts'
import { printTimeRange } from '#language/times.ts'
import { calendarFile } from '../../calendar.ts'
import { factsThatStay, ownButton, ownLinks } from '../reservations/booking-parts.ts'
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
  const { ofDays, ...ofHours } = mail.bookingWords.hoursChanged
  const areOtherDays = String(from.furtherDays) !== String(reservation.session.furtherDays)
  const words = { ...ofHours, ...(areOtherDays && ofDays) }
  const isRequest = reservation.status === 'requested'
  return {
    words,
    parts: [
      words.text,
      {
        facts: [
          { label: labels.date, value: mail.date, strong: true },
          { label: areOtherDays ? labels.time : words.newTime, value: mail.time, strong: true },
          areOtherDays
            ? {
                label: ofDays.oldDays,
                value: printDays([from.day, ...from.furtherDays], mail.language),
              }
            : {
                label: words.oldTime,
                value: printTimeRange(from.startTime, from.endTime, mail.language),
              },
          ...factsThatStay(mail),
        ],
      },
      ownButton(mail),
      words.calendar,
      toTellCompanions(mail, news),
      { strong: isRequest ? words.stillRequested : words.unsuitable },
      !isRequest && refundTerms(mail),
      ownLinks(mail),
    ],
    attachments: [calendarFile(mail, from)],
  }
})

function atOtherHours({ secured: before }: Scene) {
  const { session: from, refundSteps } = before
  const session = { ...from, ...otherHours }
  const steps = stepsOnceHoursChanged(refundSteps, '2025-10-01')
  return { reservation: { ...before, session, refundSteps: steps }, from }
}
