import { beforeAll, expect, test } from 'vitest'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { everyKind, ownerMailbox, sampleLetters, siteUrl, testLetters } from '../support/letters.ts'
import { visibleText } from '../support/pages.ts'
import { ReadPage } from '../support/read-page.ts'

const farm = sharedFarm()
let records: { booking: string; date: string; refund: string }
beforeAll(async () => {
  const on = '2025-10-23'
  const guest = { on, participantName: 'Wannes Quintelier', email: 'wannes@example.org' }
  const gone = await farm.secured(guest)
  await farm.answer(gone, 'cancel-guest')
  const refund = await farm.refundOf(gone)
  expect(refund).not.toBe('')
  const { id: date } = await farm.dateOn(on)
  records = { booking: await farm.book(guest), date, refund }
})

function lettersToOwner() {
  return sampleLetters(testLetters(), 'nl').filter(({ to }) => to === ownerMailbox)
}

/** The links of a mail, about what this site has on file. */
function linksOn(html: string): readonly string[] {
  return new ReadPage(siteUrl, html).links
    .map(({ to }) => to)
    .filter((to) => to.startsWith(`${siteUrl}/desk`) || to.startsWith(`${siteUrl}/l/`))
    .map((to) => farm.site.url + to.slice(siteUrl.length).replace(/[\da-f-]{36}$/, recordFor(to)))
}

function recordFor(to: string): string {
  if (to.includes('/terugbetaald/')) return records.refund
  return /\/(?:datum|doorgaan|afgelasten)\//.test(to) ? records.date : records.booking
}

/** Mails that are written, whether they have left yet or not. */
const mailsWritten = async () => {
  const mails = await farm.site.farm<{ id: string; kind: string }>('mails')
  return mails.flatMap(({ id, kind }) => (kind === 'desk-key-owner' ? [] : [id]))
}

const standing = async () => [
  await farm.site.farm('reservations'),
  await farm.site.farm('schedule', '--all'),
  await farm.site.farm('messages'),
  await mailsWritten(),
]

test('a mail to the owner, quoted to anybody, shows nobody and changes nothing', async () => {
  const letters = lettersToOwner()
  const ownerKinds = everyKind.filter((kind) => kind.endsWith('-owner'))
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(ownerKinds))
  const links = new Set(letters.flatMap(({ content }) => linksOn(content.html)))
  // Eight steps, a booking, a date, the desk, and a key.
  expect(links.size).toBeGreaterThanOrEqual(10)
  const before = await standing()
  for (const url of links) {
    const shown = await fetch(url)
    const html = await shown.text()
    expect(visibleText(html), url).not.toMatch(/Wannes|Quintelier|wannes@|€|oktober|\d{2}:\d{2}/)
    const [, action = url] = /<form[^>]* action="([^"]*)"/.exec(html) ?? []
    for (const to of [url, new URL(action, url).href]) {
      const pressed = await press(to, { do: 'note', note: 'Quoted' }, stranger)
      expect(await pressed.text(), url).not.toContain('Quintelier')
    }
  }
  expect(await standing()).toEqual(before)
})

/** The person who was answered, in a browser of their own. */
const stranger = { 'sec-fetch-site': 'same-origin', cookie: '' }
