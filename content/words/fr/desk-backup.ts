import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const deskBackup: DeskWords['backup'] = {
  title: 'Sauvegarde',
  last: 'Dernière sauvegarde : {date}.',
  never: 'Dernière sauvegarde : jamais.',
  old: `Elle a plus de ${terms.freshBackup.figures}. Si le serveur lâche, tout ce qui a suivi est perdu.`,
  toPage: 'Faire une sauvegarde',
  text: 'Une sauvegarde est un seul fichier, avec tout : réservations, argent, e-mails, réglages. Il est chiffré. Gardez-le sur votre ordinateur ou une clé USB, pas seulement sur votre téléphone.',
  key: {
    title: '1. La clé, sur papier',
    text: 'Sans la clé, personne n’ouvre une sauvegarde, pas même vous. Recopiez-la ou imprimez-la, et rangez-la loin du fichier : dans une armoire, pas dans vos e-mails.',
    button: 'Afficher la clé',
    shown:
      'La clé a déjà été affichée, pour que vous la mettiez sur papier. Vous ne l’avez plus ? Affichez-la de nouveau.',
    page: 'La clé de vos sauvegardes',
    once: 'Elle ne s’affiche que cette fois. Vérifiez chaque caractère : elle commence par AGE-SECRET-KEY-1 et compte 74 caractères, sans espaces. Imprimez avec le menu de votre navigateur.',
    done: 'La clé est sur papier',
  },
  file: {
    title: '2. Le fichier',
    first: 'Mettez d’abord la clé sur papier : le bouton apparaîtra ensuite ici.',
    button: 'Télécharger la sauvegarde',
    age: 'Supprimez les anciennes sauvegardes : votre page de confidentialité promet de les garder {days} jours au plus. Pour remettre tout en place, la personne qui gère votre serveur a besoin du fichier et de la clé.',
  },
}
