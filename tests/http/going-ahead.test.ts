import { expect, test } from 'vitest'
import { dateOn } from '../support/dates.ts'
import { dateFields, Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'

test('a date with a minimum says to visitors and guests whether it goes ahead', async () => {
  await using farm = await new Farm().open()
  const { id, taken } = await dateOn(farm.site, '2025-09-30')
  const read = async (url: string) => {
    const [main = ''] = (await farm.html(url)).split('</main>')
    return visibleText(main).replaceAll(/\s+/g, ' ')
  }
  const guest = farm.link.guest('booking', { id: await farm.book() })
  const schedule = `${farm.site.url}/en/booking`
  expect(await read(schedule)).not.toContain('oes ahead')

  const change = (bookedElsewhere: string, minimum = '9') => {
    const needed = { minimum, decidesOn: '2025-09-23', bookedElsewhere }
    return press(`${farm.desk}/datum/${id}`, dateFields(needed))
  }
  await change(String(taken))
  expect(await read(schedule)).toContain(
    'Goes ahead with 9 people or more; we’ll know on 23 September',
  )
  expect(await read(guest)).toContain('dat weten we op 23 september')
  await change('8')
  expect(await read(schedule)).toContain('Going ahead')
  expect(await read(guest)).not.toContain('dat weten we op')
})
