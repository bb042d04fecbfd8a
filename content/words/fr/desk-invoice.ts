import type { DeskWords } from '../shape.ts'

export const deskInvoice: DeskWords['invoice'] = {
  booking: 'Aller à la réservation',
  ubl: '{name} pour Peppol (UBL)',
  mail: 'Envoyer le PDF à {name}',
  noMail:
    'Ce client n’a pas d’adresse e-mail : imprimez la page, ou transmettez-lui le PDF vous-même.',
  print: 'Imprimez avec le menu de votre navigateur.',
  peppol:
    'Pour une société belge, il faut aussi envoyer le fichier Peppol : le logiciel de votre comptable s’en charge.',
  done: {
    mailed: 'L’e-mail avec le PDF part maintenant.',
    'to-accountant': 'L’e-mail à votre comptable part maintenant.',
  },
}
