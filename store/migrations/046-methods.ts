import { statements } from './statements.ts'

/** How money was paid that the owner notes by hand: cash, a transfer, or an app. */
export const up = statements(`alter table entry add column method text`)
