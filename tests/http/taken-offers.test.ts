import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import type { Day } from '#language/dates.ts'
import { asOwner } from '../support/desk-device.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { postForm, press, pressShown } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'

const farm = sharedFarm({ RATE_LIMIT: 'on' })
let parties = 0

/** Two people who waited for a date of sixty places in all, and are offered two. */
async function offered(day: Day, language: Language = 'en') {
  const { id: date } = await farm.dateOn(day)
  const found = (query: string, value: string) => farm.sql(query, value)[0]!
  const others = Number(
    found('select taken - booked_elsewhere as n from session where id = ?', date)['n'],
  )
  const places = (bookedElsewhere: number) =>
    press(
      `${farm.desk}/datum/${date}`,
      dateFields({ capacity: '60', bookedElsewhere: `${bookedElsewhere}` }),
    )
  await places(60 - others)
  const email = `party-${++parties}@example.org`
  const party = { date, participants: '2', name: 'Bram Claes', email, consent: 'on' }
  const joined = await press(`${farm.site.url}/waiting-list?lng=${language}`, party)
  if (joined.status !== 303) throw new Error(await joined.text())
  const entry = String(found('select id from waiting where email = ?', email)['id'])
  const linkTo = (purpose: 'prove-waiting' | 'offer' | 'leave-list') =>
    farm.link.waiting(purpose, entry)
  // Places are offered to who has pressed a link.
  await press(linkTo('prove-waiting'))
  await places(58 - others)
  // The link that proved the mailbox leads on to the offer.
  const { url: page } = await asOwner(linkTo('prove-waiting'))
  return { date, entry, email, page, offer: linkTo('offer'), leave: linkTo('leave-list') }
}

async function taken(day: Day, language?: Language) {
  const { email, page, ...party } = await offered(day, language)
  await pressShown(page)
  const [found] = farm.sql('select id from reservation where email = ?', email)
  return { ...party, booking: String(found!['id']) }
}

/** The links in the page itself, not in the frame around it. */
const pathsIn = (html: string) =>
  [...(html.split('<main')[1] ?? '').matchAll(/href="([^"]+)"/g)].map(([, path]) =>
    path!.replaceAll('&amp;', '&'),
  )

test.each(languages)('the link of a taken offer leads to its booking, in %s', async (language) => {
  const { offer, leave, booking } = await taken('2025-10-14', language)
  const { waitingList, myBooking, bookingMails } = wordsIn(language)
  for (const link of [offer, leave]) {
    const html = await farm.html(link)
    expect(visibleText(html)).toContain(visibleText(waitingList.accepted.text))
    expect(visibleText(html)).toContain(visibleText(bookingMails.links.booking))
    const path = pathsIn(html).find((each) => each.startsWith('/l/'))
    const { title } = myBooking.statuses.confirmed
    expect(await textAt(farm.site.url + path)).toContain(visibleText(title))
  }
  await farm.answer(booking, 'deposit-received')
  // The deposit is in: nobody is told to pay it.
  expect(await textAt(offer)).toContain(visibleText(myBooking.statuses.secured.text))
  expect(await textAt(offer)).not.toContain(visibleText(waitingList.accepted.text))
})

test('the accepted offer tells the date that its booking moved to, also when the first date is called off later', async () => {
  const { offer, date, booking } = await taken('2025-10-28')
  const { id: to } = await farm.dateOn('2025-11-18')
  await press(farm.bookingPage(booking), { do: 'move', date: to })
  expect(await textAt(offer)).toContain('Tuesday 18 November 2025')
  await press(`${farm.desk}/datum/${date}`, { do: 'call-off', sure: 'on' })
  const text = await textAt(offer)
  expect(text).toContain(wordsIn('en').waitingList.accepted.title)
  expect(text).not.toContain(wordsIn('en').waitingList.calledOff.title)
})

test('a link of a taken offer says that the booking ended, and what can be done then', async () => {
  const { offer, leave, date, booking } = await taken('2025-10-18')
  await pressShown(farm.link.guest('cancel', { id: booking }))
  const { cancelled } = wordsIn('en').myBooking.statuses
  for (const link of [offer, leave]) {
    const html = await farm.html(link)
    expect(visibleText(html)).toContain(cancelled.text)
    expect(visibleText(html)).not.toContain(wordsIn('en').waitingList.accepted.text)
    expect(pathsIn(html)).toContain('/en/booking')
    expect(pathsIn(html)).toContain(`/waiting-list?lng=en&date=${date}`)
  }
})

test('it leads to another date when the farm called theirs off', async () => {
  const { offer, date, booking } = await taken('2025-11-13')
  await farm.answer(booking, 'deposit-received')
  await press(`${farm.desk}/datum/${date}`, { do: 'call-off', sure: 'on' })
  const html = await farm.html(offer)
  expect(visibleText(html)).toContain(wordsIn('en').waitingList.calledOff.title)
  const path = pathsIn(html).find((each) => each.startsWith('/l/'))
  expect(await farm.html(farm.site.url + path)).toContain('name="date"')
})

test('an offer at another price than its page showed is shown again before it is taken', async () => {
  const { date, offer } = await offered('2025-11-08')
  const shown = valueIn(await farm.html(offer), 'shown')
  await press(`${farm.desk}/datum/${date}`, dateFields({ capacity: '60', price: '80' }))
  expect((await press(offer)).status).toBe(409)
  const again = await postForm(offer, { shown })
  expect(again.status).toBe(409)
  expect(visibleText(again.html)).toContain(wordsIn('en').guestChanges.party.problems.changed)
  expect(visibleText(again.html)).toContain('€160')
  expect((await press(offer, { shown: valueIn(again.html, 'shown') })).status).toBe(303)
  expect(await textAt(offer)).toContain(wordsIn('en').waitingList.accepted.title)
})

test('it opens nothing once the links of the booking were ended', async () => {
  const { offer, leave, booking } = await taken('2025-11-29')
  expect((await asOwner(offer)).status).toBe(200)
  const mended = { do: 'guest', name: 'Bram Claes', email: 'bram.claes@example.org' }
  await press(farm.bookingPage(booking), mended)
  for (const link of [offer, leave]) {
    expect((await asOwner(link)).status).toBe(404)
    expect((await press(link)).status).toBe(404)
  }
})

test('a link of a taken offer says that it was taken where the booking was not kept with it', async () => {
  const { offer, entry, booking } = await taken('2025-12-18')
  farm.sql('update waiting set reservation_id = null where id = ?', entry)
  await pressShown(farm.link.guest('cancel', { id: booking }))
  expect(await textAt(offer)).toContain(wordsIn('en').waitingList.accepted.text)
})
