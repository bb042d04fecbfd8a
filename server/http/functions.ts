import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isConflict, type ReservationRefusal } from '#booking/reservation-refusal.ts'
import { contactSentences, refusalSentences } from '#content/words/sentences.ts'
import { wordsIn } from '#content/words/words.ts'
import { isLanguage, type Language } from '#language/languages.ts'
import type { Office } from '../functions/office.ts'
import { sendContactMessage } from '../functions/send-contact-message.ts'
import { submitReservation } from '../functions/submit-reservation.ts'
import { bodyLimitBytes } from '../limits.ts'
import { addressOf } from './client-address.ts'
import { failureStatus } from './failure-status.ts'
import { comesFromElsewhere } from './origin.ts'
import type { RateLimit } from './rate-limit.ts'
import { parseJson, readBody } from './read-body.ts'
import { languageOfHeader } from './request-language.ts'

type Parts = {
  readonly office: Office
  readonly siteUrl: () => string
  readonly publicAnonKey: string
  readonly rateLimit: RateLimit
  /** Of those who send messages, counted once they are right. */
  readonly messagePace: RateLimit
  readonly trustProxy: number
}

type RequestProblem =
  | 'wrongMethod'
  | 'otherOrigin'
  | 'unauthorised'
  | 'notJson'
  | 'tooLarge'
  | 'malformed'
  | 'tooMany'

const statusOf = {
  wrongMethod: 405,
  otherOrigin: 403,
  unauthorised: 401,
  notJson: 415,
  tooLarge: 413,
  malformed: 400,
  tooMany: 429,
} as const satisfies Record<RequestProblem, number>

/** For programs; never shown to a visitor. */
const codes = {
  robot: 'invalid-submission',
  'unknown-field': 'unknown-field',
  invalid: 'invalid-field',
  'not-on-schedule': 'not-on-schedule',
  'fully-booked': 'fully-booked',
  'not-enough-places': 'not-enough-places',
  'too-many-mails': 'too-many-mails',
  'key-reused': 'key-reused',
} as const satisfies Record<ReservationRefusal['kind'], string>

/** The two functions the site's forms call (specification, section 7). */
export function createFunctions(parts: Parts): Hono {
  const functions = new Hono()

  functions.all('/send-contact-email', async (c) => {
    const language = languageOfHeader(c.req.header('accept-language'))
    const refuse = (problem: RequestProblem) =>
      c.json(
        { success: false, error: wordsIn(language).errors.request[problem] },
        statusOf[problem],
      )
    const door = await atTheDoor(c, parts)
    if (door.kind === 'refused') return refuse(door.problem)

    const pause = () => parts.messagePace.take(addressOf(c, parts.trustProxy))
    const outcome = await sendContactMessage(parts.office, door.input, { language, pause })
    if (outcome.kind === 'sent') return c.json({ success: true })
    const [first] = contactSentences(outcome, wordsIn(language).errors)
    return c.json({ success: false, error: first?.text }, statusOfRefusal(c, outcome))
  })

  functions.all('/submit-reservation', async (c) => {
    const header = languageOfHeader(c.req.header('accept-language'))
    const door = await atTheDoor(c, parts)
    if (door.kind === 'refused') {
      const code = kebab(door.problem)
      const message = wordsIn(header).errors.request[door.problem]
      return c.json({ error: { code, message } }, statusOf[door.problem])
    }
    const language = languageOfInput(door.input) ?? header
    const key = c.req.header('idempotency-key')
    if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
      const message = wordsIn(language).errors.request.badKey
      return c.json({ error: { code: 'malformed', message, field: 'Idempotency-Key' } }, 400)
    }
    const repeat = key === undefined ? undefined : ({ by: 'key', key } as const)
    const outcome = await submitReservation(parts.office, door.input, repeat)
    if (outcome.kind === 'placed') return c.json({ reservationId: outcome.reservationId })
    const [first] = refusalSentences(outcome, wordsIn(language).errors, language)
    const error = { code: codes[outcome.kind], message: first?.text, field: first?.field }
    return c.json({ error }, statusOfRefusal(c, outcome))
  })

  functions.all('*', (c) => {
    const { unknownFunction: message } = wordsIn(languageOfHeader(c.req.header('accept-language')))
      .errors.request
    return c.json({ error: { code: 'unknown-function', message } }, 404)
  })

  // A surprise on our side still answers in the function's own shape, with words a visitor can use.
  functions.onError((error, c) => {
    const { contact, booking } = wordsIn(languageOfHeader(c.req.header('accept-language'))).errors
    const status = failureStatus(error)
    if (c.req.path.endsWith('/send-contact-email')) {
      return c.json({ success: false, error: contact.failedTryAgain }, status)
    }
    const code = status === 503 ? 'store-away' : 'internal-error'
    return c.json({ error: { code, message: booking.failed } }, status)
  })
  return functions
}

type Door =
  | { readonly kind: 'open'; readonly input: unknown }
  | { readonly kind: 'refused'; readonly problem: RequestProblem }

/** What every call must be before anybody looks at what it says: method, origin, key, pace, type, size, JSON. */
async function atTheDoor(c: Context, parts: Parts): Promise<Door> {
  const refused = (problem: RequestProblem) => ({ kind: 'refused', problem }) as const
  if (c.req.method !== 'POST') {
    c.header('Allow', 'POST')
    return refused('wrongMethod')
  }
  if (comesFromElsewhere(c.req.raw.headers, parts.siteUrl())) return refused('otherOrigin')
  if (!bearsKey(c, parts.publicAnonKey)) return refused('unauthorised')
  const pause = parts.rateLimit.take(addressOf(c, parts.trustProxy))
  if (pause > 0) {
    c.header('Retry-After', String(pause))
    return refused('tooMany')
  }
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refused('notJson')
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refused('tooLarge')
  const json = body.kind === 'read' ? parseJson(body.text) : undefined
  return json ? { kind: 'open', input: json.value } : refused('malformed')
}

/** The status of what the office refused, and when to come back where waiting helps. */
function statusOfRefusal(c: Context, refusal: { readonly kind: string; waitSeconds?: number }) {
  if (refusal.waitSeconds !== undefined) {
    c.header('Retry-After', String(refusal.waitSeconds))
    return 429
  }
  return isConflict(refusal) ? 409 : 422
}

/** Both headers carry the public key; compared in constant time, as one never knows what it is set to. */
function bearsKey(c: Context, key: string): boolean {
  const bearer = c.req.header('authorization')?.match(/^bearer (.+)$/i)?.[1]
  return equals(c.req.header('apikey'), key) && equals(bearer, key)
}

function equals(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}

function languageOfInput(input: unknown): Language | undefined {
  const given = typeof input === 'object' && input !== null && 'language' in input && input.language
  return isLanguage(given) ? given : undefined
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
