/** What happened, and who is told, as `letters` names it. */
export type MailKind = `${string}-${'guest' | 'owner' | 'sender'}`

/** They name everybody of a date. Each is claimed by a notice named after its kind. */
export const kindsOfDates: readonly MailKind[] = ['prep-sheet-owner', 'to-decide-owner']

/** `unproven`: more than a date keeps for mailboxes that nobody has proven. `passed`: the date came, and they were never in turn. */
export type WaitingState =
  | 'waiting'
  | 'unproven'
  | 'offered'
  | 'accepted'
  | 'lapsed'
  | 'left'
  | 'called-off'
  | 'passed'

/** It went whole; its amounts stayed; what was typed beside it went; the diets went; the diary ended; the sentence for the site went. */
export type ErasedAs = 'gone' | 'stripped' | 'needs' | 'diets' | 'diary' | 'sentence'
