/** The mail that confirms a message was of a kind of its own; it waited under that word. */
export const up = `
update mail set kind = 'contact-guest' where kind = 'contact-sender';
update mail set held_with = 'contact' || substr(held_with, 15) where held_with like 'contact-sender %';
`
