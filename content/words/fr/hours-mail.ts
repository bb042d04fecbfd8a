import type { AuthoredWords } from '../shape.ts'

export const hoursChanged: AuthoredWords['bookingMails']['hoursChanged'] = {
  subject: 'Nouvel horaire\u00a0: {workshop}, {date}',
  preview: 'Le jour reste, l’heure change. Vérifiez si cela vous convient encore.',
  title: 'Le jour reste, l’heure change',
  text: 'Nous avons dû changer l’horaire. Le prix reste le même.',
  newTime: 'Nouvel horaire',
  oldTime: 'C’était',
  ofDays: {
    subject: 'Autres jours\u00a0: {workshop}, {date}',
    preview:
      'Un ou plusieurs jours de votre cours changent. Vérifiez s’ils vous conviennent encore.',
    title: 'D’autres jours pour votre cours',
    text: 'Nous avons dû déplacer des jours du cours. Le prix reste le même.',
    oldDays: 'C’était',
  },
  calendar: 'Le fichier joint déplace le rendez-vous.',
  unsuitable:
    'Cela ne vous convient pas ? Annulez sans frais, ou choisissez une autre date s’il en est encore temps ; les délais sont ci-dessous. Si cela vous convient, vous n’avez rien à faire.',
  stillRequested:
    'Votre demande attend encore notre réponse. Si cette heure ne vous convient pas, retirez-la ou choisissez une autre date ; cela ne vous coûte rien.',
}
