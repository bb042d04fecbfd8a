import { rulesIn } from '../terms.ts'

const { sentencesShown } = rulesIn('nl')

/** Guest sentences on the desk. */
export const deskSentences = {
  title: 'Zinnen van gasten',
  text: `Wie onze mails na de workshop vroeg, mag een maand later één zin schrijven voor de site. Van wat je toont, staan de nieuwste ${sentencesShown.word} op de startpagina, tot de gast of jij ze terugneemt.`,
  toDecide: 'Nog te bekijken',
  none: 'Er is nu niets te bekijken.',
  shown: 'Op de site',
  /** Placeholders `{name}`, `{town}` and `{date}`. */
  by: '{name}, {town}, op {date}',
  show: 'Tonen',
  hide: 'Niet tonen',
  takeAway: 'Niet meer tonen',
  booking: 'Naar de boeking',
  link: 'Zinnen van gasten op de startpagina',
  waiting: {
    one: '{n} zin van een gast is nog te bekijken',
    other: '{n} zinnen van gasten zijn nog te bekijken',
  },
} as const
