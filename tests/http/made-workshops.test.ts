import { describe, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { deskWorkshops as words } from '#content/words/nl/desk-workshops.ts'
import { fill } from '#language/fill.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { asOwner } from '../support/desk-device.ts'
import { postForm, press, setValue } from '../support/forms.ts'
import { writeText } from '../support/own-text.ts'
import { textAt } from '../support/pages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { Farm } from '../support/farm.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const slug = 'oesters-openen'
const names = { nl: 'Oesters openen', fr: 'Ouvrir des huîtres', en: 'Shucking oysters' }
/** Each language has an address of its own words. */
const slugs = { nl: slug, fr: 'ouvrir-des-huitres', en: 'shucking-oysters' }
const sentences = {
  nl: 'Je opent er twaalf, en eet ze op.',
  fr: 'Vous en ouvrez douze, l’une après l’autre.',
  en: 'You open twelve of them, and eat them.',
}
const typed = {
  do: 'workshop-add',
  nameNl: names.nl,
  nameFr: names.fr,
  nameEn: names.en,
  sentenceNl: sentences.nl,
  sentenceFr: sentences.fr.replaceAll('’', "'"),
  sentenceEn: sentences.en,
  price: '47,50',
  startTime: '14:00',
  endTime: '16:30',
  least: '3',
  most: '7',
}

const page = (farm: Farm) => `${farm.desk}/workshops`
const turn = (farm: Farm, does: string, workshop: string = slug) =>
  press(page(farm), { do: does, workshop })
const requestOn = (day: string) =>
  reservationRequest({ workshopType: slug, preferredDate: `${day} - 14:00`, participants: '2' })
const asking = async (farm: Farm, day: string) => {
  const { status, body } = await callFunction(farm.site.url, 'submit-reservation', requestOn(day))
  return { status, body }
}

test('a fourth workshop is made, planned, shown, booked and ended on the desk', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const at = (path: string) => farm.site.url + path

  // Each problem stands at its field, and the typed texts are kept.
  const wrong = await postForm(page(farm), { ...typed, endTime: '13:00', nameFr: '' })
  expect(wrong).toMatchObject({
    status: 422,
    html: expect.stringContaining(sentences.fr.slice(0, 20)),
  })
  expect(wrong.html).toContain(fill(words.add.nameProblem, { language: 'Frans', most: 26 }))
  expect(wrong.html).not.toContain(words.add.mostProblem)
  // A browser would cut a name at the longest that its field takes, and say nothing.
  const tooLong = await postForm(page(farm), { ...typed, nameFr: 'Ouvrir des huîtres d’Ostende' })
  const [field] = /<input[^>]*name="nameFr"[^>]*>/.exec(tooLong.html) ?? []
  expect(field).toContain('Ostende')
  expect(field).not.toMatch(/maxlength/i)

  const made = await press(page(farm), typed)
  expect(made.headers.get('location')).toContain('done=workshop-add-beside#')
  // Its history begins with what she typed.
  expect(await textAt(`${farm.desk}/huis`)).not.toMatch(/€\s50/)
  const again = await postForm(page(farm), typed)
  expect(again).toMatchObject({ status: 422, html: expect.stringContaining(words.add.namedBefore) })

  // Only the desk shows the new workshop and its dates at first.
  expect((await farm.addDate({ workshop: slug, day: '2025-11-06' })).status).toBe(303)
  expect((await farm.addDate({ workshop: slug, day: '2025-11-07' })).status).toBe(303)
  const hidden = await fetch(at(pathTo('workshop', 'nl', slug)), { redirect: 'manual' })
  expect([hidden.status, hidden.headers.get('location')]).toEqual([302, '/nl/ateliers'])
  expect(await textAt(at('/nl/reserveren'))).not.toContain(names.nl)
  expect(await asking(farm, '6 november 2025')).toMatchObject({ status: 422 })
  const shownAt = `${farm.desk}/teksten/pagina?adres=${pathTo('workshop', 'nl', slug)}`
  const toWrite = await farm.html(shownAt)
  expect(toWrite).toContain(names.nl)
  expect(toWrite).toContain(`tekst=workshop.${slug}.benefits.0`)
  expect(toWrite).toContain(deskTexts.page.unwritten)

  // A section comes with its first text, in the languages in which it is written.
  const about = `workshop.${slug}.about.0`
  const written = await writeText(farm, about, { in: 'nl', to: 'Eerst het mes, dan de duim.' })
  expect(written.status).toBe(303)
  await postForm(`${farm.desk}/teksten`, { do: 'publish' })
  // The other languages, which have no text yet, are asked for by a link that says so.
  expect(await farm.html(`${farm.desk}/teksten`)).toContain(`>${deskTexts.page.unwritten}</a>`)
  const shown = await turn(farm, 'workshop-show')
  expect(shown.headers.get('location')).toContain('done=workshop-show#')

  for (const language of languages) {
    const own = await textAt(at(pathTo('workshop', language, slugs[language])))
    expect(own).toContain(sentences[language])
    expect(own.includes('Eerst het mes')).toBe(language === 'nl')
    expect(own).toMatch(/47[,.]50/)
    for (const path of ['home', 'workshops', 'booking', 'giftVoucher', 'faq'] as const) {
      const text = await textAt(at(pathTo(path, language)))
      expect([path, text.includes(names[language])]).toEqual([path, true])
    }
  }
  const map = await farm.html(at('/sitemap.xml'))
  expect(map).toContain(pathTo('workshop', 'fr', slugs.fr))
  expect(await farm.html(at('/schedule.ics?lng=en'))).toContain(names.en)
  expect(await farm.dateOn('2025-11-06')).toMatchObject({ capacity: 7, workshop: slug })

  const { status, body } = await asking(farm, '6 november 2025')
  expect(status).toBe(200)
  const id = String((body as { reservationId: string }).reservationId)
  await farm.answer(id, 'confirm')
  const [mail] = await farm.mailsAbout(new RegExp(`Bevestigd: ${names.nl}`))
  expect(mail?.text).toMatch(/Bedrag: €.47,50/)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(names.nl)

  // Hours that none of its dates has are told to visitors, until the owner gives others.
  const isTold = async () => (await textAt(page(farm))).includes(words.otherHours)
  expect(await isTold()).toBe(false)
  await setValue(farm.desk, `hours-${slug}`, { startTime: '15:00', endTime: '17:00' })
  expect(await isTold()).toBe(true)

  // Its place among the others is the owner's.
  await turn(farm, 'workshop-up')
  const home = await textAt(at('/nl/ateliers'))
  expect(home.indexOf(names.nl)).toBeLessThan(home.lastIndexOf('Gefermenteerde groenten'))

  // Ended: what was booked stays, and nobody books any more.
  expect((await turn(farm, 'workshop-hide')).status).toBe(303)
  for (const language of languages) {
    const address = at(pathTo('workshop', language, slugs[language]))
    const { headers } = await fetch(address, { redirect: 'manual' })
    expect(headers.get('location')).toBe(pathTo('workshops', language))
  }
  expect(await asking(farm, '7 november 2025')).toMatchObject({ status: 422 })
  expect(await textAt(at('/nl/reserveren'))).not.toContain(names.nl)
  expect(await farm.html(at('/schedule.ics'))).not.toContain(names.nl)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(names.nl)
  expect(await textAt(`${farm.desk}/datums`)).toContain(names.nl)
  const date = `${farm.desk}/datum/${(await farm.dateOn('2025-11-06')).id}`
  expect(await textAt(date)).toContain(deskPages.date.state['off-site'])
  expect(await farm.html(date)).toContain('value="close"')
})

describe('with the workshops of the beginning', () => {
  const farm = sharedFarm()

  test('new dates of a workshop go ahead from a number of people, which the owner gives once', async () => {
    const set = { do: 'set', value: 'minimum-drinks', 'minimum-drinks-minimum': '4' }
    const days = { 'minimum-drinks-daysBefore': '5' }
    expect((await press(`${farm.desk}/huis`, { ...set, ...days })).status).toBe(303)
    await farm.addDate({ day: '2025-11-12' })
    await farm.addDate({ day: '2025-11-13', private: 'on' })
    const { id } = await farm.dateOn('2025-11-12')
    expect(farm.sql('select minimum, decides_on from session where id = ?', id)).toEqual([
      { minimum: 4, decides_on: '2025-11-07' },
    ])
    // A group has its own number, and a date of before stays as it was.
    const others = farm.sql(
      'select count(*) as n from session where minimum is not null and id <> ?',
      id,
    )
    expect(others).toEqual([{ n: 0 }])
    const schedule = await textAt(`${farm.site.url}/nl/reserveren`)
    expect(schedule).toMatch(/gaat door vanaf 4/i)
  })

  test('the last workshop stays on the site, which tells of no other and of one price', async () => {
    await turn(farm, 'workshop-hide', 'sourdough')
    await turn(farm, 'workshop-hide', 'drinks')
    const last = await postForm(page(farm), { do: 'workshop-hide', workshop: 'vegetables' })
    expect(last).toMatchObject({ status: 422, html: expect.stringContaining(words.last) })
    const home = await (await asOwner(`${farm.site.url}/nl`)).text()
    expect(home).not.toContain('href="/nl/ateliers/drinks"')
    expect(home).toContain('href="/nl/ateliers/vegetables"')
    expect(await textAt(`${farm.site.url}/nl/ateliers`)).toMatch(/Prijs €.65 per persoon/)
    const alone = await textAt(`${farm.site.url}/nl/ateliers/vegetables`)
    expect(alone).not.toContain('De andere workshops')
    // The desk plans a date of the others too, and asks for it after those on the site.
    const choices = /<select[^>]*name="workshop".*?<\/select>/s.exec(
      await farm.html(`${farm.desk}/datums`),
    )
    expect([...choices![0].matchAll(/value="(\w+)"/g)].map((match) => match[1])).toEqual([
      'vegetables',
      'sourdough',
      'drinks',
    ])
    const texts = await farm.html(`${farm.desk}/teksten`)
    expect(texts.indexOf('>Gefermenteerde groenten<')).toBeLessThan(
      texts.indexOf('>Zuurdesembrood<'),
    )
  })
})
