import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { messagesOfOneNetwork } from '#office/limits.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'
import { callFunction, contactMessage } from '../support/requests.ts'

const farm = sharedFarm({ RATE_LIMIT: 'on' })

const wish = (different: Record<string, string> = {}) => ({
  workshop: 'sourdough',
  participants: '3',
  'day-6': 'on',
  'suits-fr': 'on',
  name: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  consent: 'on',
  ...different,
})
const at = (path: string) => farm.site.url + path

test.each(languages)('a form names mistakes and keeps what was typed, in %s', async (language) => {
  const { problems } = wordsIn(language).nextDate
  const wrong = wish({
    workshop: 'x',
    participants: '',
    'suits-fr': '',
    name: ' ',
    email: 'a<b>',
    consent: '',
  })
  const html = await refusedPage(at(nextDateLink(language)), wrong)
  for (const problem of Object.values(problems)) {
    expect(visibleText(html)).toContain(visibleText(problem))
  }
  expect(html).toContain('a&lt;b&gt;')
  expect(valuesIn(html, 'day-6')).toEqual(['on'])
})

test('pages with dates lead there, also where no date of a workshop has room', async () => {
  for (const [page, slug] of [
    ['booking', ''],
    ['workshop', 'drinks'],
  ] as const) {
    const html = await farm.html(at(pathTo(page, 'fr', slug)))
    expect(html).toContain(nextDateLink('fr', slug).replace('&', '&amp;'))
  }
})

test('the field of robots filled in is refused in a sentence, and nothing is mailed', async () => {
  const html = await refusedPage(at(nextDateLink('fr')), wish({ website: 'https://spam.example' }))
  expect(visibleText(html)).toContain(visibleText(wordsIn('fr').errors.booking.honeypot))
  expect((await press(at(nextDateLink('fr')), wish())).status).toBe(303)
  const [, ...others] = await farm.mailsAbout(/Encore une étape/)
  expect(others).toEqual([])
})

test('one network cannot fill the disk with wishes or messages, wherever it says to be, and the form gives back what was typed', async () => {
  const wrong = wish({ name: 'Bram "Bie" De Smet', email: 'bram@' })
  const claimed = (n: number) => ({ 'x-forwarded-for': `198.51.${n % 250}.7` })
  let last = await press(at(nextDateLink('nl')), wrong)
  for (let n = 0; n < messagesOfOneNetwork.atOnce && last.status !== 429; n++) {
    last = await press(at(nextDateLink('nl')), wrong, claimed(n))
  }
  expect([last.status, last.headers.has('retry-after')]).toEqual([429, true])
  expect(await last.text()).toContain('value="Bram &quot;Bie&quot; De Smet"')
  const message = contactMessage()
  const refused = await callFunction(farm.site.url, 'send-contact-email', message, claimed(251))
  const error = wordsIn('nl').errors.request.tooMany
  expect(refused).toMatchObject({ status: 429, body: { error } })
  expect(await farm.site.farm('messages')).toEqual([])
})
