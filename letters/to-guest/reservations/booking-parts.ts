// Blocks that letters about a booking share: its facts, its links, diets, directions.

import { hasFeature } from '#booking/house/features.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { hasBegun } from '#booking/dates/session.ts'
import { askedOfParty } from '#booking/money/owed.ts'
import { canMove } from '#booking/reservations/life.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import {
  dateFacts,
  goingAheadFacts,
  ownDateFacts,
  placeFact,
  printCount,
} from '#content/words/date-facts.ts'
import { pathTo } from '#language/addresses.ts'
import { printEuros } from '#language/money.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import { guestAddress, type GuestMail } from '../guest-mail.ts'

export function ownButton(mail: GuestMail) {
  return { main: ownPageAction(mail) }
}

export function ownBooking(mail: GuestMail) {
  return [ownButton(mail), factsOfBooking(mail)]
}

export function factsOfBooking(mail: GuestMail) {
  const { labels, reservation } = mail
  return {
    facts: [
      ...dateFacts(mail.session, mail.allWords),
      ...(hasEnded(reservation.status) ? [] : [placeFact(mail.allWords)]),
      { label: labels.participants, value: printCount(reservation, mail.allWords) },
      ...ownDateFacts(mail.session, mail.allWords),
      ...goingAheadFacts(mail.session, mail.allWords),
      { label: totalLabel(mail), value: totalOf(mail) },
      { label: labels.reference, value: referenceOf(reservation.id) },
    ],
  }
}

export function factsThatStay({ labels, reservation, session, workshop, allWords }: GuestMail) {
  return [
    { label: labels.workshop, value: workshop },
    ...ownDateFacts(session, allWords),
    ...goingAheadFacts(session, allWords),
    { label: labels.participants, value: printCount(reservation, allWords) },
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

function totalLabel({ labels, reservation, allWords }: GuestMail): string {
  const { groupTotal } = allWords.myBooking.facts
  return reservation.groupPriceCents === undefined ? labels.total : groupTotal
}

export function totalOf({ reservation, language }: GuestMail): string {
  return printEuros(askedOfParty(reservation), language)
}

/** True once the date has begun: nothing about it can be chosen. */
export function isUnderWay({ session, mailboxes }: GuestMail): boolean {
  return hasBegun(session, mailboxes.clock.now())
}

/** Links to a guest's acts, until the date begins or the booking ends; the button to the own page is above. */
export function ownLinks(mail: GuestMail): LetterPart {
  const { links } = mail.bookingWords
  const { mailboxes, session, reservation } = mail
  if (isUnderWay(mail) || hasEnded(reservation.status)) return undefined
  const canChoose = canMove(dayOf(mailboxes.clock.now()), session.day, reservation.conditions)
  const move = canChoose ? [{ label: links.move, to: guestAddress(mail, 'move') }] : []
  return { links: [...move, { label: links.cancel, to: guestAddress(mail, 'cancel') }] }
}

export function newLinks(mail: GuestMail) {
  return [ownLinks(mail), { note: mail.bookingWords.links.own }]
}

export function ownPage(mail: GuestMail) {
  return { links: [ownPageAction(mail)] }
}

export function ownPageAction(mail: GuestMail) {
  return { label: mail.bookingWords.links.booking, to: guestAddress(mail, 'booking') }
}

type Reader = Pick<GuestMail, 'allWords' | 'mailboxes'>

export function otherDates(mail: Reader) {
  return { main: datesAction(mail) }
}

export function datesAction({ allWords, mailboxes }: Reader) {
  const { bookingMails, language } = allWords
  return { label: bookingMails.links.dates, to: mailboxes.siteUrl() + pathTo('booking', language) }
}

/** Trains are few from this hour on. */
const lateHour = 20

export function directions(mail: GuestMail) {
  const { title, car, train, lastTrain } = mail.bookingWords.directions
  const siteUrl = mail.mailboxes.siteUrl()
  const isLate = Number(mail.session.endTime.split(':')[0]) >= lateHour
  return [
    { heading: title },
    { styled: car, siteUrl },
    { styled: isLate ? `${train} ${lastTrain}` : train, siteUrl },
  ]
}

/** Asks for diets on a page: a mail is no place for health data. */
export function askDiets(mail: GuestMail, again?: string): LetterPart {
  const { diets, links } = mail.bookingWords
  return (
    hasFeature(mail.mailboxes.house, 'diets') && [
      { heading: diets.title },
      again ? `${diets.text} ${again}` : diets.text,
      { links: [{ label: links.diets, to: guestAddress(mail, 'diets') }] },
    ]
  )
}
