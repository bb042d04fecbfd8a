import { firstHouse } from '#content/first-house.ts'
import { expect, test } from 'vitest'
import { deskTextLists } from '#content/words/nl/desk-text-lists.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { keysOf } from '#language/keys-of.ts'
import { everyKind } from '#tests/support/letters.ts'
import { writeText } from '#tests/support/own-text.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { visibleText } from '#tests/support/pages.ts'

const farm = sharedFarm()
const list = () => `${farm.desk}/teksten`
const shown = (kind: string, language = 'nl') =>
  farm.html(`${list()}/pagina?adres=${encodeURIComponent(`/mail-preview/${kind}/${language}`)}`)
const kinds = Object.values(deskTextLists.mails.subjects).flatMap(({ of }) => Object.keys(of))
const nothingOfMarks = /[\u200b\u200c\u2062-\u2064]/

test('every mail to a guest is listed once, and its sample has its texts to press', async () => {
  const toGuests = everyKind.filter((kind) => kind.endsWith('-guest'))
  expect(kinds.toSorted()).toEqual(toGuests.toSorted())
  const start = await farm.html(list())
  for (const kind of kinds) {
    expect(start).toContain(`adres=%2Fmail-preview%2F${kind}%2Ffr`)
    const html = await shown(kind)
    expect(html.match(/class="own-text/g)?.length, kind).toBeGreaterThan(4)
    expect(html, kind).toContain('.subject&amp;van=')
    expect(html, kind).not.toMatch(nothingOfMarks)
    // No link of the mail itself can be followed.
    expect(html, kind).not.toMatch(/href="(?!\/desk\/)/)
  }
})

test('no mail to the owner is among them, and nobody but the desk sees them so', async () => {
  expect(visibleText(await shown('reservation-owner'))).toContain('Op dit adres staat geen pagina')
  const stranger = await fetch(`${list()}/pagina?adres=%2Fmail-preview%2Fpaid-guest%2Fnl`)
  expect(await stranger.text()).not.toContain('own-text')
})

test('a mail is changed where one reads it: its subject, its first line and what it says in other cases', async () => {
  const from = '/mail-preview/confirmed-guest/fr'
  const path = 'bookingMails.confirmed.preview'
  const kept = await writeText(farm, path, { in: 'fr', to: 'Venez donc.', from })
  expect(kept.location).toContain(`${encodeURIComponent(from)}#tekst-${path}`)
  const html = await shown('confirmed-guest', 'fr')
  expect(html).toContain('own-text own-text-new')
  expect(visibleText(html)).toContain('Venez donc.')
  expect(visibleText(html)).toContain('Réservation confirmée')
  // Texts that no sample shows are listed below it.
  expect(html).toContain('tekst-bookingMails.confirmed.alreadyPaid')
  // The draft is the owner's alone.
  const preview = await fetch(farm.site.url + from)
  expect(await preview.text()).not.toContain('Venez donc.')
  const { headers } = await fetch(`${list()}/pagina?adres=${encodeURIComponent(from)}`)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a word finds every text that has it, in each language, as it is drafted and with its facts', async () => {
  const find = (word: string) =>
    farm.read(`${list()}/zoeken?${new URLSearchParams({ woord: word })}`)
  const found = async (word: string) => (await find(word)).html
  await writeText(farm, 'lostLink.ask.title', { in: 'nl', to: 'Een zeldzaam woord' })
  const form = await farm.html((await find('ZELDZAAM')).linkTo('tekst=lostLink.ask.title'))
  expect(visibleText(form)).toContain(deskTextLists.search.back)

  expect(visibleText(await found('levain'))).toContain('Frans')
  expect(visibleText(await found('€ 95'))).toContain('€ 95')
  expect(visibleText(await found('qqqq'))).toContain(deskTextLists.search.none)
  expect(visibleText(await found('e'))).toContain('Er zijn er meer dan 200')
  expect(await found('<script>')).not.toContain('<script>"')
})

test('the texts of guests’ pages are listed by page', async () => {
  const start = await farm.html(list())
  for (const part of keysOf(deskTextLists.parts.of)) {
    expect(start).toContain(`deel=${part}`)
    const html = await farm.html(`${list()}/zoeken?deel=${part}`)
    const texts = [...writtenTexts('nl', firstHouse).keys()].filter((path) =>
      path.startsWith(`${part}.`),
    )
    expect(html.match(/\/tekst\?tekst=/g), part).toHaveLength(texts.length)
  }
})
