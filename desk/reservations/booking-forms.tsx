import { shownCents } from '#app/plain/form-fields.tsx'
import { HiddenFields, noField, Section, LinkList, TextLink } from '#app/plain/parts.tsx'
import { guestForm, noteForm } from '#booking/forms/owner-forms.ts'
import { owedCents, totalCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { askRestLater, writeOff } from '#office/money/receive-payment.ts'
import { correctGuest, saveNote } from '#office/people/correct-guest.ts'
import { replaceLink } from '#office/people/send-new-link.ts'
import { Fold, refusalAt } from '../buttons.tsx'
import { asking, AskingForm, FoldedForm, readAsShown } from '../desk-form.tsx'
import { euros, deskWords } from '../desk-language.ts'
import type { BookingVisit } from '../of-record.ts'
import { type DeskVisit, type StepHandlers, byOwner, ownerMay } from '../visit.ts'
import { refusalIn, toldText } from './booking-text.tsx'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { untilItBegins } from '#booking/dates/session.ts'
import { isAgreed } from '#booking/reservations/status.ts'
import { refundPercent } from '#booking/party/party-size.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { BookingOnPage } from './read-booking.ts'
import { AnotherSession } from './another-session.tsx'
import { awaitedSteps } from './next-step.tsx'
import { openSteps, toStep } from './open-steps.ts'
import { PartySize, ToSplit } from '../party/party-numbers.tsx'
import { CompanyForm } from '../invoices/booking-invoices.tsx'
import { SubstituteFold } from '../people/replace-guest.tsx'
import { groupLinksFrom } from './private-group.tsx'

const words = () => deskWords().buttons.booking

const noting = () => {
  const { note } = words()
  const problems = { note: deskWords().refused.tooLong }
  return asking(noteForm, { does: 'note', words: { ...note, note: note.title }, problems })
}

const correcting = () => {
  const { guestFacts, factProblems, pages } = deskWords()
  const problems = { ...factProblems, telephone: pages.date.telephoneProblem }
  const formWords = { ...guestFacts, ...pages.date, ...words().guest }
  return asking(guestForm, { does: 'guest', words: formWords, problems })
}

export const formHandlers = {
  note: keepNote,
  guest: correct,
  'new-link': sendNewLink,
  'ask-later': async ({ office, id }) => refusalIn(await askRestLater(office, id)),
  'write-off': async ({ office, id }, form) =>
    refusalIn(await writeOff(office, { id, shown: shownCents(form) })),
} as const satisfies StepHandlers<BookingVisit>

async function sendNewLink({ office, id, reservation }: BookingVisit) {
  if (reservation.email === '') return refusalAt(noField, deskWords().desk.noMail)
  await replaceLink(office, id)
}

async function keepNote({ office, id, reservation }: BookingVisit, form: URLSearchParams) {
  const read = readAsShown(noting(), { sent: form, now: reservation })
  if (read.kind === 'refused') return read.refused
  await saveNote(office, id, read.value.note)
}

async function correct({ office, id, reservation }: BookingVisit, form: URLSearchParams) {
  const read = readAsShown(correcting(), { sent: form, now: reservation })
  if (read.kind === 'refused') return read.refused
  await correctGuest(office, id, read.value)
}

type Folds = { readonly visit: DeskVisit; readonly booking: BookingOnPage }

export function BookingFolds({ visit, booking }: Folds) {
  const { reservation, company, invoicing, calledOff, sessions, isWrittenOff } = booking
  const { participants, session: instead, email, payments } = reservation
  const { 'write-off': writingOff, 'new-link': newLink } = words()
  const life = { ...reservation, calledOff }
  const owed = owedCents(payments)
  const isOver = reservation.status === 'completed'
  const told = toldText(reservation, words()['ask-later'].mail)
  const values = { amount: euros(owed), price: euros(totalCents(payments) - owed), told }
  const sessionsFor = (count: number) => {
    const party = { instead, participants: count, now: visit.now, closing: untilItBegins }
    return otherSessions(sessions, party).withRoom
  }
  return (
    <Section title={deskWords().pages.booking.actions} className="no-print mt-8 lg:mt-0">
      <div className="mt-3 border-t-2 border-ink">
        {ownerMay(visit, calledOff ? 'rebook' : 'move', life) && (
          <AnotherSession {...{ reservation, calledOff }} sessions={sessionsFor(participants)} />
        )}
        {!isAgreed(reservation.status) && ownerMay(visit, 'change-party', life) && (
          <PartySize reservation={reservation} percent={refundPercent(life, byOwner(visit))} />
        )}
        {participants > 1 && ownerMay(visit, 'split', life) && (
          <ToSplit
            reservation={reservation}
            sessions={sessionsFor(1)}
            isInvoiced={invoicing.isInvoiced}
          />
        )}
        {ownerMay(visit, 'write-off', life) && !isWrittenOff && (
          <FoldedForm title={writingOff.title} does="write-off" button={writingOff.title}>
            <HiddenFields of={{ shown: owed }} />
            <p className="mb-5">{fill(isOver ? writingOff.text : writingOff.before, values)}</p>
          </FoldedForm>
        )}
        <Steps {...{ visit, booking }} />
        {ownerMay(visit, 'replace-guest', life) && <SubstituteFold reservation={reservation} />}
        <AskingForm of={noting()} first={reservation} looks={{ note: { rows: 4 } }} sendsShown />
        <AskingForm of={correcting()} first={reservation} sendsShown />
        <CompanyForm {...{ invoicing, company, email }} />
        {email && (
          <FoldedForm title={newLink.title} does="new-link" button={newLink.title}>
            <p className="mb-3">{newLink.text}</p>
          </FoldedForm>
        )}
      </div>
      <TextLink to={deskPath('boeking', reservation.id, 'gegevens')}>
        {deskWords().person.title}
      </TextLink>
      {['requested', 'unproven'].includes(reservation.status) && (
        <LinkList links={groupLinksFrom('aanvraag', reservation.id)} />
      )}
    </Section>
  )
}

function Steps({ visit, booking }: Pick<Folds, 'visit' | 'booking'>) {
  const { reservation } = booking
  const steps = openSteps(visit, reservation).filter((step) => step !== 'confirm')
  const above = new Set<string>(awaitedSteps(visit, booking))
  if (steps.every((step) => above.has(step))) return null
  const links = steps.map((step) => toStep(step, reservation.id))
  const canReceive = steps.some((step) => step.endsWith('-received'))
  const { steps: several } = deskWords().pages.booking
  const title = canReceive ? several : links.map(({ text }) => text).join(', ')
  return (
    <Fold title={title}>
      <LinkList links={links} />
    </Fold>
  )
}
