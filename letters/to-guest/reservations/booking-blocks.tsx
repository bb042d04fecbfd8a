// Blocks that letters about a booking share: its facts, its links, diets, directions.

import { isOffered } from '#booking/house/offers.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { goingAheadOf } from '#booking/dates/session.ts'
import { priceOfParty } from '#booking/money/payment-plan.ts'
import { mayMove } from '#booking/money/refund-terms.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { dateFacts, ownDateFacts } from '#content/words/date-facts.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { printEuros } from '#language/money.ts'
import { MainAction, MoreActions } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { StyledParagraphs } from '../../blocks/styled-paragraphs.tsx'
import { Heading, Note, Paragraph } from '../../blocks/text.tsx'
import { guestAddress, type GuestMail } from '../guest-mail.tsx'

type Props = { readonly mail: GuestMail }

/** The guest's own page has everything. */
export function OwnButton({ mail }: Props) {
  return <MainAction action={toOwnPage(mail)} />
}

/** The button to it, and the facts in short. */
export function OwnBooking({ mail }: Props) {
  return (
    <>
      <OwnButton mail={mail} />
      <BookingFacts mail={mail} />
    </>
  )
}

export function BookingFacts({ mail }: Props) {
  const { labels, reservation } = mail
  return (
    <LetterFacts
      facts={[
        ...dateFacts(mail.session, mail.allWords),
        { label: labels.participants, value: String(reservation.participants) },
        ...ownDateFacts(mail.session, mail.allWords),
        ...goingAhead(mail),
        { label: totalLabel(mail), value: totalOf(mail) },
        { label: labels.reference, value: referenceOf(reservation.id) },
      ]}
    />
  )
}

/** Sentence about a date's minimum: reached or not, and the day of the decision. */
function goingAhead({ session, allWords }: GuestMail) {
  const { myBooking, availability, language } = allWords
  const value = printGoingAhead(goingAheadOf(session), language, availability)
  return value ? [{ label: myBooking.facts.goingAhead, value }] : []
}

/** Facts of a booking that stay the same on another date. */
export function factsThatStay({ labels, reservation, session, workshop, allWords }: GuestMail) {
  return [
    { label: labels.workshop, value: workshop },
    ...ownDateFacts(session, allWords),
    { label: labels.participants, value: String(reservation.participants) },
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

function totalLabel({ labels, reservation, allWords }: GuestMail): string {
  const { groupTotal } = allWords.myBooking.facts
  return reservation.groupPriceCents === undefined ? labels.total : groupTotal
}

export function totalOf({ reservation, language }: GuestMail): string {
  return printEuros(priceOfParty(reservation), language)
}

/** Links to other acts of the guest; the button to its page stands above. */
export function OwnLinks({ mail, areNew }: Props & { readonly areNew?: boolean }) {
  const { links } = mail.bookingWords
  const { mailboxes, session, reservation } = mail
  const mayChoose = mayMove(dayOf(mailboxes.clock.now()), session.day, reservation.conditions)
  const move = mayChoose ? [{ label: links.move, to: guestAddress(mail, 'move') }] : []
  return (
    <>
      <MoreActions actions={[...move, { label: links.cancel, to: guestAddress(mail, 'cancel') }]} />
      {areNew && <Note>{links.own}</Note>}
    </>
  )
}

/** The link to the page of a past booking, on which nothing changes any more. */
export function OwnPage({ mail }: Props) {
  return <MoreActions actions={[toOwnPage(mail)]} />
}

export function toOwnPage(mail: GuestMail) {
  return { label: mail.bookingWords.links.booking, to: guestAddress(mail, 'booking') }
}

type Reader = Pick<GuestMail, 'allWords' | 'mailboxes'>

export function ToOtherDates({ mail }: { mail: Reader }) {
  return <MainAction action={toDates(mail)} />
}

export function toDates({ allWords, mailboxes }: Reader) {
  const { bookingMails, language } = allWords
  const { dates } = bookingMails.links
  return { label: dates, to: mailboxes.siteUrl() + pathTo('booking', language) }
}

/** Trains are few from this hour on. */
const lateHour = 20

export function Directions({ mail }: Props) {
  const { directions } = mail.bookingWords
  const siteUrl = mail.mailboxes.siteUrl()
  const isLate = Number(mail.session.endTime.split(':')[0]) >= lateHour
  return (
    <>
      <Heading>{directions.title}</Heading>
      <Address {...mail.allWords.business} />
      <StyledParagraphs siteUrl={siteUrl}>{directions.car}</StyledParagraphs>
      <StyledParagraphs siteUrl={siteUrl}>
        {isLate ? `${directions.train} ${directions.lastTrain}` : directions.train}
      </StyledParagraphs>
    </>
  )
}

function Address({ name, address }: Words['business']) {
  const { street, postalCode, town } = address
  return <Paragraph>{`${name}\n${street}\n${postalCode} ${town}`}</Paragraph>
}

/** Asks for diets and allergies on a page of their own: a mail is no place for health. */
export function AskDiets({ mail, isAgain }: Props & { readonly isAgain?: boolean }) {
  const { diets, links } = mail.bookingWords
  if (!isOffered(mail.mailboxes.house, 'diets')) return null
  return (
    <>
      <Heading>{diets.title}</Heading>
      <Paragraph>{isAgain ? `${diets.text} ${diets.again}` : diets.text}</Paragraph>
      <MoreActions actions={[{ label: links.diets, to: guestAddress(mail, 'diets') }]} />
    </>
  )
}
