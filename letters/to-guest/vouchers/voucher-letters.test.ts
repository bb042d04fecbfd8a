import { describe, expect, it } from 'vitest'
import { printInstant } from '#language/times.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { testLetters, textOf, sampleNews } from '#tests/support/letters.ts'

const letters = testLetters()

/** Spaces as `textOf` has them. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(languages)('a gift voucher in %s', (language) => {
  const { byHand, ending, endingByHand, gift } = wordsIn(language).voucherMails

  const giftTo = (receiverEmail: string) => {
    const sample = sampleNews('voucher-gift', language)
    return letters({ ...sample, voucher: { ...sample.voucher, receiverEmail } })[0]!
  }
  const endingTo = (receiverEmail: string) => {
    const sample = sampleNews('voucher-ending', language)
    return letters({ ...sample, voucher: { ...sample.voucher, receiverEmail } })[0]!
  }

  it('comes to the buyer as something to pass on when the buyer gives it by hand', () => {
    const letter = giftTo('')
    expect(letter.content.subject).toBe(byHand.subject)
    expect(textOf(letter)).toContain(spaced(byHand.how))
    expect(textOf(letter)).not.toContain(spaced(gift.how))
  })

  it('says to its receiver who gives it, and to choose a workshop, with the way to the dates', () => {
    const { dates } = wordsIn(language).bookingMails.links
    const letter = giftTo('nele@example.org')
    expect(letter.content.subject).toContain('Bram Claes')
    expect(textOf(letter).match(/Nele/g), 'in the greeting alone').toHaveLength(1)
    expect(textOf(letter)).toContain(spaced(gift.how))
    expect(textOf(letter)).toContain(dates)
    expect(textOf(giftTo(''))).not.toContain(dates)
  })

  it('sets the message of the buyer from the side that its language is read from', () => {
    const sample = sampleNews('voucher-gift', language)
    const voucher = { ...sample.voucher, receiverEmail: 'nele@example.org', message: 'יום שמח' }
    const [letter] = letters({ ...sample, voucher })
    expect(letter?.content.html).toMatch(
      /<blockquote [^>]*dir="auto"[^>]*;border-right:3px[^>]*>יום שמח/,
    )
  })

  it('counts the days to withdraw, and the years of the voucher, from the payment, also before it', () => {
    const [ordered] = letters(sampleNews('voucher-ordered', language))
    const { withdrawalUnpaid, facts } = wordsIn(language).voucherMails
    for (const each of [withdrawalUnpaid, facts.fromPayment]) {
      expect(textOf(ordered!)).toContain(spaced(each))
    }
    expect(textOf(ordered!)).not.toContain(spaced(facts.validUntil))
  })

  it('acknowledges a withdrawal with its day and time as the language writes them', () => {
    const sample = sampleNews('voucher-withdrawn', language)
    const { withdrawnAt = new Date() } = sample.voucher
    const letter = letters(sample)[0]!
    expect(textOf(letter)).toContain(spaced(printInstant(withdrawnAt, language)))
  })

  it('is said to be taken back where the owner did that, and not withdrawn by its buyer', () => {
    const sample = sampleNews('voucher-withdrawn', language)
    const voucher = { ...sample.voucher, withdrawnBy: 'owner', refundIban: '' } as const
    const [letter, toOwner] = letters({ ...sample, voucher })
    const { withdrawn, takenBack } = wordsIn(language).voucherMails
    expect([letter?.content.subject, toOwner]).toEqual([takenBack.subject, undefined])
    expect(textOf(letter!)).not.toContain(spaced(withdrawn.title))
    // The owner may hand the money back in cash.
    expect(textOf(letter!)).toContain(spaced(takenBack.askAccount))
    expect(textOf(letter!)).not.toContain(spaced(withdrawn.askAccount))
  })

  it('asks before its end the buyer to remind its holder, and the receiver to choose a date', () => {
    const { dates } = wordsIn(language).bookingMails.links
    const buyers = textOf(endingTo(''))
    expect(buyers).toContain(spaced(endingByHand.how))
    expect(buyers).not.toContain(dates)
    const receivers = textOf(endingTo('nele@example.org'))
    expect(receivers).toContain(spaced(ending.how))
    expect(receivers).toContain(dates)
  })
})
