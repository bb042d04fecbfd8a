import { expect, test } from 'vitest'
import { calledOff as inFrench } from '#content/words/fr/change-mails.ts'
import { deskCallOff as words } from '#content/words/nl/desk-dates.ts'
import { calledOff as inDutch } from '#content/words/nl/change-mails.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { dateOn } from '../support/dates.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'

const farm = sharedFarm()

test('a date is called off with a reason, once its mails and the sum that goes back were seen', async () => {
  const on = '2025-10-23'
  const id = await farm.secured({ on, participants: '1', email: 'an@example.org' })
  const french = await farm.book({ on, language: 'fr', email: 'celine@example.org' })
  await farm.answer(french, 'confirm')
  const { id: date } = await dateOn(farm.site, on)
  const own = 'De <b>schuur</b> staat onder water.'
  const why = { reason: 'weather', words: own }
  for (const address of [`${farm.desk}/datum/${date}`, farm.link.owner('call-off', date)]) {
    expect(visibleText(await farm.html(address))).toContain(words.reasons.weather)
    const looked = await press(address, { do: 'call-off-look', ...why })
    expect(looked.status).toBe(200)
    const html = await looked.text()
    const text = visibleText(html)
    expect(text).toContain('Er gaat € 32,50 terug naar wie betaalde.')
    expect(text).toContain('Nederlands: 1 mail')
    expect(text).toContain('Frans: 1 mail')
    for (const { reasons } of [inDutch, inFrench]) expect(html).toContain(reasons.weather)
    expect(html).toContain(`value="${own.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`)
    expect(html).toContain(`>${deskPages.date.callOffSure}</button>`)
    expect(await farm.statusOf(id)).toBe('secured')
  }
  await press(`${farm.desk}/datum/${date}`, { do: 'call-off', sure: 'on', ...why })
  expect(await farm.statusOf(id)).toBe('cancelled')
  const [dutch] = await mailsAbout(farm.site, /^Gaat niet door/)
  const [other] = await mailsAbout(farm.site, /^Atelier annulé/)
  expect(dutch?.text).toContain(inDutch.reasons.weather)
  expect(dutch?.text).toContain(own)
  expect(other?.text).toContain(inFrench.reasons.weather)
})
