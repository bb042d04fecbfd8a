import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { codesIn, guestLetter, sampleNews, textOf, withPaid } from '#tests/support/letters.ts'

const sample = sampleNews('party-changed')
const paid = withPaid(sample.reservation, 9500, 19_000)
/** A refund whose account nobody has named. */
const unnamed = { ...sampleNews('cancelled').refunds[0]!, iban: '' }
const written = (different: Partial<typeof sample>) => guestLetter({ ...sample, ...different })

describe('the mail about another number of people', () => {
  it('has the number, the price, the payments and the day of the rest, which is asked for once that has come', async () => {
    const text = textOf(written({}))
    expect(text).toContain('Nieuw aantal: 3')
    expect(text).toContain('Voordien: 2')
    expect(text).toContain('Nieuw totaal: € 285')
    expect(text).toContain('Daarvan betaald: € 95')
    expect(text).toContain('Het saldo van € 190 betaal je ten laatste op zaterdag 11 oktober 2025')
    expect(await codesIn(written({}))).toEqual([])
    const asking = guestLetter(sample, instantIn('2025-10-08', '09:00'))
    expect(await codesIn(asking)).toMatchObject([{ 7: 'EUR190.00', 9: '984000000296' }])
    expect(textOf(asking)).not.toContain('+++984/0000/00195+++')
  })

  it('asks a request for nothing', async () => {
    const letter = written({ reservation: { ...sample.reservation, status: 'requested' } })
    expect(await codesIn(letter)).toEqual([])
    expect(textOf(letter)).toContain('Tot we bevestigen, hoef je niets te betalen')
  })

  it('tells the refund of places given up: all of it, a part, nothing', () => {
    const whole = textOf(written({ reservation: paid, givenUpCents: 9500, refunds: [unnamed] }))
    expect(whole).toContain('had je € 95 betaald. Dat krijg je terug.')
    expect(whole).toContain('Antwoord op deze mail met je IBAN')
    expect(whole).toContain('Alles is betaald')
    // A gift voucher has its part already, so the sum to transfer is named apart.
    const rest = { onVoucherCents: 2000, refunds: [{ ...unnamed, amountCents: 7500 }] }
    expect(textOf(written({ reservation: paid, givenUpCents: 9500, ...rest }))).toContain('€ 75')
    const half = { ...unnamed, amountCents: 4750 }
    const part = textOf(written({ reservation: paid, givenUpCents: 9500, refunds: [half] }))
    expect(part).toContain('had je € 95 betaald. Volgens onze voorwaarden krijg je daarvan € 47,50')
    const given = { reservation: paid, givenUpCents: 9500, refunds: [] }
    const onVoucher = textOf(written({ ...given, onVoucherCents: 4750 }))
    expect(onVoucher).toContain('Volgens onze voorwaarden krijg je daarvan € 47,50')
    const none = textOf(written(given))
    expect(none).toContain('Volgens onze voorwaarden krijg je daarvan niets terug')
  })

  it('tells that an open refund pays for places taken again, all of it or a part', () => {
    const all = textOf(written({ reservation: paid, paidAgainCents: 9500, guestsAgainCents: 9500 }))
    expect(all).toContain('We zouden je € 95 terugbetalen')
    expect(all).toContain('het komt dus niet terug')
    expect(all).not.toContain('IBAN')
    const refund = { ...unnamed, amountCents: 4750 }
    const part = textOf(
      written({
        reservation: paid,
        paidAgainCents: 9500,
        guestsAgainCents: 9500,
        refunds: [refund],
      }),
    )
    expect(part).toContain('telt € 95 nu weer als betaald. Je krijgt nog € 47,50 terug.')
    expect(part).toContain('Antwoord op deze mail met je IBAN')
    expect(part).toContain('Alles is betaald')
  })
})
