import type { AuthoredWords } from '../shape.ts'

export const moved: AuthoredWords['bookingMails']['moved'] = {
  subject: 'Nouvelle date : {workshop}, {date}',
  preview: 'Votre réservation a changé de jour. L’ancienne date ne compte plus.',
  title: 'Vous venez un autre jour',
  byGuest: 'Comme vous l’avez demandé : voici votre nouvelle date.',
  byFarm:
    'Nous avons déplacé votre réservation. Si ce jour ne vous convient pas, répondez à cet e‑mail et nous chercherons une autre date.',
  newDate: 'Nouvelle date',
  newTime: 'Horaire',
  oldDate: 'Ancienne date',
  paidAlong: 'Les {paid} que vous avez payés passent à la nouvelle date.',
  atMost:
    'Au moment de changer de date, vous n’aviez déjà plus droit à un remboursement complet. Si vous annulez plus tard, nous vous rendrons donc {percent} % au plus, même longtemps avant la nouvelle date.',
  stillRequested: 'Votre demande attend encore notre réponse. D’ici là, vous n’avez rien à payer.',
  calendar:
    'Le fichier joint déplace le rendez-vous. Si l’ancien reste dans votre agenda, supprimez-le.',
}
