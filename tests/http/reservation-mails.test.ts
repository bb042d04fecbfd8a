import { beforeAll, describe, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { mailTo, mailsOnceSent, mailsTo } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const plain = (text = '') => text.replaceAll(/\s+/g, ' ')

/** The requests of three guests, and what their mails must say of price, payments and refund. */
const guests = {
  nl: {
    date: 'dinsdag 30 september 2025',
    inSubject: 'di 30 sep',
    request: { workshopType: 'drinks', participants: '1' },
    told: [
      '€ 65',
      '€ 32,50, binnen zeven dagen',
      'ten laatste op dinsdag 23 september 2025',
      'zaterdag 27 september 2025: 50% terug',
    ],
    time: '18:30-22:00',
    hours: '18.30 tot 22 uur',
  },
  fr: {
    date: 'samedi 29 novembre 2025',
    inSubject: 'sam. 29 nov.',
    request: { workshopType: 'sourdough', participants: '3' },
    told: [
      '285 €',
      '142,50 €, à virer dans les sept jours',
      'au plus tard le samedi 22 novembre 2025',
      'mercredi 26 novembre 2025 inclus : 50 %',
    ],
    time: '10:00-15:30',
    hours: '10 h – 15 h 30',
  },
  en: {
    date: 'Thursday 23 October 2025',
    inSubject: 'Thu 23 Oct',
    request: { workshopType: 'vegetables', participants: '5' },
    told: [
      '€325',
      '€162.50, to be paid within seven days',
      'by Thursday 16 October 2025',
      'Monday 20 October 2025: 50% back',
    ],
    time: '18:30-22:00',
    hours: '18:30–22:00',
  },
} as const

type Listed = {
  readonly id: string
  readonly email: string
  readonly reference: string
  readonly payments: readonly { kind: string; reference: string; amountCents: number }[]
}

const name = 'Zoë O’Hara & "<b>Co</b>"'
const specialRequirements = 'Noten: nee.\nWij zijn met zeven & een hond <klein>.'

// Three parties in one hour are more than may hold places before a mail was answered.
const site = fileSite({ env: { RATE_LIMIT: 'off' } })
let mails: Awaited<ReturnType<typeof mailsOnceSent>>
let listed: Listed[]
beforeAll(async () => {
  for (const language of languages) {
    const { date, time, request } = guests[language]
    const preferredDate = `${date} - ${time}`
    const email = `guest-${language}@example.org`
    const different = { ...request, language, preferredDate, email, participantName: name }
    const sent = reservationRequest({
      ...different,
      telephone: '0470 12 34 56',
      specialRequirements,
    })
    expect((await callFunction(site.url, 'submit-reservation', sent)).status).toBe(200)
  }
  mails = await mailsOnceSent(site, 6)
  listed = await site.farm<Listed>('reservations')
})

function reservationOf(language: string): Listed {
  const found = listed.find(({ email }) => email === `guest-${language}@example.org`)
  if (!found) throw new Error('No such reservation')
  return found
}

describe.each(languages)('the mail to the guest, in %s', (language) => {
  const { date, inSubject, hours, told, request } = guests[language]
  const words = wordsOf(firstHouse, language).mails.reservation
  const workshop = wordsOf(firstHouse, language).workshop[request.workshopType].name
  const mail = () => mailTo(mails, `guest-${language}@example.org`)

  test('says what was asked and what happens next, as text and as HTML alike', () => {
    expect(mail().subject).toContain(workshop)
    expect(mail().subject).toContain(inSubject)
    const { reference } = reservationOf(language)
    const { noWithdrawal } = wordsOf(firstHouse, language).bookingMails.terms
    const facts = [reference, workshop, date, hours, ...told]
    const sentences = [words.intro, noWithdrawal, business.address.street]
    const { fiveOrMore } = words.facts
    for (const body of [plain(mail().text), visibleText(mail().html ?? '')]) {
      // The amounts are for five, and the mail says so while nobody knows.
      expect(body.includes(plain(fiveOrMore))).toBe(request.participants === '5')
      for (const each of [...facts, ...sentences]) expect(body).toContain(plain(each))
    }
  })
})

test('the mails to the farm are in Dutch, whatever the guest speaks, and are answered to the guest', () => {
  const toOwner = mailsTo(mails, business.email)
  expect(toOwner).toHaveLength(3)
  // None of the guests named a gift voucher.
  const { voucher: _voucher, ...labels } = ownerMails.reservation.facts
  for (const language of languages) {
    const { id, email } = reservationOf(language)
    const mail = toOwner.find(({ text }) => text?.includes(id))
    expect(mail?.replyTo).toMatchObject([{ address: email }])
    expect(mail?.from).toMatchObject({ address: business.email })
    const { workshopType, participants } = guests[language].request
    const workshop = wordsOf(firstHouse, 'nl').workshop[workshopType].name
    const count = participants === '5' ? ownerMails.reservation.fiveOrMore : participants
    const facts = [workshop, count, name, email, language.toUpperCase(), id, '15 september 2025']
    expect(mail?.subject).toContain(workshop)
    for (const body of [plain(mail?.text), visibleText(mail?.html ?? '')]) {
      for (const each of [...facts, ...Object.values(labels)]) expect(body).toContain(each)
      expect(body).toContain(plain(specialRequirements))
      expect(body).toContain(guests[language].time)
    }
    expect(mail?.attachments).toEqual([])
  }
})

test('guest and farm read that there are no requirements', async () => {
  const email = 'no-wish@example.org'
  const sent = reservationRequest({ language: 'en', email })
  await callFunction(site.url, 'submit-reservation', sent)
  const after = await mailsOnceSent(site, 8)
  const notice = after.find(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mailTo(after, email).text).toMatch(/remarks:?\s+None/)
  expect(notice?.text).toMatch(/Wat we moeten weten:?\s+Geen/)
})
