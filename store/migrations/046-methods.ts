/** How money was paid that the owner notes by hand: cash, a transfer, or an app. */
export const up = `alter table entry add column method text`
