import { expect, test } from 'vitest'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { deskRefused } from '#content/words/nl/desk-buttons.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskTogether } from '#content/words/nl/desk-together.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { press, pressShown, refusedPage } from '#tests/support/forms.ts'
import { mailTo, mailsTo, waitUntil } from '#tests/support/sent-mails.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { ReadPage } from '#tests/support/read-page.ts'
import { textAt, textOf, visibleText } from '#tests/support/pages.ts'

const farm = sharedFarm()
/** Each date has room for all. */
const days = { nl: '2025-12-18', fr: '2025-11-18', en: '2025-11-29' }

const own = 'Er is <b>parking</b> voor een camper.'
async function confirmInList(id: string) {
  const chosen = (await farm.read(farm.desk)).offered('chosen').find((one) => one.startsWith(id))
  return press(farm.desk, { do: 'confirm-all', chosen: chosen ?? '', 'words-of-all': own })
}

/** Pages on which the farm says yes, with a sentence of its own. */
const pages: readonly (readonly [string, Language, (id: string) => Promise<Response>])[] = [
  ['desk', 'nl', (id) => pressShown(farm.desk, { do: 'confirm', booking: id, words: own })],
  ['booking', 'fr', (id) => pressShown(farm.bookingPage(id), { do: 'confirm', words: own })],
  ['link', 'en', (id) => pressShown(farm.link.owner('confirm', id), { words: own })],
  ['list', 'nl', confirmInList],
]
async function mailOfYes(language: Language, email: string) {
  const { subject, ownWords } = wordsIn(language).bookingMails.confirmed
  const isOfYes = new RegExp(`^${subject.split('{')[0]}`)
  await waitUntil(async () => mailsTo(await farm.mailsAbout(isOfYes, 0), email).length > 0)
  const { text = '', html } = mailTo(await farm.mailsAbout(isOfYes), email)
  return { text: text.replaceAll(/\s/g, ' '), html, ownWords: ownWords.replaceAll(/\s/g, ' ') }
}

test.each(pages)(
  'a sentence with the yes, on the page of the %s, stands in the mail, in %s',
  async (page, language, sayYes) => {
    const email = `${page}@example.org`
    expect((await sayYes(await farm.book({ on: days[language], language, email }))).status).toBe(
      303,
    )
    const { text, html, ownWords } = await mailOfYes(language, email)
    expect(text).toContain(own)
    expect(text).toContain(ownWords)
    expect(html).not.toContain('<b>parking')
  },
)

test('each page of a yes has room for a sentence, and blanks are none', async () => {
  const id = await farm.book({ on: days.nl, email: 'blank@example.org' })
  const link = farm.link.owner('confirm', id)
  for (const page of [farm.desk, farm.bookingPage(id), link])
    expect(await farm.html(page)).toContain(deskAnswer.confirm.own.title)
  await pressShown(link, { words: ' ' })
  const { text, ownWords } = await mailOfYes('nl', 'blank@example.org')
  expect(text).not.toContain(ownWords)
})

test('words that are too long for a mail are refused on every page, and stand there still', async () => {
  const id = await farm.book({ on: days.nl, email: 'long@example.org' })
  await farm.book({ on: days.nl, email: 'other@example.org' })
  const long = `${'Breng iets mee. '.repeat(40)}Tot dan!`
  const said = fill(deskRefused.tooLong, { most: 500 })
  const { id: date } = await farm.dateOn('2025-12-18')
  for (const [page, button, field] of [
    [farm.desk, { do: 'confirm', booking: id }, 'words'],
    [farm.desk, { do: 'confirm-all', chosen: id }, 'words-of-all'],
    [farm.bookingPage(id), { do: 'confirm' }, 'words'],
    [farm.link.owner('confirm', id), {}, 'words'],
    [farm.link.owner('decline', id), { do: 'decline' }, 'words'],
    [farm.link.owner('call-off', date), { do: 'preview-call-off' }, 'words'],
    [`${farm.desk}/datum/${date}`, { do: 'call-off', sure: 'on' }, 'words'],
  ] as const) {
    const status = page.includes('weigeren') ? 409 : 422
    const html = await refusedPage(page, { ...button, [field]: long }, status)
    expect(visibleText(html), page).toContain(visibleText(said))
    expect([page, button, html.includes('Tot dan!')]).toEqual([page, button, true])
    if (button.do !== 'confirm-all') continue
    const ticked = new ReadPage(page, html).valuesOf('chosen').map((one) => one.split(' ')[0])
    expect(ticked).toEqual([id])
  }
  expect(await farm.statusOf(id)).toBe('requested')
})

test.each(languages)('the guest reads why, in %s, and when there is room', async (language) => {
  const email = `no-${language}@example.org`
  const id = await farm.book({ on: '2025-12-18', language, email })
  const why = 'Bel ons gerust <b>even</b>.'
  await press(farm.link.owner('decline', id), { reason: 'in-doubt', words: why })
  const words = wordsIn(language).bookingMails.declined
  const [begin = ''] = words.subject.split('{')
  const mails = await farm.mailsAbout(new RegExp(`^${begin}`), 1)
  const mail = mailTo(mails, email)
  const text = mail.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain(words.reasons['in-doubt'])
  expect(text).toContain(why)
  expect(text).toContain(words.withRoom.replaceAll(/\s/g, ' '))
  expect(text).toMatch(/28 \p{L}+ 2025/u)
  expect(mail.html).not.toContain('<b>even')
})

test('the mail says no more than no where there is no reason, or one that is not ours', async () => {
  const email = 'no-reason@example.org'
  const id = await farm.book({ on: '2025-12-18', email })
  await press(farm.link.owner('decline', id), { reason: 'toString' })
  expect(await farm.statusOf(id)).toBe('declined')
  const { subject, reasons } = wordsIn('nl').bookingMails.declined
  const mails = await farm.mailsAbout(new RegExp(`^${subject.split('{')[0]}`), 2)
  const text = mailTo(mails, email).text?.replaceAll(/\s+/g, ' ')
  expect(text).toBeTruthy()
  for (const reason of Object.values(reasons)) {
    expect(text).not.toContain(reason)
  }
})

test('the second of two people who answer a request is shown the first answer, which stands', async () => {
  const id = await farm.book({ on: '2025-12-18' })
  await farm.answer(id, 'decline', 'confirm')
  const page = await farm.html(farm.link.owner('confirm', id))
  expect(textOf(page, 'h1')).toBe(desk.statuses.declined)
  expect(page).not.toContain(desk.actions.confirm.title)
})

test('two requests for one date are told apart in the list of a mailbox', async () => {
  for (const participantName of ['Mia Claes', 'Bo Maes']) {
    await farm.book({ on: '2025-10-28', participantName })
  }
  const mails = await farm.mailsAbout(/^Aanvraag.+28 okt/, 2)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Aanvraag van Bo Maes, 1 pers.: Gefermenteerde dranken, di 28 okt',
    'Aanvraag van Mia Claes, 1 pers.: Gefermenteerde dranken, di 28 okt',
  ])
})

test('five or more is confirmed for as many as the owner says, and for nobody before', async () => {
  const id = await farm.book({ on: '2025-10-23', participants: '5', email: 'many@example.org' })
  const url = farm.link.owner('confirm', id)
  expect(await textAt(url)).toContain(deskAnswer.confirm.open)
  expect(await farm.html(url)).not.toContain('checked=""')
  expect(visibleText(await refusedPage(url))).toContain(deskAnswer.confirm.missing)
  expect(await farm.statusOf(id)).toBe('requested')

  const tooMany = await pressShown(url, { participants: '13' })
  expect(visibleText(await tooMany.text())).toContain('Daarvoor is er geen plaats')
  expect((await pressShown(url, { participants: '7' })).status).toBe(303)
  expect(await farm.booking(id)).toMatchObject({ participants: 7, status: 'confirmed' })
  const dateMails = await farm.mailsAbout(/23 okt/, 3)
  const toGuest = mailsTo(dateMails, 'many@example.org')
  expect(toGuest).toHaveLength(2)
  // Half of seven times 65 euro, in the one mail that confirms.
  expect(toGuest.some(({ text }) => /€\s227,50/.test(text ?? ''))).toBe(true)
})

test('a yes to a request that is paid promises no mail about money', async () => {
  const id = await farm.book({ on: '2025-11-18' })
  const { confirm, 'balance-received': paid } = desk.actions
  expect(await textAt(farm.link.owner('confirm', id))).toContain(confirm.mail)
  const [{ reference: structured } = { reference: '' }] = (await farm.booking(id)).payments
  await farm.giveStatement(codaFile([transfer({ structured, cents: 6500 })]))
  const page = await textAt(farm.link.owner('confirm', id))
  expect(page).toContain(paid.mail)
  expect(page).not.toContain(confirm.mail)
})

test('a number or a date that somebody else changed meanwhile is not confirmed', async () => {
  const id = await farm.book({ on: '2025-11-29', participants: '2' })
  const url = farm.link.owner('confirm', id)
  expect(await farm.html(url)).toMatch(/checked="" value="2"|value="2" checked=""/)
  const refusesAsShown = async (changes: () => Promise<unknown>) => {
    const shown = await farm.valueOn(url, 'shown')
    await changes()
    for (const sent of [
      press(url, { participants: '2', shown }),
      // The list of the desk asks for no number, and shows one.
      press(farm.desk, { do: 'confirm', booking: id, shown }),
      press(farm.desk, { do: 'confirm', booking: id }),
    ])
      expect(visibleText(await (await sent).text())).toContain(deskAnswer.confirm.changed)
    const together = await press(farm.desk, { do: 'confirm-all', chosen: `${id} ${shown}` })
    expect(visibleText(await together.text())).toContain(deskTogether.changed)
  }
  const moving = farm.link.guest('move', { id })
  const date = await farm.valueOn(moving, 'date')
  await refusesAsShown(() => press(moving, { date }))
  // Two people have paid nothing, and three would owe the price.
  const party = { participants: '3', shown: '2 0 0 28500' }
  await refusesAsShown(() => press(farm.link.desk() + `/boeking/${id}/personen`, party))
  expect(await farm.booking(id)).toMatchObject({ participants: 3, status: 'requested' })

  // A fold is named after what is in it.
  expect(await textAt(farm.bookingPage(id))).toContain(deskPages.booking.steps)
  await pressShown(farm.link.owner('all-received', id))
  const paid = await textAt(farm.bookingPage(id))
  expect(paid).toContain('Aanvraag weigeren, Boeking annuleren')
  expect(paid).not.toContain(deskPages.booking.steps)
})

test('decline, after yes was said, leads to what can be done instead', async () => {
  const id = await farm.book({ on: '2025-11-18' })
  await farm.answer(id, 'confirm')
  const page = await farm.html(farm.link.owner('decline', id))
  expect(visibleText(page)).toContain(deskAnswer.decline.tooLate)
  expect(page).toContain(new URL(farm.link.owner('cancel-guest', id)).pathname)
})
