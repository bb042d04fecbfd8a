import { expect } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { unlistedPages } from '#language/pages.ts'
import { languages } from './first-languages.ts'
import { farmWordsIn } from './farm-words.ts'
import { postForm } from './forms.ts'
import type { Farm } from './farm.ts'

export type Fields = Readonly<Record<string, string>>

export type OtherBusiness = {
  readonly values: Readonly<Record<string, Fields>>
  readonly workshops: readonly Fields[]
  readonly dates: readonly Fields[]
}

/** Fills in forms of the desk alone, and counts what was typed or chosen. */
export class Evening {
  answers = 0
  readonly #farm: Farm
  constructor(farm: Farm) {
    this.#farm = farm
  }

  async fill(page: string, hidden: Fields, typed: Fields = {}) {
    this.answers += Object.keys(typed).length
    const sent = await postForm(`${this.#farm.desk}/${page}`, { ...hidden, ...typed })
    expect([page, hidden, sent.status]).toEqual([page, hidden, 303])
  }

  async makeItHers({ values, workshops, dates }: OtherBusiness) {
    for (const [value, fields] of Object.entries(values)) {
      const named = Object.entries(fields).map(([field, text]) => [`${value}-${field}`, text])
      await this.fill('huis', { do: 'set', value }, Object.fromEntries(named))
    }
    for (const made of workshops) await this.fill('workshops', { do: 'workshop-add' }, made)
    const rest = ['startTime', 'endTime', 'capacity', 'everyWeeks', 'until', 'price']
    const blank = Object.fromEntries(rest.map((field) => [field, '']))
    for (const date of dates) await this.fill('datums', { do: 'add-dates', ...blank }, date)
    await this.fill('begin', { do: 'start-empty' })
  }
}

/** Addresses that say themselves what they are, and names that only machines read. */
const notRead =
  /<style[^]*?<\/style>|\/assets\/[\w./-]+|\sclass="[^"]*"|\s(href|id)="#?jar[\w-]*"|--jar-\w+|\(#jar-\w+\)|cid:jar@\w+|\/l\/[a-z2-7]{9,}/g

/** Every page that a visitor comes to, every mail, and what machines read, with their sources. */
export async function everything({ site }: Farm): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const spoken = languages.flatMap((each) => [
    `/${each}`,
    `/${each}/no-such-page`,
    `/schedule.ics?lng=${each}`,
    `/waiting-list?lng=${each}`,
    `/next-date?lng=${each}`,
    `/l/${each}/x`,
    ...unlistedPages.map((page) => pathTo(page, each)),
  ])
  const machines = ['sitemap.xml', 'site.webmanifest', 'robots.txt', '.well-known/security.txt']
  const waiting = [...spoken, ...machines.map((file) => `/${file}`)]
  for (const path of waiting) {
    if (found.has(path)) continue
    const html = await (await fetch(site.url + path)).text()
    found.set(path, html)
    const links = html.matchAll(/(?:href|src)="(\/(?!assets|pictures|share)[^"#]*)/g)
    const inside = [...links].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    waiting.push(...inside.filter((link) => !/\.(svg|png|ico|js|css|woff2)$/.test(link)))
  }
  return found
}

/** Each word of the example once, with a page that says it. */
export function wordsLeftIn(pages: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, string>()
  for (const [path, html] of pages) {
    const read = html.replaceAll(notRead, ' ')
    for (const word of farmWordsIn(read)) {
      const at = read.indexOf(word)
      found.getOrInsert(word, `${path}: ${read.slice(Math.max(0, at - 60), at + 60)}`)
    }
  }
  return [...found.values()]
}
