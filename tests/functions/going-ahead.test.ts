import { expect, test } from 'vitest'
import { dateOn } from '#tests/support/dates.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('a date with a minimum says to visitors and guests whether it goes ahead', async ({
  onTestFinished,
}) => {
  const site = await startTestSite()
  onTestFinished(() => removeData(site))
  const link = await linksOf(site)
  const { id, capacity, taken } = await dateOn(site, '2025-09-30')
  const read = async (url: string) => {
    const [main] = (await (await fetch(url)).text()).split('</main>')
    return visibleText(main ?? '').replaceAll(/\s+/g, ' ')
  }
  const change = (fields: Record<string, string>) =>
    fetch(`${link.desk()}/datum/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'change', capacity: String(capacity), note: '', ...fields }),
    })
  const placed = await callFunction(site.url, 'submit-reservation', reservationRequest())
  const guest = link.guest('booking', { id: String(placed.body['reservationId']) })
  const schedule = `${site.url}/en/booking`
  expect(await read(schedule)).not.toContain('oes ahead')

  const needed = { minimum: '9', decidesOn: '2025-09-23' }
  await change({ ...needed, bookedElsewhere: String(taken) })
  expect(await read(schedule)).toContain(
    'Goes ahead with 9 people or more; we’ll know on 23 September',
  )
  expect(await read(guest)).toContain('dat weten we op 23 september')
  await change({ ...needed, bookedElsewhere: '8' })
  expect(await read(schedule)).toContain('Going ahead')
  expect(await read(guest)).not.toContain('dat weten we op')
})
