import type { Purpose } from '#server/links.ts'
import { choiceOf, dateOn } from './dates.ts'
import { postForm } from './forms.ts'
import { callFunction, contactMessage, reservationRequest } from './requests.ts'
import { linksOf } from './site-links.ts'
import type { TestSite } from './test-site.ts'

type Booked = { readonly id: string }

/**
 * Addresses of the pages behind mailed links, once something has happened: a guest's pages at each
 * stage of a booking, in the three languages in turn, and every kind of page of the owner's.
 */
export async function plainPages(site: TestSite): Promise<string[]> {
  const link = await linksOf(site)
  const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' })
  const asked = await book(site, { language: 'nl', participantName: longName })
  const confirmed = await book(site, { language: 'fr' })
  await press(link.owner('confirm', confirmed.id))
  const secured = await book(site, { language: 'en' })
  await press(link.owner('confirm', secured.id))
  await press(link.owner('deposit-received', secured.id))
  const gone = await book(site, { language: 'fr' })
  await press(link.guest('cancel', gone))
  await callFunction(site.url, 'send-contact-email', contactMessage())
  const off = await bookCalledOff(site)

  const guests = [asked, confirmed, secured, gone, off].map((booked) =>
    link.guest('booking', booked),
  )
  const steps = (['cancel', 'move', 'diets'] as const).map((step) => link.guest(step, secured))
  const owners = (['confirm', 'decline', 'deposit-received'] as const satisfies Purpose[]).map(
    (step) => link.owner(step, asked.id),
  )
  const desk = link.desk()
  const [date] = await site.farm<Booked>('schedule')
  const deskPages = ['', '/datums', '/berichten', '/links', `/boeking/${secured.id}`].map(
    (path) => desk + path,
  )
  const lost = [
    `${site.url}/l/nothing`,
    `${site.url}/l`,
    `${site.url}/desk/nothing`,
    `${desk}/nothing`,
  ]
  return [...guests, ...steps, ...owners, ...deskPages, `${desk}/datum/${date?.id}`, ...lost]
}

/** A booking whose date was called off, with its deposit to be paid back or to go along. */
async function bookCalledOff(site: TestSite): Promise<Booked> {
  const link = await linksOf(site)
  const date = await dateOn(site, '2025-12-18')
  const booked = await book(site, { language: 'nl', preferredDate: choiceOf(date) })
  await postForm(link.owner('deposit-received', booked.id), {})
  await postForm(`${link.desk()}/datum/${date.id}`, { do: 'call-off', sure: 'on' })
  return booked
}

/** As long as a name may be. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff van der Nieuwenhuyzen-de Montmorency'

async function book(site: TestSite, different: Record<string, unknown>): Promise<Booked> {
  const email = `${String(different['language'])}@example.org`
  const request = reservationRequest({ email, ...different })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  return { id: String(body['reservationId']) }
}
