import { typedLine } from '#booking/forms/text-rules.ts'
import { typedFacts } from '#booking/reservations/guest-facts.ts'
import { readReservationRequest } from '#booking/reservations/reservation-request.ts'
import { refusalSentences } from '#content/words/sentences.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import type { FormProblem } from '../../ui/error-summary.tsx'
import { callFunction } from '../call-function.ts'
import { withConsent } from '../consent-field.tsx'
import type { BookingData } from './booking-data.ts'

type Placed = { readonly kind: 'placed'; readonly reservationId: string; readonly held: boolean }

type SendOutcome =
  | Placed
  | {
      readonly kind: 'refused'
      readonly problems: readonly FormProblem[]
      readonly notice?: string
      /** True when the schedule has changed since the page was made. */
      readonly outdated?: boolean
    }

/** Sends the form by script; without it the browser sends it (specification, sections 4, 5, 8). */
export async function sendReservation(form: FormData, data: BookingData): Promise<SendOutcome> {
  const { errors, language, publicAnonKey: key } = data
  const read = readReservationRequest(requestFromForm(form, language))
  if (read.kind === 'robot')
    return { kind: 'refused', problems: [], notice: errors.booking.honeypot }
  const wrong = read.kind === 'valid' ? [] : refusalSentences(read, errors, language)
  const problems = withConsent(wrong, form.has('consent'), errors.booking.consent)
  if (read.kind !== 'valid' || problems.length > 0) return { kind: 'refused', problems }

  const answer = await callFunction('submit-reservation', read.value, {
    key,
    language,
    // A request without answer may have arrived, so the same request sends the same key.
    idempotencyKey: keyFor(read.value),
  })
  const reservationId = answer?.body['reservationId']
  if (answer?.status === 200 && typeof reservationId === 'string') {
    // The same request is a new one after a sure answer: the booking may have been cancelled meanwhile.
    keys.delete(JSON.stringify(read.value))
    return { kind: 'placed', reservationId, held: answer.body['held'] !== false }
  }
  const { message, field } = (answer?.body['error'] ?? {}) as { message?: string; field?: string }
  const text = message || errors.booking.failed
  // The form shows the text too, as a notice goes away, or cannot be fetched.
  const outdated = answer?.status === 409
  return { kind: 'refused', problems: [{ field, text }], notice: text, outdated }
}

/** Keys of this page's requests without a sure answer yet. */
const keys = new Map<string, string>()

function keyFor(request: unknown): string {
  const text = JSON.stringify(request)
  const key = keys.get(text) ?? randomKey()
  keys.set(text, key)
  return key
}

/** `crypto.randomUUID` exists on secure pages alone; a farm may try the site out on its own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The request under the names of the function (specification, section 3). */
export function requestFromForm(form: FormData, language: Language) {
  const text = (name: string) => typedLine(form.get(name))
  const voucher = text('voucher').trim()
  return {
    workshopType: text('workshopType'),
    preferredDate: text('preferredDate'),
    participants: text('participants'),
    participantName: text('participantName'),
    email: text('email'),
    ...typedFacts(form),
    // A field beyond the specification, sent only with a code.
    ...(voucher && { voucher }),
    language,
    honeypot: text('website'),
  }
}

export function successPath(language: Language, { reservationId, held }: Placed): string {
  const query = new URLSearchParams({ id: reservationId, ...(!held && { held: 'no' }) })
  return `${pathTo('reservationSuccess', language)}?${query}`
}
