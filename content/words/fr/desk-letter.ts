import type { DeskWords } from '../shape.ts'

export const deskLetter: DeskWords['letter'] = {
  title: 'Un e-mail à tous',
  text: 'Chaque client reçoit son propre e-mail, dans sa langue, suivi des données et du lien de sa réservation. Personne ne voit les adresses des autres.',
  frameText:
    'Au-dessus de votre texte, il y a déjà « {greeting} », et en dessous « {signature} » : ne les écrivez pas vous-même.',
  nobody: 'Personne ici n’a d’adresse e-mail.',
  textIn: 'Votre texte en {language}',
  readers: { one: 'Pour {n} e-mail', other: 'Pour {n} e-mails' },
  otherLanguages: 'Aussi dans une autre langue',
  instead: 'Sans texte dans sa propre langue, on lit celui en',
  toWaiting: {
    one: 'Aussi aux personnes de la liste d’attente ({n} e-mail)',
    other: 'Aussi aux personnes de la liste d’attente ({n} e-mails)',
  },
  unmailed: 'Sans adresse e-mail, ces personnes ne recevront rien : {names}.',
  textProblem: 'Écrivez ce que vous voulez dire dans au moins une langue.',
  insteadProblem: 'Choisissez une langue dans laquelle vous avez écrit.',
  look: 'Voir l’e-mail',
  lookTitle: 'À relire avant l’envoi',
  lookText: 'Rien n’est encore parti. La salutation et les données changent pour chaque client.',
  inLanguage: {
    one: 'En {language}, {n} e-mail',
    other: 'En {language}, {n} e-mails',
  },
  otherText: 'Vous n’avez rien écrit ici : on lira votre texte en {language}, et l’e-mail le dit.',
  frame: 'E-mail en {language} : {subject}',
  send: { one: 'Envoyer {n} e-mail', other: 'Envoyer {n} e-mails' },
  mend: 'Corriger le texte',
}
