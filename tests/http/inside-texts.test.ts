import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { languages } from '#tests/support/first-languages.ts'
import { press } from '#tests/support/forms.ts'
import { visibleText } from '#tests/support/pages.ts'
import { publishTexts, writeText } from '#tests/support/own-text.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const addressOf = (path: string) => `${farm.desk}/teksten/tekst?tekst=${path}&van=/nl`
const formOf = (path: string) => farm.html(addressOf(path))
const answer = 'faq.tabs.general.questions.0.answer'
const other = 'faq.tabs.general.questions.1.answer'
const page = async (path: string) => (await fetch(farm.site.url + path)).text()

test('signs in a paragraph become emphasis, links and a list, on the page, in mails and for machines', async () => {
  const to =
    'Breng *zelf* mee:\r\n- een **schort**\r\n- [een bokaal](/nl/ateliers/drinks)\r\nMeer [elders](https://glas.example/a-b).'
  expect((await writeText(farm, answer, { in: 'nl', to })).status).toBe(303)
  const draft = await farm.html(`${farm.desk}/teksten/pagina?adres=/nl/veelgestelde-vragen`)
  expect(draft.split(`id="tekst-${answer}"`)).toHaveLength(2)
  expect(visibleText(draft)).not.toContain('- een')
  expect(draft).toContain('<em>')
  await writeText(farm, 'bookingMails.directions.car', {
    in: 'nl',
    to: 'Zie [de kaart](/nl/contact).',
  })
  await publishTexts(farm)
  const html = await page('/nl/veelgestelde-vragen')
  expect(html).toContain('Breng <em>zelf</em> mee:')
  expect(html).toMatch(
    /<li>een <strong>schort<\/strong><\/li><li><a [^>]*href="\/nl\/ateliers\/drinks"/,
  )
  expect(html).toContain('href="https://glas.example/a-b"')
  expect(html).toContain('"text":"Breng zelf mee: een schort een bokaal Meer elders."')
  const mail = await page('/mail-preview/substitute-guest/nl')
  expect(mail).toMatch(/Zie <a [^>]*href="http[^"]+\/nl\/contact"[^>]*>de kaart<\/a>\./)
})

test('a link that leads nowhere is refused, and a title has no signs', async () => {
  const refused = await writeText(farm, other, { in: 'fr', to: 'Voir [ici](javascript:alert(1)).' })
  expect(refused.status).toBe(422)
  expect(visibleText(refused.html)).toContain('leidt een link nergens heen: javascript:alert')
  const gone = await writeText(farm, other, { in: 'fr', to: 'Voir [ici](/fr/ateliers/poterie).' })
  expect(visibleText(gone.html)).toContain('leidt een link nergens heen: /fr/ateliers/poterie')
  expect(visibleText(await formOf('faq.title'))).not.toContain('**vet**')
  await writeText(farm, 'faq.title', { in: 'en', to: '*Questions*' })
  await publishTexts(farm)
  expect(await page('/en/faq')).toContain('*Questions*</h1>')
})

test('a fact in a text leads to the form that changes it', async () => {
  const texts = [...writtenTexts('nl', firstHouse)]
  for (const [fact, place] of [
    ['{business.name}', '#wie'],
    ['{terms.answer.figures}', '#voorwaarden'],
    ['{bread.price}', ''],
  ] as const) {
    const [path = ''] = texts.find(([, text]) => text.includes(fact)) ?? []
    const [, shown] = (await formOf(path)).split(`<code>${fact}</code>`)
    expect(shown, path).toMatch(new RegExp(`^</dt> <dd[^>]*><a [^>]*href="/desk/huis${place}"`))
  }
})

test('the facts below a text are those of the text as it is now', async () => {
  const path = 'layout.footer.description'
  const town = />De Pinte<\/a>/
  expect(await formOf(path)).toMatch(town)
  const typed = languages.flatMap((each) => [
    [each, 'Hier'],
    [`shown-${each}`, writtenTexts(each, firstHouse).get(path) ?? ''],
  ])
  await press(addressOf(path), [['do', 'keep-text'], ...typed])
  expect(await formOf(path)).not.toMatch(town)
})
