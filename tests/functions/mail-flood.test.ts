import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { confirmationsToOneMailbox, messagesOfOneNetwork } from '#server/limits.ts'
import { choiceOf, type DateRow } from '#tests/support/dates.ts'
import { bookingFields } from '#tests/support/forms.ts'
import { unescaped } from '#tests/support/pages.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const { atOnce, oneEachMs } = confirmationsToOneMailbox
const spellings = [
  'bram@example.org',
  'Bram@EXAMPLE.org',
  'bram+1@example.org',
  'BRAM+x@example.org',
]

/** Spends every turn of a mailbox, by messages, each with the address spelled differently. */
async function bury(site: TestSite) {
  for (let i = 0; i < atOnce; i++) {
    const email = spellings[i % spellings.length] ?? ''
    const message = contactMessage({ email, subject: `${i}` })
    expect((await callFunction(site.url, 'send-contact-email', message)).status).toBe(200)
  }
}

test('one mailbox is sent so many confirmations, by whatever door, and then the rest is refused', async () => {
  const site = await startTestSite()
  try {
    await bury(site)
    const before = await site.farm('mails')
    for (const language of languages) {
      const { errors } = wordsIn(language)
      const minutes = String(Math.ceil(oneEachMs / 60_000))
      const sentence = errors.request.tooManyMails.replace('{minutes}', minutes)
      for (const email of spellings.slice(0, 2)) {
        const headers = { 'accept-language': language }
        const message = contactMessage({ email })
        const sent = await callFunction(site.url, 'send-contact-email', message, headers)
        expect(sent.status).toBe(429)
        expect(sent.body).toEqual({ success: false, error: sentence })
        const asked = reservationRequest({ email, language })
        const booked = await callFunction(site.url, 'submit-reservation', asked)
        expect(booked.status).toBe(429)
        const error = { code: 'too-many-mails', message: sentence, field: 'email' }
        expect(booked.body).toEqual({ error })
        for (const { headers: answered } of [sent, booked]) {
          const seconds = Number(answered.get('retry-after'))
          expect(seconds * 1000).toBeGreaterThan(oneEachMs - 120_000)
          expect(seconds * 1000).toBeLessThanOrEqual(oneEachMs)
        }
      }
    }
    const other = contactMessage({ email: 'an@example.org' })
    expect((await callFunction(site.url, 'send-contact-email', other)).status).toBe(200)
    expect(await site.farm('reservations')).toEqual([])
    expect(await site.farm('mails')).toHaveLength(before.length + 2)
  } finally {
    await removeData(site)
  }
})

test('the form without script says so at the field, with all that was typed', async () => {
  const site = await startTestSite()
  try {
    await bury(site)
    const forms = [
      ['/fr/reservation', bookingFields({ email: 'bram@example.org' })],
      ['/fr/contact', { ...contactMessage(), consent: 'on' }],
    ] as const
    for (const [path, fields] of forms) {
      const response = await fetch(site.url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      const html = unescaped(await response.text())
      const [sentence = ''] = wordsIn('fr').errors.request.tooManyMails.split('.')
      expect(html).toContain(sentence)
      expect(html).toContain('id="email-problem"')
      expect(html).toContain('value="bram@example.org"')
    }
  } finally {
    await removeData(site)
  }
})

test('a restart forgets nothing, time gives turns back, and the address is not kept', async () => {
  let site = await startTestSite()
  const message = contactMessage({ email: 'Zoe.Marked+x@example.org' })
  const send = () => callFunction(site.url, 'send-contact-email', message)
  try {
    for (let i = 0; i < atOnce; i++) expect((await send()).status).toBe(200)
    await site.stop()
    site = await startTestSite({ dataDir: site.dataDir })
    expect((await send()).status).toBe(429)
    await site.stop()
    const NOW = new Date(Date.parse('2025-09-15T09:00:00+02:00') + oneEachMs + 60_000).toISOString()
    site = await startTestSite({ dataDir: site.dataDir, env: { NOW } })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    const log = site.output()
    expect(log).not.toMatch(/marked/i)
  } finally {
    await removeData(site)
  }
})

test('fifty people behind one address each book within minutes, and none is kept waiting', async () => {
  const site = await startTestSite()
  try {
    const dates = await site.farm<DateRow>('schedule')
    const places = dates.flatMap((date) => Array<DateRow>(date.left).fill(date)).slice(0, 50)
    expect(places).toHaveLength(50)
    const people = places.map(async (date, i) => {
      const { workshop: workshopType } = date
      const email = `guest-${i}@example.org`
      const wrong = reservationRequest({ workshopType, preferredDate: choiceOf(date), email: '' })
      // Nobody gets a form right at once: each sends it twice with a mistake, and asks a question.
      for (let n = 0; n < 2; n++) {
        expect((await callFunction(site.url, 'submit-reservation', wrong)).status).toBe(422)
      }
      const question = contactMessage({ email })
      expect((await callFunction(site.url, 'send-contact-email', question)).status).toBe(200)
      const right = await callFunction(site.url, 'submit-reservation', { ...wrong, email })
      expect(right.status).toBe(200)
    })
    await Promise.all(people)
    expect(await site.farm('reservations')).toHaveLength(50)
  } finally {
    await removeData(site)
  }
})

test('a machine cannot send the farm’s confirmations to ever more people', async () => {
  const site = await startTestSite()
  try {
    let sent = 0
    for (let i = 0; i < messagesOfOneNetwork.atOnce + 20; i++) {
      const message = contactMessage({ email: `victim-${i}@example.org` })
      const { status, body } = await callFunction(site.url, 'send-contact-email', message)
      if (status === 200) sent += 1
      else {
        expect({ status, body }).toEqual({
          status: 429,
          body: { success: false, error: wordsIn('nl').errors.request.tooMany },
        })
      }
    }
    expect(sent).toBe(messagesOfOneNetwork.atOnce)
    expect(await site.farm('messages')).toHaveLength(sent)
  } finally {
    await removeData(site)
  }
})

test('who says so in a header has no other address, unless a proxy of ours said it', async () => {
  const limit = 300
  for (const [proxies, first429] of [
    ['0', 250],
    ['1', limit],
  ] as const) {
    const site = await startTestSite({ env: { TRUST_PROXY: proxies } })
    try {
      let served = 0
      for (; served < limit; served++) {
        // The last part is what the proxy saw, the first what the visitor claims.
        const seen = `198.51.100.${served % 250}`
        const claimed = { 'x-forwarded-for': proxies === '0' ? seen : `203.0.113.9, ${seen}` }
        const { status } = await callFunction(site.url, 'submit-reservation', '{}', claimed)
        if (status === 429) break
      }
      expect(served).toBeGreaterThanOrEqual(first429)
      expect(served).toBeLessThan(first429 + 30)
    } finally {
      await removeData(site)
    }
  }
})
