import { paidCents } from '#booking/money/owed.ts'
import { isOneSum, paymentPlan } from '#booking/money/payment-plan.ts'
import { termsOnceHoursChanged } from '#booking/money/refund-terms.ts'
import { splitMoney } from '#booking/party/split-money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { settled } from '#booking/reservations/status.ts'
import { mailed } from '../news.ts'
import { bookingAt, receivedAt, moments, otherHours, type Scene } from '../sample-scene.ts'
import { calledOff } from '../to-guest/dates/called-off.tsx'
import { cancelled } from '../to-guest/reservations/cancelled.tsx'
import { confirmed } from '../to-guest/reservations/confirmed.tsx'
import { declined } from '../to-guest/reservations/declined.tsx'
import { diary, diaryQuestion } from '../to-guest/diary/diary-letter.tsx'
import { hoursChanged } from '../to-guest/dates/hours-changed.tsx'
import { moved, rebooked } from '../to-guest/dates/moved.tsx'
import { newLink } from '../to-guest/people/new-link.tsx'
import { newcomer, newcomerAsked, replaced } from '../to-guest/people/newcomer.tsx'
import { notedByMistake, partReceived, secured, paid, tookBack } from '../to-guest/money/paid.tsx'
import { partyChanged } from '../to-guest/party/party-changed.tsx'
import { prove } from '../to-guest/reservations/prove.tsx'
import { refundAccountTyped, refunded, placeTaken } from '../to-guest/money/refunded.tsx'
import {
  balanceReminder,
  balanceRequest,
  depositReminder,
  practical,
} from '../to-guest/money/reminders.tsx'
import { requestReceived } from '../to-guest/reservations/request-received.tsx'
import { split } from '../to-guest/party/split.tsx'
import {
  movedByGuest,
  rebookedByGuest,
  cancelledByGuest,
  newcomerByGuest,
  partyChangedByGuest,
  splitByGuest,
} from '../to-owner/by-guest.tsx'
import { requestToAnswer } from '../to-owner/request-to-answer.tsx'

/** News in the order of a booking's life. */
export const newsOfBookings = {
  reservation: mailed({ guest: requestReceived, owner: requestToAnswer }).sampled(
    bookingAt('requested'),
  ),
  prove: mailed({ guest: prove }).sampled(({ requested }) => ({
    reservation: { ...requested, status: 'unproven', payments: [] },
    until: moments.pressUntil,
  })),
  confirmed: mailed({ guest: confirmed }).sampled(bookingAt('confirmed')),
  'deposit-reminder': mailed({ guest: depositReminder }).sampled(bookingAt('confirmed')),
  'part-received': mailed({ guest: partReceived }).sampled(partOf),
  secured: mailed({ guest: secured }).sampled(receivedAt('secured')),
  'balance-reminder': mailed({ guest: balanceReminder }).sampled(bookingAt('secured')),
  'balance-request': mailed({ guest: balanceRequest }).sampled(bookingAt('secured')),
  paid: mailed({ guest: paid }).sampled(receivedAt('paid')),
  practical: mailed({ guest: practical }).sampled(bookingAt('paid')),
  diary: mailed({ guest: diary }).sampled((scene) => ({ ...atHome(scene), letter: 0 })),
  'diary-question': mailed({ guest: diaryQuestion }).sampled(atHome),
  'new-link': mailed({ guest: newLink }).sampled(({ secured: reservation }) => ({
    reservation,
    endsOthers: false,
  })),
  newcomer: mailed({ guest: newcomer, owner: newcomerByGuest }).sampled(
    ({ secured: reservation }) => ({
      reservation,
      instead: 'Bram Claes',
      by: 'guest',
    }),
  ),
  'newcomer-asked': mailed({ guest: newcomerAsked }).sampled(asked),
  replaced: mailed({ guest: replaced }).sampled(({ secured: reservation }) => ({
    reservation,
    newcomer: 'Bram Claes',
  })),
  moved: mailed({ guest: moved, owner: movedByGuest }).sampled(
    ({ secured: reservation, before }) => ({
      reservation,
      from: before,
      by: 'guest',
      mostPercent: undefined,
    }),
  ),
  'hours-changed': mailed({ guest: hoursChanged }).sampled(atOtherHours),
  'party-changed': mailed({ guest: partyChanged, owner: partyChangedByGuest }).sampled(oneMore),
  split: mailed({ guest: split, owner: splitByGuest }).sampled(oneElsewhere),
  cancelled: mailed({ guest: cancelled, owner: cancelledByGuest }).sampled(
    ({ cancelled: reservation, refund }) => ({
      reservation,
      refunds: [refund],
      by: 'guest',
      keptCents: 0,
    }),
  ),
  'place-taken': mailed({ guest: placeTaken }).sampled(({ cancelled: reservation, refund }) => ({
    reservation,
    refunds: [refund],
    places: 2,
  })),
  'taken-back': mailed({ guest: tookBack }).sampled(({ confirmed: reservation, refund }) => ({
    reservation,
    cents: refund.amountCents,
  })),
  'noted-by-mistake': mailed({ guest: notedByMistake }).sampled(
    ({ confirmed: reservation, refund }) => ({ reservation, cents: refund.amountCents }),
  ),
  'refund-account': mailed({ guest: refundAccountTyped }).sampled(
    ({ cancelled: reservation, refund }) => ({
      reservation,
      cents: refund.amountCents,
      ending: '7061',
      isKnown: true,
    }),
  ),
  refunded: mailed({ guest: refunded }).sampled(({ cancelled: reservation, refund }) => ({
    reservation,
    refund,
    reason: 'cancelled',
  })),
  'called-off': mailed({ guest: calledOff }).sampled(
    ({ cancelled: reservation, refund, others }) => ({
      reservation,
      refunds: [{ ...refund, iban: '' }],
      others,
      why: { reason: 'weather', words: '' },
    }),
  ),
  rebooked: mailed({ guest: rebooked, owner: rebookedByGuest }).sampled(
    ({ secured: reservation, before, refund }) => ({
      reservation,
      from: before,
      by: 'guest',
      withdrawnCents: refund.amountCents,
    }),
  ),
  declined: mailed({ guest: declined }).sampled(({ requested: reservation, others }) => ({
    reservation,
    refunds: [],
    why: { reason: 'full', words: '' },
    others,
  })),
}

/** A paid booking whose jar is cabbage. */
function atHome({ paid: booked }: Scene) {
  const session = { ...booked.session, workshop: 'vegetables' } as const
  return { reservation: { ...booked, status: 'completed', session } as const }
}

/** A part of the deposit: all but five euro. */
function partOf({ confirmed: reservation }: Scene) {
  const payments = reservation.payments.map((payment) =>
    payment.kind === 'deposit' ? { ...payment, paidCents: payment.amountCents - 500 } : payment,
  )
  return { reservation: { ...reservation, payments }, cents: paidCents(payments) }
}

function atOtherHours({ secured: before }: Scene) {
  const { session: from, terms } = before
  const session = { ...from, ...otherHours }
  const held = termsOnceHoursChanged(terms, '2025-10-01')
  return { reservation: { ...before, session, terms: held }, from }
}

/** A party with one person more: the deposit stays as it was paid, and the balance grows. */
function oneMore({ secured: before }: Scene) {
  const payments = before.payments.map((payment) => withOneMore(payment, before))
  const participants = before.participants + 1
  const reservation = { ...before, participants, ...settled(before.status, payments) }
  const money = { givenUpCents: 0, paidAgainCents: 0, refunds: [], by: 'guest' } as const
  return { reservation, before, ...money }
}

/** A party of two with its deposit paid; one of them goes to another date. */
function oneElsewhere({ secured: before, others }: Scene) {
  const { stays, goes } = splitMoney(before, 1)
  const [session = before.session] = others.withRoom
  const going = { ...before, ...goes, session, id: 'e4a1c7d2-5b60-4f39-8d1e-6c2b9a0f7345' }
  const references = { deposit: '984000000397', balance: '984000000401' }
  const plan = paymentPlan({ ...going, agreedOn: '2025-09-24', workshopOn: session.day })
  const payments = going.payments.map((each) => {
    return { ...each, reference: references[each.kind], dueOn: plan[each.kind].dueOn }
  })
  const other = { ...going, ...settled(before.status, payments) }
  const how = { by: 'guest', mostPercent: undefined } as const
  return {
    reservation: { ...before, ...stays, ...settled(before.status, stays.payments) },
    other,
    before,
    ...how,
  }
}

function withOneMore(
  payment: ReservationOnFile['payments'][number],
  { priceCents, conditions }: ReservationOnFile,
) {
  const grows = isOneSum(conditions) ? 'deposit' : 'balance'
  return payment.kind === grows
    ? { ...payment, amountCents: payment.amountCents + priceCents }
    : payment
}

/** Another guest's booking, which the reader is asked to take over. */
function asked({ secured: booked }: Scene) {
  const { id: reservationId, name, email, language } = booked
  const id = '9c1e5b70-3d2a-4c8f-b614-0a7f2e9d5c38'
  const reservation = { ...booked, name: 'Bram Claes', email: 'bram@example.org' }
  const person = { id, reservationId, name, email, language, at: moments.cancelled }
  return { reservation, newcomer: person }
}
