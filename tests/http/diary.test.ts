import { expect, test } from 'vitest'
import { deskSentences } from '#content/words/nl/desk-sentences.ts'
import { wordsIn, wordsOf } from '#content/words/words.ts'
import { firstHouse } from '#content/house.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { asOwner } from '../support/desk-device.ts'
import { Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { linksOf } from '../support/site-links.ts'

const { diary, diaryMails, guestSentence } = wordsIn('en')
const linkIn = (text = '') => /\/l\/\S+/.exec(text)?.[0] ?? ''
const html = async (address: string) => (await asOwner(address)).text()

test('a guest hears of the jar, writes a sentence, and sees it on the site until it is taken back', async () => {
  await using farm = await new Farm({ NOW: '2025-10-20T09:00:00+02:00' }).open()
  const id = await farm.book({ on: '2025-10-23', language: 'en' })
  await farm.answer(id, 'confirm')
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(diary.link)
  const page = farm.link.guest('diary', { id })
  expect(await textAt(page)).toContain(diary.ask.button)
  await press(page, { do: 'start' })
  expect(await textAt(page)).toContain(diary.asked.title)
  for (const does of ['stop', 'start']) await press(page, { do: does })

  await using soon = await farm.site.restart({ NOW: '2025-10-26T09:00:00+01:00' })
  const [first] = await mailsAbout(soon, /bubbling/)
  expect(first?.text).toContain(diaryMails.footer.slice(0, 30))
  const booking = (await linksOf(soon)).guest('booking', { id })
  const moments = wordsOf(firstHouse, 'en').workshop.vegetables.afterwards
  const today = await textAt(booking)
  expect(today).toContain(fill(diary.today, { n: 3 }))
  expect(today).toContain(moments[1]?.text)

  await using later = await soon.restart({ NOW: '2025-11-22T09:00:00+01:00' })
  const [question] = await mailsAbout(later, /One sentence/)
  const own = new URL(linkIn(question?.text), later.url).href
  const desk = `${(await linksOf(later)).desk()}`
  const home = later.url + pathTo('home', 'nl')
  const before = await html(home)
  const sentence = 'It <i>fizzed</i> & "held" https://spam.example'
  const typed = { sentence, firstName: 'Nele', town: 'Gent' }
  const refused = await press(own, { ...typed, town: '' })
  expect(refused.status).toBe(422)
  const form = await refused.text()
  expect(form).toContain(guestSentence.problems.agreed)
  expect(form).toContain('It &lt;i&gt;fizzed')
  expect(await textAt(desk)).not.toContain('nog te bekijken')

  await press(own, { ...typed, agreed: 'on' })
  expect(await textAt(own)).toContain(guestSentence.states.new.title)
  expect(await textAt(desk)).toContain('1 zin van een gast is nog te bekijken')
  expect(await html(home)).not.toContain('fizzed')
  await press(`${desk}/zinnen`, { do: 'show-sentence', sentence: id })
  const shown = await html(home)
  expect(shown).toContain('<blockquote lang="en">')
  expect(visibleText(shown)).toContain(sentence)
  expect(shown).not.toMatch(/<i>fizzed|href="https:\/\/spam/)
  expect(await textAt(`${desk}/zinnen`)).toContain(deskSentences.takeAway)
  await press(`${desk}/zinnen`, { do: 'hide-sentence', sentence: id })
  expect(await html(home)).not.toContain('fizzed')
  await press(`${desk}/zinnen`, { do: 'show-sentence', sentence: id })
  await press(own, { do: 'take-back' })
  expect(visibleText(await html(home))).toBe(visibleText(before))
  expect(await textAt(own)).toContain(guestSentence.ask.title)
})
