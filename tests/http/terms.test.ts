import { beforeAll, expect, test } from 'vitest'
import { press, setValue } from '../support/forms.ts'
import { everyPath, mailPaths, textAt } from '../support/pages.ts'
import { mailsTo, readMails, waitUntil } from '../support/sent-mails.ts'
import { sharedFarm } from '../support/shared-farm.ts'

/** Words of the terms of `content/`, which no other terms say. */
const old = /voorschot|\bsaldo\b|acompte|\bdeposit\b|\b(the|and|your) balance\b|\ble solde\b/i

/** Refunds of content: half, and three or seven days before; the sample's date is 18 October. */
const oldRefund =
  /de helft (terug|of)|la moitié(,| ou| est)|half (back|or)|\b(3|drie|7|zeven)\sdagen (of langer|vooraf|voor de)|(sept|trois)\sjours (ou plus )?(avant|de l)|(seven|three)\sdays (or more|ahead|before)|1[15]\s(oktober|octobre|October)|50\s?%\s(terug|of|back|or|rem|ou|de ce)/i

const usual = /(binnen|dans les|within)\s24\s/i
const promised = /(binnen|dans les|within)\s48\s/i

const farm = sharedFarm({ OWNER_EMAIL: 'owner@farm.example' })
const on = '2025-10-23'
/** Every page of the site and every mail that it can send, after the owner changed all terms. */
let everyText: readonly (readonly [string, string])[]
let before: Readonly<Record<'asked' | 'confirmed' | 'secured', string>>

beforeAll(async () => {
  const ask = (email: string) => farm.book({ on, email })
  before = {
    asked: await ask('asked@example.org'),
    confirmed: await ask('confirmed@example.org'),
    secured: await farm.secured({ on, email: 'secured@example.org' }),
  }
  const blank = { days2: '', percent2: '', days3: '', percent3: '', days4: '', percent4: '' }
  const terms = {
    payment: { depositPercent: '100', depositDays: '5', balanceDaysBefore: '0' },
    refunds: { days1: '14', percent1: '100', ...blank },
    moving: { moveDaysBefore: '14' },
    answer: { answerHours: '48' },
  }
  for (const [value, fields] of Object.entries(terms)) {
    expect((await setValue(farm.desk, value, fields)).status).toBe(303)
  }
  const texts = [...everyPath, ...(await mailPaths(farm.site.url))].map(async (path) => {
    const html = await (await fetch(farm.site.url + path)).text()
    // Kinds of mails are no words.
    return [path, html.replaceAll(/deposit-(reminder|overdue)/g, '')] as const
  })
  everyText = await Promise.all(texts)
})

const saying = (what: RegExp) =>
  everyText.flatMap(([path, html]) => {
    const [said] = what.exec(html) ?? []
    return said === undefined ? [] : [[path, said]]
  })

/** The texts of so many mails to a guest, each on one line. */
async function mailsOf(guest: string, count: number): Promise<readonly string[]> {
  const mails = async () => mailsTo(await readMails(farm.site), guest)
  await waitUntil(async () => (await mails()).length >= count)
  return (await mails()).map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
}

test('changed refund terms stand alike everywhere, and a guest who booked before keeps the earlier ones', async () => {
  expect(await textAt(`${farm.desk}/huis`)).toContain(
    'Annuleren: 100% terug tot 14 dagen vooraf, daarna niets',
  )
  expect(saying(oldRefund)).toEqual([])
  const form = await textAt(`${farm.site.url}/nl/reserveren`)
  expect(form).toMatch(
    /14 dagen of langer vooraf: je krijgt alles terug. Minder dan 14 dagen vooraf: je krijgt niets terug. Een andere datum kiezen kan tot 14 dagen vooraf./,
  )

  // One booking reads one set of terms: in its mails, on its page and on that of cancelling.
  const id = await farm.book({ on, email: 'cancels@example.org' })
  await farm.answer(id, 'confirm', 'all-received')
  const mailTexts = await mailsOf('cancels@example.org', 3)
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
  expect(await textAt(farm.link.guest('cancel', { id: before.secured }))).toContain(
    'Tot en met donderdag 16 oktober 2025 betalen we alles terug: € 32,50.',
  )
})

test('all is paid at once where the owner says so, and no page or mail mentions two payments', async () => {
  expect(await textAt(`${farm.desk}/huis`)).toContain('Betalen: alles ineens, binnen 5 dagen')
  expect(saying(old)).toEqual([])
  const form = () => textAt(`${farm.site.url}/nl/reserveren`)
  expect(await form()).toContain('schrijf je alles ineens over, ten laatste vijf dagen later')

  const names = await textAt(`${farm.desk}/teksten`)
  expect(names).toContain('Herinnering aan de betaling')
  expect(old.exec(names)?.[0]).toBeUndefined()

  const id = await farm.book({ on, email: 'pays@example.org' })
  const page = farm.bookingPage(id)
  const own = farm.link.guest('booking', { id })
  await farm.answer(id, 'confirm')
  expect(await textAt(page)).toContain('Bevestigd, betaling verwacht')
  expect(await textAt(own)).toContain('Te betalen: € 65, ten laatste op')
  await farm.answer(id, 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  expect(await textAt(page)).toMatch(/Betaling € 65 van € 65[^]*ontvangen: betaling/)
  for (const address of [page, own, `${own}/receipt`]) {
    expect([address, old.exec(await textAt(address))?.[0]]).toEqual([address, undefined])
  }
  const mailTexts = await mailsOf('pays@example.org', 3)
  expect(mailTexts.filter((text) => old.test(text))).toEqual([])
  expect(mailTexts.join()).toContain('alles ineens: € 65, binnen vijf dagen')

  // A guest who booked before pays as agreed then.
  await farm.answer(before.confirmed, 'confirm')
  expect(await textAt(farm.link.guest('booking', { id: before.confirmed }))).toContain(
    'Voorschot: € 32,50',
  )
  await press(`${farm.desk}/huis`, { do: 'take-back', number: '1' })
  expect(await form()).toContain('een voorschot van 50%')
})

test('the hours for an answer are promised alike on pages and in mails, and each request keeps its own', async () => {
  expect(await textAt(`${farm.desk}/huis`)).toContain('Antwoord op een aanvraag: binnen 48 uur')
  expect(saying(usual)).toEqual([])
  expect(saying(promised).length).toBeGreaterThan(15)
  expect(await farm.statusOf(before.asked)).toBe('requested')
  await farm.book({ on, email: 'after@example.org', participantName: 'An Maes' })
  const [own] = await farm.mailsAbout(/An Maes/)
  expect(own?.text).toMatch(promised)
  const today = await textAt(farm.desk)
  expect(today).toContain('nog 24 uur om te antwoorden')
  expect(today).toContain('nog 48 uur om te antwoorden')
  await press(`${farm.desk}/datums`, {
    do: 'away',
    awayFrom: '2025-09-15',
    awayUntil: '2025-09-17',
  })
  expect(await textAt(`${farm.site.url}/nl/reserveren`)).toContain('ten laatste op donderdag 18')
})
