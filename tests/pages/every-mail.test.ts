import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyKind } from '#tests/support/letters.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

test.for(languages)('every kind of mail is listed in %s, and opens', async (language) => {
  const html = await (await fetch(site.url + pathTo('emailTemplates', language))).text()
  const listed = [...html.matchAll(/<a [^>]*href="(\/mail-preview\/([a-z-]+)\/(\w+))"/g)]
  const kinds = [...new Set(listed.map(([, , kind = '']) => kind))]
  for (const kind of everyKind) expect(kinds).toContain(kind)
  for (const [, path = '', kind = '', spoken] of listed) {
    const isOwners = /-(owner|accountant)$/.test(kind)
    if (isOwners) expect(spoken).toBe('nl')
    const turn = isOwners ? 'nl' : languages[kinds.indexOf(kind) % languages.length]
    if (spoken !== language || turn !== language) continue
    const mail = await (await fetch(site.url + path)).text()
    expect(mail, path).toContain(`<html lang="${spoken}">`)
  }
  expect(listed.filter(([, , kind]) => kind === 'practical-guest')).toHaveLength(3)
})
