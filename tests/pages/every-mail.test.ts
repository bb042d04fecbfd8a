import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import type { MailKind } from '#store/kinds.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

/** Every kind of mail but those about a message; one that is missing here does not compile. */
const everyKind = Object.keys({
  'reservation-owner': true,
  'reservation-guest': true,
  'prove-guest': true,
  'confirmed-guest': true,
  'secured-guest': true,
  'paid-guest': true,
  'part-received-guest': true,
  'declined-guest': true,
  'called-off-guest': true,
  'cancelled-guest': true,
  'cancelled-owner': true,
  'moved-guest': true,
  'moved-owner': true,
  'rebooked-guest': true,
  'rebooked-owner': true,
  'hours-changed-guest': true,
  'party-changed-guest': true,
  'party-changed-owner': true,
  'place-taken-guest': true,
  'refunded-guest': true,
  'refund-account-guest': true,
  'taken-back-guest': true,
  'deposit-reminder-guest': true,
  'balance-request-guest': true,
  'practical-guest': true,
  'new-link-guest': true,
  'unanswered-owner': true,
  'deposit-overdue-owner': true,
  'balance-overdue-owner': true,
  'waiting-accepted-owner': true,
  'burst-owner': true,
  'desk-key-owner': true,
  'to-decide-owner': true,
  'prep-sheet-owner': true,
  'waiting-joined-guest': true,
  'waiting-offer-guest': true,
  'waiting-lapsed-guest': true,
  'waiting-called-off-guest': true,
  'date-letter-guest': true,
  'newcomer-asked-guest': true,
  'newcomer-guest': true,
  'newcomer-owner': true,
  'replaced-guest': true,
  'next-date-asked-guest': true,
  'next-date-guest': true,
  'waiting-letter-guest': true,
  'voucher-ordered-guest': true,
  'voucher-paid-guest': true,
  'voucher-gift-guest': true,
  'voucher-ending-guest': true,
  'voucher-withdrawn-guest': true,
  'voucher-refunded-guest': true,
} satisfies Record<Exclude<MailKind, 'contact-owner' | 'contact-sender'>, true>)

test.for(languages)(
  'every kind of mail is listed in %s, and opens, the languages in turn',
  async (language) => {
    const html = await (await fetch(site.url + pathTo('emailTemplates', language))).text()
    const listed = [...html.matchAll(/<a [^>]*href="(\/mail-preview\/([a-z-]+)\/(\w+))"/g)]
    const kinds = [...new Set(listed.map(([, , kind = '']) => kind))]
    for (const kind of everyKind) expect(kinds).toContain(kind)
    for (const [, path = '', kind = '', spoken] of listed) {
      const isOwners = kind.endsWith('-owner')
      if (isOwners) expect(spoken).toBe('nl')
      const turn = isOwners ? 'nl' : languages[kinds.indexOf(kind) % languages.length]
      if (spoken !== language || turn !== language) continue
      const mail = await (await fetch(site.url + path)).text()
      expect(mail, path).toContain(`<html lang="${spoken}">`)
    }
    expect(listed.filter(([, , kind]) => kind === 'practical-guest')).toHaveLength(3)
  },
)
