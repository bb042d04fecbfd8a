import { changedList, keysOfList, type ListChange, listPath } from '#booking/texts/list-order.ts'
import { listAround } from '#content/text-lists.ts'
import { writtenList } from '#content/words/written-texts.ts'
import { oneChange } from '../office.ts'
import { saveDraft, withDrafts } from './drafts.ts'

export type ListChanged =
  /** `key`: the added entry, or the entry now in that place. */
  | { readonly kind: 'changed'; readonly key: string }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'too-few' | 'too-many'; readonly least: number; readonly most: number }

/** Copies an entry behind itself, leaves it out, or moves it, in every language, as a draft. */
export const changeList = oneChange(
  async (
    change,
    { path, to }: { readonly path: string; readonly to: ListChange },
  ): Promise<ListChanged> => {
    const around = listAround(path)
    if (!around) return { kind: 'not-there' }
    const { list, key, least, most } = around
    const { texts } = await withDrafts(change)
    const before = keysOfList(texts.all, list, writtenList(change.house, list))
    if (to !== 'append' && !before.includes(key)) return { kind: 'not-there' }
    const after = changedList(before, key, to)
    if (after.length < least) return { kind: 'too-few', least, most }
    if (after.length > most) return { kind: 'too-many', least, most }
    const order = { path: listPath(list), language: 'all', text: after.join(' ') } as const
    await saveDraft(change, order)
    const added = after.find((name) => !before.includes(name))
    return { kind: 'changed', key: added ?? key }
  },
)
