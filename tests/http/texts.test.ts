import { firstHouse } from '#content/first-house.ts'
import { expect, test } from 'vitest'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { firstWorkshops } from '#content/workshops.ts'
import { inEach } from '#language/languages.ts'
import { hasTitle, pages } from '#language/pages.ts'
import { makeKnown } from '#tests/support/desk-device.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'

/** Mails of the desk wait, so that one can be looked at that was written before. */
const farm = sharedFarm({ UNDO_SECONDS: '120' })
const path = 'home.hero.title'
const written = {
  nl: 'Zout erbij, deksel erop, wachten',
  fr: 'Du sel, un bocal et du temps',
  en: 'Salt it. Jar it. Leave it be.',
}
type Three = typeof written
const seenOf = (of: string): Three =>
  inEach((language) => writtenTexts(language, firstHouse).get(of) ?? '')

const formAt = (of: string) =>
  `${farm.desk}/teksten/tekst?${new URLSearchParams({ tekst: of, van: '/nl' })}`
const list = () => `${farm.desk}/teksten`
const press = (button: string, more = {}) => postForm(list(), { do: button, ...more })
const headingOf = (html: string) => visibleText(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()
const heading = async (language: keyof Three) =>
  headingOf(await (await fetch(`${farm.site.url}/${language}`)).text())
/** The form sends each text as typed, and as it stood when the form was shown. */
const write = (typed: Partial<Three>, { seen = written, of = path, more = {} } = {}) => {
  const before = Object.entries({ ...seenOf(of), ...seen })
  const fields = before.flatMap(([each, text]) => [
    [each, text],
    [`shown-${each}`, text],
  ])
  return postForm(formAt(of), { do: 'keep-text', ...Object.fromEntries(fields), ...typed, ...more })
}

test('a text is typed in each language, is seen by the owner alone until it is published, and comes back', async () => {
  const own = { nl: 'Kool, zout, tijd', fr: 'Chou, sel, temps', en: 'Cabbage, salt, time' }
  const kept = await write(own)
  expect(kept.status).toBe(303)
  expect(await heading('nl')).toBe(written.nl)
  const draft = await farm.html(`${list()}/pagina?adres=/fr`)
  expect(headingOf(draft)).toBe(own.fr)
  expect(visibleText(draft)).toContain('Publiceer 3 wijzigingen')
  expect(draft).not.toMatch(/<script/)
  // Nothing of a mark is left.
  expect(draft).not.toMatch(/[\u200b\u200c\u2062-\u2064]/)

  await press('publish')
  expect(visibleText(await farm.html(`${list()}?done=published`))).toContain(
    deskTexts.done.published,
  )
  expect([await heading('nl'), await heading('fr'), await heading('en')]).toEqual(
    Object.values(own),
  )
  expect(await farm.html(`${farm.desk}/huis`)).toContain('versie 1')
  expect((await press('publish')).location).toContain('done=nothing')

  const before = await farm.html(`${list()}/pagina?adres=/nl&uitgave=0`)
  expect(visibleText(before)).toContain(written.nl)
  await press('bring-back', { edition: '0' })
  expect(await heading('nl')).toBe(written.nl)
  await press('bring-back', { edition: '1' })
  expect(await heading('en')).toBe(own.en)
  await press('bring-back', { edition: '0' })
})

test('a language that stays while another changes waits for a look, until it is said to be right', async () => {
  await write({ nl: 'Kool in de bokaal' })
  const waiting = await farm.html(list())
  expect(visibleText(waiting)).toContain(`${written.fr} in het Frans`)
  const seen = { ...written, nl: 'Kool in de bokaal' }
  await write({ en: 'Cabbage in the jar' }, { seen, more: { 'right-fr': 'on' } })
  const after = visibleText(await farm.html(list()))
  expect(after).not.toContain('in het Frans')
  // The Dutch text was the first to change, and has to follow now.
  expect(after).toContain('Kool in de bokaal in het Nederlands')
  // Nothing waits for a look once everything is as it was published.
  await press('drop-drafts')
  const asks = async () => (await farm.html(list())).includes(deskTexts.toCheck.title)
  expect(await asks()).toBe(false)
  await write({ nl: 'Kool' })
  expect(await asks()).toBe(true)
  await write(written, { seen: { ...written, nl: 'Kool' } })
  expect(await asks()).toBe(false)
  await write({ nl: 'Kool' })
  await press('publish')
  expect(await asks()).toBe(true)
  await press('bring-back', { edition: '0' })
  expect(await asks()).toBe(false)
  expect(await heading('nl')).toBe(written.nl)
})

test('texts that two people type at once are both kept', async () => {
  await write({ nl: 'Van Hanne' })
  const late = await write({ nl: 'Van Bavo' })
  expect(late.status).toBe(409)
  expect(late.html).toContain('Van Bavo')
  expect(visibleText(late.html)).toContain('Van Hanne')
  const again = await write({ nl: 'Van Bavo' }, { seen: { ...written, nl: 'Van Hanne' } })
  expect(again.status).toBe(303)
  expect(await farm.html(list())).toContain('Van Bavo')
  await press('drop-drafts')
})

test('a second press alone throws away everything that waits to be published', async () => {
  await write({ nl: 'Kool' })
  const html = await farm.html(list())
  const [asked = ''] =
    /<details(?:(?!<\/details>).)*value="drop-drafts".*?<\/details>/s.exec(html) ?? []
  expect(visibleText(asked)).toContain(deskTexts.drafts.dropForGood)
  expect(html.replace(asked, '')).not.toContain('drop-drafts')
  await press('drop-drafts')
})

test('a text that does not fit is refused in its language, and stays in its field', async () => {
  const long = await write({ fr: 'Du sel, un bocal, et beaucoup de temps devant soi' })
  expect(long.status).toBe(422)
  expect(visibleText(long.html)).toContain(
    'Maak de tekst in het Frans 1 tot 32 tekens lang. Nu zijn het er 49.',
  )
  expect(long.html).toContain('Du sel, un bocal, et beaucoup de temps devant soi')
  const empty = await write({ en: ' ' })
  expect(visibleText(empty.html)).toContain('Schrijf een tekst in het Engels')
  const unknown = await write({ nl: 'Kost {wijn.prijs}' })
  expect(visibleText(unknown.html)).toContain('{wijn.prijs}, en daar kan de site niets invullen')
  const fact = await write({ nl: 'Brood kost {bread.price}' })
  expect(fact.status).toBe(303)
  expect(headingOf(await farm.html(`${list()}/pagina?adres=/nl`))).toBe('Brood kost € 95')
  await press('drop-drafts')
  const nowhere = await write({ nl: 'x' }, { of: 'home.nothing' })
  expect(await farm.html(farm.site.url + nowhere.location)).toContain('Die tekst is er niet')
})

test('hostile text is text, on the page and in its head', async () => {
  const hostile = '<script>alert(1)</script>'
  await write({ nl: hostile, en: '</h1><b>' })
  await press('publish')
  const html = await (await fetch(`${farm.site.url}/nl`)).text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain(hostile)
  const draft = await farm.html(`${list()}/pagina?adres=/nl`)
  expect(draft).not.toContain('<script')
  await press('bring-back', { edition: '0' })
})

test('the owner’s text is in the next mail, a guest’s page, a file and a refusal; a mail that waits keeps its text', async () => {
  const before = await farm.book({ email: 'before@example.org' })
  await farm.answer(before, 'confirm')
  const own = [
    ['bookingMails.confirmed.subject', '{date}: kom maar, {workshop}'],
    ['workshopNames.drinks', 'Drank met bubbels'],
    ['errors.request.unknownFunction', 'Hier woont niemand.'],
  ] as const
  for (const [of, nl] of own) await write({ nl }, { seen: seenOf(of), of })
  await press('publish')
  const after = await farm.book({ email: 'after@example.org' })
  await farm.answer(after, 'confirm')
  for (const page of [before, after].map((id) => farm.bookingPage(id))) {
    await postForm(page, { do: 'send-now', step: await farm.valueOn(page, 'step') })
  }

  const [said] = await farm.mailsAbout(/^di 30 sep: kom maar, Drank met bubbels/)
  expect(said?.to?.[0]?.address).toBe('after@example.org')
  const [waited] = await farm.mailsAbout(/^Bevestigd: Gefermenteerde dranken/)
  expect(waited?.to?.[0]?.address).toBe('before@example.org')
  const page = farm.link.guest('booking', { id: after })
  expect(await textAt(page)).toContain('Drank met bubbels')
  expect(await (await fetch(`${page}/calendar.ics`)).text()).toContain('SUMMARY:Drank met bubbels')
  const nowhere = await fetch(`${farm.site.url}/functions/v1/nothing`)
  expect(await nowhere.text()).toContain('Hier woont niemand.')
  await press('bring-back', { edition: '0' })
  expect(await textAt(page)).not.toContain('Drank met bubbels')
})

test('only a device of the desk is offered a way to change a page, and only the desk opens it', async () => {
  const response = await fetch(`${farm.site.url}/nl/over-ons`)
  expect(await response.text()).not.toContain(deskTexts.page.change)
  const cookie = await makeKnown(farm.site)
  const own = await fetch(`${farm.site.url}/nl/over-ons`, { headers: { cookie } })
  expect(own.headers.get('cache-control')).toContain('no-store')
  expect(await own.text()).toContain(deskTexts.page.change)
  const stranger = await fetch(`${farm.site.url}/desk/teksten/pagina?adres=/nl`)
  expect(await stranger.text()).not.toContain('own-text')
})

test('every public page has its texts to press, in each language', async () => {
  const { links } = await farm.read(list())
  const ofPage = /\/desk\/teksten\/pagina\?adres=%2F(?:nl|fr|en)[^&]*$/
  const listed = links.map(({ to }) => to).filter((to) => ofPage.test(to))
  expect(listed).toHaveLength(3 * (pages.filter(hasTitle).length + firstWorkshops.length))
  for (const page of listed) {
    const html = await farm.html(page)
    expect(html.match(/class="own-text/g)?.length, page).toBeGreaterThan(20)
    expect(html, page).not.toMatch(/[\u200b\u200c\u2062-\u2064]/)
  }
})

test('a word is replaced in every text of every language, as drafts, where the other one fits', async () => {
  const find = `${list()}/zoeken?${new URLSearchParams({ woord: 'kombucha' })}`
  const drinks = { nl: 'nl/ateliers', fr: 'fr/ateliers', en: 'en/workshops' }
  const countIn = async (language: keyof Three) =>
    (await textAt(`${farm.site.url}/${drinks[language]}/drinks`)).split('kombucha').length - 1
  expect(await countIn('fr')).toBeGreaterThan(0)
  expect(await farm.html(find)).toContain('name="by"')
  const answer = await postForm(find, { do: 'replace-word', word: 'kombucha', by: 'thee$&' })
  expect(answer.location).toMatch(/vervangen=[1-9]\d*&gebleven=0#main$/)
  const said = visibleText(await farm.html(farm.site.url + answer.location!))
  expect(said).toMatch(/\d+ teksten staan klaar/)
  expect(await countIn('fr')).toBeGreaterThan(0)
  await press('publish')
  for (const language of ['nl', 'fr', 'en'] as const) expect(await countIn(language)).toBe(0)
  // A brace is no word: what a page fills in stays.
  const braces = await postForm(find, { do: 'replace-word', word: '{date}', by: 'ooit' })
  expect(braces.location).not.toContain('vervangen')
})
