import { autumn2025 } from '#content/schedule/autumn-2025.ts'
import { printChoice } from '#language/times.ts'

/** The public key of a site that was given none (docs/running.md). */
const key = 'public-anon-key'

export const keyHeaders = { apikey: key, authorization: `Bearer ${key}` }

/** A request for a place that is right in every way, and what differs from it. */
export function reservationRequest(different: Record<string, unknown> = {}) {
  return {
    workshopType: 'drinks',
    preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00',
    participants: '1',
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    specialRequirements: '',
    language: 'nl',
    honeypot: '',
    ...different,
  }
}

export function contactMessage(different: Record<string, unknown> = {}) {
  return {
    name: 'Bram De Smet',
    email: 'bram@example.org',
    subject: 'Een groep van tien',
    message: 'Kan dat op een zondag?\nGroeten, Bram',
    ...different,
  }
}

/** The workshop and date of a day, as the form sends them. */
export function choiceOn(on: string) {
  const date = autumn2025.find(({ day }) => day === on)
  if (!date) throw new Error(`There is no date on ${on}`)
  const preferredDate = printChoice(date, 'nl')
  return { workshopType: date.workshop, preferredDate }
}

/** Asks for a place like the booking form; returns the id of the booking. */
export async function askForPlaces(
  url: string,
  different: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await callFunction(url, 'submit-reservation', reservationRequest(different))
  const id = body['reservationId']
  if (typeof id !== 'string') throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return id
}

type Answer = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

export async function callFunction(
  url: string,
  name: 'submit-reservation' | 'send-contact-email',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

/** Calls until this machine has no turn left on a site; the next comes back within a second. */
export async function takeEveryTurn(url: string): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    const { status } = await callFunction(url, 'submit-reservation', {})
    if (status === 429) return
  }
  throw new Error('The site has no pace.')
}
