import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { tags, textsOf } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { startTestSite } from '#tests/support/test-site.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

// Half past midnight in Brussels; the day before where the server stands, and in UTC.
const visitor = siteVisitor({ env: { NOW: '2025-10-01T00:30:00+02:00' } })

const policyIn = (language: Language) => readPart(visitor.site.url, pathTo('privacy', language))

/** The sections in the order of the specification, section 2, "Privacy", each with what it must name. */
const sections = {
  controller: [business.name, business.address.street, '9840', business.email],
  collected: [/e[-‑]?mail/i, /ip|IP/, /browser|navigateur/i],
  purposes: [],
  legalBasis: [
    /consent|toestemming/i,
    /contra[ct]t?|overeenkomst/i,
    /legitim|gerechtvaardigd|légitime/i,
  ],
  retention: [/7/, /2|two|twee|deux/, /26/],
  rights: [],
  cookies: ['i18nextLng', 'cookie-consent', 'reservation-draft', /place\s?:/, '26'],
  sharing: [],
  security: [],
  transfers: [],
  updates: [],
  contact: [business.email],
  complaints: ['1000', '35'],
} as const

const rights = {
  nl: 'Inzage Verbetering Wissen Beperking Overdraagbaarheid Bezwaar Intrekking',
  fr: 'accès rectification effacement limitation portabilité opposition retrait',
  en: 'Access Rectification Erasure Restriction Portability Objection Withdrawal',
} as const

test.for(languages)('each section is in order, with what it must name, in %s', async (language) => {
  const { html } = await policyIn(language)
  expect(tags(html, 'section').map(({ id }) => id)).toEqual(Object.keys(sections))
  const words = Object.values(wordsOf(firstHouse, language).privacy.sections)
  expect(textsOf(html, 'h2')).toEqual(words.map(({ title }) => title))
  const texts = textsOf(html, 'section')
  for (const [i, [id, named]] of Object.entries(sections).entries()) {
    for (const name of named) expect(texts[i], id).toMatch(name)
    expect(texts[i]?.length, id).toBeGreaterThan(120)
  }
})

test.for(languages)('all seven rights are named, in %s', async (language) => {
  const { html } = await policyIn(language)
  const [, section = ''] = html.split('id="rights"')
  const items = textsOf(section.split('</section>')[0] ?? '', 'li')
  const named = items.map((item) => /^(?:à l’|à la |au )?(\p{L}+)/u.exec(item)?.[1])
  expect(named.join(' ')).toBe(rights[language])
})

test.for([
  { language: 'nl', line: 'Laatst bijgewerkt: woensdag 1 oktober 2025' },
  { language: 'fr', line: 'Dernière mise à jour : mercredi 1er octobre 2025' },
  { language: 'en', line: 'Last updated: Wednesday 1 October 2025' },
] as const)('it was last updated today, which is said in $language', async ({ language, line }) => {
  const { seen } = await policyIn(language)
  expect(seen.trimEnd().slice(-line.length)).toBe(line)
})

test('tomorrow the date is that of tomorrow', async () => {
  await using evening = await startTestSite({ env: { NOW: '2025-10-25T23:59:58+02:00' } })
  const read = async () => (await fetch(`${evening.url}/en/privacy`)).text()
  const before = await read()
  await expect.poll(read).toContain('Sunday 26 October 2025')
  expect(before).toMatch(/Saturday 25|Sunday 26/)
})

test('the list of sections leads to each, on a phone and on a wide screen', async () => {
  const { page } = await visitor.open(pathTo('privacy', 'nl'))
  const { contents, sections: words } = wordsOf(firstHouse, 'nl').privacy
  const links = page.getByRole('navigation', { name: contents }).getByRole('link')
  expect(await links.allTextContents()).toEqual(Object.values(words).map(({ title }) => title))
  const topOf = async (id: string) => (await page.locator(`#${id} h2`).boundingBox())?.y
  for (const [width, i, id] of [
    [390, 6, 'cookies'],
    [1280, 4, 'retention'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await links.nth(i).click()
    await expect.poll(() => topOf(id)).toSatisfy((y: number) => y > 72 && y < 300)
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  }
})

test('the page opens the choice of cookies again', async () => {
  const { page } = await visitor.open(pathTo('privacy', 'fr'))
  const words = wordsOf(firstHouse, 'fr')
  const banner = page.locator('[data-cookie-banner]')
  const { changeChoice } = words.privacy.sections.cookies
  const { acceptAll, onlyNecessary } = words.layout.cookies
  for (const [name, analytics] of [
    [acceptAll, true],
    [onlyNecessary, false],
  ] as const) {
    await banner.getByRole('button', { name }).click()
    await banner.waitFor({ state: 'hidden' })
    const kept = await page.evaluate(() => localStorage.getItem('cookie-consent'))
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ analytics })
    await page.locator('main').getByRole('button', { name: changeChoice }).click()
    await banner.waitFor({ state: 'visible' })
  }
})
