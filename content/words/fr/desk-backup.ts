import type { DeskWords } from '../shape.ts'

export const deskBackup: DeskWords['backup'] = {
  title: 'Sauvegarde',
  last: 'Dernière sauvegarde : {date}.',
  never: 'Dernière sauvegarde : jamais.',
  old: 'C’est il y a plus d’un mois. Si le serveur lâche, tout ce qui a suivi est perdu.',
  toPage: 'Faire une sauvegarde',
  text: 'Une sauvegarde est un seul fichier, avec tout : réservations, argent, e-mails, réglages. Il est chiffré. Gardez-le sur votre ordinateur ou une clé USB, pas seulement sur votre téléphone.',
  key: {
    title: '1. La clé, sur papier',
    text: 'Sans la clé, personne n’ouvre une sauvegarde, vous non plus. Recopiez-la ou imprimez-la, et rangez-la loin du fichier : dans une armoire, pas dans vos e-mails.',
    button: 'Montrer la clé',
    shown:
      'La clé a déjà été montrée, pour la mettre sur papier. Vous ne l’avez plus ? Montrez-la de nouveau.',
    page: 'La clé de vos sauvegardes',
    once: 'Elle n’est sur votre écran que maintenant. Vérifiez chaque signe : elle commence par AGE-SECRET-KEY-1 et compte 74 signes, sans espaces. Imprimez avec le menu de votre navigateur.',
    done: 'Elle est sur papier',
  },
  file: {
    title: '2. Le fichier',
    first: 'Mettez d’abord la clé sur papier : le bouton viendra ensuite ici.',
    button: 'Télécharger la sauvegarde',
    age: 'Jetez les plus anciennes : votre page de confidentialité promet qu’une sauvegarde reste {days} jours au plus. Pour remettre tout en place, la personne qui gère votre serveur a besoin du fichier et de la clé.',
  },
}
