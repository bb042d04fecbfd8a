import { expect, test } from 'vitest'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskLetter } from '#content/words/nl/desk-letter.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { press, refusedPage } from '#tests/support/forms.ts'
import { visibleText } from '#tests/support/pages.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { Walk } from '#tests/support/walk.ts'

const farm = sharedFarm()
const text = 'Breng een lege bokaal mee.\n\nEn laarzen: de wei staat onder water.'
const guests = [
  { email: 'an@example.org', language: 'nl' },
  { email: 'luc@example.org', language: 'fr' },
] as const

test('a mail to everybody of a date is three taps and the text, and is sent once, after it was seen', async () => {
  for (const guest of guests) await farm.book(guest)
  const path = deskPath('datum', (await farm.dateOn('2025-09-30')).id)
  // A letter without a word in it, or with too many, is not sent, and one is not sent unseen.
  const address = `${farm.site.url}${path}/mail`
  const refusals = [
    [' ', deskLetter.textProblem],
    ['a'.repeat(3001), fill(deskRefused.tooLong, { most: 3000 })],
  ] as const
  for (const [typed, problem] of refusals) {
    const refused = await refusedPage(address, { do: 'preview', 'text-nl': typed })
    expect(visibleText(refused)).toContain(problem)
  }
  expect((await press(address, { do: 'send-letter', 'text-nl': text })).status).toBe(200)
  const walk = new Walk(farm, 'nl')
  await walk.goTo(path)
  await walk.follow(deskLetter.title)
  const inDutch = { language: 'Nederlands' }
  walk.type({ [fill(deskLetter.textIn, inDutch)]: text })
  await walk.press(deskLetter.look)
  // Each language as its mail will look.
  expect(walk.page.html.match(/<iframe[^>]*Breng een lege bokaal mee\./g)).toHaveLength(2)
  walk.reads(fill(deskLetter.otherText, inDutch))
  await walk.press(fillCounted(deskLetter.send, 2, 'nl'))
  walk.reads(deskButtons.date['send-letter'].done)

  for (const { email, language } of guests) {
    const about = wordsIn(language).dateLetter.subject
    const mail = await walk.as(language).mail({ to: email, about })
    expect(mail.to).toHaveLength(1)
    expect(mail.text).toContain('En laarzen: de wei staat onder water.')
    await walk.as(language).open(mail, 'booking')
  }
  const { subject, writtenIn } = wordsIn('fr').dateLetter
  const french = await walk.as('fr').mail({ to: 'luc@example.org', about: subject })
  expect(french.text?.replaceAll(/\s+/g, ' ')).toContain(
    fill(writtenIn, { language: 'néerlandais' }).replaceAll(/\s+/g, ' '),
  )
  const [booking] = await farm.site.farm<{ readonly id: string }>('reservations')
  await walk.goTo(deskPath('boeking', booking!.id))
  walk.reads(deskEvents['written-to'])
})
