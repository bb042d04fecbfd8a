import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { languages } from '#tests/support/first-languages.ts'
import { press } from '../support/forms.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()
const addressOf = (path: string) =>
  `${farm.desk}/teksten/tekst?${new URLSearchParams({ tekst: path, van: '/nl' })}`
const formOf = (path: string) => farm.html(addressOf(path))

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
    [`seen-${each}`, writtenTexts(each, firstHouse).get(path) ?? ''],
  ])
  await press(addressOf(path), [['do', 'keep-text'], ...typed])
  expect(await formOf(path)).not.toMatch(town)
})
