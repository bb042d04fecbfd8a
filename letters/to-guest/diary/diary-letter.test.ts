import { dayMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { firstWorkshops } from '#content/workshops.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { guestLinksIn, testLetters, sampleNews } from '#tests/support/letters.ts'

const letters = testLetters()

describe.each(languages)('the diary in %s', (language) => {
  const { reservation } = sampleNews('diary', language)

  it.each(firstWorkshops)('has three letters on %s, each with its jar and an end', (workshop) => {
    const sent = ([0, 1, 2] as const).map((letter) => {
      const session = { ...reservation.session, workshop }
      const news = { kind: 'diary', letter, reservation: { ...reservation, session } } as const
      return letters(news)[0]!
    })
    expect(new Set(sent.map(({ content }) => content.subject)).size).toBe(3)
    expect(new Set(sent.map(({ content }) => content.attachments[1]?.filename)).size).toBe(3)
    for (const letter of sent) {
      expect(letter.content.text.match(/^- /gm)?.length).toBeGreaterThanOrEqual(4)
      expect(guestLinksIn(letter)).toMatchObject([{ purpose: 'diary' }])
    }
  })
})

/** Glass never gives way, so pressure is felt on a bottle of plastic or not at all. */
const hardness = { nl: /\bhard\b/, fr: /\bdure?s?\b/, en: /\bhard\b/ }

it.each(languages)('no letter in %s lets a guest wait until glass feels hard', (language) => {
  const { drinks } = wordsIn(language).diaryMails.letters
  const texts = drinks.flatMap(({ text, otherwise }) => [text, ...otherwise])
  const felt = texts.filter((text) => hardness[language].test(text))
  expect(felt).toHaveLength(1)
  expect(felt[0]).toMatch(/plasti/)
})

it('the link to a sentence holds as long as the sentence is kept', () => {
  const news = sampleNews('diary-question')
  const [link] = guestLinksIn(letters(news)[0]!)
  const days = (link!.endsAt.getTime() - news.reservation.session.endsAt.getTime()) / dayMs
  expect(days).toBeGreaterThanOrEqual(60 + 365)
})
