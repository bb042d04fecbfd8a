import { describe, expect, it } from 'vitest'
import {
  guestLetter,
  linksIn,
  sampleNews,
  siteUrl,
  testLetters,
  textOf,
} from '#tests/support/letters.ts'
import { houseOfTests } from '#tests/support/terms-of-tests.ts'
import { addDays } from '#booking/dates/brussels-time.ts'
import type { Letter } from '../../letters.ts'

const linkedTo = (letter: Letter) =>
  linksIn(letter).map(({ purpose, record }) => `${purpose} ${record}`)

describe('a party that waits for a full date', () => {
  it('is told so, and can leave the list with one tap, until the day', () => {
    const news = sampleNews('waiting-joined')
    const letter = guestLetter(news)
    expect(linksIn(letter)).toEqual([
      { purpose: 'leave-list', record: news.entry.id, version: 1, endsAt: news.session.endsAt },
    ])
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren\n`)
    expect(textOf(letter)).toContain('verplicht je tot niets')
  })

  it('reads each paragraph of the farm’s letter as a paragraph, and not that they come', () => {
    const { html } = guestLetter(sampleNews('waiting-letter')).content
    expect(html).toContain('Nieuws over de datum waarop je wacht.')
    expect(html).toMatch(/de straat ligt open\.<\/p><p [^>]+>Kom je met de fiets/)
  })

  it('is told of several lists in one mail, each with its own way off', () => {
    const news = sampleNews('waiting-joined')
    const entry = { ...news.entry, id: '7b1e0c52-93d4-4a6f-8e27-5c0d9f3a1b68' }
    const parties = [...news.parties, { ...news, entry }]
    const letter = guestLetter({ ...news, parties })
    expect(letter.content.subject).toBe('Je staat 2 keer op de wachtlijst')
    expect(linkedTo(letter)).toEqual([`leave-list ${news.entry.id}`, `leave-list ${entry.id}`])
  })

  it('is told of an offer: its end, its price, and how to take or leave it', () => {
    const news = sampleNews('waiting-offer')
    const letter = guestLetter(news)
    expect(linkedTo(letter)).toEqual([`offer ${news.entry.id}`, `leave-list ${news.entry.id}`])
    expect(textOf(letter)).toContain('Voor jou tot: donderdag 25 september 2025 om 11 uur')
    expect(textOf(letter)).toContain('Er zijn 2 plaatsen vrijgekomen')
    expect(textOf(letter)).toContain('Totaal: € 190')
    const alone = guestLetter({ ...news, entry: { ...news.entry, participants: 1 } })
    expect(textOf(alone)).toContain('Er is een plaats vrijgekomen')
    expect(textOf(alone)).toContain('Ja, ik neem de plaats:')
  })

  it.each(['waiting-offer', 'option-offered'] as const)(
    'is told of other hours, old and new, with all that was offered: %s',
    (kind) => {
      const news = sampleNews(kind)
      const { session } = 'option' in news ? news.option : news
      const letter = guestLetter({ ...news, from: { ...session, startTime: '11:00' } })
      expect(letter.content.subject).toBe('Ander uur: Zuurdesembrood, za 18 okt')
      expect(textOf(letter)).toContain('Uur: 10 tot 15.30 uur Eerst was het: 11 tot 15.30 uur')
      expect(linkedTo(letter)).toEqual(linkedTo(guestLetter(news)))
    },
  )

  it('is told when the time is up, and is led to the other dates', () => {
    const letter = guestLetter(sampleNews('waiting-lapsed'))
    expect(linksIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Je bent ons niets verschuldigd')
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren\n`)
  })

  it('is told that the date is called off, and led to each date that has room for all of them', () => {
    const news = sampleNews('waiting-called-off')
    const letter = guestLetter(news)
    expect(letter.content.subject).toBe('Gaat niet door: Zuurdesembrood, za 18 okt')
    expect(textOf(letter)).toContain('hebben we moeten afgelasten')
    expect(textOf(letter)).toContain('De 2 plaatsen die we voor je vrijhielden, vervallen')
    expect(textOf(letter)).toContain('plaats voor jullie allemaal op: zaterdag 8 november 2025')
    expect(textOf(letter)).not.toContain('4 oktober')
    const query = 'workshopType=sourdough&preferredDate=zaterdag+8+november+2025+-+10%3A00-15%3A30'
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren?${query}#participants\n`)
    expect(letter.content.text).toContain(`\n${siteUrl}/waiting-list?lng=nl\n`)
    // The guest has no record left to decide on.
    expect(linksIn(letter)).toEqual([])
    const house = { ...houseOfTests, leftOutFeatures: ['waitingList'] } as const
    const [without] = testLetters(undefined, house)(news)
    expect(without?.content.text).not.toContain('/waiting-list')
  })

  it('is told so plainly when no other date has room, and of nothing that was never theirs', () => {
    const { entry, ...news } = sampleNews('waiting-called-off')
    const letter = guestLetter({
      ...news,
      entry: { ...entry, state: 'waiting', participants: 1 },
      others: { withRoom: [], toWaitFor: [] },
    })
    expect(textOf(letter)).toContain(
      'Nu is er geen andere datum van deze workshop met plaats voor je',
    )
    expect(textOf(letter)).not.toMatch(/vrijhielden|Nu is er plaats|wachtlijst kun je/)
    expect(letter.content.text).not.toContain('/waiting-list')
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren\n`)
  })

  it('is named the five dates that come first, not a whole season', () => {
    const news = sampleNews('waiting-called-off')
    const [date] = news.others.withRoom
    const withRoom = [0, 1, 2, 3, 4, 5].map((n) => ({ ...date!, day: addDays('2025-12-01', n) }))
    const letter = guestLetter({ ...news, others: { ...news.others, withRoom } })
    expect(textOf(letter)).toContain('5 december 2025')
    expect(textOf(letter)).not.toContain('6 december 2025')
  })
})
