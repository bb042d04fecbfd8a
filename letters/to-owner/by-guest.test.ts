import { describe, expect, it } from 'vitest'
import { visibleText } from '#tests/support/pages.ts'
import {
  codesIn,
  linksIn,
  ownerLetter,
  purposesIn,
  sampleNews,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'

describe('a guest who cancels', () => {
  const cancelled = sampleNews('cancelled')
  const noticeOf = (different: object) => ownerLetter({ ...cancelled, ...different })
  const refund = cancelled.refunds[0]!

  it('is told with the code that pays the refund, to the guest’s own account', async () => {
    const letter = noticeOf({})
    const paid = [
      'Nele Vermeersch',
      'BE71096123456769',
      'EUR95.00',
      '',
      '',
      'Terugbetaling 7F3A9C21',
    ]
    expect(await codesIn(letter)).toEqual([['BCD', '002', '1', 'SCT', '', ...paid]])
    expect(textOf(letter)).toContain('Rekening (IBAN): BE71 0961 2345 6769')
    const amounts = visibleText(letter.content.html).match(/Terug te betalen: € 95/g)
    // The preview says it too, for whoever reads nothing else.
    expect(amounts).toHaveLength(2)
    expect(linksIn(letter)[0]).toMatchObject({ purpose: 'refund-paid', record: refund.id })
  })

  it.each([
    ['fr', 'Remboursement 7F3A9C21'],
    ['en', 'Refund 7F3A9C21'],
  ])('pays it with words that a guest reads on the statement, in %s', async (language, text) => {
    const [code] = await codesIn(noticeOf({ reservation: { ...cancelled.reservation, language } }))
    expect(code?.at(-1)).toBe(text)
  })

  it.each(['', 'BE71096123456768'])('has no code while the account is %j', async (iban) => {
    const letter = noticeOf({ refunds: [{ ...refund, iban }] })
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('De gast zei nog niet op welke rekening')
    expect(purposesIn(letter)).toEqual(['refund-paid', 'desk'])
  })

  it('promises no mail to the guest about money of a buyer, and says from whose voucher it is', () => {
    const buyers = { voucherId: 'gift', buyerName: 'An Maes' }
    const [own = '', ofBuyer = ''] = textOf(
      noticeOf({ refunds: [refund, { ...refund, ...buyers }] }),
    ).split('Cadeaubon van An Maes: € 95 terug te betalen')
    expect(own).toContain('de gast krijgt er bericht van')
    expect(ofBuyer).toContain('Begunstigde: An Maes')
    expect(ofBuyer).toContain('Ik heb het terugbetaald: An Maes, € 95')
    expect(ofBuyer).not.toMatch(/de gast krijgt er bericht van|Het geld kwam van/)
  })

  it.each(['🫙'.repeat(100), 'Nele\nEUR1.00', ' '])(
    'whose name is %j stops no mail',
    async (name) => {
      const { reservation } = cancelled
      const letter = noticeOf({ reservation: { ...reservation, name } })
      for (const code of await codesIn(letter)) expect(code).toHaveLength(11)
    },
  )

  it('asks for nothing when nothing goes back, and says why', () => {
    const { reservation } = cancelled
    const late = noticeOf({ refunds: [] })
    expect(visibleText(late.content.html)).toContain('Je hoeft niets terug te betalen.')
    expect(textOf(late)).toContain('Er was € 95 betaald. Daarvan gaat volgens de voorwaarden niets')
    // A zero may come of an earlier move as well.
    expect(textOf(late)).not.toContain('kort voor')
    const none = { refunds: [], reservation: withPaid(reservation, 0) }
    const unpaid = noticeOf(none)
    expect(textOf(unpaid)).toContain('Er was nog niets betaald')
    const byVoucher = noticeOf({ ...none, onVoucherCents: 9500 })
    expect(textOf(byVoucher)).toContain('€ 95 staat weer op de cadeaubon')
    expect(textOf(byVoucher)).not.toContain('nog niets betaald')
    for (const letter of [late, unpaid, byVoucher]) expect(purposesIn(letter)).toEqual(['desk'])
    expect(textOf(late)).not.toContain('wachtlijst')
    expect(textOf(noticeOf({ offeredPlaces: 2 }))).toContain('een aanbod voor 2 plaatsen')
    expect(textOf(noticeOf({ keptCents: 9500 }))).toContain('plaats, dan gaat er tot € 95 extra')
  })

  it('is no news when the farm did it itself', () => {
    for (const kind of ['cancelled', 'moved'] as const) {
      const found = testLetters()({ ...sampleNews(kind), by: 'owner' })
      expect(found.map((letter) => letter.kind)).toEqual([`${kind}-guest`])
    }
  })
})

it.each(['moved', 'rebooked'] as const)(
  'a booking that is %s asks for a credit note if its invoice names the old day, else for nothing',
  (kind) => {
    const news = { ...sampleNews(kind), withdrawnCents: 0 }
    for (const isWronglyInvoiced of [true, false]) {
      const { html } = ownerLetter({ ...news, isWronglyInvoiced }).content
      const asked = 'De creditnota staat op je lijst'
      const nothing = 'Je hoeft niets te doen'
      expect(visibleText(html)).toContain(isWronglyInvoiced ? asked : nothing)
      expect(visibleText(html)).not.toContain(isWronglyInvoiced ? nothing : asked)
    }
  },
)

it('a smaller party asks for a credit note if it was invoiced', () => {
  const told = (isWronglyInvoiced: boolean) =>
    textOf(ownerLetter({ ...sampleNews('party-changed'), by: 'guest', isWronglyInvoiced }))
  expect(told(true)).toContain('De creditnota staat op je lijst')
  expect(told(false)).not.toContain('creditnota')
})

it('a larger party says which refund is owed no more, and what to do if its money had left', () => {
  const told = (paidAgainCents: number) =>
    textOf(ownerLetter({ ...sampleNews('party-changed'), by: 'guest', paidAgainCents }))
  expect(told(6500)).toContain('De € 65 die je moest terugbetalen, telt weer als betaald')
  expect(told(0)).not.toContain('terugbetalen')
})

it('a split party asks for nothing, or to look at a date that has too few people now', () => {
  const news = { ...sampleNews('split'), by: 'guest' } as const
  const on = (agreed: number) => ({ ...news.before.session, minimum: 4, agreed })
  const before = { ...news.before, session: on(4) }
  const told = (agreed: number) => {
    const reservation = { ...news.reservation, session: on(agreed) }
    return visibleText(ownerLetter({ ...news, before, reservation }).content.html)
  }
  expect(told(4)).toContain('Je hoeft niets te doen')
  expect(told(3)).toContain('Kijk of hij nog doorgaat')
  expect(told(3)).not.toContain('Je hoeft niets te doen')
})

it('a guest’s move to another day is told with both days', () => {
  const news = sampleNews('moved')
  const request = ownerLetter({
    ...news,
    reservation: { ...news.reservation, status: 'requested' },
  })
  const { html } = request.content
  // The preview says it too, for whoever reads nothing else.
  expect(visibleText(html).match(/Op deze aanvraag heb je nog niet geantwoord/g)).toHaveLength(2)
  expect(visibleText(html)).not.toContain('Je hoeft niets te doen')
  const letter = ownerLetter(news)
  expect(textOf(letter)).toContain('Nieuwe datum: zaterdag 18 oktober 2025 Uur: 10 tot 15.30 uur')
  expect(textOf(letter)).toContain('Komt vrij: zaterdag 4 oktober 2025')
  expect(purposesIn(letter)).toEqual(['desk'])
})
