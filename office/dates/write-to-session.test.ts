import { expect, test } from 'vitest'
import type { DateLetter } from '#booking/dates/date-letter.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { writeToSession } from './write-to-session.ts'

const farm = freshOffice({ planned: { capacity: 4 } })
const letter: DateLetter = {
  texts: [
    { language: 'nl', text: 'Breng een pot mee.' },
    { language: 'en', text: 'Bring a jar.' },
  ],
  instead: 'en',
}
const draft = '3f0c'
const toWaiting = false

/** Mailbox and text of each letter since `forgetTold`. */
const written = () =>
  farm.office.notified.flatMap((news) => {
    if (news.kind === 'date-letter') return [`${news.reservation.email}: ${news.written.text}`]
    return news.kind === 'waiting-letter' ? [`${news.entry.email}: ${news.written.text}`] : []
  })

async function guestsAndParty() {
  const dutch = await farm.confirmed({ email: 'an@example.org' })
  await farm.confirmed({ email: 'luc@example.org', language: 'fr' })
  await farm.phone(1, 'Mia Maes')
  const gone = await farm.confirmed({ email: 'gone@example.org' })
  await farm.cancel({ id: gone, by: 'owner' })
  await farm.phone(1, 'Jef Maes')
  await farm.join(1, { email: 'waits@example.org' })
  farm.forgetTold()
  return dutch
}

test('every guest of the date with a mailbox gets a letter in their language, and history says so', async () => {
  const dutch = await guestsAndParty()
  await writeToSession(farm.office, farm.sessionId, { letter, toWaiting, draft })
  const each = ['an@example.org: Breng een pot mee.', 'luc@example.org: Bring a jar.']
  expect(written().toSorted()).toEqual(each)
  expect(await farm.lastEvent(dutch)).toMatchObject({ what: 'written-to', by: 'owner' })
})

test('a letter that was sent is not sent again; another is, to waiting parties if the owner wants', async () => {
  await guestsAndParty()
  for (const _ of ['once', 'twice']) {
    await writeToSession(farm.office, farm.sessionId, { letter, toWaiting, draft })
  }
  expect(written()).toHaveLength(2)
  await writeToSession(farm.office, farm.sessionId, { letter, toWaiting: true, draft: '77aa' })
  expect(written()).toHaveLength(5)
  expect(written()).toContain('waits@example.org: Bring a jar.')
})
