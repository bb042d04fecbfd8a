import { type Context, Hono } from 'hono'
import { hash, timingSafeEqual } from 'node:crypto'
import { isConflict, type ReservationRefusal } from '#booking/reservations/reservation-request.ts'
import { contactSentences, refusalSentences } from '#content/words/sentences.ts'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'
import type { Language } from '#language/languages.ts'
import { bodyLimitBytes } from '#office/limits.ts'
import { sendContactMessage } from '#office/mail/send-contact-message.ts'
import type { Office } from '#office/office.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { busySeconds, type TrafficLimits } from './traffic-limits.ts'
import { failureStatus } from './failure.ts'
import { mediaTypeOf, parseJson, readBody } from './read-form.ts'
import { languageFromHeader, spokenOf } from './request-language.ts'

type Parts = TrafficLimits & {
  readonly office: Office
  readonly publicAnonKey: string
}

const refusals = {
  wrongMethod: { status: 405, code: 'wrong-method' },
  otherOrigin: { status: 403, code: 'other-origin' },
  unauthorised: { status: 401, code: 'unauthorised' },
  notJson: { status: 415, code: 'not-json' },
  tooLarge: { status: 413, code: 'too-large' },
  malformed: { status: 400, code: 'malformed' },
  tooMany: { status: 429, code: 'too-many' },
  busy: { status: 503, code: 'busy' },
  notOpen: { status: 503, code: 'not-open' },
} as const

type RequestProblem = keyof typeof refusals

/** Codes for programs that differ from the refusal's kind; no visitor sees these. */
const codes: Partial<Record<ReservationRefusal['kind'], string>> = {
  robot: 'invalid-submission',
  invalid: 'invalid-field',
}

/** Language of the body once read; until then that of the header. */
type Spoken = { readonly Variables: { language: Language } }
type Call = Context<Spoken>

/** The two functions the site's forms call (specification, section 7). */
export function createFunctions(parts: Parts): Hono<Spoken> {
  const functions = new Hono<Spoken>()

  functions.use(async (c, next) => {
    c.set('language', languageFromHeader(c.req.header('accept-language'), houseOfRequest(c)))
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })

  functions.all('/send-contact-email', (c) => answerContact(c, parts))
  functions.all('/submit-reservation', (c) => answerReservation(c, parts))
  functions.all('*', (c) => {
    const { unknownFunction: message } = wordsOfRequest(c, c.get('language')).errors.request
    return c.json({ error: { code: 'unknown-function', message } }, 404)
  })

  // A failure has the function's own shape too, with words for a visitor.
  functions.onError((error, c) => {
    const { contact, booking } = wordsOfRequest(c, c.get('language')).errors
    const status = failureStatus(error)
    if (c.req.path.endsWith('/send-contact-email')) {
      return c.json({ success: false, error: contact.failedTryAgain }, status)
    }
    const code = status === 503 ? 'store-away' : 'internal-error'
    return c.json({ error: { code, message: booking.failed } }, status)
  })
  return functions
}

async function answerContact(c: Call, parts: Parts): Promise<Response> {
  const language = c.get('language')
  const checked = await checkRequest(c, parts)
  if (checked.kind === 'refused') return refuseCall(c, checked.problem)
  const sender = { language, ...parts.senderOf(c) }
  const send = () => sendContactMessage(parts.office, checked.input, sender)
  const done = await parts.callInTurn(c, send)
  if (!done) return refuseCall(c, 'busy')
  const { made: outcome } = done
  if (outcome.kind === 'sent') return c.json({ success: true })
  const [first] = contactSentences(outcome, wordsOfRequest(c, language).errors)
  return c.json({ success: false, error: first?.text }, statusOfRefusal(c, outcome))
}

async function answerReservation(c: Call, parts: Parts): Promise<Response> {
  const checked = await checkRequest(c, parts)
  if (checked.kind === 'refused') return refuseCall(c, checked.problem)
  const language = languageOfInput(c, checked.input) ?? c.get('language')
  c.set('language', language)
  const { errors } = wordsOfRequest(c, language)
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    const message = errors.request.badKey
    return c.json({ error: { code: 'malformed', message, field: 'Idempotency-Key' } }, 400)
  }
  const repeat = key === undefined ? undefined : ({ by: 'key', key } as const)
  const sender = { repeat, ...parts.senderOf(c) }
  const submit = () => submitReservation(parts.office, checked.input, sender)
  const done = await parts.callInTurn(c, submit)
  if (!done) return refuseCall(c, 'busy')
  const { made: outcome } = done
  if (outcome.kind === 'robot') parts.noteFlood('robots')
  if (outcome.kind === 'placed') {
    const { reservationId, held } = outcome
    return c.json({ reservationId, held })
  }
  const [first] = refusalSentences(outcome, errors, language)
  const code = codes[outcome.kind] ?? outcome.kind
  const error = { code, message: first?.text, field: first?.field }
  return c.json({ error }, statusOfRefusal(c, outcome))
}

export function refuseCall(c: Context, problem: RequestProblem): Response {
  const language = languageFromHeader(c.req.header('accept-language'), houseOfRequest(c))
  const message = wordsOfRequest(c, language).errors.request[problem]
  const { status, code } = refusals[problem]
  c.header('Cache-Control', 'no-store')
  if (problem === 'busy') c.header('Retry-After', String(busySeconds))
  return c.req.path.endsWith('/send-contact-email')
    ? c.json({ success: false, error: message }, status)
    : c.json({ error: { code, message } }, status)
}

async function checkRequest(c: Context, parts: Parts) {
  const refused = (problem: RequestProblem) => ({ kind: 'refused', problem }) as const
  if (c.req.method !== 'POST') {
    c.header('Allow', 'POST')
    return refused('wrongMethod')
  }
  if (!bearsKey(c, parts.publicAnonKey)) return refused('unauthorised')
  const waitSeconds = parts.callPace(c)
  if (waitSeconds > 0) {
    c.header('Retry-After', String(waitSeconds))
    return refused('tooMany')
  }
  if (mediaTypeOf(c) !== 'application/json') return refused('notJson')
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refused('tooLarge')
  const json = body.kind === 'read' ? parseJson(body.text) : undefined
  return json ? ({ kind: 'open', input: json.value } as const) : refused('malformed')
}

function statusOfRefusal(c: Context, refusal: { readonly kind: string; waitSeconds?: number }) {
  if (refusal.waitSeconds !== undefined) {
    c.header('Retry-After', String(refusal.waitSeconds))
    return 429
  }
  return isConflict(refusal) ? 409 : 422
}

/** Compared in constant time, as anything may be the public key. */
function bearsKey(c: Context, key: string): boolean {
  const bearer = c.req.header('authorization')?.match(/^bearer (.+)$/i)?.[1]
  return equals(c.req.header('apikey'), key) && equals(bearer, key)
}

function equals(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}

function languageOfInput(c: Context, input: unknown): Language | undefined {
  const given = typeof input === 'object' && input !== null && 'language' in input && input.language
  return spokenOf(houseOfRequest(c), [given])
}
