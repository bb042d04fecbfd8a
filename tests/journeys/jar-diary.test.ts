import { expect, test } from 'vitest'
import { deskSentences } from '#content/words/nl/desk-sentences.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { publishTexts, writeText } from '#tests/support/own-text.ts'
import { Farm } from '#tests/support/farm.ts'
import { walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('folder')

test('a guest is mailed about the jar, writes a sentence, finds it on the site and takes it back', async () => {
  const { journey } = farm
  const site = await Farm.of(journey.site)
  const dayPath = 'workshop.vegetables.afterwards.1.day'
  // The owner names a day without its number: its text still shows.
  await writeText(site, dayPath, { in: 'fr', to: 'Après le week-end' })
  await publishTexts(site)
  // A guest’s pages have no script (`tests/looks/every-page.test.ts`).
  const walk = await farm.walk(['fr', true])
  const { bookingMails, diary, diaryMails, guestSentence, myBooking, workshop } = walk.words
  const to = 'jar@example.org'
  const id = await walk.book('2025-10-23', { email: to })
  await walk.answer(id, 'confirm')
  await walk.open(await walk.mail({ to, about: bookingMails.confirmed.subject }), 'booking')
  await walk.follow(diary.link)
  await walk.press(diary.ask.button)
  await walk.reads(diary.asked.title)
  await walk.press(diary.stop)
  await walk.reads(diary.over.title)
  await walk.follow(myBooking.links.back)
  await walk.follow(diary.link)
  await walk.press(diary.ask.button)

  // The letter of day three comes a day late.
  await journey.liveOnFrom('2025-10-27T09:00:00+01:00')
  const [{ subject }] = diaryMails.letters.vegetables
  await walk.open(await walk.mail({ to, about: subject }), 'diary')
  await walk.reads(fill(diary.day, { n: 7 }))
  expect(await walk.page.innerText('dl')).not.toContain(fill(diary.day, { n: 3 }))
  await walk.follow(myBooking.links.back)
  const [, onDayThree] = workshop.vegetables.afterwards
  await walk.reads(fill(diary.today, { n: 4 }), onDayThree?.text ?? '')

  await journey.liveOnFrom('2025-11-22T09:00:00+01:00')
  const { fields, problems, button, states, takeBack } = guestSentence
  const question = await walk.mail({ to, about: diaryMails.question.subject })
  await walk.open(question, 'diary')
  const sentence = 'Ça <i>pétillait</i> & "tenait" https://spam.example'
  await walk.type({ [fields.sentence]: sentence, [fields.town]: 'Gent' })
  await walk.refused(button, problems.agreed)
  await walk.check(fields.agreed)
  await walk.press(button)
  await walk.reads(states.new.title)
  await walk.goTo(deskPath())
  await walk.follow(fill(deskSentences.waiting.one, { n: 1 }))
  await walk.press(deskSentences.show)
  const home = pathTo('home', walk.language)
  const shown = walk.page.locator(`blockquote[lang=${walk.language}]`)
  await walk.goTo(home)
  expect(await shown.innerText()).toContain(sentence)
  expect(await shown.locator('a').count()).toBe(0)
  await walk.open(question, 'diary')
  await walk.reads(states.shown.title)
  await walk.goTo(deskPath('zinnen'))
  await walk.press(deskSentences.takeAway)
  await walk.goTo(home)
  expect(await shown.count()).toBe(0)
  await walk.open(question, 'diary')
  await walk.reads(states.hidden.title)
  await walk.press(takeBack)
  await walk.reads(guestSentence.ask.title)
})
