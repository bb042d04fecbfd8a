import type { Context, MiddlewareHandler } from 'hono'
import { setTimeout } from 'node:timers/promises'
import type { Pace } from '#booking/people/pace.ts'
import {
  attemptsOfOneNetwork,
  formsGivenBackToOneNetwork,
  messagesOfOneNetwork,
  pagesForOneNetwork,
  refusals,
  requestsOfOneNetwork,
  voucherCodesOfOneNetwork,
  workSeats,
} from '#office/limits.ts'
import type { FormSender } from '#office/mail/turns.ts'
import type { Config } from '../config.ts'
import type { FloodOf, NoteFlood } from '../floods.ts'
import { refuseForNow, refuseTooMany } from './refusal-text.ts'
import { clientAddress, type FromOf, type NetworkDigest, networkOf } from './network.ts'
import { createFormPace, createRateLimit, type SecondsToWait } from './rate-limit.ts'
import { createFairQueue, type Seats } from './fair-queue.ts'

type Parts = {
  readonly config: Pick<Config, 'rateLimit' | 'trustProxy'>
  readonly networkDigest: NetworkDigest
  readonly noteFlood: NoteFlood
  /** Milliseconds of a clock that never leaps; a test sets `now` and `pause`. */
  readonly now?: () => number
  readonly pause?: (ms: number) => Promise<unknown>
}

/** Does work in its turn; undefined where too many wait. */
export type InTurn = <T>(
  c: Context,
  make: () => Promise<T>,
) => Promise<{ readonly made: T } | undefined>

export type TrafficLimits = ReturnType<typeof createTrafficLimits>

/** Limits stand between a visitor and the work that a request makes. */
export function createTrafficLimits({
  config,
  networkDigest,
  noteFlood,
  now = () => performance.now(),
  pause = setTimeout,
}: Parts) {
  const visitorOf = (c: Context) => clientAddress(c, config.trustProxy)
  const limiting = { isOn: config.rateLimit, visitorOf, noteFlood, now, pause }
  const paceOf = (flood: FloodOf, pace: Pace) => createPace(limiting, flood, pace)
  const pagePace = paceOf('pages', pagesForOneNetwork)
  const callPace = paceOf('forms', attemptsOfOneNetwork)
  const requestPace = paceOf('requests', requestsOfOneNetwork)
  const messagePace = paceOf('messages', messagesOfOneNetwork)
  const codePace = paceOf('voucher-codes', voucherCodesOfOneNetwork)
  const pageInTurn = createSeats(limiting, workSeats.pages)
  const holdBack = createHoldBack(limiting)
  const fromOf: FromOf = (c) => ({ network: networkDigest(visitorOf(c)) })

  const inTurn = async <T>(c: Context, make: () => Promise<T>): Promise<T | Response> => {
    const done = await pageInTurn(c, make)
    if (done) return done.made
    await holdBack()
    return refuseForNow(c, { problem: 'busy', status: 503, waitSeconds: busySeconds })
  }

  const forOne = async <T>(c: Context, make: () => Promise<T>): Promise<T | Response> => {
    const waitSeconds = pagePace(c)
    if (waitSeconds === 0) return inTurn(c, make)
    await holdBack()
    return refuseTooMany(c, { waitSeconds })
  }

  /** Forms have another pace, and are read before anything is made. */
  const pagesForOne: MiddlewareHandler = async (c, next) =>
    c.req.method === 'POST' ? next() : forOne(c, next)

  return {
    noteFlood,
    fromOf,
    holdBack,
    formPace: createFormPace(callPace, paceOf('forms', formsGivenBackToOneNetwork)),
    callPace,
    /** Requests and messages are counted once they are right. */
    senderOf: (c: Context): FormSender => ({
      from: fromOf(c),
      messageWait: () => messagePace(c),
      requestWait: () => requestPace(c),
      codeWait: () => codePace(c),
    }),
    messagePace,
    codePace,
    callInTurn: createSeats(limiting, workSeats.calls),
    inTurn,
    forOne,
    pagesForOne,
  }
}

type Limiting = Required<Pick<Parts, 'noteFlood' | 'now' | 'pause'>> & {
  readonly isOn: boolean
  readonly visitorOf: (c: Context) => string
}

function createPace(
  { isOn, visitorOf, noteFlood, now }: Limiting,
  flood: FloodOf,
  pace: Pace,
): SecondsToWait {
  if (!isOn) return () => 0
  const take = createRateLimit(now, pace)
  return (c) => {
    const waitSeconds = take(visitorOf(c))
    if (waitSeconds > 0) noteFlood(flood)
    return waitSeconds
  }
}

function createSeats({ isOn, visitorOf, noteFlood, ...clock }: Limiting, seats: Seats): InTurn {
  if (!isOn) return async (_, make) => ({ made: await make() })
  const workInTurn = createFairQueue(seats, clock)
  return async (c, make) => {
    const done = await workInTurn(networkOf(visitorOf(c)), make)
    if (!done) noteFlood('busy')
    return done
  }
}

/** A late refusal keeps a flood that asks again at once from keeping the site busy. */
function createHoldBack({ isOn, pause }: Limiting) {
  let waiting = 0
  return async () => {
    if (!isOn || waiting >= refusals.maxHeld) return
    waiting += 1
    await pause(refusals.heldMs)
    waiting -= 1
  }
}

export const busySeconds = 10
