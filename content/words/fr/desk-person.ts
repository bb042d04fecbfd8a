import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const deskPerson: DeskWords['person'] = {
  title: 'Copier ou effacer les données',
  link: 'Copier ou effacer les données d’un client',
  copy: 'Une copie',
  download: 'Tout ce que nous gardons de ce client (JSON)',
  copyText: 'Envoyez ce fichier au client qui demande ce que vous gardez.',
  erase: 'Effacer',
  text: 'Le nom, l’adresse, les notes et les e-mails disparaissent aussitôt. Il n’y a pas de retour en arrière.',
  kept: {
    title: 'Ce qui reste, et pourquoi',
    lines: [
      `Les montants et les dates, sans nom : la comptabilité doit les garder ${terms.amounts.spelled}.`,
      'Une facture, avec le nom de la société : elle ne peut pas changer.',
      'Le nom, tant que l’atelier est à venir, ou qu’il reste de l’argent à rendre ou une facture demandée à établir. Effacez de nouveau ensuite.',
      'L’argent qui attend votre décision sous « Banque », avec le nom de la personne qui a payé. Quand vous l’aurez attribué ou mis de côté, ce nom disparaîtra plus tard lui aussi.',
      `Vos sauvegardes d’avant : supprimez-les dès qu’elles ont ${terms.backup.spelled}.`,
      'Ce que vous avez déjà transmis, à votre comptable par exemple : c’est dans une autre boîte e-mail.',
    ],
  },
  find: {
    text: 'Quelqu’un demande ce que vous gardez, ou veut être effacé ? Cherchez par nom ou adresse e-mail. Au bas de la page de chaque réservation se trouve « Copier ou effacer les données ».',
    label: 'Nom ou adresse e-mail',
    button: 'Chercher',
  },
  textAll:
    'Cela vaut pour tout ce qui vient de {email}, y compris les autres réservations et les messages.',
  sure: 'Oui, j’efface les données de ce client',
  button: 'Effacer les données',
  done: {
    erased: 'Les données du client sont effacées.',
    'erased-undecided':
      'Les données du client sont effacées. Sous « Banque », de l’argent attend encore, sous un nom qui ressemble au sien : décidez à qui il est ; ce nom ne peut disparaître qu’ensuite.',
    'erased-kept':
      'Ce qui pouvait partir est effacé. Le nom reste tant que l’atelier est à venir, ou qu’il reste de l’argent à rendre ou une facture demandée à établir. Effacez de nouveau les données ensuite.',
  },
}
