import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskWaitingList } from '#content/words/nl/desk-dates.ts'
import { Farm } from '../support/farm.ts'
import { postForm, press, refusedPage } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { guestAddressesIn } from '../support/sent-mails.ts'

type Waiting = { readonly name: string; readonly participants: number; readonly state: string }

test('a waiting list is changed at the desk: off it, a smaller number and an offer, each taken back', async () => {
  await using farm = await new Farm({ UNDO_SECONDS: '120' }).open()
  const { id } = await farm.dateOn('2025-09-30')
  const page = `${farm.desk}/datum/${id}`
  const line = () =>
    farm.sql('select name, participants, state from waiting order by created_at') as Waiting[]
  const taken = () => farm.sql('select taken from session where id = ?', id)[0]?.['taken']
  for (const [n, name] of ['Vier Maes', 'Drie Maes'].entries()) {
    farm.sql(
      `insert into waiting (id, session_id, participants, language, name, email, state, created_at)
       values (?, ?, ?, 'nl', ?, ?, 'waiting', ?)`,
      `w${n}`,
      id,
      4 - n,
      name,
      `w${n}@example.org`,
      `2025-09-14T0${n}:00:00.000Z`,
    )
    farm.sql('update session set taken = capacity - 2 where id = ?', id)
  }
  expect(await textAt(page)).toContain(deskWaitingList.rule)
  const does = async (what: string, fields: Record<string, string> = {}) => {
    const answer = await press(page, { do: what, waiting: 'w0', ...fields })
    return answer.status === 303 ? farm.textAfter(answer) : visibleText(await answer.text())
  }
  const before = line()
  const places = taken()

  expect(await does('line-off')).toContain(deskButtons.date['line-off'].done)
  expect(line()[0]?.state).toBe('left')
  expect((await farm.undo(page)).status).toBe(303)
  expect(line()).toEqual(before)

  expect(await does('line-offer')).toContain(deskWaitingList.refused['no-room'])
  expect(await does('line-number', { participants: 'x' })).toContain('van 1 tot')
  const refused = { do: 'line-number', waiting: 'w0', participants: 'x' }
  expect(await refusedPage(page, refused)).toContain('value="x"')
  const tooMany = await refusedPage(page, { ...refused, participants: '99' })
  expect(visibleText(tooMany)).toMatch(/van 1 tot \d+\./)
  expect(tooMany).toMatch(/<details open="">(?:(?!<details).)*value="99"/)
  expect(await does('line-number', { participants: '3' })).toContain(
    deskButtons.date['line-number'].done,
  )
  expect(line()[0]).toMatchObject({ participants: 3, state: 'waiting' })
  expect((await farm.undo(page)).status).toBe(303)
  expect([line(), taken()]).toEqual([before, places])

  // One more place comes free on a date that offers none by itself: the owner gives three to who is not first.
  farm.sql(`update session set taken = taken - 1, state = 'closed' where id = ?`, id)
  expect(await does('line-offer', { waiting: 'w1' })).toContain(deskButtons.date['line-offer'].done)
  expect(line()[1]?.state).toBe('offered')
  expect(taken()).toBe(Number(places) + 2)
  expect((await farm.undo(page)).status).toBe(303)
  expect([line(), taken()]).toEqual([before, Number(places) - 1])

  await does('line-offer', { waiting: 'w1' })
  expect(await textAt(page)).toContain(deskWaitingList.offOffered)
  // An offered party is among the places that are taken, and no longer among those who wait.
  expect(await textAt(page)).toContain('waarvan 4 elders geboekt, 3 aangeboden aan de wachtlijst.')
  expect(await textAt(`${farm.desk}/datums`)).toContain('4 personen op de wachtlijst')
  await does('line-off', { waiting: 'w1' })
  expect(line()[1]?.state).toBe('left')
  expect(taken()).toBe(Number(places) - 1)
  expect(await does('line-off', { waiting: 'nobody' })).toContain(deskWaitingList.refused.gone)
})

test('the desk says that an unproven mailbox gets no offer, and sends the mail again', async () => {
  await using farm = await new Farm({ RATE_LIMIT: 'on' }).open()
  const { id } = await farm.dateOn('2025-09-30')
  farm.sql('update session set taken = capacity where id = ?', id)
  farm.sql('update schedule_revision set revision = revision + 1')
  const party = { date: id, participants: '2', name: 'Lies Maes', email: 'lies@example.org' }
  const form = { ...party, language: 'en', consent: 'on', website: '' }
  const joined = await postForm(`${farm.site.url}/waiting-list?lng=en`, form)
  expect(await textAt(farm.site.url + joined.location)).toContain('click that first')
  const page = `${farm.desk}/datum/${id}`
  expect(await textAt(page)).toContain(deskWaitingList.unproven)
  const [entry] = farm.sql('select id from waiting') as [{ id: string }]
  await press(page, { do: 'line-mail', waiting: entry.id })
  const mails = await farm.mailsAbout(/waiting list/i, 2)
  await press(guestAddressesIn(mails[1])[0]!)
  expect(await textAt(page)).not.toContain(deskWaitingList.unproven)
})
