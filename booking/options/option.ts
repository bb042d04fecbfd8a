/** `open` while the group can say yes; `lapsed` when its time ended; `withdrawn` by the farm. */
export type OptionState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'

/** Its last moment is the one before `holdsUntil`. */
export function isOpenNow(
  { state, holdsUntil }: { readonly state: OptionState; readonly holdsUntil: Date },
  now: Date,
): boolean {
  return state === 'open' && now < holdsUntil
}

/** So many days a group has, unless the owner says otherwise. */
export const daysToAnswer = 7

/** So long the desk shows that an option came to nothing. */
export const daysShown = 7
