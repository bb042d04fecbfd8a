import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { press } from '#tests/support/forms.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { textAt } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
})
afterAll(() => removeData(site))

async function ask(different: Parameters<typeof reservationRequest>[0]): Promise<string> {
  const { body } = await callFunction(
    site.url,
    'submit-reservation',
    reservationRequest({ language: 'en', ...different }),
  )
  return String(body['reservationId'])
}

test('of two people who answer a request, the second reads the answer it got and not the one they gave', async () => {
  const preferredDate = 'Thursday 18 December 2025 - 18:30-22:00'
  const id = await ask({ workshopType: 'drinks', preferredDate })
  await press(link.owner('decline', id))
  await press(link.owner('confirm', id))
  const page = await (await fetch(link.owner('confirm', id))).text()
  expect(page).toContain(`<h1 class="text-43">${desk.statuses.declined}</h1>`)
  expect(page).not.toContain(desk.actions.confirm.title)
})

test('two requests for one date are told apart in the list of a mailbox', async () => {
  const preferredDate = 'Tuesday 28 October 2025 - 18:30-22:00'
  for (const participantName of ['Mia Claes', 'Bo Maes']) {
    const asked = { workshopType: 'drinks', preferredDate, participants: '1', participantName }
    await ask({ ...asked, email: `${participantName.slice(0, 2)}@example.org` })
  }
  let mails: Email[] = []
  await waitUntil(async () => {
    const all = await Promise.all((await site.mailFiles()).map((file) => PostalMime.parse(file)))
    mails = all.filter(({ subject }) => /^Aanvraag.+28 oktober/.test(subject ?? ''))
    return mails.length === 2
  })
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Aanvraag van Bo Maes, 1 p.: Gefermenteerde dranken, dinsdag 28 oktober 2025',
    'Aanvraag van Mia Claes, 1 p.: Gefermenteerde dranken, dinsdag 28 oktober 2025',
  ])
})

test('who asks for five or more may be more: the page says so before the price goes out', async () => {
  const preferredDate = 'Thursday 23 October 2025 - 18:30-22:00'
  const id = await ask({ workshopType: 'vegetables', preferredDate, participants: '5' })
  const url = link.owner('confirm', id)
  expect(await textAt(url)).toContain(desk.fiveOrMore)
  await press(url)
  expect(await textAt(url)).not.toContain(desk.fiveOrMore)
})
