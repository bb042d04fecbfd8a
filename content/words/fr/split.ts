import type { AuthoredWords } from '../shape.ts'

export const split: AuthoredWords['split'] = {
  title: 'Répartir sur deux dates',
  text: 'Choisissez la date. Vous verrez ce qui change avant de décider.',
  number: 'Combien d’entre vous viennent à cette autre date ?',
  problems: {
    number:
      'Indiquez un nombre de 1 à {most}. Si vous venez tous un autre jour, déplacez plutôt toute la réservation.',
    noRoom: 'Il ne reste pas autant de places à cette date. Places libres : {left}.',
  },
  none: 'En ce moment, il n’y a de place à aucune autre date. Écrivez à {email}, nous chercherons ensemble.',
  invoiced:
    'Une facture est déjà faite pour cette réservation, au nom de tout le groupe. Écrivez à {email} et nous nous en occupons.',
  become: { one: 'Une personne viendra le {date}', other: '{n} d’entre vous viendront le {date}' },
  becomeText:
    'Votre réservation en devient deux. Le prix par personne ne change pas : aujourd’hui, vous ne payez rien de plus et rien ne vous est rendu. Ce qui est déjà payé est réparti par personne.',
  staying: 'Comme prévu : {date}',
  going: 'Nouvelle date : {date}',
  owedThere:
    'Ce qui reste dû pour cette date se paie à part ; l’e-mail que vous recevrez aussitôt vous dit comment.',
  atMost:
    'Attention : vous n’avez déjà plus droit à un remboursement complet. Si vous annulez plus tard pour cette autre date, nous vous rendrons {percent} % au plus de cette part, même si la date est encore loin.',
  button: 'Oui, diviser ma réservation',
  mail: {
    subject: 'Désormais deux réservations : {workshop}, {date}',
    preview: 'Une partie de votre groupe vient un autre jour. Voici qui vient quand, et le prix.',
    title: 'Votre groupe vient en deux fois',
    byGuest:
      'Vous avez divisé votre réservation. Si ce n’était pas vous, dites-le-nous tout de suite.',
    byFarm:
      'Nous avons divisé votre réservation. Ce n’est pas ce qui était convenu ? Dites-le-nous.',
    atMost:
      'Au moment de la division, vous n’aviez déjà plus droit à un remboursement complet. Si vous annulez plus tard pour cette date, nous vous rendrons donc {percent} % au plus, même très à l’avance.',
    calendar: 'Le fichier joint note le nouveau jour dans votre agenda.',
  },
}
