import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const { sentencesShown } = rulesIn('fr')

export const deskSentences: DeskWords['sentences'] = {
  title: 'Phrases des participants',
  text: `Ceux qui ont demandé les e-mails de suivi peuvent, un mois plus tard, écrire une phrase pour le site. Parmi celles que vous montrez, les ${sentencesShown.word} plus récentes figurent sur la page d’accueil, jusqu’à ce que leur auteur ou vous les retiriez.`,
  toDecide: 'Encore à lire',
  none: 'Il n’y a rien à lire en ce moment.',
  shown: 'Sur le site',
  by: '{name}, {town}, le {date}',
  show: 'Montrer',
  hide: 'Ne pas montrer',
  takeAway: 'Ne plus montrer',
  booking: 'Aller à la réservation',
  link: 'Phrases des participants, sur la page d’accueil',
  waiting: {
    one: '{n} phrase d’un participant est encore à lire',
    other: '{n} phrases de participants sont encore à lire',
  },
}
