import { shownCents } from '#app/plain/form-fields.tsx'
import { type FormRefusal, Section } from '#app/plain/parts.tsx'
import { readIban } from '#booking/money/iban.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { isOfUnknown, refundBySource, type Source } from '#booking/money/refund.ts'
import { listMoneySources } from '#office/money/money-sources.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { centsToVouchers, guestsCentsOf } from '#office/vouchers/give-back.ts'
import { OwnAccount } from '../money/own-account.tsx'
import { QuietButton } from '../buttons.tsx'
import { endedTitle, moneyBackSentences } from './booking-status.ts'
import { FoldedFacts, guestRuling, mostPercentIfMovedNow, RefundSteps } from './booking-summary.tsx'
import { namesOf, renderGuestPage, toOwnBooking } from '../page.tsx'
import { keptCentsToday, OfferPlaces } from './vacancy.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

/** Page of "cancel": today's refund in euros, another date first, and one button. */
export const ownCancelPage = guestPage({
  show: showCancel,
  act: async (visit, form) => {
    const { office, reservation } = visit
    const typed = form.get('iban') ?? ''
    const ifTaken = form.get('ifTaken') === 'on'
    const sent = { typed: { iban: typed, ifTaken: ifTaken ? 'on' : '' } }
    const iban = readIban(typed)
    const parts = await partsToday(visit, ifTaken)
    const isAsked = parts.some(isOfUnknown) || typed.trim() !== ''
    if (!iban && isAsked && !reservation.payer && parts.length > 0) {
      return { ...sent, problems: { iban: await ibanProblem(visit, typed) } }
    }
    const outcome = await cancelReservation(office, {
      id: reservation.id,
      by: 'guest',
      iban: iban ?? '',
      ifTaken,
      shown: shownCents(form),
    })
    // A page from before midnight names another refund than today's.
    const isOther = outcome.kind === 'refused' && outcome.reason === 'not-as-shown'
    return isOther ? showCancel(visit, sent) : undefined
  },
})

async function ibanProblem(visit: GuestVisit, typed: string): Promise<string> {
  const { ibanProblem: wrong, ibanMissing, ibanOrUntick } = visit.words.myBooking.cancel
  if (typed.trim() !== '') return wrong
  return (await moneyToday(visit, false)) > 0 ? ibanMissing : ibanOrUntick
}

function refundToday(visit: GuestVisit): number {
  const ruling = guestRuling(visit, 'cancel')
  return ruling.kind === 'allowed' ? ruling.refundCents : 0
}

/** Cents to transfer today, without the vouchers’ share; `ifTaken` adds the kept part that a successor brings. */
async function moneyToday(visit: GuestVisit, ifTaken: boolean): Promise<number> {
  const { office, reservation } = visit
  const cents = refundToday(visit) + (ifTaken ? keptCentsToday(visit) : 0)
  return cents - (await centsToVouchers(office.store, reservation.id, cents))
}

async function partsToday(visit: GuestVisit, ifTaken: boolean): Promise<readonly Source[]> {
  const sources = await listMoneySources(visit.office.store, visit.reservation.id)
  return refundBySource(await moneyToday(visit, ifTaken), sources)
}

async function showCancel(visit: GuestVisit, sent?: Partial<FormRefusal>): Promise<Response> {
  const { words, linkTo } = visit
  const { cancel, links } = words.myBooking
  const isOpen = guestRuling(visit, 'cancel').kind === 'allowed'
  const body = (
    <>
      {isOpen && guestRuling(visit, 'move').kind === 'allowed' && (
        <p className="notice mt-8">
          {cancel.moveInstead} {whatMovesAlong(visit)}{' '}
          <a className="font-semibold underline" href={linkTo('move')}>
            {links.move}
          </a>
        </p>
      )}
      <FoldedFacts visit={visit} />
      {isOpen && <CancelForm visit={visit} parts={await partsToday(visit, true)} />}
    </>
  )
  return renderGuestPage(visit, {
    title: endedTitle(visit) ?? namesOf(visit).cancel,
    lead: await sentence(visit),
    sent,
    body,
    links: [toOwnBooking(visit)],
    status: sent && (sent.problems ? 422 : 409),
  })
}

function whatMovesAlong(visit: GuestVisit): string {
  const { paidAlong, paidAtMost } = visit.words.myBooking.cancel
  const { payer, payments } = visit.reservation
  if (payer || paidCents(payments) === 0) return ''
  const percent = mostPercentIfMovedNow(visit)
  return percent === undefined ? paidAlong : fill(paidAtMost, { percent })
}

/** Sentence about today's refund or, once cancelled, about the refund made. */
async function sentence(visit: GuestVisit): Promise<string> {
  const { words, language, reservation, office } = visit
  const { cancel, refusals } = words.myBooking
  const ruling = guestRuling(visit, 'cancel')
  if (ruling.kind === 'refused') {
    return ruling.reason === 'too-late' ? refusals.tooLateToCancel : refusals.over
  }
  if (ruling.kind === 'done-before') return (await moneyBackSentences(visit)).join(' ')
  if (paidCents(reservation.payments) === 0) return cancel.nothingPaid
  if (ruling.refundCents === 0) return cancel.noRefundToday
  const { refundCents } = ruling
  const toVouchers = await centsToVouchers(office.store, reservation.id, refundCents)
  const toVoucher = reservation.payer ? 0 : toVouchers
  const guestsCents = await guestsCentsOf(office.store, reservation.id, refundCents)
  const say = (text: string, cents: number) => {
    return cents > 0 ? [fill(text, { amount: printEuros(cents, language) })] : []
  }
  const told =
    toVoucher === guestsCents
      ? say(cancel.allToVoucher, toVoucher)
      : [...say(cancel.refundToday, guestsCents), ...say(cancel.toVoucher, toVoucher)]
  return [...told, ...(guestsCents < refundCents ? [cancel.toPayer] : [])].join(' ')
}

function CancelForm(props: { readonly visit: GuestVisit; readonly parts: readonly Source[] }) {
  const { visit } = props
  const words = visit.words.myBooking
  const refundCents = refundToday(visit)
  const hasPayer = visit.reservation.payer && refundCents > 0
  return (
    <>
      <form method="post" noValidate className="mt-8">
        {/* The form sends the refund that the guest read, so that another one is shown first. */}
        <input type="hidden" name="shown" value={refundCents} />
        {keptCentsToday(visit) > 0 && <OfferPlaces visit={visit} />}
        {(props.parts.length > 0 || hasPayer) && <OwnAccount {...props} />}
        <QuietButton>{namesOf(visit).button}</QuietButton>
      </form>
      {/* The page has said already that nothing goes back. */}
      {refundCents > 0 && (
        <Section title={words.refunds.title} className="mt-13">
          <RefundSteps visit={visit} />
        </Section>
      )}
    </>
  )
}
