import { describe, expect, it } from 'vitest'
import { nextPaymentOf } from '#booking/money/next-payment.ts'
import { desk } from '#content/words/nl/desk.ts'
import { visibleText } from '#tests/support/pages.ts'
import {
  linksIn,
  onlyLetter,
  ownerLetter,
  ownerMailbox,
  purposesIn,
  sampleNews,
  siteUrl,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'

describe('a request', () => {
  const { reservation } = sampleNews('unanswered')

  it('tells a short remark once, and a long one whole', () => {
    const news = sampleNews('reservation')
    const told = (specialRequirements: string) => {
      const asked = { ...news.reservation, specialRequirements }
      return textOf(ownerLetter({ ...news, reservation: asked })).split('Is er parking')
    }
    expect(told('Is er parking?')).toHaveLength(2)
    expect(told(`Is er parking? ${'Graag dichtbij. '.repeat(20)}`)).toHaveLength(3)
  })

  it('made while the farm is away is to be answered by the day that the guest was promised', () => {
    const absence = { until: '2025-10-03', answerBy: '2025-10-04' } as const
    const text = textOf(ownerLetter({ ...sampleNews('reservation'), absence }))
    expect(text).toContain('Antwoord ten laatste op zaterdag 4 oktober 2025.')
    expect(text).not.toContain('24 uur')
  })

  it('is answered with one tap from its own mail, and once more before the 24 hours end', () => {
    const request = ownerLetter(sampleNews('reservation', 'fr'))
    const again = ownerLetter(sampleNews('unanswered'))
    for (const letter of [request, again]) {
      expect(purposesIn(letter).slice(0, 3)).toEqual(['confirm', 'decline', 'desk'])
      // Every other step is one press on the booking's own page.
      expect(letter.content.text).toContain(`/boeking/${reservation.id}`)
      const [confirm, decline] = linksIn(letter)
      expect([confirm?.record, decline?.record]).toEqual([reservation.id, reservation.id])
      expect(letter.content.replyTo).toBe('nele@example.org')
    }
    expect(textOf(again)).toContain('ten laatste op dinsdag 23 september 2025 om 20.14 uur')
  })
})

it('a key to the desk goes to the farm’s mailbox alone, and nobody else is answered to', () => {
  const [letter, ...more] = testLetters()(sampleNews('desk-key'))
  expect(more).toEqual([])
  expect(letter).toMatchObject({ to: ownerMailbox, kind: 'desk-key-owner' })
  expect(letter!.content.replyTo).toBeUndefined()
  expect(linksIn(letter!)).toMatchObject([{ purpose: 'key' }])
  expect(letter!.content.text).toContain(`${siteUrl}/desk/sleutel/`)
})

describe('money that does not come', () => {
  it.each([
    ['deposit-overdue', 'deposit-received', 'Voorschot: € 0 van € 95, verwacht tegen maandag 29'],
    [
      'balance-overdue',
      'balance-received',
      'Saldo: € 0 van € 95, verwacht tegen zaterdag 11 oktober',
    ],
  ] as const)('%s is the owner’s to decide, with one tap', (kind, received, fact) => {
    const news = sampleNews(kind)
    const { reservation } = news
    const letter = ownerLetter(news)
    expect(purposesIn(letter)).toEqual([received, 'cancel-guest', 'desk'])
    expect(textOf(letter)).toContain(fact)
    expect(textOf(letter)).toContain('Vanzelf gebeurt er niets')
    expect(linksIn(letter)[0]?.record).toBe(reservation.id)
  })

  it.each([
    ['deposit-overdue', 'Voorschot', 4000, 0],
    ['balance-overdue', 'Saldo', 9500, 4000],
  ] as const)('%s is told with what came and what is missing', (kind, what, deposit, balance) => {
    const reservation = withPaid(sampleNews(kind).reservation, deposit, balance)
    const late = nextPaymentOf(reservation.payments, { today: '2025-09-22' })!
    const letter = ownerLetter({ ...sampleNews(kind), reservation, late })
    expect(letter.content.subject).toContain(`${what} niet volledig: `)
    expect(textOf(letter)).toContain('kwam € 40. Er ontbreekt nog € 55;')
    expect(textOf(letter)).not.toContain('niet gezien')
  })

  it('is to be asked for by telephone when there is no address', () => {
    for (const kind of ['deposit-overdue', 'balance-overdue'] as const) {
      const reservation = { ...sampleNews(kind).reservation, email: '', telephone: '0470 12 34 56' }
      const letter = ownerLetter({ ...sampleNews(kind), reservation })
      expect(textOf(letter)).toContain('bel even')
      expect(letter.content.html).toMatch(/"tel:\+32470123456".*0470\u00a012\u00a034\u00a056</)
      expect(textOf(letter)).not.toMatch(/per mail|tel:/)
      expect(letter.content.replyTo).toBeUndefined()
    }
  })
})

describe('a date', () => {
  it('is decided from its mail, which says who has booked', () => {
    const news = sampleNews('to-decide')
    const letter = ownerLetter(news)
    expect(purposesIn(letter)).toEqual(['go-ahead', 'call-off', 'desk'])
    expect(linksIn(letter)[0]?.record).toBe(news.session.id)
    expect(textOf(letter)).toContain('Bezet: 2 van de 8 plaatsen Nodig: 4 personen')
    expect(textOf(letter)).toContain('- Nele Vermeersch, 2 personen: voorschot binnen')
    expect(textOf(letter)).toContain('krijgt wie een e-mailadres gaf een mail')
    // The day to decide may have passed.
    expect(letter.content.subject).not.toContain('Vandaag')
    const empty = { ...news, reservations: [] }
    expect(textOf(ownerLetter(empty))).toContain('- Nog niemand.')
    const known = textOf(
      ownerLetter({ ...empty, session: { ...news.session, bookedElsewhere: 3 } }),
    )
    expect(known).toContain('- 3 plaatsen, elders geboekt')
    expect(known).not.toContain('Nog niemand')
  })

  it('is prepared by a sheet with everything on it', () => {
    const news = sampleNews('prep-sheet')
    const letter = ownerLetter(news)
    for (const part of news.sheet.flatMap(({ title, lines }) => [title, ...lines])) {
      expect(textOf(letter)).toContain(part.replaceAll(/\s+/g, ' '))
    }
    expect(purposesIn(letter)).toEqual(['desk'])
  })

  it('is prepared by a list of its guests by name, with their open sums, and of places given elsewhere', () => {
    const news = sampleNews('prep-sheet')
    const session = { ...news.session, bookedElsewhere: 4 }
    const text = textOf(ownerLetter({ ...news, session }))
    for (const { name, participants, status } of news.reservations) {
      const line = `${name}, ${participants} perso\\S+: ${desk.statuses[status]}`
      expect(text).toMatch(new RegExp(line, 'i'))
    }
    expect(news.reservations.length).toBeGreaterThan(0)
    expect(text).toContain('4 plaatsen, elders geboekt')
  })
})

it('the farm hears which party came from the list, and need do nothing', () => {
  const letter = ownerLetter(sampleNews('waiting-accepted'))
  expect(purposesIn(letter)).toEqual(['desk'])
  expect(textOf(letter)).toContain('Nele Vermeersch nam je aanbod aan')
  // The party may have wished for a new date, where nothing had come free.
  expect(visibleText(letter.content.html)).not.toContain('vrijkwam')
})

it('an ordered voucher is not promised for the moment its money is there: the buyer may have chosen a later day', () => {
  const { html } = ownerLetter(sampleNews('voucher-ordered')).content
  expect(visibleText(html)).toContain('is het geld er, dan vertrekt de bon vanzelf')
  expect(visibleText(html)).not.toContain('Zodra')
})

it('a burst is told with each sender, their words and a link', () => {
  const news = sampleNews('burst')
  const [first] = news.listed
  const listed = [{ ...first!, specialRequirements: 'Is er parking?' }]
  const letter = onlyLetter(testLetters()({ ...news, listed }), 'burst-owner')
  for (const text of [first!.name, 'Is er parking?', `/desk/boeking/${first!.id}`]) {
    expect(letter.content.text).toContain(text)
  }
  expect(letter.about).toContain(first!.id)
})
