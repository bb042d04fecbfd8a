import type { HoursChangedMailWords } from '../shape/hours-mail.ts'

export const hoursChanged: HoursChangedMailWords = {
  subject: 'Nouvel horaire\u00a0: {workshop}, {date}',
  preview: 'Le jour reste, l’heure change. Vérifiez si cela vous convient encore.',
  title: 'Le jour reste, l’heure change',
  text: 'Nous avons dû changer l’horaire de votre atelier. Le jour et le prix restent les mêmes.',
  newTime: 'Nouvel horaire',
  oldTime: 'C’était',
  calendar: 'Le fichier d’agenda joint à cet e‑mail met le rendez‑vous à la nouvelle heure.',
  unsuitable:
    'Cela ne vous convient pas\u00a0? Annulez sans frais jusqu’au {until} inclus\u00a0: nous vous remboursons ' +
    'tout ce que vous avez payé. Vous pouvez aussi choisir une autre date, avec les liens ' +
    'ci-dessous. Si l’heure vous convient, vous n’avez rien à faire.',
  stillRequested:
    'Votre demande attend encore notre réponse. Si cette heure ne vous convient pas, retirez‑la ' +
    'ou choisissez une autre date, avec les liens ci-dessous. Cela ne vous coûte rien.',
}
