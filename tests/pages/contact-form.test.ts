import { describe, expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { postForm } from '#tests/support/forms.ts'
import { unescaped } from '#tests/support/pages.ts'
import { contactMessage } from '#tests/support/requests.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite({ env: { RATE_LIMIT: 'off' } })

const right = { ...contactMessage(), consent: 'on' }

describe.each(languages)('the contact form without script, in %s', (language) => {
  const address = () => site.url + pathTo('contact', language)
  const { errors, contact } = wordsOf(firstHouse, language)

  test('says on the page that the message was sent, without the tabs and line marks pasted in it', async () => {
    const pasted = { name: 'Bram\tDe Smet', subject: 'Pasted\u2028twice', message: 'One\vtwo' }
    const { status, html } = await postForm(address(), { ...right, ...pasted })
    expect(status).toBe(200)
    expect(unescaped(html)).toContain(contact.form.success)
    const [kept] = await site.farm('messages')
    const clean = { name: 'Bram De Smet', subject: 'Pasted twice', message: 'One\ntwo' }
    expect(kept).toMatchObject({ email: contactMessage().email, ...clean, language })
  })

  test('comes back with what is wrong at each field, and all that was typed', async () => {
    const typed = { name: '"Bo" <i>', email: 'nobody', subject: ' ', message: '</textarea><i>Dag' }
    const { status, html } = await postForm(address(), { ...right, ...typed })
    expect(status).toBe(422)
    for (const field of ['email', 'subject'] as const) {
      expect(html).toContain(`id="${field}-problem"`)
      expect(unescaped(html)).toContain(errors.contact[field])
    }
    expect(html).toContain('value="&quot;Bo&quot; &lt;i&gt;"')
    expect(html).toContain('value="nobody"')
    expect(html).toContain('&lt;/textarea&gt;&lt;i&gt;Dag')
    expect(html).not.toContain('<i>')
  })

  test('wants the consent', async () => {
    const { status, html } = await postForm(address(), contactMessage())
    expect(status).toBe(422)
    expect(unescaped(html)).toContain(errors.contact.consent)
  })
})

test('only the right messages have been kept', async () => {
  expect(await site.farm('messages')).toHaveLength(3)
})

test('a body that is no form is refused', async () => {
  const address = `${site.url}/nl/contact`
  const json = await postForm(address, right, { 'content-type': 'application/json' })
  expect(json.status).toBe(415)
  const form = new FormData()
  for (const [name, value] of Object.entries(right)) form.set(name, value)
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(415)
  const elsewhere = await postForm(`${site.url}/nl/over-ons`, right)
  expect(elsewhere.status).toBe(405)
})
