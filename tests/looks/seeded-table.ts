import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { joinTable, shareTable } from '#office/companions/companions.ts'
import type { Office } from '#office/office.ts'
import { openPlace } from '#store/open-place.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import { testOffice } from '#tests/support/test-office.ts'
import type { Seeding } from './seeding.ts'
import { testSecrets } from '#tests/support/secrets.ts'

/**
 * The group with an option, on its page and on the desk; the party's booking, the link to join it,
 * and a companion.
 */
export type TableLinks = Readonly<
  Record<'option' | 'onDesk' | 'party' | 'joining' | 'companion', string>
>

const parties = {
  nl: { workshopType: 'vegetables', day: '2025-12-04' },
  fr: { workshopType: 'vegetables', day: '2025-12-04' },
  en: { workshopType: 'sourdough', day: '2025-11-29' },
} as const

const days = { nl: '2025-11-04', fr: '2025-11-05', en: '2025-11-06' } as const

/** Makes an option for a group and adds a companion to a party, in each language. */
export async function setTables(
  seeding: Seeding,
): Promise<Readonly<Record<FirstLanguage, TableLinks>>> {
  const { site, book, date, press, link } = seeding
  const ids = new Map<FirstLanguage, string>()
  for (const language of languages) {
    const { workshopType, day } = parties[language]
    const party = {
      workshopType,
      participants: '3',
      email: `tafel.${language}@example.org`,
    }
    const id = await book(date(day), language, party)
    await press(link.owner('confirm', id))
    ids.set(language, id)
  }
  const store = await openPlace({
    dataDir: site.dataDir,
    databaseUrl: undefined,
    secrets: testSecrets,
  })
  await using _ = { [Symbol.asyncDispose]: () => store.close() }
  const office = testOffice(store)
  const set = (language: FirstLanguage) =>
    setTable(office, seeding, { language, id: ids.get(language)! })
  return { nl: await set('nl'), fr: await set('fr'), en: await set('en') }
}

async function setTable(
  office: Office,
  { link }: Seeding,
  { language, id }: { readonly language: FirstLanguage; readonly id: string },
): Promise<TableLinks> {
  const option = await offerOption(office, { language, day: days[language] })
  await shareTable(office, id)
  const list = (await office.store.companions.listOf(id))!
  const joining = { name: 'Lotte', email: '', language }
  const companion = (await joinTable(office, list.id, { joining, from: {} }))!
  return {
    option: link.guest('option', { id: option }),
    onDesk: option,
    party: link.guest('party', { id }),
    joining: link.guest('companion-list', { id: list.id }),
    companion: link.guest('companion', { id: companion.id }),
  }
}
