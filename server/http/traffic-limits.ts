import type { Context, MiddlewareHandler } from 'hono'
import { setTimeout } from 'node:timers/promises'
import type { Pace } from '#booking/people/pace.ts'
import { wordsOfRequest } from './request-house.ts'
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
import { requestLanguage } from './request-language.ts'
import { sendSentence } from './failure.ts'
import { clientAddress, type FromOf, type NetworkDigest, networkOf } from './network.ts'
import { createFormPace, createRateLimit, type Pause } from './rate-limit.ts'
import { createFairQueue } from './fair-queue.ts'

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

  const paceOf = (of: FloodOf, pace: Pace): Pause => {
    if (!config.rateLimit) return () => 0
    const take = createRateLimit(now, pace)
    return (c) => {
      const waitSeconds = take(visitorOf(c))
      if (waitSeconds > 0) noteFlood(of)
      return waitSeconds
    }
  }

  const roomOf = (seats: (typeof workSeats)[keyof typeof workSeats]): InTurn => {
    if (!config.rateLimit) return async (_, make) => ({ made: await make() })
    const workInTurn = createFairQueue(seats, { now, pause })
    return async (c, make) => {
      const done = await workInTurn(networkOf(visitorOf(c)), make)
      if (!done) noteFlood('busy')
      return done
    }
  }

  let held = 0
  /** A late refusal keeps a flood that asks again at once from keeping the site busy. */
  const holdBack = async () => {
    if (!config.rateLimit || held >= refusals.maxHeld) return
    held += 1
    await pause(refusals.heldMs)
    held -= 1
  }

  const pagePace = paceOf('pages', pagesForOneNetwork)
  const pageInTurn = roomOf(workSeats.pages)
  const callPace = paceOf('forms', attemptsOfOneNetwork)
  const fromOf: FromOf = (c) => ({ network: networkDigest(visitorOf(c)) })
  const requestPace = paceOf('requests', requestsOfOneNetwork)
  const messagePace = paceOf('messages', messagesOfOneNetwork)
  const codePace = paceOf('voucher-codes', voucherCodesOfOneNetwork)

  const inTurn = async <T>(c: Context, make: () => Promise<T>): Promise<T | Response> => {
    const done = await pageInTurn(c, make)
    if (done) return done.made
    await holdBack()
    return refusal(c, { problem: 'busy', status: 503, waitSeconds: busySeconds })
  }

  const forOne = async <T>(c: Context, make: () => Promise<T>): Promise<T | Response> => {
    const waitSeconds = pagePace(c)
    if (waitSeconds === 0) return inTurn(c, make)
    await holdBack()
    return refusal(c, { problem: 'tooMany', status: 429, waitSeconds })
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
    callInTurn: roomOf(workSeats.calls),
    inTurn,
    forOne,
    pagesForOne,
  }
}

export const busySeconds = 10

type Refusal = {
  readonly problem: 'busy' | 'tooMany'
  readonly status: 429 | 503
  readonly waitSeconds: number
}

/** A refusal in the visitor's language, cheaper than any page. */
function refusal(c: Context, { problem, status, waitSeconds }: Refusal): Response {
  const words = wordsOfRequest(c, requestLanguage(c))
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(waitSeconds) }
  return sendSentence(c, { words, text: words.errors.request[problem] }, { status, headers })
}
