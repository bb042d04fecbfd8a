import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** Reminder of a late payment. */
export const deskRemind = {
  link: 'Herinner de gast',
  title: 'Herinner de gast',
  text: `Dit krijgt {name} op {email}. Na ${terms.remindAgain.spelled} kan het nog één keer.`,
  button: 'Stuur deze herinnering',
  /** The second one, by hand; `{done}` is `done` or `doneByClock`. */
  again: {
    link: 'Herinner nog één keer',
    title: 'Herinner nog één keer',
    text: '{name} is {done}. Dit krijgt {name} nu op {email}; daarna herinnert je bureau niet meer.',
    button: 'Stuur deze laatste herinnering',
  },
  done: 'herinnerd op {at}',
  doneByClock: 'herinnerd op {at} (vanzelf)',
  doneTwice: 'twee keer herinnerd, laatst op {at}',
  againFrom: 'nog één keer kan vanaf {date}',
  call: 'bel {telephone}',
  noMailbox: 'geen mailadres: bel {telephone}',
  unreachable: 'geen mailadres en geen telefoonnummer',
} as const
