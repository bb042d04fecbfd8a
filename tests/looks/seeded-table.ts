import type { Office } from '#office/office.ts'
import type { FirstLanguage } from '#tests/support/first-languages.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import type { Farm } from '#tests/support/shared-farm.ts'
import { joinList, tableOf } from '#tests/support/tables.ts'

/**
 * The group with an option, on its page and on the desk; the party's booking, the link to join it,
 * and a companion.
 */
export type TableLinks = Readonly<
  Record<'option' | 'onDesk' | 'party' | 'joining' | 'companion', string>
>

const parties = { nl: '2025-12-04', fr: '2025-12-04', en: '2025-11-29' } as const

const days = { nl: '2025-11-04', fr: '2025-11-05', en: '2025-11-06' } as const

/** Makes an option for a group and adds a companion to a party, in each language. */
export async function setTables(
  farm: Farm,
  office: Office,
): Promise<Readonly<Record<FirstLanguage, TableLinks>>> {
  const set = async (language: FirstLanguage): Promise<TableLinks> => {
    const email = `tafel.${language}@example.org`
    const id = await farm.book({ on: parties[language], participants: '3', email, language })
    await farm.answer(id, 'confirm')
    const option = await offerOption(office, { language, day: days[language] })
    const list = await tableOf(office, id)
    const companion = (await joinList(office, list, { language }))!
    const { link } = farm
    return {
      option: link.guest('option', { id: option }),
      onDesk: option,
      party: link.guest('party', { id }),
      joining: link.guest('companion-list', { id: list }),
      companion: link.guest('companion', { id: companion.id }),
    }
  }
  return { nl: await set('nl'), fr: await set('fr'), en: await set('en') }
}
