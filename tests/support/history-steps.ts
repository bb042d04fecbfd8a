import * as fc from 'fast-check'
import { expect } from 'vitest'
import { openCents } from '#booking/owed.ts'
import { holdsPlaces } from '#booking/status.ts'
import { confirmReservation, declineReservation } from '#server/functions/answer-request.ts'
import { callOffDate } from '#server/functions/call-off-date.ts'
import { cancelReservation } from '#server/functions/cancel-reservation.ts'
import { changeDate } from '#server/functions/change-date.ts'
import { doDueWork } from '#server/functions/do-due-work.ts'
import { moveReservation } from '#server/functions/move-reservation.ts'
import { receivePayment } from '#server/functions/receive-payment.ts'
import { submitReservation } from '#server/functions/submit-reservation.ts'
import { expectAgreement, openOf } from './history-agreement.ts'
import { payBack, resizeParty } from './history-party.ts'
import { rebook } from './history-rebook.ts'
import { afterMoney, type Booked, heldOn, type History, type Model } from './history.ts'
import { reservationRequest } from './requests.ts'
import { choiceOfSeat, seatDates } from './seat-dates.ts'

type Step = fc.AsyncCommand<Model, History, true>

/** A step in words, what it does, and what it must lead to; afterwards the books must agree. */
function step(
  words: string,
  run: (model: Model, farm: History) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Step {
  return {
    check: async (model) => isPossible(model),
    run: async (model, farm) => {
      await run(model, farm)
      await expectAgreement(model, farm)
    },
    toString: () => words,
  }
}

export function anyStep(dates: number): fc.Arbitrary<Step>[] {
  const date = fc.nat(dates - 1)
  const booking = fc.nat(30)
  const size = fc.integer({ min: 1, max: 5 })
  const by = fc.constantFrom('guest' as const, 'owner' as const)
  const payment = fc.constantFrom('deposit' as const, 'balance' as const)
  return [
    fc.tuple(date, size).map(([on, of]) => ask(on, of)),
    fc.tuple(date, size).map(([on, of]) => ask(on, of)),
    booking.map((nth) => withBooking(nth, `confirm ${nth}`, confirm)),
    booking.map((nth) => withBooking(nth, `decline ${nth}`, decline)),
    booking.map((nth) => withBooking(nth, `pay back ${nth}`, payBack)),
    fc
      .tuple(booking, by)
      .map(([nth, who]) => withBooking(nth, `cancel ${nth} by ${who}`, cancel(who))),
    fc
      .tuple(booking, payment)
      .map(([nth, what]) => withBooking(nth, `pay ${what} of ${nth}`, pay(what))),
    fc.tuple(booking, date).map(([nth, to]) => withBooking(nth, `move ${nth} to ${to}`, move(to))),
    fc
      .tuple(booking, date, by)
      .map(([nth, to, who]) =>
        withBooking(nth, `rebook ${nth} to ${to} by ${who}`, rebook(to, who)),
      ),
    fc
      .tuple(booking, fc.integer({ min: 1, max: 8 }))
      .map(([nth, to]) => withBooking(nth, `make ${nth} a party of ${to}`, resizeParty(to))),
    fc.tuple(date, fc.integer({ min: 1, max: 12 })).map(([on, to]) => resize(on, to)),
    date.map((on) => callOff(on)),
    fc.integer({ min: -3, max: 6 }).map((days) => setClock(days)),
    fc.constant(step('crash', (_, farm) => farm.crash())),
  ]
}

const dayMs = 86_400_000

function ask(on: number, size: number): Step {
  return step(`ask for ${size} on ${on}`, async (model, farm) => {
    const session = seatDates(model.dates.length)[on]!
    const { open, capacity } = model.dates[on]!
    const left = capacity - heldOn(model, on)
    const email = `guest-${model.bookings.length}-${size}@example.org`
    const preferredDate = choiceOfSeat(session)
    const request = reservationRequest({ preferredDate, participants: String(size), email })
    const outcome = await submitReservation(farm.office, request)
    if (!open || session.startsAt <= model.now) expect(outcome.kind).toBe('not-on-schedule')
    else if (left === 0) expect(outcome.kind).toBe('fully-booked')
    else if (left < size) expect(outcome).toEqual({ kind: 'not-enough-places', left })
    else {
      expect(outcome.kind).toBe('placed')
      if (outcome.kind !== 'placed') return
      farm.ids.push(outcome.reservationId)
      const { payments } = (await farm.store.findReservation(outcome.reservationId))!
      model.bookings.push({
        size,
        date: on,
        status: 'requested',
        open: openOf(payments),
        cameCents: 0,
        resized: 0,
      })
    }
  })
}

export type Act = (one: {
  booked: Booked
  id: string
  model: Model
  farm: History
}) => Promise<void>

function withBooking(nth: number, words: string, act: Act): Step {
  return step(
    words,
    (model, farm) => {
      const at = nth % model.bookings.length
      return act({ booked: model.bookings[at]!, id: farm.ids[at]!, model, farm })
    },
    ({ bookings }) => bookings.length > 0,
  )
}

const confirm: Act = async ({ booked, id, farm }) => {
  const { kind } = await confirmReservation(farm.office, id)
  expect(kind === 'done').toBe(booked.status === 'requested')
  if (kind === 'done') booked.status = afterMoney('confirmed', booked.open)
}

const decline: Act = async ({ booked, id, farm }) => {
  const { kind } = await declineReservation(farm.office, id)
  expect(kind === 'done').toBe(booked.status === 'requested')
  if (kind === 'done') booked.status = 'declined'
}

const cancel =
  (by: 'guest' | 'owner'): Act =>
  async ({ booked, id, model, farm }) => {
    const isStanding = holdsPlaces(booked.status) && booked.status !== 'completed'
    const began = seatDates(model.dates.length)[booked.date]!.startsAt <= model.now
    const { kind } = await cancelReservation(farm.office, { id, by })
    expect(kind === 'done').toBe(isStanding && (by === 'owner' || !began))
    if (kind === 'done') booked.status = 'cancelled'
  }

const pay =
  (what: 'deposit' | 'balance'): Act =>
  async ({ booked, id, farm }) => {
    const { payments } = (await farm.store.findReservation(id))!
    const cents = openCents(payments.find((payment) => payment.kind === what)!)
    const { kind } = await receivePayment(farm.office, { id, kind: what })
    expect(kind === 'done').toBe(booked.open.includes(what) && holdsPlaces(booked.status))
    if (kind !== 'done') return
    booked.cameCents += cents
    booked.open = booked.open.filter((one) => one !== what)
    booked.status = afterMoney(booked.status, booked.open)
  }

const move =
  (to: number): Act =>
  async ({ booked, id, model, farm }) => {
    const sessionId = (await farm.sessionIds())[to]!
    const { open, capacity } = model.dates[to]!
    const isFree = open && seatDates(model.dates.length)[to]!.startsAt > model.now
    const hasRoom = capacity - heldOn(model, to) >= booked.size
    const isStanding = holdsPlaces(booked.status) && booked.status !== 'completed'
    const { kind } = await moveReservation(farm.office, { id, sessionId, by: 'owner' })
    expect(kind === 'done').toBe(isStanding && isFree && hasRoom && booked.date !== to)
    if (kind === 'done') booked.date = to
  }

function resize(on: number, capacity: number): Step {
  return step(`make it ${capacity} places on ${on}`, async (model, farm) => {
    const id = (await farm.sessionIds())[on]!
    const rest = { bookedElsewhere: 0, minimum: undefined, decidesOn: undefined, note: '' }
    const { kind } = await changeDate(farm.office, id, { capacity, ...rest })
    expect(kind === 'done').toBe(heldOn(model, on) <= capacity)
    if (kind === 'done') model.dates[on]!.capacity = capacity
  })
}

function callOff(on: number): Step {
  return step(`call ${on} off`, async (model, farm) => {
    const { kind } = await callOffDate(farm.office, (await farm.sessionIds())[on]!)
    expect(kind === 'done').toBe(model.dates[on]!.open)
    model.dates[on]!.open = false
    for (const booked of model.bookings.filter(({ date }) => date === on)) {
      if (!holdsPlaces(booked.status) || booked.status === 'completed') continue
      booked.calledOff = booked.status
      booked.status = 'cancelled'
    }
  })
}

/** A day that came ends the bookings of those before it; a clock that was set back brings none of them back. */
function setClock(days: number): Step {
  return step(`${days} days later`, async (model, farm) => {
    model.now = new Date(model.now.getTime() + days * dayMs)
    farm.office.setClock(model.now)
    await doDueWork(farm.office)
    const dates = seatDates(model.dates.length)
    for (const booked of model.bookings) {
      const isOver = dates[booked.date]!.endsAt <= model.now
      if (isOver && ['confirmed', 'secured', 'paid'].includes(booked.status)) {
        booked.status = 'completed'
      }
    }
  })
}
