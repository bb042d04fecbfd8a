import { expect } from 'vitest'
import { fromKeys } from '#language/keys-of.ts'
import { ReadPage } from './read-page.ts'
import { asOwner } from './desk-device.ts'

/** Values by name, or pairs where a name is sent more than once. */
export type Fields = Readonly<Record<string, string>> | string[][]

/** Presses a button on a plain page, with the filled-in fields. A redirect is not followed. */
export async function press(
  address: string,
  fields: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams(Array.isArray(fields) ? fields : await asShown(address, fields))
  return asOwner(address, { method: 'POST', body, redirect: 'manual', headers })
}

const ofOneField = ['note', 'guest', 'company', 'change', 'set', 'own-page-address']

/** A form that changes what is on file also sends what the page showed. */
async function asShown(address: string, fields: Readonly<Record<string, string>>) {
  if (!ofOneField.includes(fields['do'] ?? '')) return fields
  const page = new ReadPage(address, await (await asOwner(address)).text())
  const names = page.html.match(/(?<=name=")shown-[^"]+/g) ?? []
  return { ...fromKeys(names, (name) => page.valuesOf(name)[0] ?? ''), ...fields }
}

/** The same with what the page shows beside the button, as a browser sends it. */
export async function pressShown(address: string, fields: Readonly<Record<string, string>> = {}) {
  const page = new ReadPage(address, await (await asOwner(address)).text())
  return press(address, { shown: page.shownBeside(fields), ...fields })
}

/** The same as `press`, with the page that came at once. */
export async function postForm(...sent: Parameters<typeof press>) {
  const answer = await press(...sent)
  const location = answer.headers.get('location')
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, location, retryAfter, html: await answer.text() }
}

/** The page that answers a form which is refused. */
export async function refusedPage(address: string, fields: Fields = {}, status = 422) {
  const answer = await press(address, fields)
  expect(answer.status).toBe(status)
  return answer.text()
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
