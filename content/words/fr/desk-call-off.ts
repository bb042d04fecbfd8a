import type { DeskWords } from '../shape.ts'

export const deskCallOff: DeskWords['callOff'] = {
  why: 'Pourquoi ? Chaque client le lira dans sa langue.',
  reasons: {
    none: 'Ne rien préciser',
    weather: 'Mauvais temps',
    ill: 'Maladie',
    'too-few': 'Trop peu de monde',
  },
  words: 'Avec vos mots (facultatif)',
  wordsHint: 'Repris tel quel dans chaque e-mail, quelle que soit la langue du client.',
  look: 'Voir l’e-mail et ce qui est à rendre',
  lookTitle: 'Annuler la date : à vérifier',
  back: '{amount} à rendre à ceux qui ont payé. Vous les trouverez dans votre liste de remboursements.',
  backOnVoucher: '{amount} reviennent sur des bons cadeaux.',
  nothingBack: 'Rien n’est encore payé : rien à rendre.',
  mend: 'Retour à la date',
  inLanguage: { one: 'En {language} : {n} e-mail', other: 'En {language} : {n} e-mails' },
  frame: 'E-mail en {language} : {subject}',
}
