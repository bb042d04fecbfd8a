import { describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { tags, textOf, unescaped } from '#tests/support/pages.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()

/** The form on the page: its controls by name, and the choices in its lists. */
function formIn(html: string) {
  const form = /<form[\s\S]*?<\/form>/.exec(html.slice(html.indexOf('<main')))?.[0] ?? ''
  const inputs = tags(form, 'input').map((input) => [input['name'], input] as const)
  const chosen = tags(form, 'option').filter((option) => 'selected' in option)
  const problem = (field: string) =>
    unescaped(new RegExp(`<p id="${field}-problem"[^>]*>([^<]*)</p>`).exec(form)?.[1] ?? '')
  return {
    form,
    inputs: Object.fromEntries(inputs),
    chosen: chosen.map(({ value }) => value),
    text: textOf(form, 'textarea'),
    problem,
    summary: tags(/role="alert"[\s\S]*?<\/ul>/.exec(form)?.[0] ?? '', 'a').map((a) => a['href']),
  }
}

describe.each(languages)('the booking form without script, in %s', (language) => {
  const path = pathTo('booking', language)
  const errors = wordsIn(language).errors.booking

  test('leads to the page that thanks, with the number of the reservation', async () => {
    const email = `${language}@example.org`
    const { status, location } = await postForm(farm.site.url + path, bookingFields({ email }))
    expect(status).toBe(302)
    const [reservation] = await farm.site.farm<{ id: string; language: string }>('reservations')
    expect(reservation).toMatchObject({ email, language, participants: 2 })
    const id = reservation?.id ?? ''
    expect(location).toBe(`${pathTo('reservationSuccess', language)}?id=${id}`)
    const thanks = await fetch(farm.site.url + location)
    expect(await thanks.text()).toContain(id.slice(0, 8).toUpperCase())
  })

  test('comes back with what is wrong at each field, and all that was typed', async () => {
    const typed = {
      participants: '3',
      participantName: `"><script>alert(1)</script>${'x'.repeat(100)}`,
      email: `an"o'<nymous>`,
      specialRequirements: '</textarea><b>Geen noten & melk</b>\nTwee kinderen',
    }
    const { consent: _none, ...fields } = bookingFields(typed)
    const { status, html } = await postForm(farm.site.url + path, { ...fields, preferredDate: '' })
    expect(status).toBe(422)
    const { form, inputs, chosen, text, problem, summary } = formIn(html)
    const wrong = ['preferredDate', 'participantName', 'email', 'consent'] as const
    for (const field of wrong) expect(problem(field), field).toBe(errors[field])
    expect(summary).toEqual(wrong.map((field) => `#${field}`))
    expect(inputs['participantName']?.['value']).toBe(typed.participantName)
    expect(inputs['email']?.['value']).toBe(typed.email)
    expect(inputs['email']).toMatchObject({ 'aria-invalid': 'true' })
    expect(unescaped(form)).toContain(typed.specialRequirements)
    expect(text).not.toBe('')
    expect(form).not.toMatch(/<script>|<b>/)
    expect(chosen).toEqual(expect.arrayContaining(['drinks', '3']))
  })

  test('says that a date is full, or not on the schedule, as a conflict', async () => {
    const full = { preferredDate: '14 oktober 2025 - 18:30-22:00', participantName: 'Ben' }
    const refused = await postForm(farm.site.url + path, bookingFields(full))
    expect(refused.status).toBe(409)
    const { problem, inputs, chosen } = formIn(refused.html)
    // No other date is put in its place.
    expect(chosen.slice(0, 2)).toEqual(['drinks', ''])
    expect(problem('preferredDate')).toBe(errors.fullyBooked)
    expect(inputs['participantName']?.['value']).toBe('Ben')

    const unknown = bookingFields({ preferredDate: '15 oktober 2025 - 18:30-22:00' })
    const { status, html } = await postForm(farm.site.url + path, unknown)
    expect(status).toBe(409)
    expect(formIn(html).problem('preferredDate')).toBe(errors.notOnSchedule)
  })

  test('a robot that fills in the hidden field is stopped', async () => {
    const { status, html } = await postForm(farm.site.url + path, bookingFields({ website: 'x' }))
    expect(status).toBe(422)
    expect(unescaped(html)).toContain(errors.honeypot)
  })
})

test('a refused request has taken no places', async () => {
  expect(await farm.site.farm('reservations')).toHaveLength(3)
  expect(await farm.dateOn('2025-09-30')).toMatchObject({ taken: 10 })
})

test('an availability link fills in the form', async () => {
  const page = await (await fetch(`${farm.site.url}/fr/reservation`)).text()
  const table = /<table[\s\S]*?<\/table>/.exec(page)?.[0] ?? ''
  const link = tags(table, 'a').find(({ role }) => role === 'button')
  const html = await (await fetch(new URL(link?.['href'] ?? '', farm.site.url))).text()
  const { chosen } = formIn(html)
  expect(chosen[0]).toBe('vegetables')
  expect(chosen[1]).toBe('jeudi 9 octobre 2025 - 18:30-22:00')
})
