import { expect, test } from 'vitest'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { wordsIn } from '#content/words/words.ts'
import { Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { textAt } from '../support/pages.ts'

const asked = {
  company: 'Bakkerij <De Oven>',
  vatNumber: 'be 203.201.340',
  address: 'Dorp 1\n9840 De Pinte',
  reference: 'PO 7',
}

test('a guest asks for an invoice, and changes it until the owner has made it', async () => {
  await using farm = await new Farm().open()
  const id = await farm.book({ language: 'en' })
  const url = farm.link.guest('invoice', { id })
  const { invoice } = wordsIn('en')
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(invoice.link)

  const refused = await press(url, { ...asked, vatNumber: 'BE 0203.201.341' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain(invoice.problems.vatNumber)
  expect(page).toContain('BE 0203.201.341')
  expect(page).toContain('Bakkerij &lt;De Oven&gt;')

  expect((await press(url, asked)).status).toBe(303)
  expect(await textAt(url)).toContain(invoice.kept)
  const toDo = `voor ${asked.company}`
  const isToDo = async () => (await textAt(farm.desk)).includes(toDo)
  // Before the farm's yes there is nothing to invoice.
  expect(await isToDo()).toBe(false)
  const booking = `${farm.desk}/boeking/${id}`
  await press(booking, { do: 'confirm', from: '2' })
  expect(await isToDo()).toBe(true)
  expect(await farm.html(booking)).toContain('BE 0203.201.340')

  expect((await press(booking, { do: 'company', ...asked, address: ' ' })).status).toBe(422)
  await press(booking, { do: 'invoiced' })
  expect(await isToDo()).toBe(false)
  expect(await textAt(booking)).toContain(deskCompany.made.split('{')[0])
  await press(url, { do: 'stop' })
  await press(url, { ...asked, company: 'Another' })
  const made = await textAt(url)
  expect(made).toContain(invoice.made)
  expect(made).toContain(asked.company)
  const [, step = ''] = /name="step" value="([^"]+)"/.exec(await farm.html(booking)) ?? []
  await press(booking, { do: 'undo', step })
  expect(await isToDo()).toBe(true)
  await press(url, { do: 'stop' })
  expect(await isToDo()).toBe(false)
})
