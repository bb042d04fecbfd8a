import { expect, test } from 'vitest'
import { deskAttendance } from '#content/words/nl/desk-dates.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { fill } from '#language/fill.ts'
import { dateOn } from '../support/dates.ts'
import { asOwner } from '../support/desk-device.ts'
import { Farm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'

const on = '2025-09-30'

test('attendance is ticked once the date has begun, and counts in the figures', async () => {
  await using farm = await new Farm().open()
  const id = await farm.secured({ on, participants: '3' })
  const { id: date } = await dateOn(farm.site, on)
  const form = new URLSearchParams([
    ['do', 'came'],
    ['party', id],
    ['came', id],
    ['came', id],
  ])
  const tick = () =>
    asOwner(`${farm.desk}/datum/${date}`, { method: 'POST', body: form, redirect: 'manual' })
  const early = await tick()
  expect(early.status).toBe(422)
  expect(visibleText(await early.text())).toContain(deskAttendance.tooEarly)

  await farm.restart({ NOW: '2025-10-01T09:00:00+02:00' })
  const { desk } = farm
  const page = await farm.html(`${desk}/datum/${date}`)
  expect(page.match(/name="came"[^>]* checked=""/g)).toHaveLength(3)
  const after = await farm.textAfter(await tick())
  expect(after).toContain(deskButtons.date.came.done)
  expect(after).toContain(fill(deskAttendance.counted, { came: 2, booked: 3 }))
  expect(await textAt(`${desk}/boeking/${id}`)).toContain('2 van de 3 kwamen')
  expect(await textAt(`${desk}/cijfers?periode=2025-09`)).toContain(
    '2 kwamen, 1 niet, van 4 weten we het niet',
  )

  // No tick means that nobody came; an id that is no booking of the date counts for nothing.
  await press(`${desk}/datum/${date}`, { do: 'came', party: id })
  expect(await textAt(`${desk}/cijfers?periode=2025-09`)).toContain('0 kwamen, 3 niet')
})
