import { expect, test } from 'vitest'
import { desk as deskWords } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { linkPath } from '#letters/links.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { signer } from '../support/site-links.ts'

const farm = sharedFarm()

async function bookedByThree(): Promise<string> {
  const id = await farm.book({ participants: '3', on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  return id
}

test('where all is paid nobody is said to have paid nothing, and a guest who moves is asked to tell them', async () => {
  const { table, tellThem } = wordsIn('nl').companions
  const id = await bookedByThree()
  const bram = { name: 'Bram', email: '', language: 'nl', consent: 'on' }
  await press(await farm.makeCompanionLink(id), bram)
  const party = farm.link.guest('party', { id })
  expect(await textAt(party)).toContain(fill(table.joined, { name: 'Bram' }))
  await farm.answer(id, 'all-received')
  expect(await textAt(party)).toContain('Bram')
  for (const each of [fill(table.joined, { name: 'Bram' }), 'Wat zij niet betalen'])
    expect(await textAt(party)).not.toContain(each)
  const desk = await farm.html(farm.bookingPage(id))
  expect(desk).toContain(`<summary class="fold">${deskWords.actions['cancel-guest'].title}<`)
  expect(await textAt(`${farm.link.guest('booking', { id })}?done=move`)).toContain(tellThem)
})

test('nobody is taken from a table that is not theirs, and one button takes oneself away', async () => {
  const mine = await bookedByThree()
  const other = await bookedByThree()
  const bram = { name: 'Bram', email: '', language: 'nl', consent: 'on' }
  const joined = await press(await farm.makeCompanionLink(mine), bram)
  const theirs = new URL(joined.headers.get('location') ?? '', farm.site.url).href
  const [row] = farm.sql('select id from companion where reservation_id = ?', mine)
  // A companion on the guest's own booking needs no other name.
  const silent = 'Nog geen antwoord: 3 personen (Anneleen Peeters, Bram).'
  expect(await textAt(farm.bookingPage(mine))).toContain(silent)
  const page = farm.link.guest('party', { id: other })
  await press(page, { do: 'remove-companion', companion: String(row?.['id']) })
  const { where } = wordsIn('nl').myBooking.facts
  // A link of the first date leads on, though the booking moved far beyond the end of it.
  const first = { purpose: 'companion', record: String(row?.['id']), version: 1 } as const
  const ended = (await signer(farm.site)).token({ ...first, endsAt: new Date('2025-09-01') })
  for (const address of [theirs, farm.site.url + linkPath('companion', ended)])
    expect(await textAt(address)).toContain(`${where} Hof ter Gist Kouterdreef`)
  const left = await press(theirs, { do: 'leave' })
  expect(visibleText(await left.text())).toContain(wordsIn('nl').companions.left.title)
  const { gone, closed } = wordsIn('nl').companions
  expect(await textAt(theirs)).toContain(gone.title)
  const link = await farm.makeCompanionLink(mine)
  const again = await press(link, bram)
  await press(farm.link.guest('party', { id: mine }), { do: 'stop-sharing' })
  expect(await textAt(link)).toContain(wordsIn('nl').companions.over.title)
  const later = new URL(again.headers.get('location') ?? '', farm.site.url).href
  await press(later, { do: 'keep', vegans: '1', consent: 'on' })
  const party = farm.link.guest('party', { id: mine })
  const alone = await farm.read(`${party}?participants=1`)
  await press(party, alone.pressed(wordsIn('nl').guestChanges.party.button).fields)
  // Whoever joined a party that became one person keeps their page until the guest takes them away.
  const { table, own } = wordsIn('nl').companions
  expect(await textAt(later)).toContain(own.leaveTitle)
  for (const told of [table.crowded, fill(table.remove, { name: 'Bram' })])
    expect(await textAt(party)).toContain(told)
  expect(await textAt(`${farm.link.guest('booking', { id: mine })}?done=split`)).toContain(
    table.crowded,
  )
  // The page of the booking still leads to them on a course that has begun.
  const { id: date } = await farm.dateOn('2025-10-23')
  const beginAt = (startsAt: string, ...furtherDays: string[]) =>
    farm.sql(
      'update session set starts_at = ?, further_days = ? where id = ?',
      startsAt,
      JSON.stringify(furtherDays),
      date,
    )
  beginAt('2025-09-01T16:30:00.000Z', '2025-10-23')
  const begun = await textAt(farm.link.guest('booking', { id: mine }))
  beginAt('2025-10-23T16:30:00.000Z')
  expect(begun).toContain(table.title)
  await farm.answer(mine, 'cancel-guest')
  const diets = () => farm.sql('select diets from companion where reservation_id = ?', mine)
  expect(diets()).toMatchObject([{ diets: expect.stringContaining('1') }])
  const shown = await farm.read(later)
  expect(await textAt(later)).toContain(closed.title)
  await press(later, shown.pressed(wordsIn('nl').diets.forget).fields)
  expect(diets()).toMatchObject([{ diets: '' }])
})
