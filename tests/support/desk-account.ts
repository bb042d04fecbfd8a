import { afterAll, beforeAll, expect } from 'vitest'
import { callFunction, reservationRequest } from './requests.ts'
import { linksOf } from './site-links.ts'
import { removeData, startTestSite, type TestSite } from './test-site.ts'

type Payment = { readonly kind: string; readonly paidCents: number; readonly reference: string }
type Listed = { readonly id: string; readonly status: string; readonly payments: Payment[] }

/** The page of the farm's account, on a site that all tests of a file share. */
export function deskAccount() {
  let site: TestSite
  let link: Awaited<ReturnType<typeof linksOf>>
  beforeAll(async () => {
    site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
    link = await linksOf(site)
  })
  afterAll(() => removeData(site))

  const address = () => `${link.desk()}/rekening`
  const listed = async (id: string) =>
    (await site.farm<Listed>('reservations')).find((each) => each.id === id)!

  return {
    get site() {
      return site
    },
    get link() {
      return link
    },
    address,
    listed,

    press: (fields: Record<string, string>) =>
      fetch(address(), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),

    now: async () => (await fetch(address())).text(),

    upload: (text: string, url = `${address()}/afschrift`, headers = {}) => {
      const form = new FormData()
      form.set('file', new File([text], 'statement.cod'))
      return fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' })
    },

    /** Asks for a place of 65 euro on a date with room. */
    book: async (participantName = 'Anneleen Peeters') => {
      const preferredDate = 'Thursday 23 October 2025 - 18:30-22:00'
      const request = { workshopType: 'vegetables', preferredDate, participantName }
      const asked = reservationRequest(request)
      const { body } = await callFunction(site.url, 'submit-reservation', asked)
      const id = String(body['reservationId'])
      const [deposit, balance] = (await listed(id)).payments
      return { id, deposit: deposit!.reference, balance: balance!.reference }
    },
  }
}

/**
 * The key of the one movement that waits beside a text; one with a space in it, as the signed addresses
 * of the page may spell any shorter one.
 */
export function keyBeside(html: string, text: string): string {
  const at = html.lastIndexOf(text)
  expect(at, `${text} stands on the page`).toBeGreaterThan(0)
  const key = /name="movement" value="([^"]+)"/.exec(html.slice(at))?.[1]
  return key?.replaceAll('&amp;', '&') ?? ''
}
