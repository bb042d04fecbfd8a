import { expect, test } from 'vitest'
import { deskWishes } from '#content/words/nl/desk-wishes.ts'
import { wordsIn } from '#content/words/words.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { dateOn } from '../support/dates.ts'
import { sharedFarm } from '../support/farm.ts'
import { postForm, press } from '../support/forms.ts'
import { mailsAbout } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'

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
const interested = () => farm.site.farm<Record<string, unknown>>('interested')
const linkIn = (text = '') => /http\S+\/l\/\S+/.exec(text)?.[0] ?? ''

test.each(languages)(
  'a form with mistakes names each, and keeps what was typed, in %s',
  async (language) => {
    const { problems } = wordsIn(language).nextDate
    const wrong = wish({
      workshop: 'x',
      participants: '',
      'suits-fr': '',
      name: ' ',
      email: 'a<b>',
      consent: '',
    })
    const refused = await press(at(nextDateLink(language)), wrong)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    for (const problem of Object.values(problems)) {
      expect(visibleText(html)).toContain(visibleText(problem))
    }
    expect(html).toContain('a&lt;b&gt;')
    expect(html).toMatch(/name="day-6"[^>]*checked|checked[^>]*name="day-6"/)
  },
)

test('pages with dates lead there, also where no date of a workshop has room', async () => {
  for (const [page, slug] of [
    ['booking', ''],
    ['workshop', 'drinks'],
  ] as const) {
    const html = await farm.html(at(pathTo(page, 'fr', slug)))
    expect(html).toContain(nextDateLink('fr', slug).replace('&', '&amp;'))
  }
})

test('a wish counts once its link is pressed, is told of a date before anybody else, and ends', async () => {
  const robot = await press(at(nextDateLink('fr')), wish({ website: 'https://spam.example' }))
  const sent = await press(at(nextDateLink('fr')), wish())
  expect([robot.status, sent.status]).toEqual([303, 303])
  expect(await textAt(at(sent.headers.get('location')!))).toContain(
    wordsIn('fr').nextDate.asked.title,
  )
  expect(await interested()).toEqual([])
  const [asked, ...others] = await mailsAbout(farm.site, /Plus qu’un clic/)
  expect(others).toEqual([])
  const link = linkIn(asked?.text)
  const { confirm, noted, ended } = wordsIn('fr').nextDate
  expect(await textAt(link)).toContain(confirm.button)
  expect(await interested()).toEqual([])
  for (const _ of ['once', 'twice']) await press(link, { do: 'confirm' })
  expect(await textAt(link)).toContain(noted.end)
  expect(await interested()).toEqual([
    {
      id: expect.any(String),
      workshop: 'sourdough',
      participants: 3,
      weekdays: [6],
      languages: ['fr'],
      language: 'fr',
      name: 'Anneleen Peeters',
      email: 'anneleen@example.org',
      createdAt: expect.stringMatching(/^2025-09-15T.*\+02:00$/),
    },
  ])

  const desk = await farm.html(`${farm.desk}/wensen`)
  expect(visibleText(desk)).toContain('Drie mensen zouden op een zaterdag voor brood komen')
  const [, form = ''] = /href="([^"]*\?voor=[^"]*)"/.exec(desk) ?? []
  const filled = await farm.html(at(form.replaceAll('&amp;', '&')))
  expect(visibleText(filled)).toContain(deskWishes.proposed)
  const [, day = ''] = /value="(\d{4}-\d\d-\d\d)"/.exec(filled) ?? []
  const add = { do: 'add', workshop: 'sourdough', day, startTime: '', endTime: '', capacity: '' }
  expect(
    await postForm(`${farm.desk}/datums`, { ...add, everyWeeks: '', until: '' }),
  ).toMatchObject({
    status: 303,
  })
  const date = await dateOn(farm.site, day)
  expect(date).toMatchObject({ state: 'held', taken: 3 })
  expect(await farm.html(at('/schedule.ics'))).not.toContain(date.id)
  expect(await farm.html(at(pathTo('booking', 'nl')))).not.toContain(date.id)

  const [offer] = await mailsAbout(farm.site, /Une nouvelle date/)
  await press(linkIn(offer?.text))
  expect(await farm.site.farm('reservations')).toMatchObject([
    { email: 'anneleen@example.org', participants: 3, status: 'confirmed' },
  ])
  expect(await textAt(link)).toContain(ended.title)
  expect(await interested()).toEqual([])
})
