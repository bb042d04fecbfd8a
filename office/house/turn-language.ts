import { type Turn, turnedList } from '#booking/house/turned-list.ts'
import type { Language } from '#language/languages.ts'
import { inOneChange, type Office } from '../office.ts'

/**
 * Gives the site a language, takes one from it, or moves one before the one in front; the first is where a visitor
 * without a language comes. Guests of a language that goes keep theirs. The result is how it went.
 */
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
