import { expect, it } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { contactMessage, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { calledFrom, stillLimits } from '#tests/support/still-limits.ts'
import { createFunctions } from './functions.ts'

const farm = freshOffice()

it.each([
  ['submit-reservation', reservationRequest({ language: 'fr' })],
  ['send-contact-email', contactMessage()],
])('%s says in its own shape that it is busy, and keeps nothing', async (name, sent) => {
  const functions = createFunctions({
    ...stillLimits({ rateLimit: false }),
    callInTurn: async () => undefined,
    office: farm.office,
    publicAnonKey: 'public-anon-key',
  })
  const answer = await functions.request(
    `/${name}`,
    {
      method: 'POST',
      headers: { ...keyHeaders, 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify(sent),
    },
    calledFrom(),
  )
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.text()).toContain(wordsIn('fr').errors.request.busy)
  expect(await farm.store.reservations.list()).toEqual([])
  expect(await farm.store.messages.list()).toEqual([])
})
