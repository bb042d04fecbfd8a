import { expect, test } from 'vitest'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { visibleText } from '../support/pages.ts'
import { makeKnown } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { mailTo, mailsOnceSent } from '../support/sent-mails.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm({ OWNER_EMAIL: 'owner@farm.example' })

const speak = (page: string, language: string) =>
  press(`${farm.desk}/${page}`, { do: 'owner-language', language })

test('the first evening asks the owner’s language, and it can be put back where the house’s values are', async () => {
  const [dutch, english] = [ownerWordsIn('nl'), ownerWordsIn('en')]
  const before = await farm.html(`${farm.desk}/begin`)
  expect(before.indexOf('lang="en"')).toBeLessThan(before.indexOf(dutch.begin.steps.who.title))
  expect((await speak('begin', 'xx')).status).toBe(303)
  expect((await farm.html(farm.desk)).includes('<html lang="nl"')).toBe(true)

  const { headers } = await speak('begin', 'en')
  const said = await farm.html(farm.site.url + headers.get('location'))
  expect(said).toContain('<html lang="en"')
  expect(visibleText(said)).toContain(english.ownerLanguage.done)
  expect(await (await fetch(farm.desk)).text()).toContain('<html lang="en"')
  const headersOfOwner = { cookie: await makeKnown(farm.site) }
  const site = await (await fetch(`${farm.site.url}/fr`, { headers: headersOfOwner })).text()
  // The site keeps its languages; the owner's way to its texts is in hers.
  expect([/<html[^>]* lang="fr"/.test(site), site.includes(english.texts.page.change)]).toEqual([
    true,
    true,
  ])

  await farm.book({ language: 'fr' })
  const mail = mailTo(await mailsOnceSent(farm.site, 2), 'owner@farm.example')
  expect(mail.html).toContain('lang="en"')
  expect(mail.text).toContain(english.ownerMails.actions.booking)

  const house = await farm.html(`${farm.desk}/huis`)
  expect(visibleText(house)).toContain(`${english.ownerLanguage.value} Dutch → English`)
  const number = /name="number" value="(\d+)"/.exec(house)?.[1] ?? ''
  await press(`${farm.desk}/huis`, { do: 'take-back', number })
  expect(await farm.html(`${farm.desk}/teksten`)).toContain(dutch.ownerLanguage.title)
})

test('a sum that a field is filled with in English is received as that sum', async () => {
  const id = await farm.secured()
  await speak('begin', 'en')
  const page = await farm.html(farm.bookingPage(id))
  const [field = ''] = /<input[^>]*name="amount"[^>]*>/.exec(page) ?? []
  const [, amount = ''] = /value="([^"]*)"/.exec(field) ?? []
  expect(amount).toBe('32.50')
  await press(farm.bookingPage(id), { do: 'by-hand', amount, method: 'cash', day: '2025-09-15' })
  const { payments } = await farm.booking(id)
  expect(payments.map(({ paidCents }) => paidCents)).toEqual([3250, 3250])
})
