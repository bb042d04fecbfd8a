import { type ListMove, arrangedList } from '#booking/house/arranged-list.ts'
import type { Language } from '#language/languages.ts'
import { oneChange } from '../office.ts'
import { changeValues } from './change-house.ts'

/** Guests who read a language that is taken away keep it. */
export const arrangeLanguages = oneChange(
  async (change, { language, turn }: { readonly language: Language; readonly turn: ListMove }) => {
    const after = arrangedList(change.house.spoken, language, turn)
    if (after.kind === 'turned') {
      await changeValues(change, [{ what: 'languages', spoken: after.list }])
    }
    return after.kind
  },
)
