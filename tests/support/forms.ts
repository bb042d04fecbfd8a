import { asOwner } from './desk-device.ts'

/** Sends a form as a browser without script does, and does not follow where the answer leads. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await asOwner(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  const location = response.headers.get('location')
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, location, retryAfter, html: await response.text() }
}

/** Values by name, or pairs where a name is sent more than once. */
export type Fields = Readonly<Record<string, string>> | string[][]

/** Presses a button on a plain page, with the filled-in fields. A redirect is not followed. */
export function press(
  address: string,
  fields: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields)
  return asOwner(address, { method: 'POST', body, redirect: 'manual', headers })
}

/** Sets a value of the house, by its name and its fields. */
export function setValue(desk: string, value: string, fields: Readonly<Record<string, string>>) {
  const named = Object.entries(fields).map(([field, text]) => [`${value}-${field}`, text])
  return press(`${desk}/huis`, { do: 'set', value, ...Object.fromEntries(named) })
}

export function bookingFields(different: Record<string, string> = {}) {
  return {
    workshopType: 'drinks',
    preferredDate: 'dinsdag 30 september 2025 - 18:30-22:00',
    participants: '2',
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    specialRequirements: '',
    website: '',
    consent: 'on',
    ...different,
  }
}
