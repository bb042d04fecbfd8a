import { describe, expect, it } from 'vitest'
import {
  linksIn,
  onlyLetter,
  sampleOf,
  siteUrl,
  testLetters,
  textOf,
} from '#tests/support/letters.ts'
import type { WaitingNews } from './news.ts'

const letters = testLetters()
const letterOf = (news: WaitingNews) => onlyLetter(letters.forNews(news), `${news.kind}-guest`)

describe('who waits for a full date', () => {
  it('is told so, and can leave the list with one tap, until the day', () => {
    const news = sampleOf('waiting-joined')
    const letter = letterOf(news)
    expect(linksIn(letter)).toEqual([
      { purpose: 'leave-list', record: news.entry.id, version: 1, endsAt: news.session.endsAt },
    ])
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren\n`)
    expect(textOf(letter)).toContain('verplicht je tot niets')
  })

  it('is told until when the places are theirs, what they cost, and how to take or leave them', () => {
    const news = sampleOf('waiting-offer')
    const letter = letterOf(news)
    expect(linksIn(letter).map(({ purpose, record }) => [purpose, record])).toEqual([
      ['offer', news.entry.id],
      ['leave-list', news.entry.id],
    ])
    expect(textOf(letter)).toContain('Voor jou tot: donderdag 25 september 2025, 10:00')
    expect(textOf(letter)).toContain('Er zijn 2 plaatsen vrijgekomen')
    expect(textOf(letter)).toContain('Totaal: € 190')
    const alone = letterOf({ ...news, entry: { ...news.entry, participants: 1 } })
    expect(textOf(alone)).toContain('Er is een plaats vrijgekomen')
    expect(textOf(alone)).toContain('Neem de plaats:')
  })

  it('is told when the time is up, and is led to the other dates', () => {
    const letter = letterOf(sampleOf('waiting-lapsed'))
    expect(linksIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Je bent ons niets verschuldigd')
    expect(letter.content.text).toContain(`\n${siteUrl}/nl/reserveren\n`)
  })

  it.each(['waiting-joined', 'waiting-offer', 'waiting-lapsed'] as const)(
    'gets nothing of what a stranger typed, in %s',
    (kind) => {
      const news = sampleOf(kind, 'en')
      const name = 'Zoë <b>O’Hara</b>\nhttps://spam.example/nu'
      const { content } = letterOf({ ...news, entry: { ...news.entry, name } })
      for (const body of [content.subject, content.text, content.html]) {
        expect(body).not.toMatch(/spam\.example|<b>/)
      }
    },
  )
})

it('the farm hears who came from the list, and need do nothing', () => {
  const { reservation } = sampleOf('waiting-accepted')
  const news = { kind: 'waiting-accepted', reservation } as const
  const letter = onlyLetter(letters.forNews(news), 'waiting-accepted-owner')
  expect(linksIn(letter).map(({ purpose }) => purpose)).toEqual(['desk'])
  expect(textOf(letter)).toContain('Nele Vermeersch nam de plaatsen die vrijkwamen')
})
