/** The outbox takes the first mail whose turn it is, and looks at no other. */
export const up = `create index mail_turn on mail (state, attempts, due_at, created_at)`
