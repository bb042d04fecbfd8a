import type { ReactNode } from 'react'
import {
  Facts,
  FormProblems,
  noField,
  type FormRefusal,
  SentForm,
  TextLink,
} from '#app/plain/parts.tsx'
import { refundPercent } from '#booking/party/party-size.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { hasEnded, isAgreed } from '#booking/reservations/status.ts'
import { hasRoomFor } from '#booking/waiting/waiting-list.ts'
import { deskPath } from '#language/desk-paths.ts'
import { findBurst, otherRequestsOf } from '#office/reservations/answer-request.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { companionFacts, dietFacts, factsOf, guestChangeFacts } from './booking-facts.tsx'
import { Money, onVoucherAgain, WaitingMoney } from './booking-money.tsx'
import { BookingFolds } from './booking-forms.tsx'
import { History } from './history-section.tsx'
import { Receipts } from './receipts.tsx'
import { type BookingOnPage, bookingStore, readBooking } from './read-booking.ts'
import { NextStep, OtherRequests, Unproven } from './next-step.tsx'
import { countedText, deskWords, siteWords } from '../desk-language.ts'
import { IssuedInvoices } from '../invoices/booking-invoices.tsx'
import { DeskFrame, deskScripts, typedBefore } from '../frame.tsx'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import { optionFacts } from '../options/open-option.tsx'
import { workshopAt } from '../dates/date-text.ts'
import { phoneParameter } from '../dates/session-rows.tsx'
import { BookingSign, toldText } from './booking-text.tsx'
import { PartyNumbers } from '../party/party-numbers.tsx'
import { reminderOf } from './remind.tsx'
import { doneNotice } from '../undo/undo-notice.tsx'
import { byOwner, type DeskVisit, ownerMay } from '../visit.ts'

/** A booking's page: state and next act, guest and money, and the rest folded. */
export const showBooking = ofBooking(renderBooking)

async function renderBooking(visited: BookingVisit, refused?: FormRefusal): Promise<Response> {
  const { c, id } = visited
  const office = { ...visited.office, store: await bookingStore(visited.office.store, id) }
  const visit = { ...visited, office }
  const booking = await readBooking(visit)
  const { reservation, invoicing, waitingMoney } = booking
  const { session } = reservation
  const diets = await dietFacts(visit, reservation)
  const changes = [
    ...(await optionFacts(office.store, id)),
    ...(await companionFacts(office.store, id)),
    ...(await guestChangeFacts(office.store, id)),
  ]
  const burst = await burstWith(office.store, id)
  const { length: others } = await otherRequestsOf(office.store, reservation)
  const done = declinedResult(c) ?? visit.result
  const more = done && moreAfter(c.req.query('done'), booking)
  const title = [reservation.name, referenceOf(id)].filter(Boolean).join(', ')
  const page = (
    <DeskFrame visit={visit} title={title}>
      <SentForm value={refused ?? typedBefore(visit)}>
        {!refused && (await doneNotice(visit, id, { done, more }))}
        {refused && <FormProblems words={siteWords()} problems={problemsIn(refused)} />}
        <div className="mt-5 grid gap-x-13 first:mt-0 lg:grid-cols-[3fr_2fr]">
          <div className="min-w-0">
            <p className="text-meta text-soft">{referenceOf(id)}</p>
            <h1 className="text-43 [overflow-wrap:anywhere]">
              {reservation.name || deskWords().search.noName}
            </h1>
            <a
              className="mt-2 flex min-h-11 items-center underline hover:bg-deep"
              href={deskPath('datum', session.id)}
            >
              {workshopAt(session)}
            </a>
            <p className="mt-3 flex items-center gap-3 text-lead font-semibold">
              <BookingSign status={reservation.status} />
              {deskWords().desk.statuses[shownStatus(reservation)]}
            </p>
            <NextStep {...{ visit, booking }} isUnproven={burst > 0} />
            <WaitingMoney lines={waitingMoney} />
            {await reminderOf(visit, reservation)}
            <GiveAgain visit={visit} reservation={reservation} />
            {isAgreed(reservation.status) && ownerMay(visit, 'change-party', reservation) && (
              <PartyNumbers
                reservation={reservation}
                percent={refundPercent(reservation, byOwner(visit))}
              />
            )}
            {burst > 0 && <Unproven burst={burst} />}
            {others > 1 && <OtherRequests n={others} />}
            <Facts facts={[...factsOf(reservation, diets), ...changes]} />
            <Money {...booking} />
            <Receipts visit={visit} {...booking} />
            <IssuedInvoices invoices={invoicing.invoices} />
          </div>
          <div className="min-w-0">
            <BookingFolds {...{ visit, booking }} />
            <History {...booking} />
          </div>
        </div>
      </SentForm>
    </DeskFrame>
  )
  return renderPlainPage(c, page, { status: refused ? 422 : 200, scripts: deskScripts })
}

/** More about a step: a voucher has money again, a new group got a mail, a party was split. */
function moreAfter(done: string | undefined, { reservation, events }: BookingOnPage): ReactNode {
  if (done === 'cancel') return onVoucherAgain(reservation.ending)
  if (done === 'group') return toldText(reservation, deskWords().group.mailed)
  const split = done === 'split' && events.findLast(({ what }) => what === 'split')
  if (!split || !('otherId' in split.detail)) return null
  const to = deskPath('boeking', split.detail.otherId)
  return <TextLink to={to}>{deskWords().ownerParty.split.toOther}</TextLink>
}

/** Problems without a field stand beside the history, which has the steps taken meanwhile. */
function problemsIn({ problems: { [noField]: history, ...atFields } }: FormRefusal) {
  return { ...atFields, history }
}

/** Number of requests that came with an unproven one, itself included; 0 for any other booking. */
async function burstWith(store: Store, id: Id<'reservation'>): Promise<number> {
  const request = await store.unproven.find(id)
  return request ? Math.max(1, (await findBurst(store, request)).length) : 0
}

function declinedResult(c: DeskVisit['c']): string | undefined {
  const count = c.req.query('declined') ?? ''
  if (!/^\d{1,4}$/.test(count)) return undefined
  return countedText(deskWords().unproven.declined, Number(count))
}

/** Link to book a guest anew after a mistaken no or end, while there is room. */
function GiveAgain({ visit, reservation }: { visit: DeskVisit; reservation: ReservationOnFile }) {
  const { id, name, status, session, participants } = reservation
  const hasRoom = hasRoomFor(session, participants) && session.state !== 'called-off'
  if (!hasEnded(status) || name === '' || !hasRoom || session.endsAt <= visit.now) return null
  const query = new URLSearchParams({ aanvraag: id, [phoneParameter]: '1' })
  return (
    <div className="no-print mt-5">
      <a
        className="button-quiet"
        href={`${deskPath('datum', session.id)}?${query}#${phoneParameter}`}
      >
        {deskWords().pages.booking.giveAgain}
      </a>
      <p className="mt-2 max-w-[33.5em] text-meta text-soft">
        {deskWords().pages.booking.giveAgainText}
      </p>
    </div>
  )
}
