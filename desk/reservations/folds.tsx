import { LinkList, TextLink, Section } from '#app/plain/parts.tsx'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { type Booking, rulingOn, type Step } from '#booking/reservations/life.ts'
import { refundPercent } from '#booking/party/party-size.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { KnownBooking } from './booking-facts.tsx'
import { AnotherSession } from './another-session.tsx'
import { NewLink, NoteAndGuest, PartySize, WriteOff } from './booking-forms.tsx'
import { openSteps, toStep } from './steps.tsx'
import { Fold } from '../buttons.tsx'
import { ToSplit } from '../party/party-numbers.tsx'
import { CompanyForm } from '../invoices/company.tsx'
import { NewcomerFold } from '../people/replace-guest.tsx'
import { groupFrom } from './private-group.tsx'
import { type DeskVisit, byOwner } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().pages.booking

type Props = {
  readonly visit: DeskVisit
  readonly known: KnownBooking
}

export function BookingFolds({ visit, known }: Props) {
  const { reservation, company, invoicing, calledOff, sessions, isLetBe } = known
  const { participants, session: instead, email } = reservation
  const life = { ...reservation, calledOff }
  const datesFor = (count: number) =>
    otherSessions(sessions, { instead, participants: count, now: visit.now, closeHours: 0 })
      .withRoom
  const dates = datesFor(participants)
  return (
    <Section title={words().actions} className="no-print mt-8 lg:mt-0">
      <div className="mt-3 border-t-2 border-ink">
        {mayTake(visit, calledOff ? 'rebook' : 'move', life) && (
          <AnotherSession {...{ reservation, calledOff, dates }} />
        )}
        {mayTake(visit, 'change-party', life) && (
          <PartySize
            reservation={reservation}
            refundPercent={refundPercent(life, byOwner(visit))}
          />
        )}
        {participants > 1 && mayTake(visit, 'split', life) && (
          <ToSplit reservation={reservation} dates={datesFor(1)} />
        )}
        {mayTake(visit, 'write-off', life) && !isLetBe && <WriteOff reservation={reservation} />}
        <Steps {...{ visit, known }} />
        {mayTake(visit, 'replace-guest', life) && <NewcomerFold reservation={reservation} />}
        <NoteAndGuest reservation={reservation} />
        <CompanyForm standing={invoicing} company={company} />
        {email && <NewLink />}
      </div>
      <TextLink to={deskPath('boeking', reservation.id, 'gegevens')}>
        {deskWords().person.title}
      </TextLink>
      {['requested', 'unproven'].includes(reservation.status) && (
        <LinkList
          links={[
            { to: groupFrom('aanvraag', reservation.id), text: deskWords().group.make },
            { to: groupFrom('aanvraag', reservation.id, 'optie'), text: deskWords().option.make },
          ]}
        />
      )}
    </Section>
  )
}

function Steps({ visit, known: { reservation } }: Pick<Props, 'visit' | 'known'>) {
  const steps = openSteps(visit, reservation).filter((step) => step !== 'confirm')
  if (steps.length === 0) return null
  return (
    <Fold title={words().steps}>
      <LinkList links={steps.map((step) => toStep(step, reservation.id))} />
    </Fold>
  )
}

function mayTake(visit: DeskVisit, step: Step, life: Booking): boolean {
  return rulingOn(life, step, byOwner(visit)).kind === 'allowed'
}
