/** Reminder of a late payment: Dutch alone. */
export const deskRemind = {
  link: 'Herinner de gast',
  title: 'Herinner de gast',
  text: 'Dit krijgt {name} op {email}. Herinneren kan één keer per betaling.',
  button: 'Stuur deze herinnering',
  done: 'herinnerd op {at}',
  doneByClock: 'herinnerd op {at} (vanzelf)',
  noMailbox: 'geen mailadres: bel {telephone}',
  unreachable: 'geen mailadres en geen telefoonnummer',
} as const
