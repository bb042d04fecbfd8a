import { type ListMove, arrangedList } from '#booking/house/arranged-list.ts'
import type { Language } from '#language/languages.ts'
import { inOneChange, type Office } from '../office.ts'

/** Guests who read a language that is taken away keep it. */
export function arrangeLanguages(
  office: Office,
  { language, turn }: { readonly language: Language; readonly turn: ListMove },
  device: string,
) {
  return inOneChange(office, async (change) => {
    const { spoken } = change.house
    const after = arrangedList(spoken, language, turn)
    if (after.kind === 'turned') {
      await change.houseChanges.add({
        before: { what: 'languages', spoken: [...spoken] },
        after: { what: 'languages', spoken: [...after.list] },
        at: change.clock.now(),
        device,
      })
    }
    return after.kind
  })
}
