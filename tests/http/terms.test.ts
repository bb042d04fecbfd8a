import { expect, test } from 'vitest'
import { press, setValue } from '../support/forms.ts'
import { everyPath, mailPaths, textAt } from '../support/pages.ts'
import { mailsOnceSent, mailsTo } from '../support/sent-mails.ts'
import { Farm } from '../support/shared-farm.ts'

/** Words of the terms of `content/`, which no other terms say. */
const old = /voorschot|\bsaldo\b|acompte|\bdeposit\b|\b(the|and|your) balance\b|\ble solde\b/i

/** Refunds of content: half, and three or seven days before; the sample's date is 18 October. */
const oldRefund =
  /de helft (terug|of)|la moitié(,| ou| est)|half (back|or)|\b(3|drie|7|zeven)\sdagen (of langer|vooraf|voor de)|(sept|trois)\sjours (ou plus )?(avant|de l)|(seven|three)\sdays (or more|ahead|before)|1[15]\s(oktober|octobre|October)|50\s?%\s(terug|of|back|or|rem|ou|de ce)/i

const atOnce = { depositPercent: '100', depositDays: '5', balanceDaysBefore: '0' }

/** Every page of the site and every mail that it can send, as a reader sees them. */
const everyText = async ({ site }: Farm) => {
  const texts = [...everyPath, ...(await mailPaths(site.url))].map(async (path) => {
    const html = await (await fetch(site.url + path)).text()
    // Kinds of mails are no words.
    return [path, html.replaceAll(/deposit-(reminder|overdue)/g, '')] as const
  })
  return Promise.all(texts)
}

test('all is paid at once where the owner says so, and no page or mail mentions two payments', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const { site } = farm
  const before = await farm.book({ on: '2025-10-23', email: 'before@example.org' })
  expect((await setValue(farm.desk, 'payment', atOnce)).status).toBe(303)
  expect(await textAt(`${farm.desk}/huis`)).toContain('Betalen: alles ineens, binnen 5 dagen')

  const allTexts = (await everyText(farm)).map(([path, html]) => [path, old.exec(html)?.[0]])
  expect(allTexts.filter(([, found]) => found !== undefined)).toEqual([])
  const form = await textAt(`${site.url}/nl/reserveren`)
  expect(form).toContain('schrijf je alles ineens over, ten laatste vijf dagen later')

  const names = await textAt(`${farm.desk}/teksten`)
  expect(names).toContain('Herinnering aan de betaling')
  expect(old.exec(names)?.[0]).toBeUndefined()

  const id = await farm.book({ on: '2025-10-23', email: 'after@example.org' })
  const page = farm.bookingPage(id)
  const own = farm.link.guest('booking', { id })
  await farm.answer(id, 'confirm')
  expect(await textAt(page)).toContain('Bevestigd, betaling verwacht')
  expect(await textAt(own)).toContain('Te betalen: € 65, ten laatste op')
  await farm.answer(id, 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  expect(await textAt(page)).toContain('ontvangen: betaling')
  for (const address of [page, own, `${own}/receipt`]) {
    expect([address, old.exec(await textAt(address))?.[0]]).toEqual([address, undefined])
  }
  const mails = mailsTo(await mailsOnceSent(site, 6), 'after@example.org')
  expect(mails.length).toBeGreaterThan(2)
  expect(mails.filter(({ text }) => old.test(text ?? '')).map(({ subject }) => subject)).toEqual([])
  const mailTexts = mails.map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
  expect(mailTexts.join()).toContain('alles ineens: € 65, binnen vijf dagen')

  // A guest who booked before pays as agreed then.
  await farm.answer(before, 'confirm')
  expect(await textAt(farm.link.guest('booking', { id: before }))).toContain('Voorschot: € 32,50')

  await press(`${farm.desk}/huis`, { do: 'take-back', number: '1' })
  expect(await textAt(`${site.url}/nl/reserveren`)).toContain('een voorschot van 50%')
})

test('changed refund terms stand alike everywhere, and a guest who booked before keeps the earlier ones', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const { site } = farm
  const before = await farm.secured({ on: '2025-10-23', email: 'before@example.org' })
  const steps = { days1: '14', percent1: '100', days2: '', percent2: '' }
  const rest = { days3: '', percent3: '', days4: '', percent4: '' }
  expect((await setValue(farm.desk, 'payment', atOnce)).status).toBe(303)
  expect((await setValue(farm.desk, 'refunds', { ...steps, ...rest })).status).toBe(303)
  expect((await setValue(farm.desk, 'moving', { moveDaysBefore: '14' })).status).toBe(303)
  expect(await textAt(`${farm.desk}/huis`)).toContain(
    'Annuleren: 100% terug tot 14 dagen vooraf, daarna niets',
  )

  const allTexts = (await everyText(farm)).map(([path, html]) => [path, oldRefund.exec(html)?.[0]])
  expect(allTexts.filter(([, found]) => found !== undefined)).toEqual([])
  const form = await textAt(`${site.url}/nl/reserveren`)
  expect(form).toMatch(
    /14 dagen of langer vooraf: je krijgt alles terug. Minder dan 14 dagen vooraf: je krijgt niets terug. Een andere datum kiezen kan tot 14 dagen vooraf./,
  )

  // One booking reads one set of terms: in its mails, on its page and on that of cancelling.
  const id = await farm.book({ on: '2025-10-23', email: 'after@example.org' })
  await farm.answer(id, 'confirm', 'all-received')
  const mails = mailsTo(await mailsOnceSent(site, 8), 'after@example.org')
  const mailTexts = mails.map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
  const tellingTerms = mailTexts.filter((text) => text.includes('Als je niet kunt komen'))
  expect(tellingTerms.length).toBeGreaterThan(1)
  for (const text of tellingTerms) {
    expect(text).toContain('Tot en met donderdag 9 oktober 2025: alles terug.')
    expect(text).toContain(
      'Tot en met donderdag 9 oktober 2025 mag je ook een andere datum kiezen.',
    )
  }
  for (const text of mailTexts) expect(oldRefund.exec(text)?.[0]).toBeUndefined()
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(
    'Tot en met donderdag 9 oktober 2025 betalen we alles terug: € 65.',
  )
  expect(await textAt(farm.link.guest('cancel', { id: before }))).toContain(
    'Tot en met donderdag 16 oktober 2025 betalen we alles terug: € 32,50.',
  )
})

test('the hours for an answer are promised alike on pages and in mails, and each request keeps its own', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const { site } = farm
  await farm.book({ on: '2025-10-23', email: 'before@example.org' })
  expect((await setValue(farm.desk, 'answer', { answerHours: '48' })).status).toBe(303)
  expect(await textAt(`${farm.desk}/huis`)).toContain('Antwoord op een aanvraag: binnen 48 uur')
  const usual = /(binnen|dans les|within)\s24\s/i
  const promised = /(binnen|dans les|within)\s48\s/i
  const allTexts = await everyText(farm)
  expect(allTexts.filter(([, html]) => usual.test(html)).map(([path]) => path)).toEqual([])
  expect(allTexts.filter(([, html]) => promised.test(html)).length).toBeGreaterThan(15)
  await farm.book({ on: '2025-10-23', email: 'after@example.org', participantName: 'An Maes' })
  const mails = await mailsOnceSent(site, 4)
  const own = mails.filter(({ subject }) => /An Maes/.test(subject ?? ''))
  expect(own.map(({ text }) => promised.test(text ?? ''))).toEqual([true])
  const today = await textAt(farm.desk)
  expect(today).toContain('nog 24 uur om te antwoorden')
  expect(today).toContain('nog 48 uur om te antwoorden')
  await press(`${farm.desk}/datums`, {
    do: 'away',
    awayFrom: '2025-09-15',
    awayUntil: '2025-09-17',
  })
  expect(await textAt(`${site.url}/nl/reserveren`)).toContain('ten laatste op donderdag 18')
})
