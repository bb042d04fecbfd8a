import { expect, test } from 'vitest'
import { deskSentences } from '#content/words/nl/desk-sentences.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { visibleText } from '#tests/support/pages.ts'
import { publishTexts, writeText } from '#tests/support/own-text.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { Walk } from '#tests/support/walk.ts'

const farm = sharedFarm()

test('a guest is mailed about the jar, writes a sentence, finds it on the site and takes it back', async () => {
  const dayPath = 'workshop.vegetables.afterwards.1.day'
  // The owner names a day without its number: its text still shows.
  await writeText(farm, dayPath, { in: 'fr', to: 'Après le week-end' })
  await publishTexts(farm)
  const walk = new Walk(farm, 'fr')
  const { bookingMails, diary, diaryMails, guestSentence, myBooking, workshop } = walk.words
  const to = 'jar@example.org'
  const id = await farm.book({ on: '2025-10-23', language: 'fr', email: to })
  await farm.answer(id, 'confirm')
  await walk.open(await walk.mail({ to, about: bookingMails.confirmed.subject }), 'booking')
  await walk.follow(diary.link)
  await walk.press(diary.ask.button)
  walk.reads(diary.asked.title)
  await walk.press(diary.stop)
  walk.reads(diary.over.title)
  await walk.follow(myBooking.links.back)
  await walk.follow(diary.link)
  await walk.press(diary.ask.button)

  // The letter of day three comes a day late.
  await farm.restart({ NOW: '2025-10-27T09:00:00+01:00' })
  const [{ subject }] = diaryMails.letters.vegetables
  await walk.open(await walk.mail({ to, about: subject }), 'diary')
  walk.reads(fill(diary.day, { n: 7 }))
  expect(walk.page.main).not.toContain(fill(diary.day, { n: 3 }))
  await walk.follow(myBooking.links.back)
  const [, onDayThree] = workshop.vegetables.afterwards
  walk.reads(fill(diary.today, { n: 4 }), onDayThree?.text ?? '')

  await farm.restart({ NOW: '2025-11-22T09:00:00+01:00' })
  const { fields, problems, button, states, takeBack } = guestSentence
  const question = await walk.mail({ to, about: diaryMails.question.subject })
  await walk.open(question, 'diary')
  const sentence = 'Ça <i>pétillait</i> & "tenait" https://spam.example'
  walk.type({ [fields.sentence]: sentence, [fields.town]: 'Gent' })
  await walk.refused(button, problems.agreed)
  walk.type({ [fields.agreed]: 'on' })
  await walk.press(button)
  walk.reads(states.new.title)
  await walk.goTo(deskPath())
  await walk.follow(fill(deskSentences.waiting.one, { n: 1 }))
  await walk.press(deskSentences.show)
  const home = pathTo('home', walk.language)
  const shown = () => /<blockquote[^>]* lang="fr"[^>]*>.*?<\/blockquote>/s.exec(walk.page.html)?.[0]
  await walk.goTo(home)
  expect(visibleText(shown() ?? '')).toContain(sentence)
  expect(shown()).not.toContain('<a')
  await walk.open(question, 'diary')
  walk.reads(states.shown.title)
  await walk.goTo(deskPath('zinnen'))
  await walk.press(deskSentences.takeAway)
  await walk.goTo(home)
  expect(shown()).toBeUndefined()
  await walk.open(question, 'diary')
  walk.reads(states.hidden.title)
  await walk.press(takeBack)
  walk.reads(guestSentence.ask.title)
})
