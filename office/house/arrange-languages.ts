import { type ListMove, arrangedList } from '#booking/house/arranged-list.ts'
import type { Language } from '#language/languages.ts'
import { oneChange } from '../office.ts'

/** Guests who read a language that is taken away keep it. */
export const arrangeLanguages = oneChange(
  async (
    change,
    { language, turn }: { readonly language: Language; readonly turn: ListMove },
    device: string,
  ) => {
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
  },
)
