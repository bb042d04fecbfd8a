import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'
import { visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

/** What can be read without script. */
const plain = { javaScriptEnabled: false }

// Half past midnight in Brussels; the day before where the server stands, and in UTC.
const visitor = siteVisitor({ env: { NOW: '2025-10-01T00:30:00+02:00' } })

/** The sections in the order of the specification, section 2, "Privacy", each with what it must name. */
const sections = {
  controller: [business.name, business.address.street, '9840', business.email],
  collected: [/e-?mail/i, /ip|IP/, /browser|navigateur/i],
  purposes: [],
  legalBasis: [
    /consent|toestemming/i,
    /contra[ct]t?|overeenkomst/i,
    /legitim|gerechtvaardigd|légitime/i,
  ],
  retention: [/7/, /2|two|twee|deux/, /26/],
  rights: [],
  cookies: ['i18nextLng', 'cookie-consent', '26'],
  sharing: [],
  security: [],
  transfers: [],
  updates: [],
  contact: [business.email],
  complaints: ['1000', '35'],
} as const

const rights = {
  nl: [
    'Inzage',
    'Verbetering',
    'Wissen',
    'Beperking',
    'Overdraagbaarheid',
    'Bezwaar',
    'Intrekking',
  ],
  fr: [
    'accès',
    'rectification',
    'effacement',
    'limitation',
    'portabilité',
    'opposition',
    'retrait',
  ],
  en: [
    'Access',
    'Rectification',
    'Erasure',
    'Restriction',
    'Portability',
    'Objection',
    'Withdrawal',
  ],
} as const

test.for(languages)(
  'every section stands in order, with what it must name, in %s',
  async (language) => {
    const { page, complaints } = await visitor.open(pathTo('privacy', language), plain)
    const all = page.locator('main section')
    const ids = await all.evaluateAll((found) => found.map(({ id }) => id))
    expect(ids).toEqual(Object.keys(sections))
    const titles = await all.locator('h2').allTextContents()
    const words = Object.values(wordsIn(language).privacy.sections)
    expect(titles).toEqual(words.map(({ title }) => title))
    for (const [id, named] of Object.entries(sections)) {
      const text = (await page.locator(`#${id}`).textContent()) ?? ''
      for (const name of named) expect(text, id).toMatch(name)
      expect(text.length, id).toBeGreaterThan(120)
    }
    expect(complaints).toEqual([])
  },
)

test.for(languages)('all seven rights are named, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('privacy', language), plain)
  const items = await page.locator('#rights li').allTextContents()
  expect(items.map((item) => /^(?:à l’|à la |au )?(\p{L}+)/u.exec(item)?.[1])).toEqual(
    rights[language],
  )
  expect(complaints).toEqual([])
})

test.for([
  { language: 'nl', line: 'Laatst bijgewerkt: woensdag 1 oktober 2025' },
  { language: 'fr', line: 'Dernière mise à jour : mercredi 1er octobre 2025' },
  { language: 'en', line: 'Last updated: Wednesday 1 October 2025' },
] as const)('it was last updated today, which is said in $language', async ({ language, line }) => {
  const { page, complaints } = await visitor.open(pathTo('privacy', language), plain)
  const text = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
  expect(text.trimEnd().endsWith(line), text.slice(-100)).toBe(true)
  expect(complaints).toEqual([])
})

test('tomorrow the date is that of tomorrow', async () => {
  const evening = await startTestSite({ env: { NOW: '2025-10-25T23:59:58+02:00' } })
  try {
    const read = async () => (await fetch(`${evening.url}/en/privacy`)).text()
    const before = await read()
    await expect.poll(read, { timeout: 10_000, interval: 250 }).toContain('Sunday 26 October 2025')
    expect(before).toMatch(/Saturday 25|Sunday 26/)
  } finally {
    await removeData(evening)
  }
})

test.for(languages)('the list of sections leads to each of them, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('privacy', language), {
    reducedMotion: 'reduce',
  })
  const { contents, sections: words } = wordsIn(language).privacy
  const links = page.getByRole('navigation', { name: contents }).getByRole('link')
  expect(await links.allTextContents()).toEqual(Object.values(words).map(({ title }) => title))
  await links.nth(6).click()
  await expect
    .poll(() => page.locator('#cookies h2').boundingBox())
    .toMatchObject({
      y: expect.toSatisfy((y: number) => y > 72 && y < 300),
    })
  expect(new URL(page.url()).hash).toBe('#cookies')
  expect(complaints).toEqual([])
})

test.for(languages)(
  'the page and the footer open the choice of cookies again, in %s',
  async (language) => {
    const { page, complaints } = await visitor.open(pathTo('privacy', language))
    const words = wordsIn(language)
    const banner = page.locator('[data-cookie-banner]')
    const choose = (name: string) => banner.getByRole('button', { name }).click()
    const analytics = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').analytics)
    await choose(words.layout.cookies.acceptAll)
    await banner.waitFor({ state: 'hidden' })
    expect(await analytics()).toBe(true)

    const { changeChoice } = words.privacy.sections.cookies
    await page.locator('main').getByRole('button', { name: changeChoice }).click()
    await banner.waitFor({ state: 'visible' })
    await choose(words.layout.cookies.onlyNecessary)
    await banner.waitFor({ state: 'hidden' })
    expect(await analytics()).toBe(false)

    await visit(page, visitor.site.url + pathTo('home', language))
    expect(await banner.isVisible()).toBe(false)
    const again = words.layout.footer.cookies ?? 'Cookies'
    await page.locator('footer').getByRole('button', { name: again }).click()
    await banner.waitFor({ state: 'visible' })
    await choose(words.layout.cookies.acceptAll)
    expect(await analytics()).toBe(true)
    expect(complaints).toEqual([])
  },
)
