import type { DeskWords } from '../shape.ts'

export const deskLine: DeskWords['line'] = {
  rule: 'Une place qui se libère va au premier de la liste qui peut venir avec tout son monde. Un petit groupe peut donc passer avant un plus grand.',
  unproven: 'Adresse pas encore confirmée : pas d’offre pour lui',
  mailAgain: 'Renvoyer le lien',
  title: 'Modifier',
  number: 'Combien sont-ils ?',
  saveNumber: 'Enregistrer le nombre',
  numberText: 'S’il y a assez de place pour ce nombre, le client reçoit aussitôt une offre.',
  offer: 'Proposer ces places',
  offerText:
    'Même si quelqu’un d’autre attend depuis plus longtemps. Le client reçoit un e-mail et choisit lui-même.',
  off: 'Retirer de la liste',
  offText: 'Le client n’en est pas prévenu.',
  offOffered:
    'L’offre tombe et les places vont au suivant. Le client n’en est pas prévenu, et il n’y a pas de retour en arrière.',
  refused: {
    gone: 'Rien n’a changé : ce groupe n’attend plus ici, ou il a déjà une offre.',
    'no-room': 'Rien n’a changé : il n’y a pas autant de places.',
    'too-late': 'Rien n’a changé : l’atelier commence trop tôt pour une offre.',
    number: 'Indiquez un nombre de personnes, de 1 à {max}.',
  },
}
