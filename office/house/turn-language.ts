import { type Turn, turnedList } from '#booking/house/turned-list.ts'
import type { Language } from '#language/languages.ts'
import { inOneChange, type Office } from '../office.ts'

/** Guests who read a language that is taken away keep it. */
export function turnLanguage(
  office: Office,
  { language, turn }: { readonly language: Language; readonly turn: Turn },
  device: string,
) {
  return inOneChange(office, async (change) => {
    const { spoken } = change.house
    const after = turnedList(spoken, language, turn)
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
