import { expect, test } from 'vitest'
import { everyPath, tags, unescaped } from '#tests/support/pages.ts'
import { ReadPage } from '#tests/support/read-page.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

/** Everything a page points to: links, pictures, scripts, styles, fonts. */
function referencesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const inStyles = [...styles.join('').matchAll(/url\(["']?([^"')]+)["']?\)/g)]
  const onDocument = [...html.matchAll(/\sdata-(?:start|letters)="([^"]*)"/g)]
  const imported = [...html.matchAll(/import\("([^"]+)"\)|from "(\/[^"]+)"/g)]
  return [
    ...attributes.map(([, target = '']) => unescaped(target)),
    ...sets.flatMap(([, set = '']) =>
      set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
    ),
    ...onDocument.flatMap(([, files = '']) => unescaped(files).split(' ')),
    ...inStyles.map(([, target = '']) => target),
    ...imported.map(([, one, other]) => one ?? other ?? ''),
  ].filter((target) => target !== '' && !target.startsWith('data:'))
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

test('no link and no file of any page is dead, and every page is reached from the home page', async () => {
  const seen = new Map<string, string>()
  const ids = new Map<string, Set<string | undefined>>()
  const anchors: string[] = []
  const waiting = ['/nl']
  seen.set('/nl', 'the start')
  while (waiting.length > 0) {
    const path = waiting.pop() ?? ''
    const response = await fetch(site.url + path, { redirect: 'manual' })
    expect(response.status, `${path}, linked from ${seen.get(path)}`).toBe(200)
    const html = await response.text()
    // The module that starts a page's scripts imports the others.
    if (!path.startsWith('/start/') && !isPage(response)) continue
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)))
    for (const target of referencesOf(html)) {
      const url = new URL(target, site.url + path)
      if (url.origin !== site.url) continue
      const next = url.pathname + url.search
      // A part of a drawing is no place of a page.
      if (url.hash !== '' && !next.endsWith('.svg')) anchors.push(`${next}${url.hash}`)
      if (seen.has(next)) continue
      seen.set(next, path)
      waiting.push(next)
    }
  }
  for (const anchor of anchors) {
    const [path = '', id] = anchor.split('#')
    expect(ids.get(path)?.has(id), anchor).toBe(true)
  }
  // Pages of the farm's own, and the one after a form, are linked from nowhere.
  const unlinked = everyPath.filter((path) => !seen.has(path))
  expect(unlinked.toSorted()).toEqual([
    '/en/business-card',
    '/en/email-templates',
    '/en/reservation-success',
    '/fr/carte-visite',
    '/fr/modeles-email',
    '/fr/reservation-reussie',
    '/nl/email-sjablonen',
    '/nl/reservering-succes',
    '/nl/visitekaartje',
  ])
})

test('links of one name on a page lead to one place', async () => {
  const faults: string[] = []
  for (const path of everyPath) {
    const page = new ReadPage(site.url + path, await (await fetch(site.url + path)).text())
    const elsewhere = page.links.filter(({ to }) => !to.startsWith(`${site.url}${path}#`))
    for (const [name, links] of Map.groupBy(elsewhere, (link) => link.name)) {
      const places = new Set(links.map(({ to }) => to))
      if (places.size > 1) faults.push(`${path}: ${name}, to ${[...places].join(' and ')}`)
    }
  }
  expect(faults).toEqual([])
})

test('a link that leaves the site is a link, never something a page loads by itself', async () => {
  for (const path of everyPath) {
    const html = await (await fetch(site.url + path)).text()
    for (const name of ['script', 'img', 'source', 'iframe', 'object', 'embed', 'video']) {
      for (const { src, srcset, data } of tags(html, name)) {
        // An address within the page names XML namespaces.
        const targets = [src, srcset, data].filter((target) => !target?.startsWith('data:'))
        for (const target of targets) expect(target ?? '').not.toMatch(/https?:|^\/\//)
      }
    }
    expect(html).not.toMatch(/<link[^>]+rel="(?:stylesheet|preload|preconnect)"[^>]+href="http/)
  }
})
