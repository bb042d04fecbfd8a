import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { printTimeRange } from '#language/times.ts'
import { languages } from '#tests/support/first-languages.ts'
import {
  codesIn,
  onlyLetter,
  purposesIn,
  sampleNews,
  testLetters,
  textOf,
  withPaid,
} from '#tests/support/letters.ts'
import type { Letter } from '../../letters.ts'

const payments = async (letter: Letter) =>
  (await codesIn(letter)).map((code) => `${code[7]} ${code[9]}`)
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(languages)('three days before, in %s', (language) => {
  const { reservation } = sampleNews('practical', language)
  const now = instantIn('2025-10-15', '09:00')
  const mail = (changed = reservation, hasDiary = false) =>
    onlyLetter(
      testLetters(now)({ kind: 'practical', reservation: changed, hasDiary }),
      'practical-guest',
    )

  it('a guest reads when, where, what to bring and what goes home, as the site says it', () => {
    const { booking, workshop, bookingMails } = wordsOf(firstHouse, language)
    const { car, train } = bookingMails.directions
    const said = [booking.info.bring.text, ...workshop.sourdough.takeHome, car, train]
    const hours = printTimeRange('10:00', '15:30', language)
    const facts = [hours, 'Kouterdreef 12', '9840 De Pinte', '2025']
    for (const each of [...said, ...facts]) expect(textOf(mail())).toContain(flat(each))
    const offered = ['booking', 'diets', 'diary', 'move', 'cancel']
    expect(purposesIn(mail(), now)).toEqual(offered)
    const asked = offered.filter((purpose) => purpose !== 'diary')
    expect(purposesIn(mail(reservation, true), now)).toEqual(asked)
  })

  it('a guest whose money came, all at once or the deposit, reads how to come', () => {
    const { car, train } = wordsOf(firstHouse, language).bookingMails.directions
    for (const kind of ['secured', 'paid'] as const) {
      const told = textOf(onlyLetter(testLetters()(sampleNews(kind, language)), `${kind}-guest`))
      for (const each of [car, train]) expect(told).toContain(flat(each))
    }
  })

  it('is asked for an open payment, and for nothing when all is paid', async () => {
    expect(await payments(mail())).toEqual([])
    const open = mail(withPaid(reservation, 9500))
    expect(await payments(open)).toEqual(['EUR95.00 984000000296'])
    // A guest with an open payment is not told "see you soon".
    const { unpaid, subject, text } = wordsOf(firstHouse, language).reminderMails.practical
    const [soon, owing] = [subject, unpaid.subject].map((each) => each.split('{')[0])
    expect(open.content.subject).toContain(owing)
    expect(open.content.subject).not.toContain(soon)
    expect(textOf(open)).toContain(flat(unpaid.text))
    expect(textOf(open)).not.toContain(flat(text))
    expect(await payments(mail(withPaid(reservation, 0)))).toEqual(['EUR190.00 984000000195'])
  })

  it('is welcomed as usual when the payment is not late, and can pay by this mail too', async () => {
    const { payments: both, status } = withPaid(reservation, 0)
    const today = both.map((each) => ({ ...each, dueOn: '2025-10-15' as const }))
    const open = mail({ ...reservation, ...withPayments(status, today) })
    expect(await payments(open)).toEqual(['EUR190.00 984000000195'])
    const { unpaid, text } = wordsOf(firstHouse, language).reminderMails.practical
    expect(textOf(open)).toContain(flat(text))
    expect(textOf(open)).not.toContain(flat(unpaid.text))
  })
})
