import { expect, test } from 'vitest'
import { deskInvoice } from '#content/words/nl/desk-company.ts'
import { deskAccountant, deskBooks as words } from '#content/words/nl/desk-books.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { press, refusedPage } from '#tests/support/forms.ts'
import { textAt } from '#tests/support/pages.ts'

const farm = sharedFarm()

test('a month goes to the accountant in two taps, after the page has said what', async () => {
  const id = await farm.secured({ language: 'nl' })
  const booking = farm.bookingPage(id)
  await farm.invoice(id)

  const figures = await farm.read(`${farm.desk}/cijfers?periode=2025-09`)
  const page = figures.linkTo('boekhouder')
  expect(page).toBe(`${farm.desk}/cijfers/boekhouder?periode=2025-09`)
  const text = await textAt(page)
  expect(text).toContain('Deze periode loopt nog tot en met dinsdag 30 september 2025')
  expect(text).toContain('1 factuur of creditnota, als pdf en als UBL')
  expect(text).toContain('Het kasboek (CSV), met 1 bedrag')
  expect(await textAt(page.replace('2025-09', '2025-08'))).toContain(words.noInvoices)

  expect(await refusedPage(page, { do: 'send-books', accountant: '' })).toContain(
    deskAccountant.problem,
  )
  const sent = await press(page, { do: 'send-books', accountant: 'boek@example.org' })
  expect(sent.headers.get('location')).toBe(
    '/desk/cijfers/boekhouder?periode=2025-09&done=sent#main',
  )
  expect(await textAt(`${page}&done=sent`)).toContain(deskInvoice.done['to-accountant'])
  const [mail] = await farm.mailsAbout(/^Hof ter Gist: september 2025$/)
  expect(mail!.to?.[0]?.address).toBe('boek@example.org')
  expect(mail!.attachments.map(({ filename }) => filename)).toEqual([
    'kas-2025-09.csv',
    'dagontvangstenboek-2025-09.csv',
    'cadeaubonnen-2025-09.csv',
    'factuur-2025-0001.pdf',
    'factuur-2025-0001.xml',
  ])
  const cash = new TextDecoder().decode(mail!.attachments[0]!.content as ArrayBuffer)
  expect(cash).toContain('Anneleen Peeters')
  // The address is known now, and changed where the house is.
  expect(await textAt(page)).toContain('Naar boek@example.org.')
  expect(await textAt(`${farm.desk}/huis`)).toContain('boek@example.org')

  // The mail that names guests is emptied when one of them is erased.
  await press(booking, { do: 'erase', sure: 'on' })
  expect(farm.sql("select content from mail where kind = 'books-accountant'")).toEqual([
    { content: '' },
  ])
})
