import * as v from 'valibot'
import { methods } from '../money/method.ts'
import { deskSteps } from '../undo/desk-step.ts'
import { statuses } from './status.ts'
import { storedDay } from '../forms/stored-values.ts'

const cents = v.number()
const day = storedDay
const dates = { from: day, to: day }
/** Number of people who went, and the other booking. */
const split = { ...dates, participants: v.number(), cents, otherId: v.string() }

/** `balanceCents`: the part of the sum that paid the balance; the deposit has the others. */
const ofPayment = {
  payment: v.picklist(['deposit', 'balance']),
  cents,
  balanceCents: v.optional(cents),
}

function eventOf<const What extends readonly string[], Details extends v.ObjectEntries>(
  what: What,
  details: Details,
) {
  return v.object({ what: v.picklist(what), detail: v.object(details) })
}

const historyEvent = v.variant('what', [
  v.object({
    what: v.picklist([
      'asked',
      'requested',
      'booked-by-farm',
      'confirmed',
      'completed',
      'diets-kept',
      'invoice-asked',
      'invoice-not-asked',
      'link-sent',
      'written-to',
      /** The guest named another account, and then told the farm not to use it. */
      'account-asked',
      'account-stopped',
      /** A guest named a substitute, and then took that back. No line has the substitute's name. */
      'substitute-asked',
      'substitute-withdrawn',
      /** A guest who cancelled gets kept money back once a successor pays for the place. */
      'place-offered',
      'closed',
      'opened',
    ]),
    detail: v.optional(v.object({}), {}),
  }),
  /** An invoice without a number was made elsewhere, as the owner said. */
  v.object({
    what: v.picklist(['invoiced', 'credited', 'invoice-mailed', 'invoice-to-accountant']),
    detail: v.optional(v.object({ number: v.optional(v.string()) }), {}),
  }),
  v.object({
    what: v.picklist(['declined', 'cancelled']),
    detail: v.optional(v.object({ refundCents: v.optional(cents) }), {}),
  }),
  v.object({
    what: v.literal('called-off'),
    detail: v.optional(
      v.object({
        /** Status of the booking once it is on another date; older lines do not have it. */
        was: v.optional(v.picklist(statuses)),
        refundId: v.optional(v.string()),
        refundCents: v.optional(cents),
      }),
      {},
    ),
  }),
  eventOf(['received'], {
    ...ofPayment,
    /** The owner's note: method, and day in Brussels on which the money came. */
    method: v.optional(v.picklist(methods)),
    day: v.optional(day),
    /** A gift voucher paid; older lines do not have it. */
    byVoucher: v.optional(v.literal(true)),
  }),
  /** `unmarked`: the note was a mistake; `put-back`: the money was not for this booking. */
  eventOf(['taken-back', 'unmarked', 'put-back'], ofPayment),
  /** The voucher that pays after the yes, by its digest, because its code may change. */
  eventOf(['voucher-named'], { codeDigest: v.string() }),
  eventOf(['led-to'], { otherId: v.string() }),
  eventOf(['moved'], { ...dates, mostPercent: v.optional(v.number()) }),
  eventOf(['rebooked'], {
    ...dates,
    cents: v.optional(cents),
    refundId: v.optional(v.string()),
  }),
  eventOf(['party-changed'], {
    before: v.number(),
    after: v.number(),
    givenUpCents: v.optional(cents),
    retakenCents: v.optional(cents),
    keptGivenUpCents: v.optional(cents),
    refundId: v.optional(v.string()),
  }),
  /** A part of the party went on to another date, with a share of the payments. */
  eventOf(['split'], split),
  eventOf(['split-off'], {
    ...split,
    mostPercent: v.optional(v.number()),
    /** True where its money counted for places that another guest gave up. */
    succeeded: v.optional(v.literal(true)),
  }),
  eventOf(['hours-changed'], { before: v.string(), after: v.string() }),
  /** A refund begins, pays for places or goes on a voucher; the farm drops a debt; a small rest joins the balance. */
  eventOf(['owed-back', 'not-owed-back', 'back-on-voucher', 'written-off', 'asked-later'], {
    cents,
  }),
  eventOf(['refunded'], { cents, method: v.optional(v.picklist(methods)) }),
  /** A successor paid for places of a guest who cancelled: kept money goes back. */
  eventOf(['place-taken'], { cents, places: v.number(), successorId: v.string() }),
  eventOf(['counted'], { came: v.number(), participants: v.number() }),
  /** The replaced guest is a row of `replaced_guest`, erased with it. */
  eventOf(['guest-replaced'], { replacedId: v.string() }),
  eventOf(['undone'], { step: v.picklist(deskSteps) }),
  eventOf(['reminded'], { reminder: v.string() }),
  v.object({
    what: v.literal('changed'),
    detail: v.optional(v.object({ decided: v.optional(v.literal('go-ahead')) }), {}),
  }),
])

export type HistoryEvent = v.InferOutput<typeof historyEvent>

/** A new event; its detail may be left out where every fact of it is optional. */
export type NewEvent = v.InferInput<typeof historyEvent>

/** @throws ValiError for an event that no version of this program wrote */
export function readEvent(event: {
  readonly what: string
  readonly detail?: unknown
}): HistoryEvent {
  return v.parse(historyEvent, event)
}

/** @throws Error for a fact that this kind of event does not have, and would lose */
export function checkEvent(event: NewEvent): HistoryEvent {
  const checked = readEvent(event)
  const lost = Object.entries(event.detail ?? {}).find(
    ([name, value]) => value !== undefined && !Object.hasOwn(checked.detail, name),
  )
  if (lost) throw new Error(`An event ${event.what} has no detail ${lost[0]}`)
  return checked
}
