import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { Farm } from '../support/farm.ts'
import { press, pressShown, refusedPage } from '../support/forms.ts'
import { mailTo } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'

test('a telephone number reaches the farm wherever it may call, and no guest', async () => {
  await using farm = await new Farm().open()
  const telephone = '0470/12.34.56 (na 18 uur)'
  // A reference of a payment may have the first four digits too.
  const called = /470\W?12\W?34/
  const id = await farm.book({ telephone, language: 'en' })
  const booking = `${farm.desk}/boeking/${id}`
  const page = await farm.html(booking)
  expect(page).toContain('href="tel:+32470123456"')
  expect(page).toContain(telephone)
  const found = () => farm.html(`${farm.desk}/zoeken?q=0470123456`)
  expect(await found()).toContain(`/boeking/${id}`)
  await pressShown(booking, { do: 'confirm' })
  const { id: date } = await farm.dateOn('2025-09-30')
  const sheet = await farm.html(`${farm.desk}/datum/${date}`)
  expect(visibleText(sheet)).toContain(`Anneleen Peeters: ${telephone}`)
  expect(sheet).toContain('href="tel:0470123456"')
  expect(await farm.html(`${farm.desk}/datum/${date}/lijst.csv`)).toContain(telephone)
  expect(await farm.site.farm('reservations')).toMatchObject([{ telephone }])
  const mails = await farm.mailsOnceSent(2)
  expect(mailTo(mails, business.email).text).toContain(telephone)
  for (const { to, text, html } of mails) {
    if (to?.[0]?.address !== business.email) expect(`${text} ${html}`).not.toMatch(called)
  }
  expect(await farm.html(farm.link.guest('booking', { id }))).not.toMatch(called)

  const guest = { do: 'guest', name: 'Anneleen Peeters', email: 'anneleen@example.org' }
  expect(await refusedPage(booking, { ...guest, name: 'Anne', telephone: 'bel mij' })).toMatch(
    /value="Anne"[^]*value="bel mij"/,
  )
  await press(booking, { ...guest, telephone: '' })
  expect(await found()).not.toContain(`/boeking/${id}`)
})
