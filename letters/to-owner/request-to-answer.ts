import { placesLeft } from '#booking/dates/session.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { openCount } from '#booking/reservations/reservation-request.ts'
import { labelledFacts } from '#booking/reservations/guest-facts.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { printSession, subjectFacts } from '#content/words/date-facts.ts'
import { printCourse } from '#content/words/own-date.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printSpan } from '#language/spans.ts'
import { printEuros } from '#language/money.ts'
import { printChoice, printInstant } from '#language/times.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { type Mailboxes, toFarm } from '../envelope.ts'
import type { OfRequest } from '../news.ts'
import {
  farmMail,
  type FarmMail,
  bookingAction,
  deskAction,
  ownersCount,
  sessionAction,
  stepAction,
} from './notice.ts'

const maxQuoted = 160

/** Facts for the decision come first, the answer a tap away (specification, sections 3 and 6). */
export function requestToAnswerLetter(mailboxes: Mailboxes, request: OfRequest) {
  const { reservation } = request
  const mail = farmMail(mailboxes)
  const { ownerWords, siteWords } = mail
  const { reservation: words, actions } = ownerWords.ownerMails
  const { id, name, email: replyTo, specialRequirements, session } = reservation
  const count = isCountOpen(reservation) ? `${openCount}+` : reservation.participants
  const left = fill(words.placesLeft, { left: placesLeft(session), capacity: session.capacity })
  const preview = `${specialRequirements || words.nothingAsked} ${left}`
  return toFarm(
    mailboxes,
    { about: [reservation], replyTo },
    {
      subject: fill(words.subject, { name, count, ...subjectFacts(session, siteWords) }),
      sheet: {
        words: { preview, title: requestTitle(reservation, ownerWords) },
        parts: [
          { facts: dateFacts(mail, request) },
          specialRequirements && { quoted: beginningOf(specialRequirements) },
          left,
          { main: stepAction(mail, 'confirm', id) },
          {
            links: [
              stepAction(mail, 'decline', id),
              { ...bookingAction(mail, reservation), label: actions.booking },
              { ...sessionAction(mail, session), label: actions.date },
              deskAction(mail),
            ],
          },
          { facts: otherFacts(mail, request) },
          `${whenToAnswer(mail, request)} ${words.todo}`,
          specialRequirements && { note: words.forget },
        ],
      },
    },
  )
}

/** The first day back, when the guest was promised that; else the usual hours. */
function whenToAnswer({ ownerWords, language }: FarmMail, { reservation, absence }: OfRequest) {
  const { answerBy, answerWithin } = ownerWords.ownerMails.reservation
  if (absence) return fill(answerBy, { day: printDay(absence.answerBy, language) })
  const { answerHours } = reservation.conditions
  return fill(answerWithin, { hours: printSpan(answerHours, 'hours', language) })
}

/** A phone's first screen shows the answer; the facts below have the whole of a longer text. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxQuoted ? `${line.slice(0, maxQuoted).trimEnd()}…`.toWellFormed() : line
}

export function requestTitle(reservation: ReservationOnFile, { answer, language }: OwnerWords) {
  const { name, participants } = reservation
  if (isCountOpen(reservation)) return fill(answer.asksMore, { name })
  return fill(fillCounted(answer.asks, participants, language), { name })
}

function dateFacts({ ownerWords, siteWords }: FarmMail, { reservation: { session } }: OfRequest) {
  const { facts: labels } = ownerWords.ownerMails.reservation
  const { workshop } = printSession(session, siteWords)
  const course = printCourse(session, siteWords.language, siteWords.ownDate)
  return [
    { label: labels.workshop, value: workshop, strong: true },
    { label: labels.preferredDate, value: printChoice(session, siteWords.language), strong: true },
    ...(course ? [{ label: siteWords.ownDate.label, value: course }] : []),
  ]
}

function otherFacts({ ownerWords, language }: FarmMail, { reservation, voucher }: OfRequest) {
  const { facts: labels, payingVoucher } = ownerWords.ownerMails.reservation
  const { id, name: guest, email, telephone, createdAt } = reservation
  const quoted = beginningOf(reservation.specialRequirements)
  return [
    { label: labels.participants, value: ownersCount(ownerWords, reservation) },
    { label: labels.name, value: guest },
    { label: labels.email, value: email },
    ...(telephone ? [{ label: ownerWords.guestFacts.telephone, value: telephone }] : []),
    { label: labels.language, value: reservation.language.toUpperCase() },
    ...labelledFacts(reservation, ownerWords.guestFacts, ownerWords.desk.none).filter(
      ({ value }) => value !== quoted,
    ),
    ...(voucher
      ? [
          {
            label: labels.voucher,
            value: fill(payingVoucher, { left: printEuros(voucher.leftCents, language) }),
          },
        ]
      : []),
    { label: labels.reference, value: referenceOf(id) },
    { label: labels.reservationId, value: id },
    { label: labels.submittedAt, value: printInstant(createdAt, language) },
  ]
}
