import type { DeskWords } from '../shape.ts'

export const deskTakenBack: DeskWords['takenBack'] = {
  by: {
    add: 'Annuler la date, sur la page de la date',
    away: 'Finir l’absence',
    back: 'Noter l’absence',
    came: 'Enregistrer les présents, avec d’autres coches',
    offer: 'Retirer la proposition, sur la page de l’option',
    calendar: 'Supprimer l’adresse de votre agenda',
    house: 'Remettre, à côté de ce qui était là avant',
    sentence: 'Montrer, ou ne pas montrer',
    workshop: 'Rien : un atelier que vous ne mettez pas sur le site, personne ne le voit',
  },
  letter: 'Les e-mails partent aussitôt. On ne peut pas les rattraper.',
  mail: 'L’e-mail part aussitôt. On ne peut pas le rattraper.',
  redeem:
    'Il n’y a pas de retour en arrière. Si la réservation est annulée, l’argent revient sur le bon.',
  newcomer:
    'Il n’y a pas de retour en arrière : les anciens liens ne fonctionnent plus, et ce que le client a dit de ses allergies est effacé.',
  burst: 'Il n’y a pas de retour en arrière : qui voulait vraiment venir demandera de nouveau.',
  group:
    'Il n’y a pas de retour en arrière, car l’e-mail part aussitôt. Annuler la réservation ou la date reste possible.',
  withdraw:
    'Il n’y a pas de retour en arrière : le groupe reçoit aussitôt un e-mail. Vous pourrez donner une nouvelle option.',
  end: 'Il n’y a pas de retour en arrière : l’appareil rentrera avec une nouvelle clé.',
  endAll:
    'Il n’y a pas de retour en arrière. Ce téléphone ou cet ordinateur aussi ne rentrera qu’avec une nouvelle clé.',
  endAllSure: 'Oui, tout déconnecter, cet appareil aussi',
  endAllProblem: 'Cochez « Oui, tout déconnecter » si c’est bien ce que vous voulez.',
}
