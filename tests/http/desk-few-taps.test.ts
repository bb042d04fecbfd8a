import { describe, expect, test } from 'vitest'
import { deskAway, deskDates } from '#content/words/nl/desk-dates.ts'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskTogether } from '#content/words/nl/desk-together.ts'
import { desk } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { asOwner } from '../support/desk-device.ts'
import { addSixty, sharedFarm } from '../support/shared-farm.ts'
import { visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'

const farm = sharedFarm()
const { list } = deskMore

const namesIn = (html: string) =>
  [...html.matchAll(/<span class="block font-semibold[^"]*">([^<]+)<\/span>/g)].map(
    ([, name]) => name,
  )

test('the last tab leads to everything that is not for every day, and the dates begin with the forms wanted in a hurry', async () => {
  const more = await farm.html(`${farm.desk}/meer`)
  const { nav } = deskPages
  for (const name of [deskMore.bookings, nav.figures, nav.vouchers, nav.house, nav.devices]) {
    expect(more).toMatch(new RegExp(`<li[^>]*><a [^>]*>${name}</a>`))
  }
  for (const subject of Object.values(deskMore.subjects)) expect(more).toContain(`>${subject}</h2>`)
  expect(more).toMatch(new RegExp(`aria-current="page">${deskMore.tab}</a>`))
  // Nothing but the head has a bar of tabs, and the head is not printed.
  expect(more).toMatch(/<header class="no-print /)
  expect(more.slice(more.indexOf('</main>'))).not.toContain('<nav')
  const dates = await farm.html(`${farm.desk}/datums`)
  const [to] = /[^"]+#weg/.exec(dates)!
  expect(to).toBe('/desk/datums#weg')
  expect(dates.indexOf('id="weg"')).toBeLessThan(dates.indexOf(deskAway.text.split('{')[0]!))
  expect(dates.indexOf(deskMore.quick.away)).toBeLessThan(dates.indexOf(deskDates.coming))
  // A caller is asked for a date with room, and for nothing else.
  const calls = visibleText(await farm.html(`${farm.desk}/datums?telefoon=1`))
  expect(calls).toContain(deskMore.phone.choose)
  for (const other of ['10 van de 10 plaatsen', deskDates.addText, deskAway.text.split('{')[0]!]) {
    expect(calls).not.toContain(other)
  }
})

test('all bookings are listed from A or from the last date back, fifty at a time, and by a part of the name', async () => {
  const page = `${farm.desk}/boekingen`
  expect(await farm.html(page)).toContain(list.none)
  await farm.book({ on: '2025-12-18', participantName: 'Zoë Bogaert' })
  await farm.book({ on: '2025-10-23', participantName: 'anneleen Maes' })
  await farm.book({ on: '2025-11-08', participantName: 'Bram Bogaert' })
  const inOrder = ['anneleen Maes', 'Bram Bogaert', 'Zoë Bogaert']
  expect(namesIn(await farm.html(page))).toEqual(inOrder)
  expect(namesIn(await farm.html(`${page}?volgorde=datum`))).toEqual([
    'Zoë Bogaert',
    'Bram Bogaert',
    'anneleen Maes',
  ])
  expect(namesIn(await farm.html(`${page}?naam=bogaert`))).toEqual(['Bram Bogaert', 'Zoë Bogaert'])
  const sought = fill(list.noneFits, { sought: 'Niemand' })
  expect(await farm.html(`${page}?naam=Niemand`)).toContain(sought)

  addSixty(farm, 'Same Name')
  for (const order of ['naam', 'datum']) {
    const seen: string[] = []
    let next = `/desk/boekingen?volgorde=${order}`
    for (let pages = 0; next && pages < 3; pages++) {
      const html = await farm.html(farm.site.url + next)
      const ids = [...html.matchAll(/href="\/desk\/boeking\/([^"]+)"/g)].map(([, id = '']) => id)
      expect(ids.length).toBeLessThanOrEqual(50)
      seen.push(...ids)
      const [, more = ''] = new RegExp(`href="([^"]+)">${list.next}<`).exec(html) ?? []
      next = more.replace('&amp;', '&')
    }
    expect([seen.length, new Set(seen).size]).toEqual([63, 63])
  }
})

describe('many requests', () => {
  const own = sharedFarm({ UNDO_SECONDS: '120' })
  const ask = (on: string, participantName: string, different = {}) =>
    own.book({
      on,
      participantName,
      email: `${participantName.split(' ')[0]}@example.org`,
      ...different,
    })
  const statuses = async (ids: readonly string[]) => Promise.all(ids.map((id) => own.statusOf(id)))
  const press = (fields: readonly (readonly [string, string])[]) =>
    asOwner(own.desk, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    })

  test('are confirmed with one button, each with its mail, and taken back with one', async () => {
    const ids = []
    const asks = { specialRequirements: 'Is er parking voor een camper?' }
    for (const name of ['Ada Claes', 'Bea Claes', 'Cis Claes'])
      ids.push(await ask('2025-12-18', name, name === 'Cis Claes' && asks))
    const open = await ask('2025-12-18', 'Dora Claes', { participants: '5' })
    const home = await own.read(own.desk)
    const { fields } = home.pressed(deskTogether.button)
    const chosen = fields.filter(([name]) => name === 'chosen')
    // The one who asks something is to be read first.
    expect(chosen.map(([, value]) => value?.split(' ')[0]).toSorted()).toEqual(
      ids.slice(0, 2).toSorted(),
    )
    expect(home.main).toContain(fill(deskTogether.text, { n: 3 }))
    expect(home.main).toContain(deskTogether.unticked.one)
    const sentence = ['words-of-all', 'Breng laarzen mee.'] as const
    const nobody = await press([['do', 'confirm-all'], sentence])
    expect([nobody.status, await nobody.text()]).toEqual([
      422,
      expect.stringMatching(/<textarea name="words-of-all"[^>]*>Breng laarzen mee\.</),
    ])
    // Meanwhile one guest cancels.
    await own.answer(ids[1]!, 'decline')
    const answer = await press([
      ['do', 'confirm-all'],
      sentence,
      ...home.offered('chosen').map((one) => ['chosen', one] as const),
    ])
    expect(answer.status).toBe(303)
    expect(await statuses([...ids, open])).toEqual([
      'confirmed',
      'declined',
      'confirmed',
      'requested',
    ])
    const after = await own.htmlAfter(answer)
    expect(visibleText(after)).toContain(`Niet bevestigd: Bea Claes (${desk.statuses.declined}).`)
    expect(after).toContain(deskButtons.home['confirm-all'].done)
    expect(visibleText(after)).toContain('Je zei ja aan Ada Claes en Cis Claes.')
    const step = valueIn(after, 'step')
    // The step stands on the page of each of the bookings too.
    expect(await own.html(own.bookingPage(ids[2]!))).toContain(step)
    await press([
      ['do', 'undo'],
      ['step', step],
    ])
    expect(await statuses(ids)).toEqual(['requested', 'declined', 'requested'])
    expect(await own.html(own.bookingPage(ids[2]!))).toContain('Ongedaan gemaakt: de bevestiging')
    // A guest whose money is there already is named too, and those whom the address has no room for are counted.
    await own.answer(ids[0]!, 'confirm', 'deposit-received')
    const said = await own.html(`${own.desk}?done=confirm-all&wel=${ids[0]}&meer=12`)
    expect(visibleText(said)).toContain('Je zei ja aan Ada Claes en 12 andere gasten.')
  })
})
