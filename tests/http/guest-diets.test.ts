import { expect, test } from 'vitest'
import { prepSheetWords } from '#content/words/nl/prep-sheet.ts'
import { fill } from '#language/fill.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { Farm } from '../support/farm.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { tracesIn } from '../support/traces.ts'

const shared = sharedFarm()

test('allergies and diets are kept only with a consent of their own, and erased when it is taken back', async () => {
  await using farm = await new Farm().open()
  const url = farm.link.guest('diets', { id: await farm.book({ language: 'en' }) })
  const { diets } = wordsIn('en')
  const kept = fill(diets.kept, { until: 'Tuesday 30 September 2025 at 18:30' })
  const remark = 'A <b>little</b>'
  const typed = { vegans: '1', allergens: 'nuts', remark }
  const page = await refusedPage(url, typed)
  expect(page).toContain(diets.consentProblem)
  expect(page).toContain('A &lt;b&gt;little&lt;/b&gt;')
  expect(await textAt(url)).not.toContain(kept)
  expect((await press(url, { ...typed, consent: 'on' })).status).toBe(303)
  expect(await textAt(url)).toContain(kept)
  const { id: date } = await farm.dateOn('2025-09-30')
  const onDesk = () => textAt(`${farm.desk}/datum/${date}`)
  expect(await onDesk()).toContain('Noten: Anneleen Peeters')
  const { dataDir } = farm.site
  expect(await tracesIn(dataDir, remark)).not.toEqual([])
  await press(url, { do: 'forget' })
  expect(await onDesk()).not.toContain('Noten')
  expect(await textAt(url)).not.toContain(kept)
  await waitUntil(async () => (await tracesIn(dataDir, remark)).length === 0)
})

test('a guest who comes alone is asked about nobody else, and no party names more vegans than people', async () => {
  const { companions, diets } = wordsIn('en')
  for (const [participants, asked] of [
    ['1', companions.own.vegan],
    ['2', diets.vegans],
  ] as const) {
    const id = await shared.book({ language: 'en', participants })
    const url = shared.link.guest('diets', { id })
    const page = await textAt(url)
    const more = { vegans: String(Number(participants) + 1), consent: 'on' }
    expect(await refusedPage(url, more)).toContain(fill(diets.countProblem, { most: participants }))
    const questions = [companions.own.vegan, diets.vegans]
    expect(questions.filter((question) => page.includes(question))).toEqual([asked])
  }
})

test('nobody is said to eat everything while a remark stands or an answer is missing', async () => {
  await using farm = await new Farm().open()
  const remark = 'Je suis allergique aux noix.'
  const id = await farm.secured({ language: 'fr', specialRequirements: remark })
  const { id: date } = await farm.dateOn('2025-09-30')
  const claim = /niemand gaf|geen allergie|geen dieet/i
  const seen = new Map<string, string>()
  const follow = async (url: string, deep: boolean): Promise<void> => {
    if (seen.has(url) || !url.startsWith(farm.desk)) return
    const { html, links } = await farm.read(url)
    seen.set(url, visibleText(html))
    if (deep) for (const { to } of links) await follow(to.split('#')[0]!, false)
  }
  await follow(`${farm.desk}/datum/${date}`, true)
  expect(seen.size).toBeGreaterThan(8)
  expect([...seen].filter(([, text]) => claim.test(text))).toEqual([])
  const written = `schreef bij het boeken: ‘${remark}’ (nog niet nagevraagd)`
  const missing = 'Nog geen antwoord over allergieën en diëten: 1 boeking, 1 persoon (Anneleen'
  for (const sentence of [written, missing])
    expect(seen.get(`${farm.desk}/datum/${date}`)).toContain(sentence)
  expect(seen.get(farm.bookingPage(id))).toContain(remark)
  // Her own page needs no name of who is silent.
  expect(seen.get(farm.bookingPage(id))).toContain('Nog geen antwoord: 1 persoon.')

  await farm.restart({ NOW: '2025-09-27T10:00:00+02:00' })
  const [sheet] = await farm.mailsAbout(/^Klaarzetten/)
  for (const text of [sheet?.text ?? '', visibleText(sheet?.html ?? '')]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(written)
    expect(text).not.toMatch(claim)
  }
  await press(farm.link.guest('diets', { id }), { consent: 'on', vegans: '', remark: '' })
  const answered = await textAt(`${farm.desk}/datum/${date}`)
  expect(answered).toContain(
    'Iedereen die hier boekte, heeft geantwoord over allergieën en diëten: 1 boeking',
  )
  expect(answered).not.toMatch(claim)
})

test('the sheet says that all answered and eat everything, and how many they are', async () => {
  const on = '2025-10-23'
  const id = await shared.secured({ on })
  await press(shared.link.guest('diets', { id }), { consent: 'on', vegans: '', remark: '' })
  const { id: date } = await shared.dateOn(on)
  const [one] = prepSheetWords.allNone.one.split('{people}')
  expect(await textAt(`${shared.desk}/datum/${date}`)).toContain(`${one}1 persoon)`)
})
