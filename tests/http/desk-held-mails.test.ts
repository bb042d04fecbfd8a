import { expect, test } from 'vitest'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskMails } from '#content/words/nl/desk-mails.ts'
import { startFaultyMailServer } from '../support/faulty-mail-server.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'

type Listed = { readonly state: string }

const farm = sharedFarm()

/** Waits until the store says of every mail that it went: a mail's file is there a moment earlier. */
const allSent = (count: number) =>
  waitUntil(async () => {
    const mails = await farm.site.farm<Listed>('mails')
    return mails.length === count && mails.every(({ state }) => state === 'sent')
  })

const release = { do: 'mails-release' }

test('while mails are held the desk says so first, since when and to whom, and lets them go', async () => {
  await farm.book({ email: 'guest@example.org' })
  await allSent(2)
  await farm.site.farm('mails', '--hold')
  await farm.book({ email: 'waits@example.org' })
  const text = await textAt(farm.desk)
  expect(text).toContain(deskMails.title)
  expect(text).toContain('15 september 2025')
  expect(text).toContain('Er wachten nu 2 mails.')
  expect(text).toContain('waits@example.org')

  const answer = await press(farm.desk, release)
  expect(answer.status).toBe(303)
  const next = await farm.textAfter(answer)
  expect(next).toContain(deskButtons.home['mails-release'].done)
  expect(next).not.toContain(deskMails.title)
  await allSent(4)
})

test('buttons about mails that have nothing to do say so', async () => {
  for (const [button, why] of [
    ['mails-release', deskRefused.mailsNotHeld],
    ['mail-again', deskRefused.noMailToSend],
  ] as const) {
    expect(visibleText(await refusedPage(farm.desk, { do: button }))).toContain(why)
  }
})

test('a start tries at once what a server had refused, as it may bring the right password', async () => {
  const before = (await farm.site.farm<Listed>('mails')).length
  await farm.book({ email: 'again@example.org' })
  await allSent(before + 2)
  farm.sql(`update mail set state = 'waiting', attempts = 6, due_at = '2025-09-15T11:00:00.000Z'`)
  await farm.restart({})
  await allSent(before + 2)
})

test('a mail server that lets nobody in is named at once, with what it said, until it does', async () => {
  const fault = ({ step }: { readonly step: string }) =>
    step === 'AUTH' ? { answer: '535 5.7.8 Wrong password' } : undefined
  await using server = await startFaultyMailServer({ offers: ['AUTH PLAIN'], fault })
  await farm.restart({ SMTP_URL: `smtp://farm:old@127.0.0.1:${server.port}` })
  await farm.book({ email: 'later@example.org' })
  await waitUntil(async () => (await textAt(farm.desk)).includes('535 5.7.8 Wrong password'))
  const text = await textAt(farm.desk)
  expect(text).toContain(deskMails.causes.password)
  expect(text).not.toContain('meer dan een uur')

  server.behave()
  await press(farm.desk, { do: 'mail-again' })
  await waitUntil(() => server.received.length === 2)
  await waitUntil(async () => !(await textAt(farm.desk)).includes(deskMails.causes.password))
})
